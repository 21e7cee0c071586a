import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import {
  codeFor,
  holdForCash,
  orderCodeOf,
  orderOnDelivery,
  remittanceOf,
  takeCash,
  uploadRemittance,
} from '#tests/support/cash.ts';
import { mailsTo } from '#tests/support/mails.ts';
import {
  addAddress,
  manyShoppers,
  openPayment,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// Orders that are paid in cash on delivery: the code that makes them, the carrier's remittance that settles them, and parcels that come back.

let shop: RunningShop;
let owner: Shopper;
let kit: Body;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
  kit = await shop.product({ name: 'Inverter', price: 12_000, stock: 100 });
});
afterAll(() => shop?.close());

async function buyer(address: object = {}): Promise<Shopper> {
  const shopper = await shop.shopper();
  await addAddress(shopper, address);
  return shopper;
}
const paymentOf = async (orderId: string): Promise<Body> =>
  (await shop.sql.query('select p.* from payment p join "order" o on o.payment_id = p.id where o.id = $1', [orderId]))
    .rows[0];
const fileOf = async (orderId: string): Promise<Body> => (await owner.call('GET', `/order/${orderId}`)).body.data;
const rowFor = async (waybill: string): Promise<Body> =>
  (await shop.sql.query('select * from cash_collection where waybill = $1', [waybill])).rows[0];

let parcels = 0;
/** An order that is due, on its way under a waybill. */
async function onItsWay(product = kit): Promise<{ who: Shopper; order: Body; waybill: string }> {
  const [who] = (await manyShoppers(shop, 1)) as [Shopper];
  const order = await orderOnDelivery(shop, who, product);
  const waybill = `14${String(++parcels).padStart(10, '0')}`;
  const sent = await owner.call('POST', `/order/${order._id}/shipments`, { carrier: 'Delhivery', tracking: waybill });
  expect(sent.status, sent.text).toBe(201);
  return { who, order, waybill };
}

describe('the choice of cash on delivery', () => {
  it('is refused until the owner switches it on, and takes nothing from stock', async () => {
    const lamp = await shop.product({ price: 500 });
    expectRefusal(await holdForCash(await buyer(), lamp), 422, { fields: ['method'] });
    expect(await shop.stockOf(lamp._id)).toBe(10);
  });

  it('is by amount, and not to the PIN codes left out', async () => {
    const who = await buyer();
    await takeCash(shop, { 'cash.most': 11_999 });
    expectRefusal(await holdForCash(who, kit), 422, { fields: ['method'] });
    await takeCash(shop, { 'cash.least': 12_001 });
    expectRefusal(await holdForCash(who, kit), 422, { fields: ['method'] });
    await takeCash(shop, { 'cash.excludedPins': '395, 380' });
    expectRefusal(await holdForCash(who, kit), 422, { fields: ['method'] });
    await takeCash(shop, { 'cash.most': 12_000 });
    expect((await holdForCash(who, kit)).status).toBe(201);
    await takeCash(shop);
  });

  it('is never given for the time of a technician', async () => {
    const wish = { amount: 100, currency: 'INR', receipt: receipt(), method: 'cash-on-delivery', serviceId: 1 };
    expect((await (await buyer()).call('POST', '/razorpay', wish)).status).toBe(422);
  });

  it('wants limits that make sense', async () => {
    const { version } = (await owner.call('GET', '/admin/settings')).body.data;
    const change = (values: object) => owner.call('PUT', '/admin/settings', { version, values });
    expectRefusal(await change({ 'cash.least': 900, 'cash.most': 800 }), 422, { fields: ['cash.most'] });
    expectRefusal(await change({ 'cash.excludedPins': '38, x9' }), 422, { fields: ['cash.excludedPins'] });
  });
});

describe('the code', () => {
  it('goes to the number of the address, and makes the order with its stock, due and unpaid', async () => {
    const who = await buyer({ phone: '9812345670' });
    const lamp = await shop.product({ price: 2500, stock: 5 });
    const held = await holdForCash(who, lamp, 2);
    expect(held.body).toMatchObject({ amount: 500_000, id: expect.stringMatching(/^CD[2-9A-Z]{10}$/) });
    expect(await shop.stockOf(lamp._id)).toBe(3);
    const proof = await codeFor(shop, who, held.body.id);
    const { rows } = await shop.sql.query(
      "select recipient, text, secret from mail where kind = 'order-code' and uid = $1",
      [who.uid],
    );
    expect(rows).toMatchObject([{ recipient: '+919812345670', text: expect.stringContaining('₹5,000'), secret: true }]);
    const made = await who.call('POST', `/cash-orders/${held.body.id}/confirm`, proof);
    expect(made.body.data.order, made.text).toMatchObject({
      orderStatus: 'created',
      paymentStatus: 'due',
      paymentId: '',
      totalPrice: 5000,
    });
    expect(await paymentOf(made.body.data.order._id)).toMatchObject({
      state: 'due',
      captured_at: null,
      provider_payment_id: null,
    });
    expect(await shop.stockOf(lamp._id)).toBe(3);
    const [mail] = await mailsTo(shop, who.email, 'order-placed');
    expect(mail?.text).toContain('in cash');
    expect(mail?.text).not.toContain('received your payment');
  });

  it('may be wrong three times, and is another’s or another order’s never', async () => {
    const [who, other] = await Promise.all([buyer(), buyer()]);
    const held = await holdForCash(who, kit);
    const { challenge, code } = await codeFor(shop, who, held.body.id);
    const path = `/cash-orders/${held.body.id}/confirm`;
    expectRefusal(await other.call('POST', path, { challenge, code }), 403);
    expectRefusal(await other.call('POST', `/cash-orders/${held.body.id}/code`), 403);
    const wrong = code === '000000' ? '111111' : '000000';
    expectRefusal(await who.call('POST', path, { challenge, code: wrong }), 422, { fields: ['code'] });
    // The codes of two orders do not open one another, nor do those for numbers.
    const next = await holdForCash(who, kit);
    expectRefusal(await who.call('POST', `/cash-orders/${next.body.id}/confirm`, { challenge, code }), 422, {
      code: 'code-ended',
    });
    expectRefusal(await who.call('PUT', '/account/phone', { challenge, code }), 422, { code: 'code-ended' });
    expectRefusal(await who.call('POST', path, { challenge, code }), 409, { code: 'wrong-step' });
    const again = await codeFor(shop, who, next.body.id);
    for (let guess = 0; guess < 3; guess++)
      await who.call('POST', `/cash-orders/${next.body.id}/confirm`, {
        challenge: again.challenge,
        code: again.code === wrong ? '222222' : wrong,
      });
    expectRefusal(await who.call('POST', `/cash-orders/${next.body.id}/confirm`, again), 422, { code: 'code-ended' });
    const last = await codeFor(shop, who, next.body.id);
    expect((await who.call('POST', `/cash-orders/${next.body.id}/confirm`, last)).status).toBe(200);
  });

  it('makes one order of many presses', async () => {
    const who = await buyer();
    const held = await holdForCash(who, kit);
    const proof = await codeFor(shop, who, held.body.id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => who.call('POST', `/cash-orders/${held.body.id}/confirm`, proof)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const after = await who.call('POST', `/cash-orders/${held.body.id}/confirm`, proof);
    expect(after.status).toBe(200);
    const { rows } = await shop.sql.query('select count(*)::int as count from "order" where uid = $1', [who.uid]);
    expect(rows[0].count).toBe(1);
  });

  it('comes too late once the goods are released', async () => {
    const who = await buyer();
    const lamp = await shop.product({ price: 700, stock: 1 });
    const held = await holdForCash(who, lamp);
    const proof = await codeFor(shop, who, held.body.id);
    await shop.sql.query(
      "update payment set reserved_until = now() - interval '1 second' where provider_order_id = $1",
      [held.body.id],
    );
    await shop.runJob('checkout.lapse');
    await expect.poll(() => shop.stockOf(lamp._id)).toBe(1);
    expectRefusal(await who.call('POST', `/cash-orders/${held.body.id}/confirm`, proof), 409, { code: 'wrong-step' });
    expectRefusal(await who.call('POST', `/cash-orders/${held.body.id}/code`), 409, { code: 'wrong-step' });
  });

  it('is replaced by the shopper’s next payment, like any other', async () => {
    const who = await buyer();
    const lamp = await shop.product({ price: 700, stock: 1 });
    await holdForCash(who, lamp);
    const opened = await openPayment(who, [{ _id: lamp._id, quantity: 1, price: 700 }]);
    expect(opened.status, opened.text).toBe(201);
  });

  it('is for two orders at the most that are on their way', async () => {
    const who = await buyer();
    const first = await orderOnDelivery(shop, who, kit);
    await orderOnDelivery(shop, who, kit);
    expectRefusal(await holdForCash(who, kit), 422, { code: 'over-limit' });
    await owner.call('POST', `/order/${first._id}/shipments`, { carrier: 'By hand' });
    await owner.call('PUT', `/order/${first._id}`, { orderStatus: 'delivered' });
    expect((await holdForCash(who, kit)).status).toBe(201);
  });

  it('empties the cart only when the order is made', async () => {
    const who = await buyer();
    const cart = async () =>
      (await shop.sql.query('select product_id from cart_line where uid = $1', [who.uid])).rows.length;
    await who.call('POST', '/Firebaseuser/add-to-cart', { uid: who.uid, itemToAdd: { _id: kit._id }, inCart: false });
    const held = await holdForCash(who, kit, 1, { items: undefined });
    expect(held.status, held.text).toBe(201);
    expect(await cart()).toBe(1);
    await who.call('POST', `/cash-orders/${held.body.id}/confirm`, await codeFor(shop, who, held.body.id));
    expect(await cart()).toBe(0);
    expect(await orderCodeOf(shop, who)).toMatch(/^\d{6}$/);
  });
});

describe('an order that is due', () => {
  it('is cancelled before it is sent: stock back, nothing refunded', async () => {
    const lamp = await shop.product({ price: 900, stock: 3 });
    const who = await buyer();
    const order = await orderOnDelivery(shop, who, lamp, 2);
    const answers = await Promise.all(
      [who, owner].map((one) => one.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fileOf(order._id)).toMatchObject({
      order: { orderStatus: 'cancel', paymentStatus: 'uncollected' },
      refunds: [],
    });
    expect((await paymentOf(order._id)).state).toBe('uncollected');
    expect(await shop.stockOf(lamp._id)).toBe(3);
    expect((await mailsTo(shop, who.email, 'order-cancelled'))[0]?.text).toContain('nothing is refunded');
  });

  it('has nothing to refund, in part or for a return, before its money has come', async () => {
    const { order, who } = await onItsWay();
    expectRefusal(await owner.call('POST', `/order/${order._id}/refunds`, { amount: 100, note: 'scratch' }), 409, {
      code: 'wrong-step',
    });
    await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'delivered' });
    const asked = await who.call('POST', `/order/${order._id}/returns`, {
      reason: 'defective',
      lines: [{ position: 0, quantity: 1 }],
    });
    expect(asked.status, asked.text).toBe(201);
    const path = `/returns/${asked.body.data.return.id}`;
    expect((await owner.call('PUT', path, { state: 'approved' })).status).toBe(200);
    expectRefusal(await owner.call('PUT', path, { state: 'received' }), 409, { code: 'wrong-step' });
    expect((await owner.call('POST', `/order/${order._id}/collected`, { note: 'Our van brought it' })).status).toBe(
      200,
    );
    const received = await owner.call('PUT', path, { state: 'received' });
    expect(received.status, received.text).toBe(200);
    const { rows } = await shop.sql.query('select id, state from refund where order_id = $1', [order._id]);
    expect(rows).toMatchObject([{ state: 'pending' }]);
    expect(
      (await owner.call('POST', `/admin/refunds/${rows[0].id}/sent`, { utr: `HDFCN5202611${parcels}9999` })).status,
    ).toBe(200);
    expect((await fileOf(order._id)).order.paymentStatus).toBe('refunded');
  });

  it('goes in one parcel', async () => {
    const order = await orderOnDelivery(shop, await buyer(), kit, 2);
    const part = { carrier: 'Delhivery', lines: [{ position: 0, quantity: 1 }] };
    expectRefusal(await owner.call('POST', `/order/${order._id}/shipments`, part), 422, { fields: ['lines'] });
    expect((await owner.call('POST', `/order/${order._id}/shipments`, { carrier: 'Delhivery' })).status).toBe(201);
  });

  it('ends when its parcel is refused: stock, invoice and payment, once', async () => {
    const lamp = await shop.product({ price: 1800, stock: 4 });
    const { order, who } = await onItsWay(lamp);
    expectRefusal(await who.call('POST', `/order/${order._id}/refused`), 403);
    const both = await Promise.all([1, 2].map(() => owner.call('POST', `/order/${order._id}/refused`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const file = await fileOf(order._id);
    expect(file.order).toMatchObject({ orderStatus: 'cancel', paymentStatus: 'uncollected' });
    expect(file.shipments).toMatchObject([{ state: 'returned' }]);
    expect(await shop.stockOf(lamp._id)).toBe(4);
    const { rows } = await shop.sql.query(
      'select kind, total_paise from tax_document where subject_id = $1 order by issued_at',
      [order._id],
    );
    expect(rows.map(({ kind, total_paise }) => [kind, Number(total_paise)])).toEqual([
      ['invoice', 180_000],
      ['credit-note', 180_000],
    ]);
    expectRefusal(await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'delivered' }), 409);
    expectRefusal(await owner.call('POST', `/order/${order._id}/collected`, { note: 'late' }), 409);
  });

  it('is no money in the month’s totals or in Tally until it is collected', async () => {
    const month = dayInIndia(new Date()).slice(0, 7);
    const file = async (name: string) => (await owner.call('GET', `${name}?month=${month}`)).text;
    const received = async () => ({
      captured: Number((await file('/admin/payments.csv')).trim().split('\n').at(-1)?.split(',')[2]),
      receipts: (await file('/admin/tally/vouchers.xml')).split('VCHTYPE="Receipt"').length - 1,
    });
    const { captured, receipts } = await received();
    const { order } = await onItsWay();
    expect(await received()).toEqual({ captured, receipts });
    await owner.call('POST', `/order/${order._id}/collected`, { note: 'Our van brought it' });
    expect(await received()).toEqual({ captured: captured + 12_000, receipts: receipts + 1 });
    expect((await fileOf(order._id)).order.paymentStatus).toBe('success');
  });
});

describe('the carrier’s remittance', () => {
  it('settles what it names with the exact amount, by waybill or by order number, and counts each row once', async () => {
    const [one, two] = [await onItsWay(), await onItsWay()];
    const file = remittanceOf([
      { waybill: one.waybill, order: 'their own number', paise: 1_200_000 },
      { order: two.order.number, paise: 1_200_000 },
    ]);
    expect((await uploadRemittance(owner, file)).body.data).toEqual({ matched: 2, unclear: 0, known: 0 });
    expect((await uploadRemittance(owner, file)).body.data).toEqual({ matched: 0, unclear: 0, known: 2 });
    for (const { order } of [one, two]) {
      expect(await paymentOf(order._id)).toMatchObject({ state: 'settled', captured_at: expect.any(Date) });
      expect((await fileOf(order._id)).order.paymentStatus).toBe('success');
    }
  });

  it('leaves to the owner what is short, over, unknown or for something paid', async () => {
    const [short, over, paid] = [await onItsWay(), await onItsWay(), await onItsWay()];
    await owner.call('POST', `/order/${paid.order._id}/collected`, { note: 'Our van brought it' });
    const file = remittanceOf([
      { waybill: short.waybill, paise: 1_150_000 },
      { waybill: over.waybill, paise: 1_200_100 },
      { waybill: paid.waybill, paise: 1_200_000 },
      { waybill: '99999NOBODY', paise: 1_200_000 },
    ]);
    expect((await uploadRemittance(owner, file)).body.data).toEqual({ matched: 0, unclear: 4, known: 0 });
    const ids = await Promise.all([short, over, paid].map(async ({ waybill }) => (await rowFor(waybill)).id));
    const match = (order: Body, id: string, more = {}) =>
      owner.call('POST', '/admin/collections/match', { order: String(order.number), collections: [id], ...more });
    expectRefusal(await match(short.order, ids[0]), 409, { code: 'conflict' });
    expect((await match(short.order, ids[0], { reason: 'The carrier kept its charge' })).status).toBe(200);
    expect((await match(over.order, ids[1])).status).toBe(200);
    expectRefusal(await match(paid.order, ids[2]), 409, { code: 'wrong-step' });
    expect((await owner.call('POST', `/admin/collections/${ids[2]}/return`)).status).toBe(200);
    expectRefusal(await owner.call('POST', `/admin/collections/${ids[2]}/return`), 409, { code: 'wrong-step' });
    const nobody = (await rowFor('99999NOBODY')).id;
    expectRefusal(await owner.call('POST', `/admin/collections/${nobody}/return`), 409, { code: 'wrong-step' });
    for (const aside of [true, false, true])
      expect((await owner.call('PUT', `/admin/collections/${nobody}/aside`, { aside })).status).toBe(200);
    const { rows } = await shop.sql.query(
      "select amount_paise from refund where cause like 'collection:%' order by amount_paise",
    );
    expect(rows.map(({ amount_paise }) => Number(amount_paise))).toEqual([100, 1_200_000]);
    expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
  });

  it('must be a remittance file, of the owner', async () => {
    expectRefusal(await uploadRemittance(await buyer(), remittanceOf([])), 403);
    expectRefusal(await uploadRemittance(owner, 'Name,City\nAsha,Surat'), 422, { fields: ['file'] });
    expectRefusal(await uploadRemittance(owner, 'AWB,COD Amount\n14123,twelve'), 422, { fields: ['file'] });
  });

  it('makes one settlement of uploads and hands at once, in twelve rounds', { timeout: 300_000 }, async () => {
    for (let round = 0; round < 12; round++) {
      const { order, waybill } = await onItsWay();
      const file = remittanceOf([{ waybill, paise: 1_200_000 }]);
      const [hand, ...uploads] = await Promise.all([
        owner.call('POST', `/order/${order._id}/collected`, { note: 'Our van brought it' }),
        uploadRemittance(owner, file),
        uploadRemittance(owner, file),
        ...(round % 3 === 0 ? [owner.call('POST', `/order/${order._id}/refused`)] : []),
      ]);
      expect([200, 409]).toContain(hand.status);
      for (const { status } of uploads) expect([200, 409]).toContain(status);
      const { rows } = await shop.sql.query(
        'select count(*)::int as count from cash_collection c join payment p on p.id = c.payment_id join "order" o on o.payment_id = p.id where o.id = $1 and c.state = \'matched\'',
        [order._id],
      );
      const { state } = await paymentOf(order._id);
      expect([state, rows[0].count]).toEqual(state === 'settled' ? ['settled', 1] : ['uncollected', 0]);
    }
    expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
  });

  it('leaves a line in the audit log for all of it', async () => {
    const { rows } = await shop.sql.query(
      "select distinct act from audit_entry where act like 'collection.%' or act in ('remittance.uploaded', 'order.refused') order by act",
    );
    expect(rows.map(({ act }) => act)).toEqual([
      'collection.by-hand',
      'collection.matched',
      'collection.returned',
      'collection.set-aside',
      'collection.taken-up',
      'order.refused',
      'remittance.uploaded',
    ]);
  });
});
