import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench } from '#tests/support/sandbox.ts';
import { doBankWork } from './bank-work.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const refund = (paymentId: string, body: object = {}, key?: string) =>
  bench.call('POST', `/v1/payments/${paymentId}/refund`, body, key ? { 'x-refund-idempotency': key } : {});
const show = async (path: string) => (await bench.call('GET', `/v1${path}`)).body;

describe('refunds', () => {
  it('go from pending to processed, and the payment to refunded', async () => {
    const { paymentId } = await bench.paid();
    const { body } = await refund(paymentId, { notes: { why: 'cancelled' } });
    expect(body).toMatchObject({
      entity: 'refund',
      amount: 50_000,
      payment_id: paymentId,
      status: 'pending',
      notes: { why: 'cancelled' },
    });
    expect(body.id).toMatch(/^rfnd_[A-Za-z0-9]{14}$/);
    await doBankWork(bench.parts);
    expect(await show(`/refunds/${body.id}`)).toMatchObject({ status: 'processed' });
    expect(await show(`/payments/${paymentId}`)).toMatchObject({
      status: 'refunded',
      amount_refunded: 50_000,
      refund_status: 'full',
    });
    expect((await refund(paymentId)).body.error.description).toBe('The payment has been fully refunded already');
  });

  it('never exceed the payment, however many ask at once', async () => {
    const { paymentId } = await bench.paid();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(paymentId, { amount: 15_000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await show(`/payments/${paymentId}`)).toMatchObject({
      status: 'captured',
      amount_refunded: 45_000,
      refund_status: 'partial',
    });
    expect((await show(`/payments/${paymentId}/refunds`)).count).toBe(3);
  });

  it('are for captured payments only', async () => {
    const { paymentId } = await bench.paid({ capture: false });
    expect((await refund(paymentId)).body.error.description).toMatch(/should be captured/);
  });

  it('can fail: the shop keeps the money', async () => {
    const { paymentId } = await bench.paid({ refunds: 'failed' });
    const { body } = await refund(paymentId);
    await doBankWork(bench.parts);
    expect(await show(`/refunds/${body.id}`)).toMatchObject({ status: 'failed' });
    expect(await show(`/payments/${paymentId}`)).toMatchObject({ status: 'captured', amount_refunded: 0 });
  });

  it('fail for a payment more than six months old', async () => {
    const { paymentId } = await bench.paid();
    bench.passSeconds(181 * 86_400);
    const { body } = await refund(paymentId);
    await doBankWork(bench.parts);
    expect(await show(`/refunds/${body.id}`)).toMatchObject({ status: 'failed' });
  });
});

describe('X-Refund-Idempotency', () => {
  it('returns the same refund for the same body, and refuses another body', async () => {
    const { paymentId } = await bench.paid();
    const first = await refund(paymentId, { amount: 1000, notes: { a: '1', b: '2' } }, 'same-key-0001');
    expect((await refund(paymentId, { notes: { b: '2', a: '1' }, amount: 1000 }, 'same-key-0001')).body.id).toBe(
      first.body.id,
    );
    const other = await refund(paymentId, { amount: 2000 }, 'same-key-0001');
    expect([other.status, other.body.error.description]).toEqual([
      400,
      'Different request with the same idempotency key has already been processed.',
    ]);
    expect(await show(`/payments/${paymentId}`)).toMatchObject({ amount_refunded: 1000 });
  });

  it('refunds once when many send the same at once', async () => {
    const { paymentId } = await bench.paid();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(paymentId, { amount: 1000 }, 'race-key-00001')),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await show(`/payments/${paymentId}`)).toMatchObject({ amount_refunded: 1000 });
  });

  it('answers 409 while the same key is in flight', async () => {
    const { paymentId } = await bench.paid();
    await bench.parts.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('sandbox refund flight-key-01', 0))`.execute(trx);
      expect((await refund(paymentId, {}, 'flight-key-01')).status).toBe(409);
    });
    expect((await refund(paymentId, {}, 'flight-key-01')).status).toBe(200);
  });

  it.each(['short', 'has spaces in it'])('refuses the key %j', async (key) => {
    const { paymentId } = await bench.paid();
    expect((await refund(paymentId, {}, key)).status).toBe(400);
  });
});
