import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/mails.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { buy, openPayment, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// A shop that is tried out and then goes live: what was paid without money stays marked, and never counts as sold.

const LIVE = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook secret',
};
const PAY = '/sandbox/razorpay/pay';
const monthInIndia = (moment: string) => new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString().slice(0, 7);

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
let panel: Body;
let order: Body;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on' });
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
  panel = await shop.product({ name: 'Panel of a trial', price: 2499, stock: 50 });
  order = (await buy(shop, asha, [{ _id: panel._id, quantity: 2, price: panel.price }])).order;
});
afterAll(() => shop?.close());

const known = async (): Promise<Body> => (await asha.call('GET', `/order/${order._id}`)).body.data;
/** For the month of its payment, or of its invoice. */
const table = async (path: string) => {
  const { date } = path.startsWith('/admin/gst/') ? (await known()).documents[0] : order;
  return (await admin.call('GET', `${path}?month=${monthInIndia(date)}`)).text
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/);
};

it('says on the wire, in mails and on documents that no money moved', async () => {
  expect(order.test).toBe(true);
  expect((await asha.call('GET', `/order?email=${asha.email}`)).body.data.orders[0]).toMatchObject({
    _id: order._id,
    test: true,
  });
  await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati' });
  const { documents } = await known();
  expect(documents).toEqual([
    expect.objectContaining({ number: expect.stringMatching(/^TEST\/I\d\d\/\d{6}$/), test: true }),
  ]);
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const paper = await fetch(shop.url + documents[0].url, { headers: { cookie } });
  expect(pdfText(Buffer.from(await paper.arrayBuffer()))).toContain('Test – not a tax document');
  for (const kind of ['order-placed', 'order-shipped']) {
    const [mail] = await mailsTo(shop, asha.email, kind);
    expect(mail?.subject).toMatch(/^\[TEST\] \S/);
    expect(mail?.text).toContain('No money has moved');
  }
});

it('counts it separately during the trial, and names the kind in each table', async () => {
  const [head, ...rows] = await table('/admin/gst/series.csv');
  expect(head).toMatch(/,Test$/);
  expect(rows).toEqual([expect.stringMatching(/^invoice,TEST\/.*,4998,yes$/)]);
  expect((await table('/admin/payments.csv')).at(-1)).toMatch(/,1,4998,4998,.*,yes$/);
  expect((await admin.ask('GET', '/admin')).text).toContain('₹4,998');
});

it('accepts no test payments from another site’s page', async () => {
  const opened = await openPayment(asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  const wish = { order_id: opened.body.id, webhook: false };
  for (const path of [PAY, '/sandbox/razorpay/checkout/pay', '/sandbox/razorpay/replay']) {
    const refused = await asha.ask('POST', path, wish, { origin: 'https://evil.example' });
    expect([refused.status, refused.body.error.reason]).toEqual([403, 'foreign_origin']);
  }
  const { rows } = await shop.sql.query('select count(*)::int as count from sandbox_payment where order_id = $1', [
    opened.body.id,
  ]);
  expect(rows).toEqual([{ count: 0 }]);
  expect((await asha.ask('POST', PAY, wish, { origin: null })).body.razorpay_payment_id).toMatch(/^pay_/);
});

it('accepts no flood of them from one network', async () => {
  const visitor = shop.visitor();
  const tries = [];
  for (let round = 0; round < 13; round++) {
    tries.push(
      ...(await Promise.all(Array.from({ length: 5 }, () => visitor.ask('POST', PAY, { order_id: 'order_unknown' })))),
    );
  }
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(tries.filter(({ status }) => status === 400).length).toBe(tries.length - refused.length);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('keeps all of it once it is live, and counts none of it', async () => {
  await shop.restart(LIVE);
  expect(await known()).toMatchObject({ order: { test: true }, documents: [{ test: true }] });
  for (const name of ['series', 'places', 'business', 'hsn'])
    expect(await table(`/admin/gst/${name}.csv`)).toHaveLength(1);
  expect((await table('/admin/payments.csv')).at(-1)).toMatch(/,0,0,0,.*,no$/);
  const page = await admin.ask('GET', '/admin');
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('₹4,998');
  expect((await asha.ask('POST', PAY, { order_id: 'order_unknown' })).status).toBe(404);
});

it('ends a test’s refund without asking the provider, who never had the money', async () => {
  await admin.call(
    'POST',
    `/order/${order._id}/refunds`,
    { amount: 100_000, note: 'A trial' },
    { headers: { 'idempotency-key': 'trial' } },
  );
  await expect.poll(async () => (await known()).refunds, { timeout: 60_000 }).toMatchObject([{ state: 'processed' }]);
  expect((await known()).documents.map(({ number }: Body) => number.slice(0, 6))).toEqual(['TEST/I', 'TEST/C']);
});
