import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { type CutLine, cutLine } from '#tests/support/cut-line.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { Outage } from './outage.ts';
import { reportingClient } from './reporting-pool.ts';
import { isUnreachable } from './unreachable.ts';

let database: FreshDatabase;
let line: CutLine;
let outage: Outage;
let open: OpenDatabase;
/** Called at the first failure that is reported. */
let doubted: Mock<() => void>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  line = await cutLine(database.url);
  const log = createLog('silent');
  outage = new Outage(log);
  open = openDatabase(line.url, { size: 2, log, outage });
  doubted = vi.fn();
  outage.onDoubt(doubted);
});
afterEach(async () => {
  await line.close();
  await open.close();
});

const one = () => sql`select 1`.execute(open.db);
const failing = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('reports a connection that cannot be made, and recovers on its own', async () => {
  line.become('refusing');
  expect(isUnreachable(await failing(one()))).toBe(true);
  expect(doubted).toHaveBeenCalled();
  line.become('open');
  await one();
});

it('reports a connection lost while idle', async () => {
  await one();
  expect(doubted).not.toHaveBeenCalled();
  line.become('refusing');
  await expect.poll(() => doubted.mock.calls.length).toBeGreaterThan(0);
});

it('reports a connection lost in use, also inside a transaction', async () => {
  const lost = open.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    line.become('refusing');
    await sql`select 2`.execute(trx);
  });
  expect(isUnreachable(await failing(lost))).toBe(true);
  expect(doubted).toHaveBeenCalled();
});

it('does not report a wrong statement', async () => {
  expect(isUnreachable(await failing(sql`select nothing`.execute(open.db)))).toBe(false);
  expect(doubted).not.toHaveBeenCalled();
});

it('closes a connection whose statement got no answer, so that nobody waits behind it', async () => {
  const Client = reportingClient(outage);
  const client = new Client({ connectionString: line.url, query_timeout: 100 });
  await client.connect();
  line.become('silent');
  expect(isUnreachable(await failing(client.query('select 1')))).toBe(true);
  await expect.poll(() => line.connections().now).toBe(0);
  expect(isUnreachable(await failing(client.query('select 1')))).toBe(true);
});
