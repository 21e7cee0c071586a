import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { receiveWebhook } from '#src/shop/sales/payments/receive-webhook.ts';
import { orderOf, type TestShop, testShop } from '#tests/support/shop.ts';
import { moveOrder } from './move-order.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';

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
let serial = 0;
const bought = async (locale: string) => {
  const [customer, productId] = [
    await t.newCustomer(),
    await t.newProduct({ price: 1250, stock: 9, name: 'Panel <b>"A"</b>' }),
  ];
  const opened = await openPayment(t.shop, customer, {
    amount: 250_000,
    receipt: `m${++serial}`,
    items: [{ productId, quantity: 2 }],
    locale,
  });
  const paid = await t.pay(opened.providerOrderId);
  const order = orderOf(
    await confirmPayment(t.shop, customer, {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    }),
  );
  return { customer, order };
};
const mailsOf = (email: string) =>
  t.shop.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '<>', 'verify-email')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

describe('mails to a customer', () => {
  it('are one per step, in the language of the order, escaped, with plain text beside', async () => {
    const { customer, order } = await bought('hi');
    const shipment = await shipOrder(t.shop, OWNER, order.id, {
      carrier: 'Gati',
      tracking: 'GT 1',
      trackingUrl: 'https://gati.example/GT1',
    });
    await deliverOrder(t.shop, OWNER, order.id, shipment.id);
    const mails = await mailsOf(customer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-placed', 'order-shipped', 'order-delivered']);
    for (const mail of mails) {
      expect(mail).toMatchObject({
        locale: 'hi',
        state: 'queued',
        reference: String(order.number),
        recipientName: customer.name,
      });
      expect(mail.html).toContain(`/order/${order.id}`);
      expect(mail.text + mail.subject).not.toMatch(/\{|\bundefined\b|orders\./);
    }
    // Paid in the sandbox: each mail says so, in its recipient's language.
    for (const mail of mails)
      expect([mail.subject, mail.text]).toEqual([
        expect.stringMatching(/^\[टेस्ट\] \S/),
        expect.stringContaining('यह एक टेस्ट है'),
      ]);
    expect(mails[0]?.html).toContain('Panel &lt;b&gt;&quot;A&quot;&lt;/b&gt; × 2');
    expect(mails[0]?.text).toContain('₹2,500.00');
    expect(mails[1]?.html).toContain('https://gati.example/GT1');
  });

  it('say who cancelled, and report a failed payment once, however often it fails', async () => {
    const { customer, order } = await bought('en');
    await moveOrder(t.shop, customer, order.id, 'cancel');
    expect((await mailsOf(customer.email)).at(-1)).toMatchObject({
      kind: 'order-cancelled',
      text: expect.stringContaining('as you requested'),
    });
    const other = await bought('en');
    await moveOrder(t.shop, OWNER, other.order.id, 'cancel');
    expect((await mailsOf(other.customer.email)).at(-1)).toMatchObject({
      text: expect.stringContaining('we have had to cancel'),
    });

    const [buyer, productId] = [await t.newCustomer(), await t.newProduct({ price: 10, stock: 5 })];
    const opened = await openPayment(t.shop, buyer, {
      amount: 1_000,
      receipt: 'fails',
      items: [{ productId, quantity: 1 }],
    });
    const failed = {
      id: 'pay_1',
      orderId: opened.providerOrderId,
      amount: 1_000,
      currency: 'INR',
      status: 'failed' as const,
      method: 'card',
    };
    const error = {
      code: 'BAD_REQUEST_ERROR',
      description: 'The card was declined',
      source: 'bank',
      step: 'payment_authorization',
      reason: 'card_declined',
    };
    for (const id of ['a', 'b']) {
      const news = { kind: 'failed' as const, payment: { ...failed, error } };
      const razorpay = { ...t.shop.gateways.razorpay, readWebhook: () => ({ id, name: 'payment.failed', news }) };
      await receiveWebhook({ ...t.shop, gateways: { ...t.shop.gateways, razorpay } }, 'razorpay', {
        rawBody: '{}',
        header: () => undefined,
      });
    }
    const mails = await mailsOf(buyer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'payment-failed', text: expect.stringContaining('The card was declined') });
  });
});
