import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { orderOf, type TestShop, testShop } from '#tests/support/shop.ts';
import { listOrders } from './list-orders.ts';
import type { OrderFilter } from './order-filter.store.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

/** Copies of an order, one a second after it, with ids in that order. */
async function copyOrder(id: string, paymentId: string, copies: number) {
  await sql`
    with numbered as (select n, lpad(n::text, 6, '0') as digits from generate_series(1, ${sql.lit(copies)}) as n),
    paid as (
      insert into payment
      select (jsonb_populate_record(payment, jsonb_build_object('id', 'pay_' || digits, 'receipt', digits,
        'provider_order_id', 'order_' || digits, 'provider_payment_id', 'pay_' || digits))).*
      from payment, numbered where payment.id = ${paymentId}),
    placed as (
      insert into "order" overriding user value
      select (jsonb_populate_record("order", jsonb_build_object('id', 'ord_z' || digits, 'payment_id', 'pay_' || digits,
        'provider_order_id', 'order_' || digits, 'provider_payment_id', 'pay_' || digits,
        'created_at', "order".created_at + n * interval '1 second'))).*
      from "order", numbered where "order".id = ${id} order by n)
    insert into order_line
    select (jsonb_populate_record(order_line, jsonb_build_object('order_id', 'ord_z' || digits))).*
    from order_line, numbered where order_line.order_id = ${id}`.execute(t.shop.db);
}

it('finds the newest thousand of the orders with a common word, within the whole filter', async () => {
  const [customer, productId] = [await t.newCustomer(), await t.newProduct({ price: 10, stock: 9 })];
  const { providerOrderId } = await openPayment(t.shop, customer, {
    amount: 1000,
    receipt: 'first',
    items: [{ productId, quantity: 1 }],
  });
  const paid = await t.pay(providerOrderId);
  const first = orderOf(
    await confirmPayment(t.shop, customer, {
      orderId: providerOrderId,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    }),
  );
  const { paymentId } = await t.shop.db
    .selectFrom('order')
    .select('paymentId')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  await copyOrder(first.id, paymentId, 1_200);
  const list = (filter: OrderFilter, page = 1) => listOrders(t.shop, { ...filter, page, limit: 40 });

  for (const q of [first.lines[0]?.name, customer.email]) {
    const newest = await list({ q });
    expect(newest).toMatchObject({ total: 1_000, bounded: true });
    expect(newest.items.map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, i) => `ord_z00${String(1_200 - i)}`),
    );
    expect((await list({ q }, 25)).items.at(-1)?.id).toBe('ord_z000201');
    expect(await list({ q }, 26)).toMatchObject({ items: [], next: null });
  }
  // Without words, nothing is left out.
  expect(await list({})).toMatchObject({ total: 1_201, bounded: false });
  // The oldest, of which the newest thousand know nothing.
  const { email: q } = customer;
  expect((await list({ q, until: new Date(first.at.getTime() + 500) })).items).toHaveLength(1);
  await t.shop.db.updateTable('order').set({ status: 'packed' }).where('id', '=', first.id).execute();
  expect((await list({ q, status: 'packed' })).items.map(({ id }) => id)).toEqual([first.id]);
});
