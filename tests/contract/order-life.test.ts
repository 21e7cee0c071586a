import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import {
  buy,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// What happens to an order after payment: parcels, returns, refunds, and who may do what.

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
let panel: Body;
let pump: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah'), shop.admin()]);
  [panel, pump] = [
    await shop.product({ name: 'Panel of the parcels', price: 2499, stock: 500 }),
    await shop.product({ name: 'Pump of the parcels', price: 999, stock: 500 }),
  ];
});
afterAll(() => shop?.close());

/** Three panels and one pump. */
const bought = async (who: Shopper): Promise<Body> =>
  (
    await buy(shop, who, [
      { _id: panel._id, quantity: 3, price: panel.price },
      { _id: pump._id, quantity: 1, price: pump.price },
    ])
  ).order;
const file = async (who: Visitor, id: string): Promise<Body> => (await who.call('GET', `/order/${id}`)).body.data;
const ship = (who: Visitor, id: string, lines?: object[], key?: string) =>
  who.call(
    'POST',
    `/order/${id}/shipments`,
    { carrier: 'Gati', tracking: 'GT1', ...(lines && { lines }) },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const arrive = (who: Visitor, id: string, shipment: string) =>
  who.call('PUT', `/order/${id}/shipments/${shipment}`, { state: 'delivered' });
const askReturn = (who: Visitor, id: string, lines: object[], more: object = {}) =>
  who.call('POST', `/order/${id}/returns`, { lines, reason: 'defective', note: 'No light', ...more });
const answer = (who: Visitor, id: string, body: object) => who.call('PUT', `/returns/${id}`, body);
const whole = async (who: Shopper) => {
  const order = await bought(who);
  const { body } = await ship(admin, order._id);
  await arrive(admin, order._id, body.data.shipment.id);
  return order;
};

describe('parcels', () => {
  it('move an order along, also when it is sent in two', async () => {
    const order = await bought(asha);
    const first = await ship(admin, order._id, [{ position: 0, quantity: 2 }]);
    expect(first, first.text).toMatchObject({
      status: 201,
      body: { data: { shipment: { state: 'shipped', carrier: 'Gati', lines: [{ position: 0, quantity: 2 }] } } },
    });
    expect((await file(asha, order._id)).order.orderStatus).toBe('shipped');
    const second = await ship(admin, order._id);
    expect(second.body.data.shipment.lines).toEqual([
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ]);
    await arrive(admin, order._id, first.body.data.shipment.id);
    expect((await file(asha, order._id)).order.orderStatus).toBe('shipped');
    await arrive(admin, order._id, second.body.data.shipment.id);
    const end = await file(asha, order._id);
    expect(end.order).toMatchObject({ orderStatus: 'delivered', deliveredAt: expect.any(String) });
    expect(end.events.map((event: Body) => event.to)).toEqual([
      'created',
      'confirmed',
      'packed',
      'shipped',
      'delivered',
    ]);
  });

  it('hold no more than the order, and the same key sends one', async () => {
    const order = await bought(asha);
    expectRefusal(await ship(admin, order._id, [{ position: 0, quantity: 4 }]), 422, { fields: ['lines'] });
    expectRefusal(await ship(admin, order._id, [{ position: 7, quantity: 1 }]), 422, { fields: ['lines'] });
    expectRefusal(
      await ship(admin, order._id, [
        { position: 0, quantity: 2 },
        { position: 0, quantity: 2 },
      ]),
      422,
    );
    expectRefusal(
      await admin.call('POST', `/order/${order._id}/shipments`, {
        carrier: 'Gati',
        trackingUrl: 'javascript:alert(1)',
      }),
      422,
    );
    const key = `key ${order._id}`.replace(' ', '-');
    const twice = await Promise.all([
      ship(admin, order._id, [{ position: 1, quantity: 1 }], key),
      ship(admin, order._id, [{ position: 1, quantity: 1 }], key),
    ]);
    expect(twice.map((one) => one.status)).toEqual([201, 201]);
    expect((await file(admin, order._id)).shipments).toHaveLength(1);
    await ship(admin, order._id);
    expectRefusal(await ship(admin, order._id), 409, { code: 'wrong-step' });
  });

  it('end the time for cancelling, and a cancelled order is not sent', async () => {
    const order = await bought(asha);
    await ship(admin, order._id, [{ position: 1, quantity: 1 }]);
    expectRefusal(await asha.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' }), 409, {
      code: 'wrong-step',
    });
    const other = await bought(asha);
    await asha.call('PUT', `/order/${other._id}`, { orderStatus: 'cancel' });
    expectRefusal(await ship(admin, other._id), 409, { code: 'wrong-step' });
  });

  it('are sent only by the shop; the file is for its customer and the administrator', async () => {
    const order = await bought(asha);
    expectRefusal(await ship(asha, order._id), 403);
    expectRefusal(await ship(shop.visitor(), order._id), 401);
    expectRefusal(await ravi.call('GET', `/order/${order._id}`), 403);
    expectRefusal(await shop.visitor().call('GET', `/order/${order._id}`), 401);
    expectRefusal(await asha.call('GET', '/order/ord_unknown'), 404);
    expect((await file(admin, order._id)).order._id).toBe(order._id);
  });
});

describe('returns', () => {
  it('are requested, approved and received: stock and money go back, to the paisa', async () => {
    const order = await whole(asha);
    const stock = await shop.stockOf(panel._id);
    const asked = await askReturn(asha, order._id, [{ position: 0, quantity: 2 }]);
    expect(asked, asked.text).toMatchObject({
      status: 201,
      body: { data: { return: { state: 'requested', reference: expect.stringMatching(/^RT-\d\d-[0-9A-Z]{6}$/) } } },
    });
    const { id } = asked.body.data.return;
    expectRefusal(await answer(asha, id, { state: 'approved' }), 403);
    expectRefusal(await answer(admin, id, { state: 'received' }), 409, { code: 'wrong-step' });
    expect((await answer(admin, id, { state: 'approved', answer: 'We collect it.' })).status).toBe(200);
    const taken = await answer(admin, id, { state: 'received', restock: [{ position: 0, quantity: 1 }] });
    expect(taken, taken.text).toMatchObject({
      status: 200,
      body: { data: { return: { state: 'received', refundPrice: 4998 } } },
    });
    expect(await shop.stockOf(panel._id)).toBe(stock + 1);
    await expect
      .poll(async () => (await file(asha, order._id)).refunds)
      .toMatchObject([{ price: 4998, reason: 'returned', state: 'processed' }]);
    expect((await file(asha, order._id)).order.paymentStatus).toBe('success');
    expectRefusal(await answer(admin, id, { state: 'received' }), 409);
    const rest = await askReturn(asha, order._id, [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ]);
    expect(rest.status).toBe(201);
    await answer(admin, rest.body.data.return.id, { state: 'approved' });
    await answer(admin, rest.body.data.return.id, { state: 'received' });
    await expect.poll(async () => (await file(asha, order._id)).order.paymentStatus).toBe('refunded');
  });

  it('cannot exceed what was delivered, be for somebody else’s order, or come before delivery or too late', async () => {
    const order = await bought(asha);
    expectRefusal(await askReturn(asha, order._id, [{ position: 0, quantity: 1 }]), 409, { code: 'wrong-step' });
    const { body } = await ship(admin, order._id, [{ position: 0, quantity: 2 }]);
    expectRefusal(await askReturn(asha, order._id, [{ position: 0, quantity: 1 }]), 409, { code: 'wrong-step' }); // it is still being delivered
    await arrive(admin, order._id, body.data.shipment.id);
    await ship(admin, order._id, [{ position: 1, quantity: 1 }]);
    expectRefusal(await askReturn(asha, order._id, [{ position: 1, quantity: 1 }]), 422, { fields: ['lines'] });
    expectRefusal(await askReturn(ravi, order._id, [{ position: 0, quantity: 1 }]), 403);
    expectRefusal(await askReturn(asha, order._id, [{ position: 0, quantity: 3 }]), 422, { fields: ['lines'] });
    expectRefusal(await askReturn(asha, order._id, []), 422);
    expectRefusal(await askReturn(asha, order._id, [{ position: 0, quantity: 1 }], { reason: 'because' }), 422, {
      fields: ['reason'],
    });
    const late = await whole(asha);
    await shop.sql.query(`update "order" set delivered_at = now() - interval '8 days' where id = $1`, [late._id]);
    expectRefusal(await askReturn(asha, late._id, [{ position: 0, quantity: 1 }]), 409, { code: 'wrong-step' });
  });

  it('can be withdrawn, after which the goods can be requested again', async () => {
    const order = await whole(asha);
    const asked = await askReturn(asha, order._id, [{ position: 0, quantity: 3 }]);
    expectRefusal(await askReturn(asha, order._id, [{ position: 0, quantity: 1 }]), 422);
    expectRefusal(await answer(ravi, asked.body.data.return.id, { state: 'withdrawn' }), 403);
    expect((await answer(asha, asked.body.data.return.id, { state: 'withdrawn' })).status).toBe(200);
    expect((await askReturn(asha, order._id, [{ position: 0, quantity: 1 }])).status).toBe(201);
  });
});

describe('a partial refund', () => {
  it('is made once per key, and all parts never exceed what was paid', async () => {
    const order = await bought(asha);
    const back = (amount: number, key: string) =>
      admin.call(
        'POST',
        `/order/${order._id}/refunds`,
        { amount, note: 'Scratch' },
        { headers: { 'idempotency-key': key } },
      );
    const twice = await Promise.all([back(100_000, 'a'), back(100_000, 'a')]);
    expect(twice.map((one) => one.status)).toEqual([201, 201]);
    expectRefusal(await back(749_601, 'b'), 409, { code: 'conflict' });
    expect((await back(749_600, 'c')).status).toBe(201);
    await expect.poll(async () => (await file(asha, order._id)).order.paymentStatus).toBe('refunded');
    const { rows } = await shop.sql.query(
      'select sum(sandbox_refund.amount_paise)::int as sum from sandbox_refund join sandbox_payment on sandbox_payment.id = payment_id where order_id = $1',
      [order.orderId],
    );
    expect(rows[0].sum).toBe(849_600);
    expectRefusal(await asha.call('POST', `/order/${order._id}/refunds`, { amount: 100, note: 'mine' }), 403);
    for (const amount of [0, -1, 1.5, '100', 1e12]) expectRefusal(await back(amount as number, `bad${amount}`), 422);
  });

  it('is retried by the owner when the provider could not send it', async () => {
    await asha.call('POST', '/Firebaseuser/add-address', {
      uid: asha.uid,
      address: (await asha.call('GET', `/Firebaseuser/get-user-data-list?uid=${asha.uid}&dataType=address`)).body
        .arrayData[0],
    });
    const opened = await openPayment(asha, [{ _id: pump._id, quantity: 1, price: pump.price }]);
    const paid = (await shop.pay(opened.body.id, { refunds: 'failed' })).body as Paid;
    const { order } = (await asha.call('POST', '/razorpay/validate', paid)).body.data;
    await asha.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' });
    await expect.poll(async () => (await file(asha, order._id)).order.paymentStatus).toBe('refund failed');
    await shop.sql.query(`update sandbox_payment set refunds = 'processed' where id = $1`, [paid.razorpay_payment_id]);
    const failed = (await file(admin, order._id)).refunds[0];
    expectRefusal(await asha.call('POST', `/order/${order._id}/refunds/${failed.id}/retry`), 403);
    expect((await admin.call('POST', `/order/${order._id}/refunds/${failed.id}/retry`)).status).toBe(200);
    await expect.poll(async () => (await file(asha, order._id)).order.paymentStatus).toBe('refunded');
  });
});

describe('the list of orders', () => {
  it('is searched by number, product, name, payment and state', async () => {
    const order = await bought(ravi);
    const found = async (query: string) =>
      (await admin.call('GET', `/order?${query}`)).body.data.orders.map((one: Body) => one._id);
    for (const q of [
      `%23${order.number}`,
      order.paymentId,
      order.orderId,
      'Ravi',
      encodeURIComponent(ravi.email),
      order._id,
    ])
      expect(await found(`q=${q}`)).toContain(order._id);
    expect(await found('q=Pump%20of%20the')).toContain(order._id);
    expect(await found('q=nothing%25like_this')).toEqual([]);
    expect(await found('orderStatus=delivered')).not.toContain(order._id);
    expect((await asha.call('GET', `/order?email=${asha.email}&q=Ravi`)).body.data.orders).toEqual([]);
    expectRefusal(await admin.call('GET', '/order?q=a%00b'), 422);
    expectRefusal(await admin.call('GET', '/order?orderStatus=lost'), 422);
  });
});
