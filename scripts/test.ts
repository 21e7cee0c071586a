import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Count, countPlaywright, countVitest, runTool } from './suite/run-tool.ts';
import { runChecks, STATIC_CHECKS } from './suite/static-checks.ts';

// `npm test`: the static checks in parallel, then the tests one after the other, each with its own output, and one line at the end. A
// failed step does not stop the next: a reader of the log wants to see everything that is wrong.

type Step = { name: string; command: string[]; env?: Record<string, string>; count: () => Count | undefined };

const RESULTS = path.resolve('test-results');
const VITEST = path.join(RESULTS, 'vitest.json');
const PLAYWRIGHT = path.join(RESULTS, 'playwright.json');

const steps: Step[] = [
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
const total: Count = { passed: 0, failed: 0, failures: [] };
const red = await runChecks(STATIC_CHECKS);
total.failed += red.length;
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const ok = runTool(step.command, step.env);
  const count = step.count();
  total.passed += count?.passed ?? 0;
  total.failed += count?.failed ?? 0;
  total.failures.push(...(count?.failures ?? []));
  if (!ok || (count && count.failed > 0)) red.push(step.name);
  // A runner that crashed, or ran nothing at all, counts as a failure.
  if (!count || (!ok && count.failed === 0) || count.passed + count.failed === 0) total.failed += 1;
  console.log(`   ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
// Once more at the end, which is what is kept of a long log.
if (total.failures.length) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
console.log(red.length ? `\nRed: ${red.join('; ')}` : '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = red.length || total.failed ? 1 : 0;
