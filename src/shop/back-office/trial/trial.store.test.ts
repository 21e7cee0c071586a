import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { tell } from '#tests/support/rounds.ts';
import { countTrial, deleteTrial } from './trial.store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await sql`insert into "user" (id, name, email, email_verified) values ('u', 'Asha', 'asha@example.com', true)`.execute(
    platform.db,
  );
  await sql`insert into campaign (code, kind, rate_bp, applies_to, created_at) values ('SUN', 'percent', 100, 'all', now())`.execute(
    platform.db,
  );
});
afterAll(() => platform?.close());
beforeEach(empty);

/** One payment for the property: whether it is a test, how far it came, and what came of it. */
type Sale = { test: boolean; end: 'lapsed' | 'order' | 'cancelled' | 'returned'; quantity: number; coded: boolean };
const sale: fc.Arbitrary<Sale> = fc.record({
  test: fc.boolean(),
  end: fc.constantFrom('lapsed', 'order', 'cancelled', 'returned'),
  quantity: fc.integer({ min: 1, max: 4 }),
  coded: fc.boolean(),
});

/** Writes sales as rows in a few statements, so that ten thousand are quick too. The ids show which are tests. */
async function write(sales: readonly Sale[]): Promise<void> {
  const { db } = platform;
  const json = JSON.stringify(sales.map((one, at) => ({ ...one, id: `${one.test ? 't' : 'r'}${at}` })));
  const all = sql`jsonb_to_recordset(${json}::jsonb) as s (id text, test boolean, "end" text, quantity int, coded boolean)`;
  const steps = [
    sql`insert into product (id, name, title, description, placement, price_paise, list_price_paise, stock, created_at, updated_at)
        values ('prd_1', 'Panel', '', '', 'Shope', 100, 100, 100000, now(), now())`,
    sql`insert into stock_movement (product_id, change, reason, at) values ('prd_1', 100000, 'opening', now())`,
    sql`insert into payment (id, uid, kind, receipt, amount_paise, currency, method, state, snapshot, request_hash, provider_order_id, provider_payment_id, reserved_until, created_at, test)
        select 'pay_' || id, 'u', 'goods', id, 100 * quantity, 'INR', 'razorpay', case "end" when 'lapsed' then 'lapsed' else 'settled' end, '{}', '', 'o_' || id, 'p_' || id, now(), now(), test from ${all}`,
    sql`insert into sandbox_order (id, amount_paise, currency, unique_receipt, status, notes, created_at) select 'o_' || id, 100, 'INR', false, 'paid', '{}', now() from ${all}`,
    sql`insert into reservation (payment_id, product_id, quantity, state) select 'pay_' || id, 'prd_1', quantity, 'consumed' from ${all}`,
    sql`insert into stock_movement (product_id, change, reason, reference, at) select 'prd_1', -quantity, 'reserved', 'pay_' || id, now() from ${all}`,
    sql`insert into stock_movement (product_id, change, reason, reference, at) select 'prd_1', quantity, 'released', 'pay_' || id, now() from ${all} where "end" = 'lapsed'`,
    sql`insert into campaign_use (payment_id, code, uid, state, at) select 'pay_' || id, 'SUN', 'u', case "end" when 'lapsed' then 'released' else 'used' end, now() from ${all} where coded`,
    sql`insert into "order" (id, uid, payment_id, status, payment_status, name, email, address, total_paise, subtotal_paise, created_at, updated_at, test)
        select 'ord_' || id, 'u', 'pay_' || id, case "end" when 'cancelled' then 'cancel' else 'delivered' end, 'success', '', '', '{}', 100 * quantity, 100 * quantity, now(), now(), test
          from ${all} where "end" <> 'lapsed'`,
    sql`insert into order_line (order_id, position, product_id, name, quantity, price_paise, gst_rate_bp) select 'ord_' || id, 0, 'prd_1', 'Panel', quantity, 100, 1800 from ${all} where "end" <> 'lapsed'`,
    sql`insert into order_event (order_id, at, actor, to_status) select 'ord_' || id, now(), 'u', 'created' from ${all} where "end" <> 'lapsed'`,
    sql`insert into stock_movement (product_id, change, reason, reference, at) select 'prd_1', quantity, 'restocked', 'ord_' || id, now() from ${all} where "end" = 'cancelled'`,
    sql`insert into shipment (id, order_id, state, carrier, shipped_at) select 'shp_' || id, 'ord_' || id, 'delivered', 'Gati', now() from ${all} where "end" in ('order', 'returned')`,
    sql`insert into shipment_line (shipment_id, position, quantity) select 'shp_' || id, 0, quantity from ${all} where "end" in ('order', 'returned')`,
    sql`insert into tax_document (id, kind, financial_year, sequence, number, uid, subject_id, cause, issued_at, total_paise, content, test)
        select 'doc_' || id, 'invoice', 2026, row_number() over (partition by test order by id), case when test then 'TEST/' else 'I/' end || id, 'u', 'ord_' || id, id, now(), 100, '{}', test
          from ${all} where "end" in ('order', 'returned')`,
    sql`insert into return_request (id, reference, order_id, uid, state, reason, created_at, updated_at) select 'ret_' || id, 'RT-' || id, 'ord_' || id, 'u', 'received', 'wrong', now(), now() from ${all} where "end" = 'returned'`,
    sql`insert into return_line (return_id, position, quantity, restocked) select 'ret_' || id, 0, quantity, 1 from ${all} where "end" = 'returned'`,
    sql`insert into stock_movement (product_id, change, reason, reference, at) select 'prd_1', 1, 'restocked', 'ret_' || id, now() from ${all} where "end" = 'returned'`,
    sql`insert into refund (id, payment_id, order_id, amount_paise, reason, state, cause, created_at, updated_at)
        select 'rfd_' || id, 'pay_' || id, 'ord_' || id, 100, 'returned', 'processed', id, now(), now() from ${all} where "end" in ('cancelled', 'returned')`,
    sql`insert into mail (id, channel, kind, recipient, text, locale, reference, created_at)
        select 'mai_' || payment_id, 'mail', 'order-placed', 'asha@example.com', '', 'en', number::text, now() from "order"`,
    sql`insert into webhook_event (id, event, body, received_at) select 'evt_' || id, 'payment.captured', jsonb_build_object('payload', jsonb_build_object('payment', jsonb_build_object('entity', jsonb_build_object('order_id', 'o_' || id)))), now() from ${all}`,
    sql`update product set stock = (select sum(change) from stock_movement where product_id = product.id)`,
    sql`update campaign set used = (select count(*) from campaign_use where state <> 'released')`,
  ];
  for (const step of steps) await step.execute(db);
}

const TABLES = [
  ...[
    'campaign_use',
    'tax_document',
    'refund',
    'return_line',
    'return_request',
    'shipment_line',
    'shipment',
    'order_event',
    'order_line',
    '"order"',
  ],
  ...['stock_movement', 'reservation', 'payment', 'sandbox_order', 'mail', 'webhook_event', 'product'],
];
async function empty(): Promise<void> {
  for (const table of TABLES) await sql`delete from ${sql.raw(table)}`.execute(platform.db);
}

/** Every row of every table but `product`, which only holds totals. */
async function rows(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES.filter((one) => one !== 'product')) {
    const { rows: all } = await sql<{
      row: string;
    }>`select one::text as row from ${sql.raw(table)} as one order by 1`.execute(platform.db);
    found[table] = all.map(({ row }) => row);
  }
  return found;
}

const IS_TEST = /(?:pay|ord|shp|doc|ret|rfd|o|evt)_t\d+|TEST\//;
const clear = () => platform.db.transaction().execute(deleteTrial);
const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(platform.db)).rows[0] as T;

it('clears every row of the tests, and none that was really paid', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(sale, { maxLength: 8 }), async (sales) => {
        await write(sales);
        const before = await rows();
        await clear();
        const real = Object.fromEntries(
          Object.entries(before).map(([table, all]) => [table, all.filter((row) => !IS_TEST.test(row))]),
        );
        expect(await rows()).toEqual(real);
        const { stock, moved, sold } = await one(
          sql<{
            stock: number;
            moved: number;
            sold: number;
          }>`select stock, units_sold as sold, (select sum(change)::int from stock_movement) as moved from product`,
        );
        expect(stock).toBe(moved);
        const kept = sales.filter(({ test, end }) => !test && end !== 'lapsed' && end !== 'cancelled');
        expect(sold).toBe(kept.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(stock).toBe(100_000 - sold + kept.filter(({ end }) => end === 'returned').length);
        const uses = sales.filter(({ test, end, coded }) => !test && coded && end !== 'lapsed').length;
        expect((await one(sql<{ used: number }>`select used from campaign`)).used).toBe(uses);
        const counts = await countTrial(platform.db);
        expect(Object.values(counts).every((count) => count === 0)).toBe(true);
      })
      .beforeEach(empty),
    { numRuns: 25 },
  );
});

it('clears ten thousand orders', { timeout: 120_000 }, async () => {
  const ends = ['order', 'cancelled', 'returned', 'lapsed'] as const;
  await empty();
  await sql`analyze`.execute(platform.db); // as autovacuum may have done before they came
  await write(
    Array.from({ length: 10_000 }, (_, at) => ({
      test: true,
      end: ends[at % 4] as Sale['end'],
      quantity: 1,
      coded: at % 3 === 0,
    })),
  );
  const began = performance.now();
  await clear();
  tell(`ten thousand test payments cleared in ${Math.round(performance.now() - began)} ms`);
  expect(await countTrial(platform.db)).toMatchObject({ payments: 0, orders: 0 });
  expect((await one(sql<{ stock: number }>`select stock from product`)).stock).toBe(100_000);
});
