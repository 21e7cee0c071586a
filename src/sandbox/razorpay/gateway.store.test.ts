import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#src/kernel/money.ts';
import type { PaymentGateway } from '#src/shop/sales/payments/gateway.ts';
import { createRazorpayGateway } from '#src/shop/sales/payments/razorpay/razorpay-gateway.ts';
import { type Bench, KEYS, openBench } from '#tests/support/sandbox.ts';

let bench: Bench;
let server: Server;
let gateway: PaymentGateway;

beforeAll(async () => {
  bench = await openBench();
  const app = new Hono().route('/sandbox/razorpay', bench.sandbox.app);
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  gateway = createRazorpayGateway({
    ...KEYS,
    log: bench.parts.log,
    sandbox: () => `http://127.0.0.1:${port}/sandbox/razorpay`,
  });
  bench.sandbox.startDeliveries();
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await bench.close();
});

it('takes the gateway through an order, its payment and its refund', async () => {
  const order = await gateway.createOrder({ amount: paise(123_456), receipt: 'pmt-1', notes: { uid: 'u1' } });
  expect(order).toMatchObject({ amount: 123_456, currency: 'INR', receipt: 'pmt-1', status: 'created' });
  expect(await gateway.createOrder({ amount: paise(123_456), receipt: 'pmt-1', notes: { uid: 'u1' } })).toEqual(order);

  const { body } = await bench.call('POST', '/pay', {
    order_id: order.id,
    method: 'upi',
    outcome: 'success',
    webhook: 'first',
  });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = body;
  expect(gateway.isCheckoutSignature({ orderId: order.id, paymentId, signature })).toBe(true);
  const kinds = () =>
    bench.receiver.hooks.map(({ body: rawBody, signature: signed }) => {
      const header = (name: string) => (name === 'x-razorpay-signature' ? signed : undefined);
      return gateway.readWebhook({ rawBody, header }).news?.kind;
    });
  // They arrive concurrently, in any order.
  await expect.poll(() => kinds().sort()).toEqual(['authorized', 'captured', 'captured']);
  expect(await gateway.paymentsOfOrder(order.id)).toEqual([
    {
      id: paymentId,
      orderId: order.id,
      amount: 123_456,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
      error: null,
    },
  ]);
  expect(await gateway.capture(paymentId, paise(123_456))).toMatchObject({ status: 'captured' });

  const wish = { paymentId, amount: paise(123_456), key: 'refund-of-pmt-1', notes: {} };
  const refund = await gateway.refund(wish);
  expect(await gateway.refund(wish)).toMatchObject({ id: refund.id });
  await expect.poll(async () => (await gateway.showRefund(refund.id)).status).toBe('processed');
  expect(await gateway.showPayment(paymentId)).toMatchObject({ status: 'refunded' });
});

it('reports a failed payment in the provider’s words', async () => {
  const order = await gateway.createOrder({ amount: paise(500), receipt: 'pmt-2', notes: {} });
  await bench.call('POST', '/pay', { order_id: order.id, method: 'card', outcome: 'failure', reason: 'card_declined' });
  const [payment] = await gateway.paymentsOfOrder(order.id);
  expect(payment).toMatchObject({
    status: 'failed',
    error: { code: 'BAD_REQUEST_ERROR', reason: 'card_declined', source: 'bank' },
  });
  expect(await gateway.findPayment('pay_AAAAAAAAAAAAAA')).toBeUndefined();
});
