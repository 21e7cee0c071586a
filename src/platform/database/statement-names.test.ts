import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const asked = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text)).at(-1);

it('names a statement that recurs, and always by the same name', () => {
  const names = new StatementNames();
  const text = 'select "id" from "payment" where "uid" = $1';
  expect(names.nameOf(text)).toBeUndefined();
  const name = asked(names, text, 20);
  expect(name).toBeDefined();
  expect(names.nameOf(text)).toBe(name);
  expect(asked(names, `${text} and true`, 20)).not.toBe(name);
});

it.each([
  'select * from "payment" where "id" = $1',
  'select "order".*, (select 1) as "one" from "order"',
  'select "id", "order".* from "order"',
  'insert into "payment" ("id") values ($1) returning *',
  'update "payment" set "state" = $1 returning "id", "payment".*',
  'with "a" as (select 1) select * from "a"',
])('leaves %s as it is, since a migration may add a column to its answer', (text) => {
  expect(asked(new StatementNames(), text, 50)).toBeUndefined();
});

it('leaves a conflict on a partial index as it is, since a kept plan does not find the index', () => {
  const text = 'insert into "a" ("b") values ($1) on conflict ("b") where "c" = $2 do nothing';
  expect(asked(new StatementNames(), text, 50)).toBeUndefined();
});

it.each([
  'select count(*) from "payment"',
  'insert into "job" ("id") select * from json_to_recordset($1) returning "id"',
  'update "product" set "stock" = "stock" * $1 returning "stock"',
])('names %s, which answers the same columns for ever', (text) => {
  expect(asked(new StatementNames(), text, 50)).toBeDefined();
});

it('names no more than the connections have memory for, and forgets those that do not recur', () => {
  const names = new StatementNames();
  const named = new Set(Array.from({ length: 500 }, (_, at) => asked(names, `select ${at}`, 20)));
  named.delete(undefined);
  expect(named.size).toBeLessThanOrEqual(64);
  const other = new StatementNames();
  for (let at = 0; at < 5_000; at++) other.nameOf(`select ${at}`);
  expect(asked(other, 'select "id" from "user"', 20)).toBeDefined();
});
