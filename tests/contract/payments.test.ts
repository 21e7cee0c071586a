import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import {
  ADDRESS,
  addAddress,
  openPayment,
  type Paid,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let ravi: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  [asha, ravi] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah')]);
  await addAddress(asha);
  await addAddress(ravi);
});
afterAll(() => shop?.close());

const one = (product: Body, quantity = 1) => [{ _id: product._id, quantity, price: product.price }];
const orders = async () => Number((await shop.sql.query('select count(*) from "order"')).rows[0].count);

describe('POST /razorpay', () => {
  it('reserves the stock and answers with the provider’s order', async () => {
    panel = await shop.product({ stock: 10 });
    const opened = await openPayment(asha, one(panel, 3));
    expect(opened).toMatchObject({ status: 201, body: { status: 'success', amount: 300_000, currency: 'INR' } });
    expect(opened.body.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(opened.body.key).toMatch(/^rzp_test_/);
    expect((await guest.call('GET', `/products/${panel._id}`)).body.data.product.stock).toBe(7);
  });

  it('allows a shopper only one reservation', async () => {
    panel = await shop.product({ stock: 10 });
    await openPayment(asha, one(panel, 4));
    await openPayment(asha, one(panel, 10));
    expect(await shop.stockOf(panel._id)).toBe(0);
    await openPayment(asha, one(panel, 1));
    expect(await shop.stockOf(panel._id)).toBe(9);
  });

  it('uses the cart and the default address when only the three documented fields are sent', async () => {
    panel = await shop.product({ price: 1500 });
    const fresh = await shop.shopper();
    const documented = { amount: 300_000, currency: 'INR', receipt: receipt() };
    expectRefusal(await fresh.call('POST', '/razorpay', documented), 422, { code: 'cart-empty' });
    await fresh.call('POST', '/Firebaseuser/add-to-cart', {
      uid: fresh.uid,
      itemToAdd: { _id: panel._id },
      inCart: false,
    });
    await fresh.call('PUT', `/cart/${panel._id}`, { quantity: 2 });
    expectRefusal(await fresh.call('POST', '/razorpay', documented), 422, {
      code: 'address-required',
      message: 'Please add an address before checking out.',
    });
    await addAddress(fresh, { city: 'Rajkot' });
    const opened = await fresh.call('POST', '/razorpay', documented);
    expect(opened.status).toBe(201);
    const paid = (await shop.pay(opened.body.id)).body;
    const { body } = await fresh.call('POST', '/razorpay/validate', paid);
    expect(body.data.order).toMatchObject({ totalPrice: 3000, address: { city: 'Rajkot' } });
    expect(
      (await fresh.call('GET', `/Firebaseuser/get-user-data-list?uid=${fresh.uid}&dataType=cart`)).body.arrayData,
    ).toEqual([]);
  });

  it('returns the same payment for the same receipt', async () => {
    panel = await shop.product({ stock: 10 });
    const same = { receipt: receipt() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => openPayment(asha, one(panel), same)));
    const settled = await openPayment(asha, one(panel), same);
    // Some simultaneous calls may be answered that another is in progress, but there is one payment and one unit reserved.
    for (const answer of answers) expect([201, 409], answer.text).toContain(answer.status);
    expect(new Set([settled, ...answers.filter((one) => one.status === 201)].map((one) => one.body.id)).size).toBe(1);
    expect(await shop.stockOf(panel._id)).toBe(9);
    expectRefusal(await openPayment(asha, one(panel, 2), same), 422, { code: 'key-reused' });
    expect((await openPayment(ravi, one(panel), same)).body.id).not.toBe(settled.body.id);
  });

  it('refuses another body under the same Idempotency-Key', async () => {
    panel = await shop.product();
    const headers = { 'idempotency-key': receipt() };
    const body = { amount: 100_000, currency: 'INR', receipt: receipt(), items: [{ _id: panel._id, quantity: 1 }] };
    const first = await asha.call('POST', '/razorpay', body, { headers });
    expect((await asha.call('POST', '/razorpay', body, { headers })).body.id).toBe(first.body.id);
    expectRefusal(await asha.call('POST', '/razorpay', { ...body, receipt: receipt() }, { headers }), 422, {
      code: 'key-reused',
    });
  });

  it('decides the price itself', async () => {
    panel = await shop.product({ price: 2000 });
    for (const amount of [1, 100, 199_999, 200_001, 2000]) {
      const answer = await openPayment(asha, one(panel), { amount });
      expectRefusal(answer, 409, { code: 'price-changed' });
      // The total is in paise, like `amount`; a line's price in rupees, as everywhere.
      expect(answer.body).toMatchObject({
        total: 200_000,
        amount,
        items: [{ _id: panel._id, name: panel.name, quantity: 1, price: 2000 }],
      });
    }
    expect(await shop.stockOf(panel._id)).toBe(10);
  });

  it('reports missing stock before payment', async () => {
    panel = await shop.product({ stock: 2 });
    const answer = await openPayment(asha, one(panel, 3));
    expectRefusal(answer, 409, { code: 'out-of-stock' });
    expect(answer.body.short).toEqual([{ _id: panel._id, name: panel.name, stock: 2 }]);
  });

  it('refuses', async () => {
    panel = await shop.product();
    const good = { amount: 100_000, currency: 'INR', receipt: 'r', items: [{ _id: panel._id, quantity: 1 }] };
    const draft = (await (await shop.admin()).call('POST', '/products', {})).body.data.product;
    expectRefusal(await guest.call('POST', '/razorpay', good), 401);
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, items: [{ _id: 'prd_unknown', quantity: 1 }] }), 404);
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, items: [{ _id: draft._id, quantity: 1 }] }), 404);
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, addressId: 'adr_unknown' }), 404, {
      code: 'unknown-address',
    });
    const { address } = (await ravi.call('POST', '/Firebaseuser/add-address', { uid: ravi.uid, address: ADDRESS }))
      .body;
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, addressId: address._id }), 403, {
      code: 'forbidden',
    });
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, currency: 'USD', amount: 1.5, receipt: '' }), 422, {
      fields: ['currency', 'amount', 'receipt'],
    });
    for (const quantity of [0, -1, 0.5, '1', 1e12])
      expectRefusal(await asha.call('POST', '/razorpay', { ...good, items: [{ _id: panel._id, quantity }] }), 422);
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, items: [] }), 422, { fields: ['items'] });
    expectRefusal(await asha.call('POST', '/razorpay', { ...good, method: 'barter' }), 422, { fields: ['method'] });
    expectRefusal(await asha.call('POST', '/razorpay', undefined, { raw: 'amount=1' }), 400);
  });
});

describe('POST /razorpay/validate', () => {
  it('answers with the ids and makes the order, once', async () => {
    panel = await shop.product({ stock: 5 });
    const opened = await openPayment(asha, one(panel, 2));
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const before = await orders();
    const answers = await Promise.all(Array.from({ length: 10 }, () => asha.call('POST', '/razorpay/validate', paid)));
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: {
          status: 'success',
          orderId: opened.body.id,
          paymentId: paid.razorpay_payment_id,
          msg: expect.any(String),
        },
      });
    }
    expect(new Set(answers.map((answer) => answer.body.data.order._id)).size).toBe(1);
    expect(await orders()).toBe(before + 1);
    expect(await shop.stockOf(panel._id)).toBe(3);
  });

  it('refuses', async () => {
    panel = await shop.product();
    const opened = await openPayment(asha, one(panel));
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const before = await orders();
    expectRefusal(await guest.call('POST', '/razorpay/validate', paid), 401);
    expectRefusal(await ravi.call('POST', '/razorpay/validate', paid), 403);
    expectRefusal(
      await asha.call('POST', '/razorpay/validate', { ...paid, razorpay_order_id: 'order_00000000000000' }),
      404,
      { code: 'unknown-payment' },
    );
    expectRefusal(await asha.call('POST', '/razorpay/validate', { ...paid, razorpay_signature: 'f'.repeat(64) }), 422, {
      fields: ['razorpay_signature'],
    });
    expectRefusal(
      await asha.call('POST', '/razorpay/validate', { ...paid, razorpay_payment_id: 'pay_00000000000000' }),
      422,
      {
        fields: ['razorpay_signature'],
      },
    );
    expectRefusal(await asha.call('POST', '/razorpay/validate', {}), 422, {
      fields: ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'],
    });
    expect(await orders()).toBe(before);
  });
});

describe('POST /razorpay/webhook', () => {
  const secret = async () =>
    (await shop.sql.query("select value from secret where name = 'sandbox webhook secret'")).rows[0].value as string;
  const captured = (orderId: string, paymentId: string, amount: number) =>
    JSON.stringify({
      entity: 'event',
      event: 'payment.captured',
      contains: ['payment'],
      payload: {
        payment: {
          entity: { id: paymentId, order_id: orderId, amount, currency: 'INR', status: 'captured', method: 'card' },
        },
      },
    });
  const send = (raw: string, signature: string, eventId = receipt()) =>
    guest.call('POST', '/razorpay/webhook', undefined, {
      raw,
      origin: null,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
    });

  it('makes the order when it comes first, needs no Origin and may repeat', async () => {
    panel = await shop.product();
    const opened = await openPayment(asha, one(panel));
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const raw = captured(opened.body.id, paid.razorpay_payment_id, opened.body.amount);
    const signature = createHmac('sha256', await secret())
      .update(raw)
      .digest('hex');
    const before = await orders();
    for (const eventId of ['evt_1', 'evt_1', 'evt_2']) expect((await send(raw, signature, eventId)).status).toBe(200);
    expect(await orders()).toBe(before + 1);
    const { body } = await asha.call('POST', '/razorpay/validate', paid);
    expect(body.orderId).toBe(opened.body.id);
    expect(await orders()).toBe(before + 1);
  });

  it('refuses what the provider has not signed, and changes nothing', async () => {
    panel = await shop.product();
    const opened = await openPayment(asha, one(panel));
    const raw = captured(opened.body.id, 'pay_00000000000000', opened.body.amount);
    const before = await orders();
    expectRefusal(await send(raw, ''), 403);
    expectRefusal(await send(raw, 'f'.repeat(64)), 403);
    expectRefusal(await send(raw, createHmac('sha256', 'another secret').update(raw).digest('hex')), 403);
    expectRefusal(
      await send(
        `${raw} `,
        createHmac('sha256', await secret())
          .update(raw)
          .digest('hex'),
      ),
      403,
    );
    expect(await orders()).toBe(before);
  });

  it('refunds a payment of another amount', async () => {
    panel = await shop.product();
    const opened = await openPayment(ravi, one(panel));
    const raw = captured(opened.body.id, 'pay_wrongamount0001', opened.body.amount - 100);
    const before = await orders();
    expect(
      (
        await send(
          raw,
          createHmac('sha256', await secret())
            .update(raw)
            .digest('hex'),
        )
      ).status,
    ).toBe(200);
    expect(await orders()).toBe(before);
    const { rows } = await shop.sql.query('select state from payment where provider_order_id = $1', [opened.body.id]);
    expect(rows[0].state).toBe('refunding');
  });

  it('ignores unknown events', async () => {
    const raw = JSON.stringify({ event: 'invoice.paid', payload: {} });
    expect(
      (
        await send(
          raw,
          createHmac('sha256', await secret())
            .update(raw)
            .digest('hex'),
        )
      ).status,
    ).toBe(200);
  });
});

describe('POST /sandbox/razorpay/pay', () => {
  it('answers with what the checkout window passes to its handler', async () => {
    const opened = await openPayment(asha, one(await shop.product()));
    expect((await shop.pay(opened.body.id, { method: 'upi' })).body).toEqual({
      razorpay_order_id: opened.body.id,
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('answers a failure with its reason, and allows another attempt', async () => {
    const opened = await openPayment(asha, one(await shop.product()));
    const failed = await shop.pay(opened.body.id, { outcome: 'failure' });
    expect(failed.body.error).toMatchObject({
      code: expect.any(String),
      description: expect.any(String),
      source: expect.any(String),
      step: expect.any(String),
      reason: expect.any(String),
      metadata: { order_id: opened.body.id, payment_id: expect.stringMatching(/^pay_/) },
    });
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    expect((await asha.call('POST', '/razorpay/validate', paid)).status).toBe(200);
  });

  it.each(['first', 'only'])('has made the order when the webhook came %s', async (webhook) => {
    const opened = await openPayment(asha, one(await shop.product()));
    await shop.pay(opened.body.id, { webhook });
    const { body } = await asha.call('GET', `/order?email=${asha.email}`);
    expect(body.data.orders[0].orderId).toBe(opened.body.id);
  });
});
