import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

// `npm test`: every check in a row, each with its own output, and one line at the end. A red step does not keep the
// next from running: whoever reads the log wants all that is wrong.

type Count = { passed: number; failed: number };
type Step = { name: string; command: string[]; env?: Record<string, string>; count?: () => Count | undefined };

const RESULTS = path.resolve('test-results');
const VITEST = path.join(RESULTS, 'vitest.json');
const PLAYWRIGHT = path.join(RESULTS, 'playwright.json');

const steps: Step[] = [
  { name: 'Format and lint', command: ['biome', 'check', '.'] },
  { name: 'Route types', command: ['react-router', 'typegen'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  {
    name: 'Unit, architecture, database, contract and fault tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    count: () => countVitest(VITEST),
  },
  {
    name: 'Journeys in the browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT },
    count: () => countPlaywright(PLAYWRIGHT),
  },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const red: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const ok = run(step);
  const count = step.count?.();
  total.passed += count?.passed ?? 0;
  total.failed += count?.failed ?? 0;
  if (!ok || (count && count.failed > 0)) red.push(step.name);
  // A runner that died, or ran nothing at all, is a failure of its own.
  if (step.count && (!count || (!ok && count.failed === 0) || count.passed + count.failed === 0)) total.failed += 1;
  if (!step.count && !ok) total.failed += 1;
  console.log(`   ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(red.length ? `\nRed: ${red.join('; ')}` : '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = red.length || total.failed ? 1 : 0;

function run({ command: [tool, ...args], env }: Step): boolean {
  const bin = path.resolve('node_modules/.bin');
  const variables = {
    ...process.env,
    NODE_ENV: 'test',
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
    ...env,
  };
  const done = spawnSync(path.join(bin, tool as string), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: variables,
    shell: process.platform === 'win32',
  });
  if (done.error) console.error(done.error.message);
  return done.status === 0;
}

function countVitest(file: string): Count | undefined {
  const report = read<{ numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: unknown[] }[] }>(file);
  if (!report) return undefined;
  // A file that could not even be loaded has no tests to count.
  const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

function countPlaywright(file: string): Count | undefined {
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
