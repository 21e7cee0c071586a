import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyShoppers, openPayment, type Paid, type RunningShop, runningShop } from '#tests/support/running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const BUYERS = 200;
const UNITS = 10;

it(`sells ${UNITS} units to ${UNITS} of ${BUYERS} buyers who come at once, and tells the others before they pay`, async () => {
  const product = await shop.product({ name: 'The last ones', price: 4999, stock: UNITS });
  const buyers = await manyShoppers(shop, BUYERS);
  const times: number[] = [];
  const bought = await Promise.all(
    buyers.map(async (buyer) => {
      const started = performance.now();
      const opened = await openPayment(buyer, [{ _id: product._id, quantity: 1, price: product.price }]);
      times.push(performance.now() - started);
      if (opened.status !== 201) return { buyer, opened, proven: undefined };
      const paid = (await shop.pay(opened.body.id, { webhook: 'first' })).body as Paid;
      return { buyer, opened, proven: await buyer.call('POST', '/razorpay/validate', paid) };
    }),
  );
  times.sort((a, b) => a - b);
  console.log(`${BUYERS} at once: slowest of 99 % to hear ${Math.round(times[Math.floor(times.length * 0.99)] ?? 0)} ms`);

  const winners = bought.filter(({ proven }) => proven);
  expect(winners).toHaveLength(UNITS);
  for (const { proven } of winners) expect(proven).toMatchObject({ status: 200, body: { data: { order: { totalPrice: 4999 } } } });
  for (const { opened, proven } of bought) {
    if (!proven) expect(opened).toMatchObject({ status: 409, body: { code: 'out-of-stock', short: [{ _id: product._id, stock: 0 }] } });
  }
  expect(await shop.stockOf(product._id)).toBe(0);
  const { rows } = await shop.sql.query('select count(distinct order_id)::int as orders, sum(quantity)::int as units from order_line where product_id = $1', [
    product._id,
  ]);
  expect(rows[0]).toEqual({ orders: UNITS, units: UNITS });
  const open = await shop.sql.query("select count(*)::int as open from payment where state in ('preparing', 'open', 'captured', 'refunding')");
  expect(open.rows[0].open).toBe(0);
});

it('sells carts that share their last units in different orders, all or nothing, without a deadlock', async () => {
  const [first, second] = [await shop.product({ stock: 15, price: 100 }), await shop.product({ stock: 15, price: 100 })];
  const buyers = await manyShoppers(shop, 60);
  const answers = await Promise.all(
    buyers.map((buyer, at) => {
      const items = [first, second].map((one) => ({ _id: one._id, quantity: 1, price: one.price }));
      return openPayment(buyer, at % 2 ? items : items.reverse());
    }),
  );
  expect(answers.map((one) => one.status).sort()).toEqual([...Array(15).fill(201), ...Array(45).fill(409)]);
  expect([await shop.stockOf(first._id), await shop.stockOf(second._id)]).toEqual([0, 0]);
});
