import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Count, countPlaywright, countVitest, runTool } from './suite/run-tool.ts';

// `npm test`: every check in a row, each with its own output, and one line at the end. A red step does not keep the
// next from running: whoever reads the log wants all that is wrong.

type Step = { name: string; command: string[]; env?: Record<string, string>; count?: () => Count | undefined };

const RESULTS = path.resolve('test-results');
const VITEST = path.join(RESULTS, 'vitest.json');
const PLAYWRIGHT = path.join(RESULTS, 'playwright.json');

const steps: Step[] = [
  // What Knip and the compiler read besides what is in the repository.
  { name: 'Route types', command: ['react-router', 'typegen'] },
  { name: 'Format and lint', command: ['biome', 'check', '.'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Code that only tests use', command: ['knip', '--production'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Advisories and lock', command: ['node', 'scripts/dependencies/check-advisories.ts'] },
  { name: 'Licences', command: ['node', 'scripts/dependencies/write-licences.ts', '--check'] },
  {
    name: 'Unit, component, architecture, database, contract and fault tests',
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
  const ok = runTool(step.command, step.env);
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
