import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { type CountingLine, countingLine } from '#tests/support/counting-line.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type Database, isUniqueViolation, type OpenDatabase, openDatabase, type Tx } from './database.ts';
import { pipelined, prepared } from './pipelined.ts';

let database: FreshDatabase;
let line: CountingLine;
let open: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query('create table thing (id text primary key, size int not null)');
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.pool.query('truncate thing');
  line = await countingLine(database.url);
  open = openDatabase(line.url, { size: 1, log: createLog('silent') });
});
afterEach(async () => {
  await open.close();
  await line.close();
});

const add = (db: Database | Tx, id: string, size = 1) => sql`insert into thing values (${id}, ${size})`.execute(db);
const sizeOf = async (db: Database | Tx, id: string) =>
  (await sql<{ size: number }>`select size from thing where id = ${id}`.execute(db)).rows[0]?.size;
/** A select by Kysely, which the driver knows to read only. */
const read = (db: Database | Tx) => db.selectFrom('product').select('id').limit(1).execute();
const stored = async () => (await database.pool.query('select id from thing order by id')).rows.map(({ id }) => id);
/** Statements by round trip. */
function trips(): string[][] {
  const all: string[][] = [];
  for (const { text, waits } of line.taken('kiran')) {
    if (waits || all.length === 0) all.push([]);
    all.at(-1)?.push(text.split(' ').slice(0, 2).join(' '));
  }
  return all;
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('sends statements in one round trip, and answers each in its place', async () => {
  const answers = await pipelined(open.db, (together) => [
    add(together, 'a', 3).then(() => 'added'),
    sizeOf(together, 'a'),
    sizeOf(together, 'b'),
  ]);
  expect(answers).toEqual(['added', 3, undefined]);
  expect(trips()).toEqual([['insert into', 'select size', 'select size']]);
});

it('sends BEGIN with what only reads, and keeps the order of what waits for its answer', async () => {
  await open.db.transaction().execute((trx) => pipelined(trx, (t) => [read(t), add(t, 'a'), read(t), sizeOf(t, 'a')]));
  const sent = trips();
  expect(sent[0]?.slice(0, 2)).toEqual(['begin', 'select "id"']);
  expect(sent.flat().slice(2)).toEqual(['insert into', 'select "id"', 'select size', 'commit']);
  expect(await stored()).toEqual(['a']);
});

it('throws the error that undid the transaction, not those that follow from it', async () => {
  await add(open.db, 'taken');
  const error = await failure(
    open.db
      .transaction()
      .execute((trx) =>
        pipelined(trx, (t) => [add(t, 'a'), read(t).then(() => add(t, 'taken')), add(t, 'taken'), read(t)]),
      ),
  );
  expect(isUniqueViolation(error)).toBe(true);
  expect(await stored()).toEqual(['taken']);
  expect(await sizeOf(open.db, 'taken')).toBe(1);
});

it('writes nothing in a transaction whose BEGIN fails', async () => {
  await line.close();
  await open.close();
  line = await countingLine(database.url, (text) => text.replace('begin', 'bogus'));
  open = openDatabase(line.url, { size: 1, log: createLog('silent') });
  const works: ((trx: Tx) => Promise<unknown>)[] = [
    (trx) => add(trx, 'alone'),
    (trx) => pipelined(trx, (t) => [read(t), add(t, 'together')]),
    (trx) => read(trx).then(() => add(trx, 'later')),
    (trx) => read(trx),
  ];
  for (const work of works) expect(await failure(open.db.transaction().execute(work))).toMatchObject({ code: '42601' });
  expect(await stored()).toEqual([]);
});

it('writes nothing after a transaction that was given up while statements waited', async () => {
  const error = await failure(
    open.db.transaction().execute((trx) =>
      pipelined(trx, (t) => {
        void add(t, 'waiting').catch(() => {});
        throw new Error('a bug');
      }),
    ),
  );
  expect(error).toMatchObject({ message: 'a bug' });
  await add(open.db, 'after');
  expect(await stored()).toEqual(['after']);
});

it('prepares what recurs, and goes on after a migration', async () => {
  const ask = () => prepared(open.db, (db) => sizeOf(db, 'a'));
  const askAll = () => prepared(open.db, (db) => sql`select * from thing`.execute(db));
  for (let time = 0; time < 20; time++) await Promise.all([ask(), askAll()]);
  const sent = line.taken('kiran');
  expect(sent.filter((one) => one.prepared).map(({ text }) => text.split(' ')[1])).toContain('size');
  expect(sent.filter((one) => one.prepared && one.text.includes('*'))).toEqual([]);
  await database.pool.query('alter table thing add column colour text');
  expect(await ask()).toBeUndefined();
  expect((await askAll()).rows).toEqual([]);
  await database.pool.query('alter table thing drop column colour');
});
