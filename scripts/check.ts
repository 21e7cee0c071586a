import { runChecks, STATIC_CHECKS } from './suite/static-checks.ts';

// `npm run check`: what can be known without a database, a server or a browser, beside each other.

const tests = {
  name: 'Unit and architecture tests',
  command: ['vitest', 'run', '--project', 'unit', '--project', 'components', '--project', 'architecture'],
};
const red = await runChecks([tests, ...STATIC_CHECKS]);
console.log(red.length ? `\nRed: ${red.join('; ')}` : '\nAll passed');
process.exitCode = red.length ? 1 : 0;
