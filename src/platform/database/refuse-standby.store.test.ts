import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { asAdministrator } from '#tests/support/postgres.ts';
import { type StoppablePostgres, stoppablePostgres } from '#tests/support/stoppable-postgres.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { databaseTrouble } from './database-trouble.ts';
import { listen } from './listen.ts';
import { isUnreachable } from './unreachable.ts';

let server: StoppablePostgres;
let open: OpenDatabase;
beforeAll(async () => {
  server = await stoppablePostgres();
  open = openDatabase(server.url, { size: 1, log: createLog('silent') });
});
afterAll(async () => {
  await open?.close();
  await server?.remove();
});
const administer = (...statements: string[]) =>
  asAdministrator(server.url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** As the shop's statements do. */
const write = () =>
  sql`create table if not exists written ()`.execute(open.db).then(
    () => undefined,
    (error: unknown) => error,
  );
const promote = () => administer('select pg_promote()');

it('counts a standby as a database that is away, and goes on with it once it is the primary', async () => {
  await server.demote();
  const refused = await open.pool.query('select 1').catch((error: unknown) => error);
  expect(isUnreachable(refused)).toBe(true);
  expect(databaseTrouble(server.url, refused)).toMatch(
    /^The database at .* can only be read: DATABASE_URL must lead to the primary server, /,
  );
  await promote();
  expect(await write()).toBeUndefined();
});

it('does not listen to a standby', async () => {
  await server.demote();
  const hearer = { heard: vi.fn(), listening: vi.fn(), answered: vi.fn(), lost: vi.fn() };
  const listening = listen(server.url, { channel: 'news', name: 'test' }, hearer);
  await expect.poll(() => hearer.lost.mock.calls.length).toBeGreaterThan(0);
  expect(hearer.lost.mock.calls[0]?.[0]).toMatchObject({ code: '25006', message: expect.stringContaining('standby') });
  expect(hearer.listening).not.toHaveBeenCalled();
  await promote();
  await expect.poll(() => hearer.listening.mock.calls.length).toBe(1);
  await listening.stop();
});

it('does not keep a connection on which it could not write', async () => {
  await administer('alter role postgres set default_transaction_read_only = on');
  await open.pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  expect(isUnreachable(await write())).toBe(true);
  await administer(
    'set default_transaction_read_only = off',
    'alter role postgres reset default_transaction_read_only',
  );
  expect(await write()).toBeUndefined();
});
