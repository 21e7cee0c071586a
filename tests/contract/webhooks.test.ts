import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type HookServer, hookServer } from '#tests/support/hook-server.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';

// Webhooks of a running shop, from the change to the receiver. How deliveries fail is in deliver-due.store.test.ts.

let shop: RunningShop;
let hook: HookServer;
let owner: Shopper;
let asha: Shopper;
beforeAll(async () => {
  hook = await hookServer();
  shop = await runningShop(hook.env);
  owner = await shop.admin();
  asha = await shop.shopper();
});
afterAll(async () => {
  await shop?.close();
  await hook?.close();
});

const EVENTS = ['order.placed', 'order.changed', 'payment.settled', 'stock.low', 'visit.done', 'lead.changed'];
const add = async (more: object = {}) => {
  const draft = { name: 'Tally', url: hook.url('/hook'), events: EVENTS, password: ADMIN_PASSWORD, ...more };
  return owner.call('POST', '/admin/webhooks', draft);
};
const deliver = () => shop.runJob('webhooks.deliver');
const toldOf = (event: string) => hook.received.filter((one) => one.headers['kiran-event'] === event);
const arrived = async (event: string, most = 1) => {
  await deliver();
  await expect.poll(() => toldOf(event).length).toBe(most);
  return JSON.parse(toldOf(event).at(-1)?.body ?? '');
};

it('tells another program of an order, signed, and shows how it went', async () => {
  const { status, body } = await add();
  expect(status).toBe(201);
  const { secret, webhook } = body.data;
  expect((await owner.call('GET', '/admin/webhooks')).text).not.toContain(secret);
  const product = await shop.product({ stock: 7 });
  const { order } = await buy(shop, asha, [{ _id: product._id, quantity: 2, price: product.price }]);
  const placed = await arrived('order.placed');
  expect(placed.data.order).toEqual((await owner.call('GET', `/order/${order._id}`)).body.data.order);
  const { headers, body: sent } = toldOf('order.placed')[0] as (typeof hook.received)[0];
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['kiran-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${t}.${sent}`).digest('hex')).toBe(v1);
  expect((await arrived('payment.settled')).data.payment).toEqual({
    orderId: order.orderId,
    paymentId: order.paymentId,
    kind: 'goods',
    method: 'razorpay',
    amount: order.totalPrice * 100,
    test: true,
  });
  expect((await arrived('stock.low')).data.product).toMatchObject({ _id: product._id, stock: 5 });
  // Neither says who has bought.
  for (const event of ['payment.settled', 'stock.low'])
    expect(toldOf(event)[0]?.body).not.toMatch(new RegExp(`${asha.email}|${asha.uid}|9876543210`));
  await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'confirmed' });
  expect((await arrived('order.changed')).data.order.orderStatus).toBe('confirmed');
  const log = await owner.call('GET', `/admin/webhooks/${webhook.id}/deliveries?limit=50`);
  expect(log.body.total).toBe(4);
  expect(log.body.data.deliveries[0]).toMatchObject({
    event: 'order.changed',
    state: 'delivered',
    status: 200,
    subject: order._id,
  });
  await owner.call('DELETE', `/admin/webhooks/${webhook.id}`);
});

it('tells of leads without who they are', async () => {
  const { webhook } = (await add({ events: ['lead.changed'] })).body.data;
  await shop.sql.query(
    `insert into solar_lead (id, name, phone, email, pincode, locale, source, state, next_step, notes, consented_at, created_at, changed_at)
     values ('led_hook', 'Ravi Shah', '9898012345', 'ravi@example.com', '380009', 'en', 'plan', 'new', '', '', now(), now(), now())`,
  );
  expect((await arrived('lead.changed')).data.lead).toMatchObject({ id: 'led_hook', state: 'new', pincode: '380009' });
  expect(toldOf('lead.changed')[0]?.body).not.toMatch(/Ravi|98980|ravi@/);
  await owner.call('PUT', '/admin/solar/leads/led_hook', { state: 'contacted' });
  expect((await arrived('lead.changed', 2)).data.lead.state).toBe('contacted');
  await owner.call('PUT', '/admin/solar/leads/led_hook', { notes: 'Called' });
  await owner.call('DELETE', `/admin/webhooks/${webhook.id}`);
});

it('tests and replays at once, with the same id', async () => {
  const { webhook } = (await add({ events: ['visit.done'] })).body.data;
  const { id } = (await owner.call('POST', `/admin/webhooks/${webhook.id}/test`)).body.data;
  await expect.poll(() => toldOf('test').length).toBe(1);
  expect((await owner.call('POST', `/admin/webhook-deliveries/${id}/replay`)).status).toBe(200);
  await expect.poll(() => toldOf('test').length).toBe(2);
  expect(toldOf('test').map(({ headers }) => headers['kiran-delivery'])).toEqual([id, id]);
  expectRefusal(await owner.call('POST', '/admin/webhook-deliveries/none/replay'), 404, { code: 'not-found' });
  await owner.call('DELETE', `/admin/webhooks/${webhook.id}`);
});

it('signs with the new secret and the former one after a change', async () => {
  const { webhook, secret } = (await add({ name: 'Rotated', events: ['visit.done'] })).body.data;
  const changed = (await owner.call('POST', `/admin/webhooks/${webhook.id}/secret`, { password: ADMIN_PASSWORD })).body
    .data.secret;
  expect(changed).not.toBe(secret);
  const before = toldOf('test').length;
  await owner.call('POST', `/admin/webhooks/${webhook.id}/test`);
  await expect.poll(() => toldOf('test').length).toBe(before + 1);
  const { headers, body } = toldOf('test').at(-1) as (typeof hook.received)[0];
  const [t, ...signed] = String(headers['kiran-signature']).split(',');
  const right = [changed, secret].map(
    (one) =>
      `v1=${createHmac('sha256', one)
        .update(`${t?.slice(2)}.${body}`)
        .digest('hex')}`,
  );
  expect(signed).toEqual(right);
  await owner.call('DELETE', `/admin/webhooks/${webhook.id}`);
});

describe('what cannot be is refused at its field', () => {
  it.each([
    ['name', { name: '' }],
    ['url', { url: 'http://tally.example/hook' }],
    ['url', { url: 'https://127.0.0.1/hook' }],
    ['url', { url: 'https://10.0.0.7/hook' }],
    ['url', { url: 'https://[::1]/hook' }],
    ['url', { url: 'https://169.254.169.254/latest' }],
    ['url', { url: 'https://user:pass@tally.example/' }],
    ['url', { url: 'https://tally.example:5432/' }],
    ['url', { url: 'tally' }],
    ['events', { events: [] }],
    ['events.0', { events: ['everything'] }],
  ])('%s %o', async (field, wrong) => {
    const { status, body } = await add(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('and a 21st webhook', async () => {
    for (let count = 0; count < 20; count++) expect((await add({ events: ['visit.done'] })).status).toBe(201);
    expectRefusal(await add(), 409, { reason: 'too-many-webhooks' });
    await shop.sql.query('delete from webhook');
  });

  it('and an unknown one', async () => {
    const password = ADMIN_PASSWORD;
    const draft = { name: 'Tally', url: hook.url('/hook'), events: EVENTS, password };
    expectRefusal(await owner.call('PUT', '/admin/webhooks/none', draft), 404);
    expectRefusal(await owner.call('POST', '/admin/webhooks/none/secret', { password }), 404);
    expectRefusal(await owner.call('POST', '/admin/webhooks/none/test'), 404);
    expectRefusal(await owner.call('GET', '/admin/webhooks/none/deliveries'), 404);
  });
});
