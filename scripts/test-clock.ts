import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { weekdayOf, writtenInIndia } from '#src/kernel/india-time.ts';
import { coverage, readInstant } from './suite/instants.ts';
import { type Count, countPlaywright, countVitest, runTool } from './suite/run-tool.ts';

// `npm run test:clock`: the end-to-end journeys and the time-dependent tests, with shop, browser and tests at other times of day and on
// other days (tests/README.md). `npm run test:clock -- --at 2026-12-31T23:50 --at 06:30 tests/e2e/booking-life.spec.ts` runs a selection; a
// full run takes hours. One table at the end; exit code 1 if anything failed.

/** The time-dependent tests of Vitest's projects. */
const BY_THE_CLOCK = [
  ...['bookings', 'delivery-desk', 'offers', 'product-page', 'roster', 'services', 'storefront', 'visits', 'zones'].map(
    (name) => `tests/contract/${name}.test.ts`,
  ),
  ...['back-office/reports', 'sales/delivery', 'sales/promotions', 'services'].map((area) => `src/shop/${area}/`),
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const RESULTS = path.resolve('test-results/clock');

type Line = {
  at: string;
  day: string;
  what: string;
  passed: number;
  failed: number;
  minutes: string;
  outcome: 'passed' | 'FAILED';
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', multiple: true } },
});
const { holidays } = JSON.parse(readFileSync('seed/roster.json', 'utf8')) as { holidays: { day: string }[] };
const instants =
  values.at ??
  coverage(
    new Date(),
    holidays.map(({ day }) => day),
  );
const moments = instants.map((at) => readInstant(at, new Date()));
const isJourney = (name: string) => name.includes('tests/e2e') || name.endsWith('.spec.ts');
const journeys = positionals.filter(isJourney);
const others = positionals.length ? positionals.filter((name) => !isJourney(name)) : BY_THE_CLOCK;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const lines: Line[] = [];
for (const moment of moments) {
  if (others.length)
    run(
      moment,
      'tests',
      (report) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...others],
      countVitest,
    );
  if (journeys.length || positionals.length === 0)
    run(moment, 'journeys', () => ['playwright', 'test', '--reporter=list,json', ...journeys], countPlaywright);
}
console.table(lines);
process.exitCode = lines.some(({ outcome }) => outcome === 'FAILED') ? 1 : 0;

/** Each run begins at its moment, and time passes from there. */
function run(
  moment: Date,
  what: string,
  command: (report: string) => string[],
  count: (report: string) => Count | undefined,
): void {
  const written = writtenInIndia(moment).slice(0, 16).replace('T', ' ');
  const day = WEEKDAYS[weekdayOf(written.slice(0, 10)) - 1] as string;
  console.log(`\n── ${what} on ${day}, ${written} in India`);
  const report = path.join(RESULTS, `${what}-${lines.length}.json`);
  const began = Date.now();
  const offset = Math.round((moment.getTime() - began) / 1000);
  const ok = runTool(command(report), { TEST_CLOCK_OFFSET: String(offset), PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { passed, failed } = count(report) ?? { passed: 0, failed: 1 };
  const outcome = ok && failed === 0 && passed > 0 ? 'passed' : 'FAILED';
  lines.push({ at: written, day, what, passed, failed, minutes: ((Date.now() - began) / 60_000).toFixed(1), outcome });
}
