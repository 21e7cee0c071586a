import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log/log.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { planHash } from './plan-shape.ts';
import { explainAt } from './slow-queries.ts';

type Line = { msg: string; statement: string; statementId: string; plan?: string; ms: number };

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table parcel (id integer primary key, owner text)`.execute(database.db);
});
afterAll(() => database?.close());

/** The shop's own pool with everything slow, and the lines it logs. */
function watched(slowMs: number) {
  const lines: Line[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }) as Log;
  const open = openDatabase(database.url, { size: 2, log, slowMs });
  return { ...open, slow: () => lines.filter(({ msg }) => msg === 'a slow statement') };
}

describe('a slow statement', () => {
  it('is logged without its values, with the hash of its plan', async () => {
    const { db, slow, close } = watched(1);
    await sql`select pg_sleep(0.05), (select owner from parcel where owner = ${'asha@example.com'} and id > 987654321)`.execute(
      db,
    );
    await expect.poll(() => slow().length).toBe(1);
    const [line] = slow() as [Line];
    expect(line.statement).toBe('select pg_sleep(?), (select owner from parcel where owner = ? and id > ?)');
    expect(line.plan).toMatch(/^[0-9a-f]{12}$/);
    expect(line.ms).toBeGreaterThanOrEqual(49);
    expect(JSON.stringify(slow())).not.toMatch(/asha|987654321/);
    await close();
  });

  it('is logged if it fails, and if it cannot be planned', async () => {
    const { db, slow, close } = watched(1);
    await expect(sql`select pg_sleep(0.02), 1 / (random() * 0)::int`.execute(db)).rejects.toThrow('division');
    await sql`do $$ begin perform pg_sleep(0.02); end $$`.execute(db);
    await expect.poll(() => slow().length).toBe(2);
    expect(slow().find(({ statement }) => statement.startsWith('do'))).not.toHaveProperty('plan');
    await close();
  });

  it('is not logged below the limit', async () => {
    const { db, slow, close } = watched(60_000);
    await sql`select pg_sleep(0.01)`.execute(db);
    await close();
    expect(slow()).toEqual([]);
  });

  it('is explained without being run, and only one', async () => {
    const explain = explainAt(database.url);
    await explain('insert into parcel values ($1, $2)', [7, 'Asha']);
    await explain('delete from parcel', []);
    await expect(explain('select 1; drop table parcel', [])).rejects.toThrow();
    const { rows } = await sql<{ count: number }>`select count(*) as count from parcel`.execute(database.db);
    expect(Number(rows[0]?.count)).toBe(0);
  });
});

it('gives a plan the same hash for other values, and another one for another plan', async () => {
  const explain = explainAt(database.url);
  const hash = async (text: string, values: unknown[]) => planHash(await explain(text, values));
  const byKey = await hash('select owner from parcel where id = $1', [1]);
  expect(await hash('select owner from parcel where id = $1', [2])).toBe(byKey);
  expect(await hash('select owner from parcel where owner = $1', ['Asha'])).not.toBe(byKey);
});
