import { spawnSync } from 'node:child_process';
import { runTool } from './suite/run-tool.ts';

// `npm run test:long`: the fault tests of money with the numbers that docs/payments.md promises; then, one file after the other, tests that
// measure seconds and MiB, such as how database outages end, as docs/operations.md promises; about an hour. Then a release is made and
// started (test-release.ts), the former release is tried on this one's schema (test-former-release.ts), every part of the bench is run quickly
// (test-bench.ts), and the suite runs at other times of day and on other days (test-clock.ts), hours. Extra arguments go to vitest:
// `npm run test:long -- tests/faults/kill-points.test.ts`. `soak` as the first is `npm run soak`.

const given = process.argv.slice(2);
const files = ['last-units', 'slots', 'kill-points', 'webhooks', 'random-checkouts', 'tampering'].map(
  (name) => `tests/faults/${name}.test.ts`,
);
const measured = [
  ...[
    ...[
      'backup',
      'provider-trouble',
      'outage',
      'outage-answers',
      'killed-database',
      'watched-database',
      'fleet',
      'rolling',
    ],
    ...['resiliency', 'mail-outage', 'overload'],
  ].map((name) => `tests/faults/${name}.test.ts`),
  'src/platform/database/silence.store.test.ts',
  'tests/contract/hostile-requests.test.ts',
  'tests/contract/identity.test.ts',
  'src/shop/catalogue/import/exchange.store.test.ts',
];
const long = (...words: string[]) => runTool(['vitest', 'run', ...words], { KIRAN_LONG: '1' });
const script = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, [`scripts/${name}.ts`, ...words], { stdio: 'inherit' }).status === 0;

const everything = () =>
  [
    long(...files),
    long('--maxWorkers=1', ...measured),
    script('test-release', '--without-image'),
    script('test-former-release'),
    script('test-bench'),
    script('test-clock'),
  ].every(Boolean);
const [first, ...rest] = given;
const passed = first === 'soak' ? script('soak', ...rest) : first ? long(...given) : everything();
process.exitCode = passed ? 0 : 1;
