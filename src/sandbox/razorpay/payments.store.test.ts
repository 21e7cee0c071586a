import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, KEYS, openBench } from '#tests/support/sandbox.ts';
import { doBankWork } from './bank-work.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const pay = (body: object) => bench.call('POST', '/pay', { webhook: false, ...body });
const show = async (path: string) => (await bench.call('GET', `/v1${path}`)).body;

describe('POST /pay', () => {
  it('answers a success with a signature that proves it', async () => {
    const orderId = await bench.order();
    const { status, body } = await pay({ order_id: orderId, method: 'card', outcome: 'success' });
    expect(status).toBe(200);
    expect(body.razorpay_signature).toBe(
      createHmac('sha256', KEYS.keySecret).update(`${orderId}|${body.razorpay_payment_id}`).digest('hex'),
    );
    expect(await show(`/payments/${body.razorpay_payment_id}`)).toMatchObject({
      entity: 'payment',
      order_id: orderId,
      amount: 50_000,
      status: 'captured',
      captured: true,
      method: 'card',
      error_code: null,
    });
    expect(await show(`/orders/${orderId}`)).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      amount_due: 0,
      attempts: 1,
    });
  });

  it('takes the amount from the order, whatever the caller says', async () => {
    const orderId = await bench.order(70_000);
    const { body } = await pay({ order_id: orderId, method: 'upi', outcome: 'success', amount: 1 });
    expect(await show(`/payments/${body.razorpay_payment_id}`)).toMatchObject({
      amount: 70_000,
      method: 'upi',
      vpa: 'success@razorpay',
    });
  });

  it('answers a failure with the error object, and the order can be tried again', async () => {
    const orderId = await bench.order();
    const { status, body } = await pay({
      order_id: orderId,
      method: 'card',
      outcome: 'failure',
      reason: 'insufficient_funds',
    });
    expect(status).toBe(200);
    expect(body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      reason: 'insufficient_funds',
      step: 'payment_authorization',
      metadata: { order_id: orderId },
    });
    expect(await show(`/orders/${orderId}`)).toMatchObject({ status: 'attempted', attempts: 1 });
    expect(await show(`/payments/${body.error.metadata.payment_id}`)).toMatchObject({
      status: 'failed',
      captured: false,
      error_reason: 'insufficient_funds',
    });
    expect(
      (await pay({ order_id: orderId, method: 'upi', outcome: 'success' })).body.razorpay_payment_id,
    ).toBeDefined();
    expect((await show(`/orders/${orderId}/payments`)).count).toBe(2);
  });

  it('refuses a second payment, also when ten race', async () => {
    const orderId = await bench.order();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay({ order_id: orderId, method: 'card', outcome: 'success' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.error).toMatchObject({ reason: 'order_already_paid', metadata: { order_id: orderId } });
    expect((await show(`/orders/${orderId}/payments`)).count).toBe(1);
  });

  it.each([
    [{}, 'order_id: is required.'],
    [{ order_id: 'order_AAAAAAAAAAAAAA' }, 'The id provided does not exist'],
    [{ order_id: 'nonsense' }, 'The id provided does not exist'],
    [{ order_id: 'order_AAAAAAAAAAAAAA', method: 'cash' }, 'The method must be one of card, upi, netbanking.'],
    [{ order_id: 'order_AAAAAAAAAAAAAA', outcome: 'maybe' }, 'The outcome must be one of success, failure.'],
    [{ order_id: 'order_AAAAAAAAAAAAAA', webhook: 'later' }, 'The webhook must be false, "first" or "only".'],
  ])('refuses %j', async (body, description) => {
    const answer = await pay(body);
    expect([answer.status, answer.body.error.description]).toEqual([400, description]);
  });
});

describe('capture', () => {
  it('takes an authorized payment once, for its own amount', async () => {
    const { orderId, paymentId } = await bench.paid({ capture: false });
    expect(await show(`/payments/${paymentId}`)).toMatchObject({ status: 'authorized', captured: false });
    expect(await show(`/orders/${orderId}`)).toMatchObject({ status: 'attempted' });
    expect((await pay({ order_id: orderId, outcome: 'success' })).body.error.reason).toBe('order_already_paid');
    const capture = (amount: number) =>
      bench.call('POST', `/v1/payments/${paymentId}/capture`, { amount, currency: 'INR' });
    expect((await capture(49_999)).body.error.description).toMatch(/equal to the amount authorized/);
    expect((await capture(50_000)).body).toMatchObject({ status: 'captured', captured: true });
    expect(await show(`/orders/${orderId}`)).toMatchObject({ status: 'paid' });
    expect((await capture(50_000)).body.error.description).toBe('This payment has already been captured');
  });
});

describe('late authorisation', () => {
  it('turns a failed payment into a captured one when its time comes', async () => {
    const orderId = await bench.order();
    const { body } = await pay({ order_id: orderId, outcome: 'failure', late: 600 });
    const paymentId = body.error.metadata.payment_id;
    await doBankWork(bench.parts);
    expect(await show(`/payments/${paymentId}`)).toMatchObject({ status: 'failed' });
    bench.passSeconds(601);
    await doBankWork(bench.parts);
    expect(await show(`/payments/${paymentId}`)).toMatchObject({ status: 'captured', error_code: null });
    expect(await show(`/orders/${orderId}`)).toMatchObject({ status: 'paid' });
  });

  it('never pays an order twice', async () => {
    const orderId = await bench.order();
    const { body } = await pay({ order_id: orderId, outcome: 'failure', late: true });
    await pay({ order_id: orderId, outcome: 'success' });
    await doBankWork(bench.parts);
    expect(await show(`/payments/${body.error.metadata.payment_id}`)).toMatchObject({ status: 'failed' });
  });
});
