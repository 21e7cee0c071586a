import { runChecks, STATIC_CHECKS } from './suite/static-checks.ts';

// `npm run check`: the checks that need no database, server or browser, run in parallel.

const tests = {
  name: 'Unit and architecture tests',
  command: ['vitest', 'run', '--project', 'unit', '--project', 'components', '--project', 'architecture'],
};
const red = await runChecks([tests, ...STATIC_CHECKS]);
console.log(red.length ? `\nRed: ${red.join('; ')}` : '\nAll passed');
process.exitCode = red.length ? 1 : 0;
