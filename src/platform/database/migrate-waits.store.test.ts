import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Log } from '#src/platform/log/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

// Migrations beside running instances: how long they take, whom they wait for, and who waits for them.

const WAITS = { lock: 100, first: 10, longest: 50, atMost: 120_000, turn: 10 };
const TURN = 7_401_001;

let database: FreshDatabase;
let folder: string;
let told: string[];
const open: pg.Client[] = [];
const log = {
  info: (facts: unknown, text = facts) => told.push(String(text)),
  warn: (_: unknown, text: string) => told.push(text),
} as unknown as Log;

beforeEach(async () => {
  database = await freshDatabase();
  await database.pool.query('drop table migration');
  folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-migrations-'));
  told = [];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.end()));
  rmSync(folder, { recursive: true });
  await database.close();
});

const file = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const run = (url = database.url, waits = WAITS) => migrate(url, log, { folder: pathToFileURL(`${folder}/`), waits });
const session = async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  open.push(client);
  return client;
};
const rows = async (statement: string) => (await database.pool.query(statement)).rows;

it('takes as long as it takes, whatever limits DATABASE_URL sets for pages', async () => {
  file('0001_long.sql', 'select pg_sleep(1); create table slow (id text)');
  expect(await run(`${database.url}?query_timeout=300&statement_timeout=300`)).toBe(1);
  expect(await rows('select name from migration')).toEqual([{ name: '0001_long.sql' }]);
});

it('waits for another instance that migrates, for as long as it takes', async () => {
  const other = await session();
  await other.query('select pg_advisory_lock($1)', [TURN]);
  file('0001_one.sql', 'create table one (id text)');
  const ran = run(`${database.url}?query_timeout=200`);
  await expect.poll(() => told).toEqual(['another instance migrates the database: waiting for it']);
  await other.query('select pg_sleep(0.5)');
  await other.query('select pg_advisory_unlock($1)', [TURN]);
  expect(await ran).toBe(1);
});

it('waits for nobody where nothing has to run', async () => {
  file('0001_one.sql', 'create table one (id text)');
  await run();
  await (await session()).query('select pg_advisory_lock($1)', [TURN]);
  expect(await run()).toBe(0);
});

it('never makes those who read wait behind it for somebody who reads for long', async () => {
  const [long, other] = [await session(), await session()];
  await long.query('begin; select from "order"');
  file('0001_order.sql', 'alter table "order" add column colour text');
  const ran = run();
  const blocked = () => told.filter((text) => text.startsWith('a migration waits for sessions')).length;
  // While the long one still reads: behind a migration that waited for it, these would wait as long.
  for (let round = 1; round <= 3; round++) {
    await expect.poll(blocked).toBeGreaterThanOrEqual(round);
    await other.query('select from "order"');
  }
  await long.query('commit');
  expect(await ran).toBe(1);
});

it('says in a sentence that the tables stay in use, and changes nothing', async () => {
  await (await session()).query('begin; select from "order"');
  file('0001_two.sql', 'create table one (id text); alter table "order" add column colour text');
  await expect(run(database.url, { ...WAITS, atMost: 0 })).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(
      /^Migration 0001_two\.sql found its tables in use for too long .*Nothing was changed\.$/,
    ),
  });
  expect(await rows(`select to_regclass('one') as one`)).toEqual([{ one: null }]);
});

it('leaves nothing of a migration that fails, and says which it was', async () => {
  file('0001_good.sql', 'create table one (id text)');
  file('0002_bad.sql', 'create table two (id text); select 1 / 0');
  await expect(run()).rejects.toMatchObject({
    name: 'CannotStart',
    message:
      'Migration 0002_bad.sql failed: division by zero. Nothing of it was changed, and the version that ran before can go on.',
  });
  expect(await rows('select name from migration')).toEqual([{ name: '0001_good.sql' }]);
  expect(await rows(`select to_regclass('two') as two`)).toEqual([{ two: null }]);
});

it('runs the statements of a file without a transaction each on its own, and all of them again after a failure', async () => {
  file(
    '0001_index.sql',
    `-- no transaction
-- An index; its failed predecessor is no use.
drop index concurrently if exists by_status;
create index concurrently by_status on "order" (status);
select 1 / (select count(*) from one);
`,
  );
  await database.pool.query('create table one (id text)');
  await expect(run()).rejects.toThrow(
    /^Migration 0001_index\.sql failed: division by zero\. It is run again from its beg/,
  );
  await database.pool.query(`insert into one values ('now')`);
  expect(await run()).toBe(1);
  expect(
    await rows(
      `select indexrelid::regclass::text as name from pg_index where indrelid = '"order"'::regclass and not indisvalid`,
    ),
  ).toEqual([]);
  expect(await rows(`select to_regclass('by_status')::text as name`)).toEqual([{ name: 'by_status' }]);
});

it('builds an index without a transaction while another instance waits for its turn', async () => {
  const long = await session();
  // Building waits for those who write; it does not wait for a reader.
  await long.query('begin; lock "order" in row exclusive mode');
  file('0001_index.sql', '-- no transaction\ncreate index concurrently by_status on "order" (status);\n');
  const both = [run(), run()];
  await expect.poll(() => told).toContain('another instance migrates the database: waiting for it');
  await long.query('commit');
  expect((await Promise.all(both)).sort()).toEqual([0, 1]);
});

it('warns an older version that a newer one has migrated its database', async () => {
  file('0001_one.sql', 'create table one (id text)');
  file('0002_two.sql', 'create table two (id text)');
  await run();
  rmSync(path.join(folder, '0002_two.sql'));
  told = [];
  expect(await run()).toBe(0);
  expect(told).toEqual([expect.stringMatching(/^a newer version has migrated this database/)]);
});
