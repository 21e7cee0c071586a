import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { type StoppablePostgres, stoppablePostgres } from '#tests/support/stoppable-postgres.ts';
import { type Pooler, transactionPooler } from '#tests/support/transaction-pooler.ts';
import { checkDatabase } from './check-database.ts';
import { checkPooler } from './check-pooler.ts';
import { openDatabase } from './database.ts';

// `npm run drill:pgbouncer` does the same with PgBouncer.

let server: StoppablePostgres;
let pooler: Pooler | undefined;
beforeAll(async () => {
  server = await stoppablePostgres();
});
afterAll(() => server?.remove());
afterEach(async () => {
  await pooler?.close();
  pooler = undefined;
});

async function check(url: string, look: typeof checkPooler = checkPooler): Promise<string | undefined> {
  const { pool, close } = openDatabase(url, { size: 2, log: createLog('silent') });
  return look(pool)
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
    .finally(close);
}

it.each(['transaction', 'transaction with reset'] as const)('refuses a pooler in mode %s', async (mode) => {
  pooler = await transactionPooler(server.url, mode);
  expect(await check(pooler.url, checkDatabase)).toBe(
    'DATABASE_URL leads through a pooler that gives each transaction another connection (PgBouncer with pool_mode=transaction or statement): ' +
      'set pool_mode=session there for this database, or lead DATABASE_URL past the pooler, because the shop listens for notifications and holds locks.',
  );
});

it('takes a pooler in session mode, and leaves no lock behind', async () => {
  pooler = await transactionPooler(server.url, 'session');
  expect(await check(pooler.url)).toBeUndefined();
  const { pool, close } = openDatabase(server.url, { size: 1, log: createLog('silent') });
  expect((await pool.query("select from pg_locks where locktype = 'advisory'")).rowCount).toBe(0);
  await close();
});

it('asks no more than one statement where there is no pooler', async () => {
  const { pool, close } = openDatabase(server.url, { size: 1, log: createLog('silent') });
  await checkPooler(pool); // with a lock it would wait for a second connection
  await close();
});
