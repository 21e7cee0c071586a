import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsTo } from '#src/kernel/order-lifecycle.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { ADDRESS, buy, openPayment, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  [asha, ravi, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah'), shop.admin()]);
  panel = await shop.product({ name: 'Panel of the tests', price: 2499, stock: 500 });
});
afterAll(() => shop?.close());

const bought = (who: Shopper, quantity = 1) => buy(shop, who, [{ _id: panel._id, quantity, price: panel.price }]);
const list = (who: Visitor, email?: string, more = '') =>
  who.call('GET', `/order?${email ? `email=${encodeURIComponent(email)}` : ''}${more}`);
const move = (who: Visitor, id: string, orderStatus: unknown) => who.call('PUT', `/order/${id}`, { orderStatus });

describe('an order on the wire', () => {
  it('has the documented fields, products under both names', async () => {
    const { order, paid } = await bought(asha, 2);
    const lines = [{ _id: panel._id, id: panel._id, name: panel.name, quantity: 2, price: '2499.00' }];
    expect(order).toMatchObject({
      uid: asha.uid,
      name: asha.name,
      email: asha.email,
      address: ADDRESS,
      orderStatus: 'created',
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      paymentStatus: 'success',
      totalPrice: 4998,
      products: lines,
      Products: lines,
    });
    expect(Math.abs(Date.now() - Date.parse(order.date))).toBeLessThan(60_000);
  });
});

describe('POST /order', () => {
  it('answers with the order of a payment: 201 the first time, then 200', async () => {
    const { order } = await bought(asha);
    const entity = { ...order, orderStatus: 'delivered', name: 'Somebody Else' };
    const first = await asha.call('POST', '/order', entity);
    expect(first).toMatchObject({
      status: 201,
      body: { status: 'success', data: { order: { _id: order._id, orderStatus: 'created', name: asha.name } } },
    });
    expect(await asha.call('POST', '/order', entity)).toMatchObject({
      status: 200,
      body: { data: { order: { _id: order._id } } },
    });
    expect(await asha.call('POST', '/order', { paymentId: order.paymentId })).toMatchObject({ status: 200 });
  });

  it('never makes one from its body', async () => {
    const before = (await list(asha, asha.email)).body.total;
    expectRefusal(
      await asha.call('POST', '/order', { paymentId: 'pay_invented000000', totalPrice: 1, products: [] }),
      404,
      { code: 'unknown-payment' },
    );
    expect((await list(asha, asha.email)).body.total).toBe(before);
  });

  it('refuses what contradicts the payment', async () => {
    const { order } = await bought(asha);
    expectRefusal(await asha.call('POST', '/order', { ...order, totalPrice: 1 }), 409, { code: 'snapshot-differs' });
    const more = [{ ...order.products[0], quantity: 9 }];
    expectRefusal(await asha.call('POST', '/order', { ...order, products: more, Products: more }), 409, {
      code: 'snapshot-differs',
    });
  });

  it('refuses an uncaptured payment', async () => {
    const opened = await openPayment(asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
    const failed = await shop.pay(opened.body.id, { outcome: 'failure' });
    expectRefusal(await asha.call('POST', '/order', { paymentId: failed.body.error.metadata.payment_id }), 409, {
      code: 'not-captured',
    });
  });

  it('refuses strangers', async () => {
    const { order } = await bought(asha);
    expectRefusal(await guest.call('POST', '/order', { paymentId: order.paymentId }), 401);
    expectRefusal(await ravi.call('POST', '/order', { paymentId: order.paymentId }), 403);
    expectRefusal(await asha.call('POST', '/order', {}), 422, { fields: ['paymentId'] });
  });
});

describe('GET /order', () => {
  it('lists one’s own, newest first, in pages', async () => {
    const sita = await shop.shopper('Sita Mehta');
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.unshift((await bought(sita)).order._id);
    const { status, body } = await list(sita, sita.email);
    expect([status, body.total, body.next]).toEqual([200, 3, null]);
    expect(body.data.orders.map((one: Body) => one._id)).toEqual(made);
    const second = (await list(sita, sita.email, '&limit=2&page=2')).body;
    expect([second.total, second.next, second.data.orders.map((one: Body) => one._id)]).toEqual([3, null, [made[2]]]);
    expect((await list(sita, sita.email.toUpperCase())).body.total).toBe(3);
  });

  it('lists all only for the administrator', async () => {
    const { order } = await bought(ravi);
    const all = await list(admin);
    expect(all.status).toBe(200);
    expect(new Set(all.body.data.orders.map((one: Body) => one.email)).size).toBeGreaterThan(1);
    expect((await list(admin, ravi.email)).body.data.orders[0]._id).toBe(order._id);
    expect((await list(admin, 'nobody@example.com')).body.data.orders).toEqual([]);
    expectRefusal(await list(guest), 401);
    expectRefusal(await list(guest, asha.email), 401);
    expectRefusal(await list(asha), 403);
    expectRefusal(await list(asha, ravi.email), 403);
    expectRefusal(await list(asha, asha.email, '&limit=201'), 422, { fields: ['limit'] });
  });
});

describe('PUT /order/{id}', () => {
  it('cancels, restocks and refunds; a repeat changes nothing', async () => {
    const { order } = await bought(asha, 3);
    const before = await shop.stockOf(panel._id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(asha, order._id, 'cancel')));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, data: { order: { orderStatus: 'cancel' } } },
      });
    expect(answers[0]?.body.data.order.paymentStatus).toMatch(/^refund/);
    expect(await shop.stockOf(panel._id)).toBe(before + 3);
    await expect
      .poll(
        async () =>
          (await list(asha, asha.email)).body.data.orders.find((one: Body) => one._id === order._id).paymentStatus,
      )
      .toBe('refunded');
    expect((await move(asha, order._id, 'cancel')).body).toMatchObject({
      success: true,
      data: { order: { paymentStatus: 'refunded' } },
    });
    expect(await shop.stockOf(panel._id)).toBe(before + 3);
    const { rows } = await shop.sql.query('select count(*)::int as refunds from sandbox_refund where payment_id = $1', [
      order.paymentId,
    ]);
    expect(rows[0].refunds).toBe(1);
  });

  it('lets the administrator move an order only forward', async () => {
    const { order } = await bought(asha);
    expectRefusal(await move(admin, order._id, 'delivered'), 409, { code: 'wrong-step' });
    for (const status of stepsTo('created', 'shipped') ?? []) {
      expect((await move(admin, order._id, status)).body.data.order.orderStatus).toBe(status);
    }
    expectRefusal(await move(admin, order._id, 'packed'), 409, { code: 'wrong-step' });
    expectRefusal(await move(asha, order._id, 'cancel'), 409, { code: 'wrong-step' });
    expectRefusal(await move(admin, order._id, 'cancel'), 409, { code: 'wrong-step' });
    expect((await move(admin, order._id, 'delivered')).status).toBe(200);
  });

  it('refuses', async () => {
    const { order } = await bought(asha);
    expectRefusal(await move(guest, order._id, 'cancel'), 401);
    expectRefusal(await move(ravi, order._id, 'cancel'), 403);
    expectRefusal(await move(asha, order._id, 'confirmed'), 403);
    expectRefusal(await move(asha, 'ord_unknown', 'cancel'), 404);
    expectRefusal(await move(asha, order._id, 'stolen'), 422, { fields: ['orderStatus'] });
    expectRefusal(await move(asha, order._id, undefined), 422, { fields: ['orderStatus'] });
  });
});
