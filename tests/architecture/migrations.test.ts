import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findContractions } from '#tests/architecture/migration-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
/** Those before had no former release. */
const FIRST = '0063';
const names = readdirSync(path.join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version);

it.each(names.filter((name) => name >= FIRST))('%s leaves the former release working', async (name) => {
  const sql = readFileSync(path.join(root, 'migrations', name), 'utf8');
  expect(await findContractions(sql, { released })).toEqual([]);
});

it('tells operators up to which migration the next release goes', () => {
  const [, next = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  const [, operators = ''] = /^### For operators\n([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(next) ?? [];
  expect(operators).toContain(`migrations up to ${names.sort().at(-1)?.slice(0, 4)}`);
});

describe('the former release', () => {
  const check = (sql: string) => findContractions(sql, { released: ['0.1.0'] });

  it.each([
    ['a column that is dropped', 'alter table brand add column a text, drop column line', 'drops brand.line'],
    ['a table that is dropped', 'drop table if exists rate_limit', 'drops the table rate_limit'],
    ['a function that is dropped', 'drop function product_follows()', 'drops the function product_follows'],
    ['a view that is dropped', 'drop view sold', 'drops the view sold'],
    [
      'a function that is replaced',
      'create or replace function f() returns int language sql as $$ select 1 $$',
      'replaces the function f',
    ],
    ['a column that is renamed', 'alter table brand rename column line to motto', 'renames brand.line to motto'],
    ['a table that is renamed', 'alter table brand rename to maker', 'renames brand to maker'],
    [
      'a type that is changed',
      'alter table brand alter column line type integer using 1',
      'changes the type of brand.line',
    ],
    ['a column that becomes required', 'alter table brand alter column line set not null', 'makes brand.line not null'],
    [
      'a new column that is required',
      'alter table brand add column a text not null',
      'adds brand.a, not null and without a default',
    ],
    [
      'a default that is dropped',
      'alter table brand alter column line drop default',
      'drops the default of brand.line',
    ],
    ['a new check', 'alter table brand add constraint c check (line <> name)', 'adds c to brand'],
    [
      'a check of old and new columns',
      'alter table brand add column a text, add constraint c check (a is not null or line = name)',
      'adds c to brand',
    ],
    ['a new unique constraint', 'alter table brand add unique (name)', 'adds a unique constraint to brand'],
    [
      'a new reference',
      'alter table brand add foreign key (line) references category (slug)',
      'adds a foreign constraint to brand',
    ],
    ['a new unique index', 'create unique index i on brand (lower(name))', 'makes i of brand unique'],
    [
      'a new trigger',
      'create trigger t before insert on brand for each row execute function f()',
      'adds the trigger t to brand',
    ],
    ['a table that is emptied', 'truncate brand', 'empties brand'],
    ['the second statement too', 'create table a (id text); drop table b', 'drops the table b'],
    [
      'what stands behind a function with semicolons',
      'create function f() returns trigger language plpgsql as $$ begin return new; end $$; drop table b',
      'drops the table b',
    ],
  ])('cannot live with %s', async (_, sql, why) => {
    expect(await check(sql)).toEqual([why]);
  });

  it.each([
    [
      'new tables with all that belongs to them',
      "create table a (id text primary key, b text not null check (b <> '')); create unique index i on a (b); alter table a add constraint c check (id <> b); create trigger t before insert on a for each row execute function f()",
    ],
    [
      'new columns that may be empty or have a default',
      "alter table brand add column a text, add column b text not null default ''",
    ],
    [
      'new columns with checks of their own',
      'alter table brand add column a integer check (a > 0), add column b integer, add constraint c check (a < b)',
    ],
    ['a unique index on a new column', 'alter table brand add column a text; create unique index i on brand (a)'],
    ['indexes', 'create index i on brand (name); drop index j'],
    [
      'a constraint, a default or a trigger less',
      "alter table brand drop constraint c, alter column line drop not null, alter column name set default ''; drop trigger t on brand",
    ],
    ['other rows', "update brand set line = ''; insert into faq values ('drop table brand'); delete from faq"],
    ['words in comments', '-- drop table brand\nselect 1'],
  ])('lives with %s', async (_, sql) => {
    expect(await check(sql)).toEqual([]);
  });

  it('lives with what nothing has used since an earlier release, or for a reason that is given', async () => {
    const sql = 'alter table brand drop column line';
    expect(await check(`-- contracts: 0.1.0\n${sql}`)).toEqual([]);
    expect(await check(`-- contracts: 0.2.0\n${sql}`)).toHaveLength(1);
    expect(await check(`-- the former release: it has never read or written this column\n${sql}`)).toEqual([]);
    expect(await check(`-- the former release: fine\n${sql}`)).toHaveLength(1);
  });

  it('reads the marker for files without a transaction in the first line only', async () => {
    expect(await check('-- no transaction\nselect 1')).toEqual([]);
    expect(await check('-- An index.\n-- no transaction\nselect 1')).toHaveLength(1);
  });
});
