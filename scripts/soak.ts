import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { wrongInBooks } from '#tests/support/books.ts';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { runningShop } from '#tests/support/running-shop.ts';
import { growthPerHour } from './soak/slope.ts';
import { makeTraffic } from './soak/traffic.ts';
import type { Sample } from './soak/watch-process.ts';

// `npm run soak`: a shop under mixed traffic for two hours (`-- --short`: ten minutes; `-- --minutes 30`), and what it uses meanwhile. Fails above
// what docs/operations.md promises.

const given = process.argv.slice(2);
const minutes = given.includes('--short') ? 10 : Number(given[given.indexOf('--minutes') + 1] ?? Number.NaN) || 120;
/**
 * Percent an hour, and milliseconds. In less than an hour a few MiB that come and go make a steep line: such a round finds only a leak that would fill
 * the memory within a day.
 */
const PROMISED = { memory: minutes >= 60 ? 5 : 60, p99: 50 };
/** The first part does not count: caches fill, code is compiled, connections open. */
const WARM_UP = Math.min(0.4, 20 / minutes);

const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-soak-'));
const figures = path.join(folder, 'figures.jsonl');
const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const watching = new URL('./soak/watch-process.ts', import.meta.url).href;
const shop = await runningShop({
  NODE_OPTIONS: `--import=${watching}`,
  SOAK_FIGURES: figures,
  SOAK_EVERY: String(Math.max(2, minutes / 12)),
});
const connections: { at: number; value: number }[] = [];
let failed = false;
try {
  const began = performance.now();
  const traffic = await makeTraffic(shop);
  console.log(`Soaking for ${minutes} minutes …`);
  const ended = shop.server.ended.then((how) => `The shop ended: ${how}\n${shop.server.output().slice(-2000)}`);
  for (let passed = 0; passed < minutes * 60; passed = (performance.now() - began) / 1000) {
    const how = await Promise.race([ended, pause(5_000)]);
    if (how) throw new Error(how);
    const { rows } = await shop.sql.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database()',
    );
    connections.push({ at: passed, value: rows[0]?.count ?? 0 });
  }
  await traffic.stop();
  failed = !report(traffic.done, minutes * 60);
  const wrong = await wrongInBooks(shop.sql, 'at rest');
  if (wrong.length > 0) console.log('The books are wrong:', wrong);
  failed ||= wrong.length > 0;
} finally {
  await shop.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** What the shop has logged, and how often: warnings and errors only. */
function countLines(output: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of output.split('\n')) {
    const { msg, reason } = line.startsWith('{') ? JSON.parse(line) : { msg: '', reason: undefined };
    const words = [msg, reason].filter(Boolean).join(': ');
    if (words) counts[words] = (counts[words] ?? 0) + 1;
  }
  return counts;
}

/** Prints the figures; false if one is above what is promised. */
function report(done: Map<string, number>, seconds: number): boolean {
  const all = existsSync(figures)
    ? readFileSync(figures, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Sample)
    : [];
  const from = (all[0]?.at ?? 0) + seconds * WARM_UP;
  const samples = all.filter(({ at }) => at >= from);
  const open = connections.filter(({ at }) => at >= seconds * WARM_UP);
  const of = (name: keyof Sample) => samples.map((sample) => ({ at: sample.at, value: sample[name] }));
  const row = (values: { at: number; value: number }[]) => ({
    first: values[0]?.value.toFixed(1),
    last: values.at(-1)?.value.toFixed(1),
    'growth an hour (%)': growthPerHour(values).toFixed(1),
  });
  console.table({
    'memory in use (MiB)': row(of('used')),
    'memory occupied (MiB)': row(of('rss')),
    handles: row(of('handles')),
    'open files': row(of('files')),
    'database connections': row(open),
  });
  const memory = growthPerHour(of('used'));
  const late = samples.map(({ p99 }) => p99).toSorted((a, b) => a - b);
  const p99 = late[Math.floor(late.length / 2)] ?? Number.NaN;
  const rejections = samples.at(-1)?.rejections ?? Number.NaN;
  const strange = [...done.keys()].filter((name) => / 5\d\d$|^no answer/.test(name));
  console.table(countLines(shop.server.output()));
  console.table(Object.fromEntries([...done].toSorted(([a], [b]) => a.localeCompare(b))));
  const judged = {
    [`memory grows by ${memory.toFixed(1)} % an hour (below ${PROMISED.memory})`]: memory < PROMISED.memory,
    [`the event loop is less than ${p99.toFixed(0)} ms late in 99 % of the time (below ${PROMISED.p99})`]:
      p99 < PROMISED.p99,
    [`${rejections} unhandled rejections`]: rejections === 0,
    [`${strange.length} kinds of failed answers${strange.length ? `: ${strange.join('; ')}` : ''}`]:
      strange.length === 0,
  };
  for (const [words, kept] of Object.entries(judged)) console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${words}`);
  return Object.values(judged).every(Boolean);
}
