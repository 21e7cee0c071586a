import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench } from '#tests/support/sandbox.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const create = (body: object) => bench.call('POST', '/v1/orders', { amount: 50_000, currency: 'INR', ...body });

describe('the REST interface', () => {
  it.each([
    ['absent', ''],
    ['wrong', `Basic ${Buffer.from('rzp_test_TestBench00000:other').toString('base64')}`],
  ])('refuses a key that is %s', async (_, authorization) => {
    const { status, body } = await bench.call('GET', '/v1/orders', undefined, { authorization });
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed', metadata: {} });
  });

  it('answers an unknown address and an unknown id as Razorpay does', async () => {
    expect((await bench.call('GET', '/v1/nothing')).status).toBe(404);
    for (const path of [
      '/v1/orders/order_none',
      '/v1/payments/pay_none',
      '/v1/refunds/rfnd_none',
      '/v1/orders/order_none/payments',
      '/v1/orders/%00',
      '/v1/payments/a%27b',
    ]) {
      const { status, body } = await bench.call('GET', path);
      expect([status, body.error.description]).toEqual([400, 'The id provided does not exist']);
    }
  });
});

describe('orders', () => {
  it('are created and shown in full', async () => {
    const { status, body } = await create({ receipt: 'r-1', notes: { cart: 'c1' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'r-1',
      status: 'created',
      attempts: 0,
      notes: { cart: 'c1' },
    });
    expect(body.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect((await bench.call('GET', `/v1/orders/${body.id}`)).body).toEqual(body);
    expect((await bench.call('GET', '/v1/orders?receipt=r-1')).body).toEqual({
      entity: 'collection',
      count: 1,
      items: [body],
    });
  });

  it.each([
    [{ amount: undefined }, 'amount: is required.'],
    [{ amount: 99 }, 'Order amount less than minimum amount allowed'],
    [{ amount: 100.5 }, 'The amount must be an integer.'],
    [{ amount: -100 }, 'The amount must be at least INR 1.00'],
    [{ currency: 'USD' }, 'Currency is not supported'],
    [{ currency: undefined }, 'The currency field is required.'],
    [{ receipt: 'x'.repeat(41) }, 'The receipt may not be greater than 40 characters.'],
    [
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`n${i}`, 'x'])) },
      'Number of fields in notes should be less than or equal to 15',
    ],
    [{ notes: { a: 'x'.repeat(257) } }, 'Notes keys and values may not be greater than 256 characters.'],
    [{ receipt: '\0' }, 'The receipt must be a string.'],
    [{ notes: { a: '\0' } }, 'Notes keys and values must be text.'],
    [{ transfers: [] }, 'transfers is/are not required and should not be sent'],
  ])('refuse %j', async (body, description) => {
    const answer = await create(body);
    expect([answer.status, answer.body.error.description, answer.body.error.source]).toEqual([
      400,
      description,
      'business',
    ]);
  });

  it('refuse what is not a JSON object', async () => {
    const answer = await bench.call('POST', '/v1/orders', [1]);
    expect(answer.status).toBe(400);
  });

  it('are the same for the same unique receipt, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ receipt: 'once', unique_receipt: true })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await create({ receipt: 'once', unique_receipt: true, amount: 60_000 })).body.error.description).toBe(
      'Order receipt should be unique.',
    );
    expect((await create({ receipt: 'once' })).body.id).not.toBe(answers[0]?.body.id);
  });
});
