import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snakeCase } from '#src/kernel/snake-case.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { HOLDS_NOBODY, PERSONAL_DATA } from './personal-data.store.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

const listed = PERSONAL_DATA.map(([table]) => snakeCase(table));

it('every table that points to an account is listed', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct t.relname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = '"user"'::regclass order by 1`.execute(database.db);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map((row) => row.name).filter((name) => !listed.includes(name))).toEqual([]);
});

it('every table of the database is listed, or holds no personal data', async () => {
  const { rows } = await database.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
  );
  const known = [...listed, ...Object.keys(HOLDS_NOBODY).map(snakeCase)];
  expect(known.sort()).toEqual(rows.map(({ table_name }) => table_name).sort());
});

it('each column is exported or has its reason, and no two subjects share a name', async () => {
  for (const [table, { told, untold }] of PERSONAL_DATA) {
    const { rows } = await database.pool.query(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [snakeCase(table)],
    );
    const known = [...told, ...Object.keys(untold)].map((column) => snakeCase(column as string));
    expect([table, known.sort()]).toEqual([table, rows.map(({ column_name }) => column_name).sort()]);
  }
  const names = PERSONAL_DATA.map(([, { as }]) => as);
  expect(new Set(names).size).toBe(names.length);
});
