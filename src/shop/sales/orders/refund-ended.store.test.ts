import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#src/kernel/money.ts';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { listRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { refundChanged } from '#src/shop/sales/payments/send-refund.ts';
import { orderOf, type TestShop, testShop } from '#tests/support/shop.ts';
import { findOrder } from './list-orders.ts';
import { refundPart } from './refund-part.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

const OWNER = {
  uid: 'owner',
  name: 'Owner',
  email: 'owner@example.com',
  emailVerified: true,
  role: 'administrator' as const,
};

it('leaves no refund pending when an order’s last parts end at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const [customer, productId] = [await t.newCustomer(), await t.newProduct({ price: 40, stock: 5 })];
    const opened = await openPayment(t.shop, customer, {
      amount: 4_000,
      receipt: `parts ${round}`,
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
    for (const key of ['a', 'b', 'c', 'd'])
      await refundPart(t.shop, OWNER, order.id, { amount: paise(1_000), note: key, key });
    const refunds = await listRefunds(t.shop.db, order.id);
    await Promise.all(
      refunds.map(({ id }) =>
        refundChanged(t.shop, 'razorpay', {
          id: `rfnd_${id.slice(-12)}`,
          paymentId: paid.razorpay_payment_id,
          amount: 1_000,
          status: 'processed',
          ours: id,
        }),
      ),
    );
    expect((await findOrder(t.shop, { id: order.id }))?.paymentStatus).toBe('refunded');
  }
});
