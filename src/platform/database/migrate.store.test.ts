import { readdir, readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

let database: FreshDatabase;
afterEach(() => database?.close());
const log = createLog('silent');

it('runs nothing twice', async () => {
  database = await freshDatabase();
  expect(await migrate(database.url, log)).toBe(0);
});

it('stops when a migration has changed since it ran', async () => {
  database = await freshDatabase();
  await database.pool.query("update migration set sha256 = 'another' where name like '0001%'");
  await expect(migrate(database.url, log)).rejects.toThrow(/0001.*was changed after it ran/);
});

it('lets instances that start together migrate one at a time', async () => {
  database = await freshDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.url, log)));
  expect(ran.filter((count) => count > 0)).toHaveLength(1);
});

it('marks earlier sandbox payments as tests, and both kinds of documents keep counting', async () => {
  database = await freshDatabase();
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  const files = await readMigrations(new URL('../../../migrations/', import.meta.url));
  for (const { name, sql } of files) if (name < '0044') await pool.query(sql);
  await pool.query(`
    insert into "user" (id, name, email, email_verified) values ('u', 'Asha', 'asha@kiran.example', true);
    insert into sandbox_order (id, amount_paise, currency, unique_receipt, status, notes, created_at) values ('order_s', 100, 'INR', false, 'paid', '{}', now());
    insert into payment (id, uid, kind, receipt, amount_paise, currency, state, snapshot, request_hash, provider_order_id, reserved_until, created_at)
      select id, 'u', 'goods', id, 100, 'INR', 'settled', '{}', '', provider, now(), now()
      from (values ('sandbox', 'order_s'), ('real', 'order_r'), ('unasked', null)) as one (id, provider);
    insert into "order" (id, uid, payment_id, provider_order_id, provider_payment_id, status, payment_status, name, email, address, total_paise,
      subtotal_paise, created_at, updated_at)
      select 'o_' || id, 'u', id, provider_order_id, 'pay_' || id, 'created', 'success', '', '', '{}', 100, 100, now(), now()
      from payment where provider_order_id is not null;
    insert into document_series values ('invoice', 2026, 3);
    insert into tax_document (id, kind, financial_year, sequence, number, uid, subject_id, cause, issued_at, total_paise, content)
      select 'd' || sequence, 'invoice', 2026, sequence, 'KS/26-27/00000' || sequence, 'u', subject, sequence::text, now(), 100, '{}'
      from (values (1, 'o_sandbox'), (2, 'o_sandbox'), (3, 'o_real')) as one (sequence, subject)`);
  for (const { name, sql, alone } of files)
    if (name >= '0044') for (const statement of alone ?? [sql]) await pool.query(statement);
  const tests = async (table: string) =>
    (await pool.query(`select id from ${table} where test order by id`)).rows.map(({ id }) => id);
  expect([await tests('payment'), await tests('"order"'), await tests('tax_document')]).toEqual([
    ['sandbox'],
    ['o_sandbox'],
    ['d1', 'd2'],
  ]);
  expect((await pool.query('select test, last_number from document_series order by test')).rows).toEqual([
    { test: false, last_number: 3 },
    { test: true, last_number: 2 },
  ]);
});

it('removes the demonstration’s offers from a shop that never showed it, except those used or edited', async () => {
  database = await freshDatabase();
  const { pool } = database;
  const folder = new URL('../../../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const codes = async () => (await pool.query('select code from campaign order by code')).rows.map(({ code }) => code);
  for (const [product, left] of [
    ['prd_own', ['CASH200', 'CASH750']],
    ['poly-panel', ['CASH200', 'CASH500', 'CASH750', 'SOLAR15']],
  ] as const) {
    await pool.query('drop schema public cascade; create schema public');
    for (const name of names) if (name < '0055') await pool.query(await readFile(new URL(name, folder), 'utf8'));
    await pool.query(`insert into product (id, name, title, description, placement, price_paise, list_price_paise, stock, created_at, updated_at)
      values ('${product}', '', '', '', 'Shope', 100, 100, 0, now(), now())`);
    await pool.query(
      `update campaign set customer_limit = 9 where code = 'CASH200'; update campaign set used = 1 where code = 'CASH750'`,
    );
    await pool.query(await readFile(new URL(names.find((name) => name.startsWith('0055')) as string, folder), 'utf8'));
    expect(await codes(), product).toEqual(left);
    expect((await pool.query(`select what from seeded where what = 'demonstration'`)).rowCount).toBe(
      product === 'prd_own' ? 0 : 1,
    );
  }
});

/** A database from before payments had a method, with one order and one payment. */
async function withOrderBefore0061(provider: { payment: [string | null, string | null]; order: [string, string] }) {
  database = await freshDatabase();
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  const folder = new URL('../../../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) if (name < '0061') await pool.query(await readFile(new URL(name, folder), 'utf8'));
  await pool.query(
    `insert into "user" (id, name, email, email_verified) values ('u', 'Asha', 'asha@kiran.example', true)`,
  );
  await pool.query(
    `insert into payment (id, uid, kind, receipt, amount_paise, currency, state, snapshot, request_hash, provider_order_id, provider_payment_id,
       reserved_until, created_at) values ('pmt', 'u', 'goods', 'r', 100, 'INR', 'settled', '{}', '', $1, $2, now(), now())`,
    provider.payment,
  );
  await pool.query(
    `insert into "order" (id, uid, payment_id, provider_order_id, provider_payment_id, status, payment_status, name, email, address, total_paise,
       subtotal_paise, created_at, updated_at) values ('ord', 'u', 'pmt', $1, $2, 'created', 'success', '', '', '{}', 100, 100, now(), now())`,
    provider.order,
  );
  const migration = await readFile(new URL(names.find((name) => name.startsWith('0061')) as string, folder), 'utf8');
  return { pool, migrateOn: () => pool.query(migration) };
}

it('moves an order’s provider ids to its payment, also where the payment had lost them', async () => {
  const { pool, migrateOn } = await withOrderBefore0061({ payment: ['order_1', null], order: ['order_1', 'pay_1'] });
  await migrateOn();
  expect((await pool.query('select method, provider_order_id, provider_payment_id from payment')).rows).toEqual([
    { method: 'razorpay', provider_order_id: 'order_1', provider_payment_id: 'pay_1' },
  ]);
});

it('drops no provider id where an order and its payment differ', async () => {
  const { pool, migrateOn } = await withOrderBefore0061({
    payment: ['order_1', 'pay_1'],
    order: ['order_1', 'pay_2'],
  });
  await expect(migrateOn()).rejects.toThrow('names other ids');
  expect((await pool.query('select provider_payment_id from "order"')).rows).toEqual([
    { provider_payment_id: 'pay_2' },
  ]);
});
