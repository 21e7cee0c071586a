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
});
