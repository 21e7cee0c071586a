import { spawnSync } from 'node:child_process';
import { runTool } from './suite/run-tool.ts';

// `npm run test:long`: the fault tests of money with the numbers that docs/payments.md promises, and outages of the database as
// docs/operations.md promises they end, about fifty minutes; then the suite at other times of day and on other days (test-clock.ts), hours.
// Further words go to vitest: `npm run test:long -- tests/faults/kill-points.test.ts`.

const given = process.argv.slice(2);
const files = ['last-units', 'slots', 'kill-points', 'webhooks', 'random-checkouts', 'tampering', 'provider-trouble', 'outage'].map(
  (name) => `tests/faults/${name}.test.ts`,
);
const faults = runTool(['vitest', 'run', '--project', 'faults', '--project', 'breakdowns', ...(given.length ? given : files)], { KIRAN_LONG: '1' });
const clock = given.length > 0 || spawnSync(process.execPath, ['scripts/test-clock.ts'], { stdio: 'inherit' }).status === 0;
process.exitCode = faults && clock ? 0 : 1;
