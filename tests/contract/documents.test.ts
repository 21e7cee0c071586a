import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import {
  addAddress,
  buy,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// Invoices and credit notes: when they are issued, their amounts, and who may see them.

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
let panel: Body;
let pump: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi, admin] = await Promise.all([shop.shopper('आशा पटेल'), shop.shopper('Ravi Shah'), shop.admin()]);
  [panel, pump] = [
    await shop.product({ name: 'Panel of the papers', price: 2499, stock: 500 }),
    await shop.product({ name: 'Pump of the papers', price: 999, stock: 500 }),
  ];
});
afterAll(() => shop?.close());

const three = () => [
  { _id: panel._id, quantity: 3, price: panel.price },
  { _id: pump._id, quantity: 1, price: pump.price },
];
const bought = async (who: Shopper): Promise<Body> => (await buy(shop, who, three())).order;
const ship = async (id: string, lines?: object[]) => {
  const sent = await admin.call('POST', `/order/${id}/shipments`, { carrier: 'Gati', ...(lines && { lines }) });
  expect(sent.status, sent.text).toBe(201);
  return sent.body.data.shipment;
};
const documents = async (who: Visitor, id: string): Promise<Body[]> =>
  (await who.call('GET', `/order/${id}/documents`)).body.data.documents;
const cookie = (who: Visitor) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const pdf = async (who: Visitor, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.url + path, { headers: { cookie: cookie(who), ...headers } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const inPaise = (list: Body[]) => list.reduce((sum, one) => sum + Math.round(one.totalPrice * 100), 0);

describe('the documents of an order', () => {
  it('include one invoice per parcel, numbered consecutively, which sum to what was paid', async () => {
    const order = await bought(asha);
    expect(await documents(asha, order._id)).toEqual([]);
    await ship(order._id, [{ position: 0, quantity: 2 }]);
    await ship(order._id);
    const [first, second, ...more] = await documents(asha, order._id);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^TEST\/I\d\d\/\d{6}$/),
      test: true,
      totalPrice: 4998,
      date: expect.any(String),
    });
    expect(Number(second?.number.slice(-6))).toBe(Number(first?.number.slice(-6)) + 1);
    expect(inPaise([first, second] as Body[])).toBe(849_600);
    expect((await asha.call('GET', `/order/${order._id}`)).body.data.documents).toEqual([first, second]);
  });

  it('include a credit note for returned goods', async () => {
    const order = await bought(asha);
    const { id } = await ship(order._id);
    await admin.call('PUT', `/order/${order._id}/shipments/${id}`, { state: 'delivered' });
    const asked = await asha.call('POST', `/order/${order._id}/returns`, {
      lines: [{ position: 0, quantity: 1 }],
      reason: 'defective',
      note: 'No light',
    });
    await admin.call('PUT', `/returns/${asked.body.data.return.id}`, { state: 'approved', answer: 'Send it' });
    await admin.call('PUT', `/returns/${asked.body.data.return.id}`, { state: 'received' });
    const [invoice, note] = await documents(asha, order._id);
    expect(note).toMatchObject({ kind: 'credit-note', totalPrice: 2499 });
    const text = pdfText((await pdf(asha, note?.url)).bytes).replaceAll('\n', ' ');
    for (const words of ['Credit note', note?.number, 'Against invoice', invoice?.number, 'Panel of the papers'])
      expect(text).toContain(words);
  });

  it('include a credit note for a partial refund, even one from before dispatch', async () => {
    const order = await bought(asha);
    const refund = (amount: number, key: string) =>
      admin.call(
        'POST',
        `/order/${order._id}/refunds`,
        { amount, note: 'Scratch' },
        { headers: { 'idempotency-key': key } },
      );
    await refund(100_000, 'early');
    expect(await documents(asha, order._id)).toEqual([]);
    await ship(order._id, [{ position: 1, quantity: 1 }]);
    await ship(order._id);
    await refund(50_000, 'late');
    const papers = await documents(asha, order._id);
    const of = (kind: string) => inPaise(papers.filter((one) => one.kind === kind));
    expect([of('invoice'), of('credit-note')]).toEqual([849_600, 150_000]);
  });

  it('include no invoice if it was cancelled before dispatch', async () => {
    const order = await bought(asha);
    await asha.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' });
    expect(await documents(asha, order._id)).toEqual([]);
  });

  it('name the business that claims the tax', async () => {
    await addAddress(asha);
    const opened = await openPayment(asha, three(), { gstin: '27AAPFU0939F1ZV', businessName: 'Patel Rooftops LLP' });
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const { order } = (await asha.call('POST', '/razorpay/validate', paid)).body.data;
    await ship(order._id);
    const [invoice] = await documents(asha, order._id);
    const text = pdfText((await pdf(asha, invoice?.url)).bytes).replaceAll('\n', ' ');
    for (const words of [
      'Patel Rooftops LLP',
      'GSTIN: 27AAPFU0939F1ZV',
      'State: Maharashtra (27)',
      'CGST',
      `#${order.number}`,
      paid.razorpay_payment_id,
    ])
      expect(text).toContain(words);
  });
});

describe('GET /documents/{id}.pdf', () => {
  let url: string;
  let order: Body;
  beforeAll(async () => {
    order = await bought(asha);
    await ship(order._id);
    url = (await documents(asha, order._id))[0]?.url;
  });

  it('is the invoice, for its customer and the administrator, and always the same', async () => {
    const { answer, bytes } = await pdf(asha, url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="TEST-I\d\d-\d{6}\.pdf"$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = pdfText(bytes);
    for (const words of ['Tax invoice', 'Panel of the papers', 'आशा']) expect(text).toContain(words);
    expect((await pdf(admin, url)).bytes.equals(bytes)).toBe(true);
    const again = await pdf(asha, url, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is refused to everybody else, even with its version', async () => {
    const etag = (await pdf(asha, url)).answer.headers.get('etag') ?? '';
    const path = url.replace('/api', '');
    expectRefusal(await ravi.call('GET', path, undefined, { headers: { 'if-none-match': etag } }), 403);
    expectRefusal(await shop.visitor().call('GET', path), 401);
    expectRefusal(await ravi.call('GET', `/order/${order._id}/documents`), 403);
    expectRefusal(await shop.visitor().call('GET', `/order/${order._id}/documents`), 401);
    expectRefusal(await asha.call('GET', '/order/ord_unknown/documents'), 404);
  });

  it.each([
    '/documents/doc_unknown.pdf',
    '/documents/.pdf',
    '/documents/doc',
    '/documents/%00.pdf',
    "/documents/'--.pdf",
  ])('serves no document at %s', async (path) => {
    const answer = await asha.call('GET', path);
    expect([404, 422]).toContain(answer.status);
    expectRefusal(answer, answer.status);
  });
});
