import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { ADDRESS, buy, type Paid, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

// What the shop does to orders on its own: notes that no customer sees, and orders by phone.

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
});
afterAll(() => shop?.close());

const acts = async (subject: string) =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [subject])).rows.map(
    ({ act }) => act,
  );

describe('a note on an order', () => {
  it('is internal, with its author, and is logged', async () => {
    const panel = await shop.product({ stock: 50 });
    const { order } = await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
    const path = `/order/${order._id}/notes`;
    const words = 'Leaves with the van on Tuesday';
    expectRefusal(await shop.visitor().call('POST', path, { words }), 401);
    expectRefusal(await asha.call('POST', path, { words }), 403);
    expectRefusal(await admin.call('POST', path, { words: ' ' }), 422, { fields: ['words'] });
    expectRefusal(await admin.call('POST', '/order/ord_unknown/notes', { words }), 404);
    const noted = await admin.call('POST', path, { words });
    expect(noted, noted.text).toMatchObject({ status: 201, body: { data: { note: { words, by: admin.name } } } });
    expect(await acts(`order:${order._id}`)).toEqual(['order.noted']);
    expect((await asha.call('GET', `/order/${order._id}`)).text).not.toContain('Tuesday');
    expect((await asha.ask('GET', `/order/${order._id}`)).text).not.toContain('Tuesday');
    expect((await admin.ask('GET', `/order/${order._id}`)).text).toContain('Tuesday');
  });
});

describe('the orders’ desk', () => {
  it('shows an order beside the list at its own address, to the administrator only', async () => {
    const panel = await shop.product({ stock: 50 });
    const { order } = await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
    const path = `/orderManage?open=${order._id}`;
    const opened = await admin.ask('GET', path);
    expect([opened.status, opened.text.includes(order.paymentId)]).toEqual([200, true]);
    expect((await admin.ask('GET', '/orderManage')).text).not.toContain(order.paymentId);
    expect((await admin.ask('GET', '/orderManage?open=ord_unknown')).status).toBe(404);
    const other = await shop.shopper('Ravi Shah');
    expect((await other.ask('GET', path)).text).not.toContain(order.paymentId);
  });

  it('finds the orders whose return waits for a decision', async () => {
    const panel = await shop.product({ stock: 50 });
    const [kept, returned] = [
      (await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }])).order,
      (await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }])).order,
    ];
    await shop.sql.query(
      `insert into return_request (id, reference, order_id, uid, state, reason, created_at, updated_at)
       values ('rtn_desk', 'RT-26-999999', $1, $2, 'requested', 'damaged', now(), now())`,
      [returned._id, asha.uid],
    );
    const { text } = await admin.ask('GET', '/orderManage?returns=asked');
    expect([text.includes(returned._id), text.includes(kept._id)]).toEqual([true, false]);
  });
});

describe('an order by phone', () => {
  const wish = (product: Body, more: object = {}) => ({
    name: 'Ravi Shah',
    email: `ravi-${randomUUID()}@example.com`,
    address: ADDRESS,
    items: [{ _id: product._id, quantity: 2 }],
    amount: product.price * 200,
    ...more,
  });
  const send = (product: Body, more: object = {}) => admin.call('POST', '/payment-links', wish(product, more));
  const tokenOf = ({ body, text }: Answer): string =>
    /\/pay#token=([\w-]{43})$/.exec(body.data?.link.url ?? '')?.[1] ?? text;
  const open = (token: string, amount: number) => shop.visitor().call('POST', '/pay/open', { token, amount });
  const prove = (token: string, paid: Paid) => shop.visitor().call('POST', '/pay/validate', { token, ...paid });
  const look = (token: string) => shop.visitor().call('POST', '/pay/look', { token });
  const pay = async (opened: Answer) => (await shop.pay(opened.body.id)).body as Paid;

  it('is paid through its link without an account, once, and becomes the customer’s order', async () => {
    const lamp = await shop.product({ price: 700, stock: 20 });
    const sent = await send(lamp);
    expect(sent.status, sent.text).toBe(201);
    const token = tokenOf(sent);
    expect(await shop.stockOf(lamp._id)).toBe(20);
    expect((await look(token)).body).toMatchObject({
      state: 'open',
      promised: 140_000,
      payer: { name: 'Ravi Shah' },
      address: { state: 'Gujrat' },
      offer: { items: [{ _id: lamp._id, quantity: 2, price: 70_000 }], delivery: 0, total: 140_000 },
      problem: false,
    });
    const opened = await open(token, 140_000);
    expect(opened.status, opened.text).toBe(201);
    expect(await shop.stockOf(lamp._id)).toBe(18);
    expect((await open(token, 140_000)).body.id).toBe(opened.body.id);
    const paid = await pay(opened);
    const proven = await prove(token, paid);
    expect(proven, proven.text).toMatchObject({ status: 200, body: { number: expect.any(Number) } });
    expect((await prove(token, paid)).body.number).toBe(proven.body.number);
    expectRefusal(await open(token, 140_000), 409, { code: 'conflict' });
    const { rows } = await shop.sql.query(
      'select o.name, o.total_paise::int as total, u.email_verified from "order" o join "user" u on u.id = o.uid where number = $1',
      [proven.body.number],
    );
    expect(rows).toEqual([{ name: 'Ravi Shah', total: 140_000, email_verified: false }]);
    // An ended link reveals nothing about its customer.
    const ended = await look(token);
    expect(ended.body).toMatchObject({ state: 'paid', orderNumber: proven.body.number });
    expect(ended.text).not.toMatch(/Shanti Society|Ravi/);
    const { _id } = sent.body.data.link;
    expectRefusal(await admin.call('DELETE', `/payment-links/${_id}`), 409, { code: 'wrong-step' });
    expect(await acts(`payment-link:${_id}`)).toEqual(['payment-link.sent']);
  });

  it('can be made only by the administrator; an invalid token opens nothing', async () => {
    const lamp = await shop.product({ price: 100 });
    for (const [who, status] of [
      [shop.visitor(), 401],
      [asha, 403],
    ] as const) {
      expectRefusal(await who.call('POST', '/payment-links', wish(lamp)), status);
      expectRefusal(
        await who.call('POST', '/payment-links/quote', { items: [{ _id: lamp._id, quantity: 1 }] }),
        status,
      );
      expectRefusal(await who.call('DELETE', '/payment-links/pyl_unknown'), status);
    }
    expectRefusal(await open('x'.repeat(43), 100), 404);
    expectRefusal(await look('x'.repeat(43)), 404);
    expectRefusal(await look(''), 404);
    expectRefusal(await send(lamp, { amount: 1 }), 409, { code: 'price-changed' });
    expectRefusal(await send(lamp, { email: admin.email }), 409, { code: 'conflict' });
    expectRefusal(await send(lamp, { items: [] }), 422, { fields: ['items'] });
    expect(
      (await shop.sql.query('select token_hash from payment_link')).rows.every(
        ({ token_hash: hash }) => hash.length === 43,
      ),
    ).toBe(true);
  });

  it('reports a changed price, and refunds a second payment', async () => {
    const lamp = await shop.product({ price: 300, stock: 30 });
    const token = tokenOf(await send(lamp));
    const first = await open(token, 60_000);
    await admin.call('PUT', `/products/${lamp._id}`, { price: 400 });
    expectRefusal(await open(token, 70_000), 409, { code: 'price-changed' });
    const second = await open(token, 80_000);
    expect(second.status, second.text).toBe(201);
    expect((await prove(token, await pay(second))).status).toBe(200);
    // The first window was still open somewhere, and is paid as well.
    expectRefusal(await prove(token, await pay(first)), 409, { code: 'conflict' });
    const { rows } = await shop.sql.query(
      `select count(*)::int as orders from "order" o join payment p on p.id = o.payment_id where p.receipt like 'link-%' and total_paise in (60000, 80000)`,
    );
    expect(rows[0].orders).toBe(1);
    await expect
      .poll(async () => (await shop.sql.query(`select state from refund where reason = 'link-ended'`)).rows)
      .toEqual([{ state: 'processed' }]);
    expect(await shop.stockOf(lamp._id)).toBe(28);
  });

  it('ends when it is withdrawn or has expired, and accepts no proof of another payment', async () => {
    const lamp = await shop.product({ price: 200, stock: 30 });
    const sent = await send(lamp);
    const token = tokenOf(sent);
    expect((await admin.call('DELETE', `/payment-links/${sent.body.data.link._id}`)).status).toBe(200);
    expectRefusal(await open(token, 40_000), 409, { code: 'conflict' });
    const old = tokenOf(await send(lamp));
    const opened = await open(old, 40_000);
    const other = tokenOf(await send(lamp));
    expectRefusal(await prove(other, await pay(opened)), 404, { code: 'unknown-payment' });
    await shop.sql.query('update payment_link set expires_at = now()');
    expectRefusal(await open(other, 40_000), 409, { code: 'conflict' });
    const ended = await look(other);
    expect(ended.body.state).toBe('expired');
    expect(ended.text).not.toMatch(/Shanti Society|Ravi/);
  });
});
