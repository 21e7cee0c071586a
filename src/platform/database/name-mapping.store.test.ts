import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

it('writes names in snake_case, and reads them in camelCase', async () => {
  const statement = database.db
    .selectFrom('product as p')
    .select(['p.pricePaise', sql.ref('p.list_price_paise').as('listPricePaise')])
    .where('p.id', '=', 'none')
    .compile();
  expect(statement.sql).toBe(
    'select "p"."price_paise", "p"."list_price_paise" as "list_price_paise" from "product" as "p" where "p"."id" = $1',
  );
  const { rows } = await sql`select 1 as a_column_of_words, '{"as_it": {"is_stored": 1}}'::jsonb as json`.execute(
    database.db,
  );
  expect(rows).toEqual([{ aColumnOfWords: 1, json: { as_it: { is_stored: 1 } } }]);
});

it('lets no name out of its quotes', async () => {
  const name = 'x" from product; --';
  expect(sql`select 1 as ${sql.id(name)}`.compile(database.db).sql).toBe('select 1 as "x"" from product; --"');
});
