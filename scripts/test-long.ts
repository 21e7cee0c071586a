import { spawnSync } from 'node:child_process';
import path from 'node:path';

// `npm run test:long`: the fault tests of money with the numbers that docs/payments.md promises; about forty minutes.
// Further words go to vitest: `npm run test:long -- tests/faults/kill-points.test.ts`.

const given = process.argv.slice(2);
const files = ['last-units', 'slots', 'kill-points', 'webhooks', 'random-checkouts', 'tampering', 'provider-trouble'].map(
  (name) => `tests/faults/${name}.test.ts`,
);
const bin = path.resolve('node_modules/.bin');
const done = spawnSync(path.join(bin, 'vitest'), ['run', '--project', 'faults', '--project', 'breakdowns', ...(given.length ? given : files)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', KIRAN_LONG: '1', PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
  shell: process.platform === 'win32',
});
if (done.error) console.error(done.error.message);
process.exitCode = done.status ?? 1;
