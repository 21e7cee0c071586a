import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongInBooks } from '#tests/support/books.ts';
import {
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// A bank that confirms after the payment was given up on: Razorpay's late authorisation. The money still becomes an order while there is stock, and
// is refunded if there is none; captured by the provider or by us, reported by webhook or asked for.

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const ordersOf = async (buyer: Shopper) =>
  (await buyer.call('GET', `/order?email=${buyer.email}`)).body.data.orders as Body[];
const stateOf = async (id: string) =>
  (await shop.sql.query('select state from payment where provider_order_id = $1', [id])).rows[0].state;
const open = async (buyer: Shopper, product: Body) =>
  (await openPayment(buyer, [{ _id: product._id, quantity: 1, price: product.price }])).body.id as string;

/** The reservation's quarter of an hour is over. */
async function lapse(id: string) {
  await shop.sql.query("update payment set reserved_until = now() - interval '1 second' where provider_order_id = $1", [
    id,
  ]);
  await shop.runJob('checkout.lapse');
  await expect.poll(() => stateOf(id)).toBe('lapsed');
}
const confirmLate = (id: string, more: object) =>
  shop.pay(id, { outcome: 'failure', reason: 'payment_timed_out', late: 1, webhook: true, ...more });

it.each([
  ['while it is held, captured by the provider', false, true],
  ['after the reservation, captured by the provider', true, true],
  ['after the reservation, captured by us because the provider’s time for it is over', true, false],
])('failed, then paid %s: one order', async (_, lapses, capture) => {
  const product = await shop.product({ price: 900, stock: 1 });
  const [buyer] = (await manyShoppers(shop, 1)) as [Shopper];
  const id = await open(buyer, product);
  if (lapses) await lapse(id);
  const failed = await confirmLate(id, { capture });
  expect(failed.body.error.reason).toBe('payment_timed_out');
  expect(await ordersOf(buyer)).toEqual([]);
  await expect
    .poll(() => ordersOf(buyer))
    .toMatchObject([{ orderId: id, orderStatus: 'created', paymentStatus: 'success' }]);
  expect(await shop.stockOf(product._id)).toBe(0);
  expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
});

it('paid after somebody else bought the last one: the money is refunded automatically', async () => {
  const product = await shop.product({ price: 900, stock: 1 });
  const [late, quick] = (await manyShoppers(shop, 2)) as [Shopper, Shopper];
  const id = await open(late, product);
  await lapse(id);
  const paid = (await shop.pay(await open(quick, product))).body as Paid;
  expect((await quick.call('POST', '/razorpay/validate', paid)).status).toBe(200);
  await confirmLate(id, { capture: false });
  await expect.poll(() => stateOf(id)).toBe('refunding');
  await expect.poll(() => wrongInBooks(shop.sql, 'at rest')).toEqual([]);
  expect(await ordersOf(late)).toEqual([]);
  const { rows } = await shop.sql.query('select status from sandbox_payment where order_id = $1', [id]);
  expect(rows).toEqual([{ status: 'refunded' }]);
});

it('paid by another attempt meanwhile: the late payment is never captured', async () => {
  const product = await shop.product({ price: 900, stock: 3 });
  const [buyer] = (await manyShoppers(shop, 1)) as [Shopper];
  const id = await open(buyer, product);
  await confirmLate(id, {});
  const paid = (await shop.pay(id)).body as Paid;
  expect((await buyer.call('POST', '/razorpay/validate', paid)).status).toBe(200);
  await expect
    .poll(
      async () =>
        (await shop.sql.query('select count(*)::int as late from sandbox_payment where late_at is not null')).rows[0]
          .late,
    )
    .toBe(0);
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
});
