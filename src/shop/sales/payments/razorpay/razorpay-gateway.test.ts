import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { paise } from '#src/kernel/money.ts';
import { createLog } from '#src/platform/log/log.ts';
import { ProviderRefusal } from '../gateway.ts';
import { createRazorpayGateway, type RazorpayOptions } from './razorpay-gateway.ts';

const KEYS = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'hook secret', log: createLog('silent') };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A gateway connected to a fake provider. */
async function against(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
  more: Partial<RazorpayOptions> = {},
) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}/sandbox/razorpay`;
  return createRazorpayGateway({ ...KEYS, sandbox: () => address, ...more });
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusal = (description: string) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
  },
});

describe('signatures', () => {
  const gateway = createRazorpayGateway(KEYS);
  const hex = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

  it('of the checkout cover order and payment', () => {
    const signature = hex('secret', 'order_1|pay_1');
    expect(gateway.isCheckoutSignature({ orderId: 'order_1', paymentId: 'pay_1', signature })).toBe(true);
    expect(gateway.isCheckoutSignature({ orderId: 'order_2', paymentId: 'pay_1', signature })).toBe(false);
    expect(
      gateway.isCheckoutSignature({
        orderId: 'order_1',
        paymentId: 'pay_1',
        signature: hex('hook secret', 'order_1|pay_1'),
      }),
    ).toBe(false);
  });

  it('come from Razorpay itself unless there is a sandbox; its test keys move no money', () => {
    const live = createRazorpayGateway({ ...KEYS, keyId: 'rzp_live_1' });
    expect([live.test, live.checkout.script]).toEqual([false, 'https://checkout.razorpay.com/v1/checkout.js']);
    expect([gateway.test, gateway.checkout.script]).toEqual([true, live.checkout.script]);
  });
});

describe('a provider that answers badly', () => {
  it.each([500, 502, 503, 429, 409])('is unavailable at %i', async (status) => {
    const gateway = await against((_, response) => json(response, status, refusal('busy')));
    await expect(gateway.createOrder({ amount: paise(100), receipt: 'r', notes: {} })).rejects.toMatchObject({
      name: 'Fault',
      code: 'provider-unavailable',
    });
  });

  it('is unavailable when it sends no JSON, hangs up, or is not there', async () => {
    const page = await against((_, response) => response.writeHead(502).end('<html>bad gateway</html>'));
    await expect(page.showPayment('pay_1')).rejects.toMatchObject({ code: 'provider-unavailable' });
    const rude = await against((request) => request.socket.destroy());
    await expect(rude.showRefund('rfnd_1')).rejects.toMatchObject({ code: 'provider-unavailable' });
    const absent = createRazorpayGateway({ ...KEYS, sandbox: () => 'http://127.0.0.1:1' });
    await expect(
      absent.refund({ paymentId: 'pay_1', amount: paise(100), key: 'key-000001', notes: {} }),
    ).rejects.toMatchObject({
      code: 'provider-unavailable',
    });
  });

  it.each([
    ['broken JSON', '{"id":"pay_1",'],
    ['a page', '<html>maintenance</html>'],
    ['nothing', ''],
    ['another shape', '{"id":"pay_1","amount":"a lot","currency":"INR","status":"captured"}'],
    ['a status that we do not know', '{"id":"pay_1","amount":100,"currency":"INR","status":"evaporated"}'],
  ])('is unavailable when it answers 200 with %s', async (_, body) => {
    const gateway = await against((_request, response) => response.writeHead(200).end(body));
    await expect(gateway.showPayment('pay_1')).rejects.toMatchObject({ code: 'provider-unavailable' });
  });

  it.each([
    ['never answers', () => {}],
    ['stops in the middle of its answer', (response: ServerResponse) => response.writeHead(200).write('{"id":')],
  ])('is unavailable after a retry when it %s', async (_, answer) => {
    let calls = 0;
    const gateway = await against(
      (_request, response) => {
        calls += 1;
        answer(response);
      },
      { timeoutMs: 200 },
    );
    await expect(gateway.createOrder({ amount: paise(100), receipt: 'r', notes: {} })).rejects.toMatchObject({
      code: 'provider-unavailable',
    });
    expect(calls).toBeLessThan(2);
  });

  it('is not followed to another address, which would see our keys', async () => {
    const urls: (string | undefined)[] = [];
    const gateway = await against((request, response) => {
      urls.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    await expect(gateway.showPayment('pay_1')).rejects.toMatchObject({ code: 'provider-unavailable' });
    expect(urls).toEqual(['/sandbox/razorpay/v1/payments/pay_1']);
  });

  it('is asked once more after it closed a kept-alive connection', async () => {
    let calls = 0;
    const gateway = await against((request, response) => {
      calls += 1;
      if (calls === 1) request.socket.resetAndDestroy();
      else json(response, 200, { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'processed' });
    });
    expect(await gateway.showRefund('rfnd_1')).toEqual({
      id: 'rfnd_1',
      paymentId: 'pay_1',
      amount: 100,
      status: 'processed',
    });
    expect(calls).toBe(2);
  });
});

describe('a provider that refuses', () => {
  it.each([400, 401, 403, 404, 422])('with %i is an error, whatever its body', async (status) => {
    const gateway = await against((_, response) => response.writeHead(status).end('no'));
    await expect(gateway.showPayment('pay_1')).rejects.toMatchObject({ status, error: { code: 'UNREADABLE' } });
  });

  it('points to our own mistake: an error with its words, not a fault for the shopper', async () => {
    const gateway = await against((_, response) => json(response, 400, refusal('The amount must be an integer.')));
    const error = await gateway.createOrder({ amount: paise(100), receipt: 'r', notes: {} }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProviderRefusal);
    expect(error).toMatchObject({
      status: 400,
      error: { description: 'The amount must be an integer.', step: 'payment_initiation' },
    });
  });

  it('knows no such payment: undefined to find, an error to show', async () => {
    const gateway = await against((_, response) => json(response, 400, refusal('The id provided does not exist')));
    expect(await gateway.findPayment('pay_1')).toBeUndefined();
    await expect(gateway.showPayment('pay_1')).rejects.toBeInstanceOf(ProviderRefusal);
  });

  it('is not asked for an id that would change the address', async () => {
    const gateway = await against(() => expect.unreachable());
    expect(await gateway.findPayment('pay_1/../../orders')).toBeUndefined();
  });

  it('has captured the payment already: that counts as success', async () => {
    const gateway = await against((request, response) =>
      request.method === 'POST'
        ? json(response, 400, refusal('This payment has already been captured'))
        : json(response, 200, {
            id: 'pay_1',
            order_id: 'order_1',
            amount: 100,
            currency: 'INR',
            status: 'captured',
            method: 'upi',
            error_code: null,
          }),
    );
    expect(await gateway.capture('pay_1', paise(100))).toMatchObject({ id: 'pay_1', status: 'captured', error: null });
  });
});

describe('a request', () => {
  it('carries the refund key and our own keys', async () => {
    let sent: unknown;
    const gateway = await against((request, response, body) => {
      sent = {
        url: request.url,
        key: request.headers['x-refund-idempotency'],
        authorization: request.headers.authorization,
        body: JSON.parse(body),
      };
      json(response, 200, { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'pending' });
    });
    await gateway.refund({ paymentId: 'pay_1', amount: paise(100), key: 'refund-key-1', notes: { order: 'o1' } });
    expect(sent).toEqual({
      url: '/sandbox/razorpay/v1/payments/pay_1/refund',
      key: 'refund-key-1',
      authorization: `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`,
      body: { amount: 100, notes: { order: 'o1' } },
    });
  });

  it('asks for a unique receipt and automatic capture', async () => {
    let sent: Record<string, unknown> = {};
    const gateway = await against((_, response, body) => {
      sent = JSON.parse(body);
      json(response, 200, { id: 'order_1', amount: 100, currency: 'INR', receipt: 'r', status: 'created' });
    });
    expect(await gateway.createOrder({ amount: paise(100), receipt: 'r', notes: {} })).toEqual({
      id: 'order_1',
      amount: 100,
      currency: 'INR',
      receipt: 'r',
      status: 'created',
    });
    expect(sent).toMatchObject({
      amount: 100,
      currency: 'INR',
      receipt: 'r',
      unique_receipt: true,
      payment: { capture: 'automatic' },
    });
  });
});
