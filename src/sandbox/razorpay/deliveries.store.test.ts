import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, KEYS, openBench } from '#tests/support/sandbox.ts';
import { claimDeliveries } from './delivery.store.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const success = async (webhook?: unknown) =>
  bench.call('POST', '/pay', { order_id: await bench.order(), method: 'card', outcome: 'success', webhook });
const events = () => bench.receiver.hooks.map(({ event }) => event).sort();
const PAID = ['order.paid', 'payment.authorized', 'payment.captured'];

describe('webhooks', () => {
  it('arrive on their own, signed over their bytes, each with its own id', async () => {
    bench.sandbox.startDeliveries();
    await success();
    await expect.poll(() => events()).toEqual(PAID);
    for (const { body, signature } of bench.receiver.hooks) {
      expect(signature).toBe(createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex'));
    }
    expect(new Set(bench.receiver.hooks.map(({ eventId }) => eventId)).size).toBe(3);
    const authorized = bench.receiver.hooks.find(({ event }) => event === 'payment.authorized');
    expect(JSON.parse(authorized?.body ?? '')).toMatchObject({
      entity: 'event',
      contains: ['payment'],
      payload: { payment: { entity: { status: 'authorized', captured: false } } },
    });
  });

  it('"first": have been received before the answer comes', async () => {
    const { body } = await success('first');
    expect(events()).toEqual(PAID);
    expect(body.razorpay_signature).toBeDefined();
  });

  it('"first" also waits for a loop that was faster', async () => {
    bench.sandbox.startDeliveries();
    for (let round = 1; round <= 5; round++) {
      await success('first');
      expect(bench.receiver.hooks).toHaveLength(3 * round);
    }
  });

  it('"only": replace the signature', async () => {
    const { body } = await success('only');
    expect(events()).toEqual(PAID);
    expect(body).toEqual({
      webhook: 'only',
      razorpay_order_id: expect.any(String),
      razorpay_payment_id: expect.any(String),
    });
  });

  it('false: never arrive', async () => {
    await success(false);
    expect(await bench.parts.db.selectFrom('sandboxDelivery').select('eventId').execute()).toEqual([]);
  });

  it('report a failure, a late success and a refund', async () => {
    bench.sandbox.startDeliveries();
    await bench.call('POST', '/pay', { order_id: await bench.order(), outcome: 'failure', late: true });
    await expect
      .poll(() => events())
      .toEqual(['order.paid', 'payment.authorized', 'payment.captured', 'payment.failed']);
    const paymentId = JSON.parse(bench.receiver.hooks[0]?.body ?? '').payload.payment.entity.id;
    await bench.call('POST', `/v1/payments/${paymentId}/refund`, {});
    await expect.poll(() => events().slice(-2)).toEqual(['refund.created', 'refund.processed']);
  });
});

describe('the queue', () => {
  it('retries with growing pauses until the webhook is accepted', async () => {
    bench.receiver.status = 500;
    await success('first');
    const waiting = () =>
      bench.parts.db
        .selectFrom('sandboxDelivery')
        .selectAll()
        .where('event', '=', 'order.paid')
        .executeTakeFirstOrThrow();
    const first = await waiting();
    expect(first).toMatchObject({ attempts: 1, lastStatus: 500, deliveredAt: null });
    bench.sandbox.startDeliveries();
    await expect.poll(async () => (await waiting()).attempts).toBeGreaterThanOrEqual(2);
    const second = await waiting();
    expect(Number(second.nextAttemptAt) - Number(first.nextAttemptAt)).toBeGreaterThan(1500);
    bench.receiver.status = 200;
    bench.passSeconds(10);
    await expect.poll(async () => (await waiting()).deliveredAt).not.toBeNull();
  });

  it('survives a killed sender: its webhooks become due again after a while', async () => {
    await success(undefined);
    const claimed = await claimDeliveries(bench.parts.db, bench.parts.clock.now(), { limit: 10 });
    expect(claimed).toHaveLength(3);
    expect(await claimDeliveries(bench.parts.db, bench.parts.clock.now(), { limit: 10 })).toHaveLength(0);
    bench.passSeconds(16);
    bench.sandbox.startDeliveries();
    await expect.poll(() => events()).toEqual(PAID);
  });

  it('is shared by several instances without sending anything twice', async () => {
    for (let i = 0; i < 10; i++) await success();
    const other = bench.another();
    bench.sandbox.startDeliveries();
    other.startDeliveries();
    await expect.poll(() => bench.receiver.hooks.length).toBeGreaterThanOrEqual(30);
    await other.stop();
    await bench.sandbox.stop();
    expect(new Set(bench.receiver.hooks.map(({ eventId }) => eventId)).size).toBe(bench.receiver.hooks.length);
  });

  it('sends an event again on request', async () => {
    await success('first');
    const event = bench.receiver.hooks[0];
    bench.sandbox.startDeliveries();
    expect((await bench.call('POST', '/replay', { event_id: event?.eventId })).body).toEqual({
      event_id: event?.eventId,
      event: event?.event,
    });
    await expect.poll(() => bench.receiver.hooks).toHaveLength(4);
    expect(bench.receiver.hooks[3]).toEqual(event);
    expect((await bench.call('POST', '/replay', { event_id: 'evt_none' })).status).toBe(400);
  });
});
