import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TABLE_OWNERS } from '#tests/architecture/table-owners.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { COLUMN_TYPES } from './column-types.ts';
import { type Column, listedValues, readColumns } from './read-columns.ts';
import { writeTables } from './write-tables.ts';

let database: FreshDatabase;
let columns: Column[];
beforeAll(async () => {
  database = await freshDatabase();
  columns = await readColumns(database.pool);
});
afterAll(() => database?.close());

it('the generated table types match a migrated database (else: npm run db:types)', () => {
  const files = writeTables(columns, TABLE_OWNERS, COLUMN_TYPES);
  expect(files.size).toBe(Object.keys(TABLE_OWNERS).length);
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

it('takes the allowed texts of a column from its check constraint', () => {
  const order = columns.find(({ table, name }) => table === 'order' && name === 'status');
  expect(order).toMatchObject({ nullable: false, values: expect.arrayContaining(['created', 'delivered', 'cancel']) });
  expect(listedValues("CHECK ((said = ANY (ARRAY['it''s'::text, 'a, b'::text])))")).toEqual(["it's", 'a, b']);
  expect(listedValues("CHECK ((currency = 'INR'::text))")).toEqual(['INR']);
  expect(listedValues("CHECK ((phone ~ '^[0-9]+$'::text))")).toBeUndefined();
  expect(listedValues("CHECK (((a = ANY (ARRAY['x'::text])) OR (b IS NULL)))")).toBeUndefined();
});

it('refuses a table without an owner and an undescribed jsonb column', () => {
  const made = (over: Partial<Column>): Column => ({
    table: 'thing',
    name: 'id',
    type: 'text',
    nullable: false,
    filled: undefined,
    values: undefined,
    ...over,
  });
  const none = { types: {}, from: {} };
  const write = (one: Partial<Column>) => writeTables([made(one)], { 'shop/things': ['thing'] }, none);
  expect([...write({}).values()].join()).toContain('id: string;');
  expect(() => write({ type: 'jsonb' })).toThrow('thing.id is jsonb');
  expect(() => write({ type: 'point' })).toThrow('thing.id is point');
  expect(() => write({ table: 'stray' })).toThrow('stray has no owner');
});
