import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addAddress,
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

let shop: RunningShop;
let product: Body;
beforeAll(async () => {
  shop = await runningShop();
  product = await shop.product({ price: 1200, stock: 1000 });
});
afterAll(() => shop?.close());

const open = async (buyer: Shopper) =>
  (await openPayment(buyer, [{ _id: product._id, quantity: 2, price: product.price }])).body.id as string;
const facts = async (providerOrderId: string) =>
  (
    await shop.sql.query(
      `select (select count(*)::int from "order" join payment on payment.id = "order".payment_id where provider_order_id = $1) as orders,
              (select count(*)::int from refund join payment on payment.id = refund.payment_id where provider_order_id = $1) as refunds,
              (select coalesce(sum(change), 0)::int from stock_movement where reference in (select id from payment where provider_order_id = $1)) as moved`,
      [providerOrderId],
    )
  ).rows[0];

it.each([false, true, 'first', 'only'])(
  'makes one order however often browser and webhook (%s) come',
  async (webhook) => {
    const buyers = await manyShoppers(shop, 8);
    await Promise.all(
      buyers.map(async (buyer) => {
        const id = await open(buyer);
        const paid = (await shop.pay(id, { webhook })).body as Paid;
        if (webhook !== 'only') {
          const proofs = await Promise.all(
            Array.from({ length: 5 }, () => buyer.call('POST', '/razorpay/validate', paid)),
          );
          expect(proofs.map((proof) => proof.status)).toEqual(Array(5).fill(200));
          expect(new Set(proofs.map((proof) => proof.body.data.order._id)).size).toBe(1);
        }
        await expect.poll(() => facts(id)).toEqual({ orders: 1, refunds: 0, moved: -2 });
      }),
    );
  },
);

it('keeps the order when the same webhooks are sent repeatedly, also after a cancellation', async () => {
  const [buyer] = (await manyShoppers(shop, 1)) as [Shopper];
  const id = await open(buyer);
  const paid = (await shop.pay(id, { webhook: 'first' })).body as Paid;
  const { body } = await buyer.call('POST', '/razorpay/validate', paid);
  const events = (await shop.sql.query('select id from webhook_event order by received_at desc limit 5')).rows.map(
    (row) => row.id,
  );
  expect(events.length).toBeGreaterThan(0);
  await buyer.call('PUT', `/order/${body.data.order._id}`, { orderStatus: 'cancel' });
  await shop.sql.query('delete from webhook_event'); // as if none had been recorded
  for (const event_id of [...events, ...events])
    await shop.visitor().ask('POST', '/sandbox/razorpay/replay', { event_id });
  await expect
    .poll(async () =>
      (await buyer.call('GET', `/order?email=${buyer.email}`)).body.data.orders.map((one: Body) => [
        one.orderStatus,
        one.paymentStatus,
      ]),
    )
    .toEqual([['cancel', 'refunded']]);
  expect((await facts(id)).orders).toBe(1);
  expect((await facts(id)).refunds).toBe(1);
});

it('refunds when the stock has gone before a late payment, and keeps nothing', async () => {
  const scarce = await shop.product({ price: 700, stock: 1 });
  const [late, quick] = (await manyShoppers(shop, 2)) as [Shopper, Shopper];
  const item = [{ _id: scarce._id, quantity: 1, price: scarce.price }];
  const first = await openPayment(late, item);
  // The window stays open until the reservation is over.
  await shop.sql.query(
    "update payment set state = 'lapsed', reserved_until = now() - interval '1 minute' where provider_order_id = $1",
    [first.body.id],
  );
  await shop.sql.query(
    "update reservation set state = 'released' where payment_id = (select id from payment where provider_order_id = $1)",
    [first.body.id],
  );
  await shop.sql.query('update product set stock = 1 where id = $1', [scarce._id]);
  const second = await openPayment(quick, item);
  expect(second.status).toBe(201);
  const paid = (await shop.pay(first.body.id)).body as Paid;
  expect(await late.call('POST', '/razorpay/validate', paid)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  const won = (await shop.pay(second.body.id)).body as Paid;
  expect((await quick.call('POST', '/razorpay/validate', won)).status).toBe(200);
  await expect
    .poll(
      async () =>
        (await shop.sql.query('select status from sandbox_refund where payment_id = $1', [paid.razorpay_payment_id]))
          .rows,
    )
    .toEqual([{ status: 'processed' }]);
  expect(await shop.stockOf(scarce._id)).toBe(0);
});

it('cancels once when shopper and administrator cancel at the same moment', async () => {
  const buyer = await shop.shopper();
  await addAddress(buyer);
  const admin = await shop.admin();
  for (let round = 0; round < 5; round++) {
    const paid = (await shop.pay(await open(buyer))).body as Paid;
    const { body } = await buyer.call('POST', '/razorpay/validate', paid);
    const before = await shop.stockOf(product._id);
    const both = await Promise.all(
      [buyer, admin, buyer, admin].map((who) =>
        who.call('PUT', `/order/${body.data.order._id}`, { orderStatus: 'cancel' }),
      ),
    );
    expect(both.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await shop.stockOf(product._id)).toBe(before + 2);
  }
});
