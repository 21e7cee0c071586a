import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { orderOf, type TestShop, testShop } from '#tests/support/shop.ts';
import { countSales } from './count-sales.ts';
import { moveOrder } from './move-order.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

it('counts sold units once, however often it runs, and not those of cancelled orders', async () => {
  const [customer, productId] = [await t.newCustomer(), await t.newProduct({ price: 10, stock: 9 })];
  const buy = async (quantity: number) => {
    const { providerOrderId } = await openPayment(t.shop, customer, {
      amount: 1000 * quantity,
      receipt: `r${quantity}`,
      items: [{ productId, quantity }],
    });
    const paid = await t.pay(providerOrderId);
    return orderOf(
      await confirmPayment(t.shop, customer, {
        orderId: providerOrderId,
        paymentId: paid.razorpay_payment_id,
        signature: paid.razorpay_signature,
      }),
    );
  };
  const sold = async () =>
    (await t.shop.db.selectFrom('product').select('unitsSold').where('id', '=', productId).executeTakeFirstOrThrow())
      .unitsSold;
  await buy(2);
  const cancelled = await buy(3);
  await countSales(t.shop);
  await countSales(t.shop);
  expect(await sold()).toBe(5);
  await moveOrder(t.shop, customer, cancelled.id, 'cancel');
  await countSales(t.shop);
  expect(await sold()).toBe(2);

  // An order of another day that changes later is counted on its own day.
  await t.shop.db
    .updateTable('order')
    .set((eb) => ({ createdAt: sql`created_at - interval '3 days'`, updatedAt: eb.ref('updatedAt') }))
    .execute();
  await t.shop.db.deleteFrom('productSalesDay').execute();
  await buy(4);
  await countSales(t.shop);
  expect(await sold()).toBe(6);
  const days = await t.shop.db
    .selectFrom('productSalesDay')
    .select('units')
    .where('productId', '=', productId)
    .orderBy('day')
    .execute();
  expect(days.map(({ units }) => units)).toEqual([2, 4]);
});
