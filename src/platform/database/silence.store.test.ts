import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { type CutLine, cutLine } from '#tests/support/cut-line.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { LONG, tell } from '#tests/support/rounds.ts';
import { Outage } from './outage.ts';
import { ReportingPool } from './reporting-pool.ts';
import { isUnreachable } from './unreachable.ts';

let database: FreshDatabase;
let line: CutLine;
let pool: ReportingPool;
beforeAll(async () => {
  database = await freshDatabase();
  line = await cutLine(database.url);
  pool = new ReportingPool(
    { connectionString: line.url, max: 2, connectionTimeoutMillis: 60_000, query_timeout: 60_000 },
    new Outage(createLog('silent')),
  );
});
afterAll(async () => {
  line?.become('refusing');
  await pool?.end();
  await line?.close();
  await database?.close();
});

const timed = async (work: Promise<unknown>) => {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, ms: Math.round(performance.now() - began) };
};
/** As the shop's requests do: a connection, then a statement. */
const ask = async (statement: string) => {
  const client = await pool.connect();
  try {
    return await client.query(statement);
  } finally {
    client.release();
  }
};

describe('a pool of a database that is connected', () => {
  it('lets a statement take its time while the database answers others, and others wait for it', async () => {
    const long = [ask('select pg_sleep(3)'), ask('select pg_sleep(3)'), ask('select 1')];
    await expect(Promise.all(long)).resolves.toHaveLength(3);
  });

  it('gives up everything soon once nothing comes back, refuses at once, and goes on when it answers again', async () => {
    await ask('select 1');
    line.become('silent');
    const waits = await Promise.all([
      timed(ask('select 1')),
      timed(ask('select 2')),
      timed(ask('select 3')), // waits for a connection
    ]);
    for (const { error } of waits) expect(isUnreachable(error)).toBe(true);
    const slowest = Math.max(...waits.map(({ ms }) => ms));
    const next = await timed(ask('select 4'));
    expect(isUnreachable(next.error)).toBe(true);
    expect(next.ms).toBeLessThan(slowest / 2);
    tell(`a silent database: given up after ${slowest} ms, then refused within ${next.ms} ms`);
    if (LONG) expect(slowest).toBeLessThan(3_000);

    line.become('open');
    await expect.poll(async () => (await timed(ask('select 5'))).error, { timeout: 60_000 }).toBeUndefined();
  });
});
