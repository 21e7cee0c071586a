import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import { moveOrder } from '#src/shop/sales/orders/move-order.ts';
import { orderOf, type TestShop, testShop } from '#tests/support/shop.ts';
import { refundChanged } from './send-refund.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

it('accepts a refund whose webhook comes before the answer to our own call', async () => {
  const [customer, productId] = [await t.newCustomer(), await t.newProduct({ price: 500, stock: 5 })];
  const opened = await openPayment(t.shop, customer, {
    amount: 50_000,
    receipt: 'early',
    items: [{ productId, quantity: 1 }],
  });
  const paid = await t.pay(opened.providerOrderId);
  const order = orderOf(
    await confirmPayment(t.shop, customer, {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    }),
  );
  await moveOrder(t.shop, customer, order.id, 'cancel'); // the refund job has not stored the provider's answer yet
  await refundChanged(t.shop, 'razorpay', {
    id: 'rfnd_early',
    paymentId: paid.razorpay_payment_id,
    amount: 50_000,
    status: 'processed',
  });
  expect(await findOrder(t.shop, { id: order.id })).toMatchObject({ status: 'cancel', paymentStatus: 'refunded' });
});

it('ignores a refund that it never requested', async () => {
  await refundChanged(t.shop, 'razorpay', {
    id: 'rfnd_foreign',
    paymentId: 'pay_foreign',
    amount: 1,
    status: 'processed',
  });
  expect(
    await t.shop.db.selectFrom('refund').select('id').where('providerRefundId', '=', 'rfnd_foreign').execute(),
  ).toEqual([]);
});
