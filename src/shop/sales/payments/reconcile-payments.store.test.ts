import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { listOrders } from '#src/shop/sales/orders/list-orders.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { createReconciler } from './reconcile-payments.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

/** A payment paid at the provider some minutes after its opening, without a browser return or webhook. */
async function paidAfter(minutes: number) {
  const [customer, productId] = [await t.newCustomer(), await t.newProduct({ price: 700, stock: 1 })];
  const items = [{ productId, quantity: 1 }];
  const opened = await openPayment(t.shop, customer, { amount: 70_000, receipt: 'untold', items });
  t.pass(minutes);
  await t.pay(opened.providerOrderId);
  return async () => (await listOrders(t.shop, { uid: customer.uid, page: 1, limit: 50 })).items.length;
}

it('settles without browser and webhook, by asking the provider', async () => {
  const orders = await paidAfter(2);
  expect(await createReconciler(t.shop).run()).toBe(1);
  expect(await orders()).toBe(1);
});

it('asks about older payments at once, then once an hour', async () => {
  const reconciler = createReconciler(t.shop);
  const first = await paidAfter(50);
  await reconciler.run();
  expect(await first()).toBe(1);

  const second = await paidAfter(50);
  await reconciler.run();
  expect(await second()).toBe(0);
  t.pass(11);
  await reconciler.run();
  expect(await second()).toBe(1);
});

it('does not share that hour with another shop in the same process', async () => {
  const orders = await paidAfter(50);
  const deaf = { ...t.shop.gateways.razorpay, paymentsOfOrder: async () => [] };
  await createReconciler({ ...t.shop, gateways: { ...t.shop.gateways, razorpay: deaf } }).run();
  await createReconciler(t.shop).run();
  expect(await orders()).toBe(1);
});
