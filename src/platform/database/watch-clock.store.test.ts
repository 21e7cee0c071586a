import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Log } from '#src/platform/log/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { watchClock } from './watch-clock.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

it('tells of a clock that is not the database’s, how far it is off, and when it is right again', async () => {
  const told: string[] = [];
  const say = (_: unknown, words: string) => told.push(words);
  const log = { warn: say, error: say } as unknown as Log;
  const { rows } = await database.pool.query('select extract(epoch from clock_timestamp()) * 1000 as ms');
  const off = Number(rows[0].ms) - Date.now(); // the suite's clock may be moved; PostgreSQL's never is
  let moved = 1_500_000;
  const clock = { now: () => new Date(Date.now() + off + moved) };
  const watching = await watchClock(database.db, clock, log, 20);
  expect(told[0]).toMatch(/^This machine's clock is 1500 s ahead of the database's: .* Set both clocks by NTP\.$/);
  moved = -60_000;
  await expect.poll(() => told.at(-1)).toMatch(/clock is 60 s behind the database's/);
  moved = 0;
  await expect.poll(() => told.at(-1)).toBe("this machine's clock agrees with the database's again");
  const before = told.length;
  await expect.poll(() => database.pool.query('select 1').then(() => told.length)).toBe(before);
  watching.stop();
});
