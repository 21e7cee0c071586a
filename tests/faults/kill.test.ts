import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// The server is killed by SIGKILL at a step of a checkout. Whatever the step: an order exists if and only if the payment is captured, exactly once,
// and no stock is lost (rules.md §4).

let shop: RunningShop;
let product: Body;
let buyers: Shopper[];
beforeAll(async () => {
  shop = await runningShop();
  product = await shop.product({ price: 1800, stock: 100 });
  buyers = await manyShoppers(shop, 12);
});
afterAll(() => shop?.close());

const nextBuyer = () => buyers.pop() as Shopper;
const item = () => [{ _id: product._id, quantity: 1, price: product.price }];
const ordersOf = async (buyer: Shopper) =>
  (await buyer.call('GET', `/order?email=${buyer.email}`)).body.data.orders as Body[];

describe('killed between capture and order', () => {
  it('makes the order when the webhook comes after the restart', async () => {
    const buyer = nextBuyer();
    const opened = await openPayment(buyer, item());
    const paying = shop.pay(opened.body.id, { webhook: true });
    await expect
      .poll(
        async () =>
          (await shop.sql.query('select status from sandbox_payment where order_id = $1', [opened.body.id])).rows,
        { interval: 2 },
      )
      .toEqual([{ status: 'captured' }]);
    await Promise.all([shop.restart(), paying.catch(() => {})]);
    await expect
      .poll(() => ordersOf(buyer), { timeout: 30_000, interval: 250 })
      .toMatchObject([{ orderId: opened.body.id, orderStatus: 'created', paymentStatus: 'success' }]);
  });

  it('makes the order when neither browser nor webhook comes: the reconciler asks', async () => {
    const buyer = nextBuyer();
    const opened = await openPayment(buyer, item());
    await shop.pay(opened.body.id, { webhook: false });
    expect(await ordersOf(buyer)).toEqual([]); // it is too recent; later the scheduled job may run before the test looks
    await shop.restart({ TEST_CLOCK_OFFSET: '120' });
    await shop.runJob('checkout.reconcile');
    await expect
      .poll(() => ordersOf(buyer), { timeout: 30_000, interval: 250 })
      .toMatchObject([{ orderId: opened.body.id }]);
    await shop.restart();
  });

  it('makes one order when it is killed in the middle of the proof', async () => {
    for (const delay of [0, 4, 8, 12, 20]) {
      const buyer = nextBuyer();
      const opened = await openPayment(buyer, item());
      const paid = (await shop.pay(opened.body.id)).body as Paid;
      const proving = buyer.call('POST', '/razorpay/validate', paid).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await shop.restart();
      await proving;
      const again = await buyer.call('POST', '/razorpay/validate', paid);
      expect(again, again.text).toMatchObject({ status: 200, body: { orderId: opened.body.id } });
      expect(await ordersOf(buyer)).toHaveLength(1);
    }
  });
});

it('returns the stock of payments that were opened and never paid', async () => {
  const buyer = nextBuyer();
  const before = await shop.stockOf(product._id);
  await openPayment(buyer, item());
  expect(await shop.stockOf(product._id)).toBe(before - 1);
  await shop.restart({ TEST_CLOCK_OFFSET: String(16 * 60) });
  await shop.runJob('checkout.lapse');
  await expect.poll(() => shop.stockOf(product._id), { timeout: 20_000, interval: 250 }).toBe(before);
  await shop.restart();
});

it('refunds after a kill between cancellation and refund', async () => {
  const buyer = nextBuyer();
  const opened = await openPayment(buyer, item());
  const paid = (await shop.pay(opened.body.id)).body as Paid;
  const { body } = await buyer.call('POST', '/razorpay/validate', paid);
  expect((await buyer.call('PUT', `/order/${body.data.order._id}`, { orderStatus: 'cancel' })).status).toBe(200);
  await shop.restart();
  await expect
    .poll(async () => (await ordersOf(buyer))[0]?.paymentStatus, { timeout: 40_000, interval: 250 })
    .toBe('refunded');
  const { rows } = await shop.sql.query('select count(*)::int as refunds from sandbox_refund where payment_id = $1', [
    paid.razorpay_payment_id,
  ]);
  expect(rows[0].refunds).toBe(1);
});
