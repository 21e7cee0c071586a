import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { book } from '#tests/support/bookings.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import {
  addAddress,
  buy,
  openPayment,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';
import type { Body } from '#tests/support/visitor.ts';
import { CHECKED } from '#tests/support/visits.ts';

// A shop is tried out in full, and then all of that is cleared before it opens.

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let meena: Shopper;
let admin: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi, meena, admin] = await Promise.all([
    shop.shopper('Asha Patel'),
    shop.shopper('Ravi Shah'),
    shop.shopper('Meena Joshi'),
    shop.admin(),
  ]);
  panel = await shop.product({ name: 'Panel of a trial', price: 2499, stock: 50 });
});
afterAll(() => shop?.close());

const clear = (more: object = {}, who = admin) =>
  who.call('POST', '/admin/trial/clear', { name: 'Kiran', password: ADMIN_PASSWORD, ...more });
const counts = async () => (await admin.call('GET', '/admin/trial')).body.data;
const rowsOf = async (table: string) =>
  (await shop.sql.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;

/** Every table that depends on a payment, an order or a booking by foreign keys, directly or indirectly. */
async function tablesOfSales(): Promise<string[]> {
  const { rows } = await shop.sql.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const found = new Set(['payment', '"order"', 'booking']);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { child, parent } of rows) if (found.has(parent)) found.add(child);
  }
  return [...found];
}

async function shipped(who: Shopper, quantity: number): Promise<Body> {
  const { order } = await buy(shop, who, [{ _id: panel._id, quantity, price: panel.price }]);
  const { body } = await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati', tracking: 'GT1' });
  await admin.call('PUT', `/order/${order._id}/shipments/${body.data.shipment.id}`, { state: 'delivered' });
  return order;
}

async function wholeLife() {
  const order = await shipped(asha, 3);
  await admin.call('POST', `/order/${order._id}/notes`, { words: 'A note' });
  const asked = await asha.call('POST', `/order/${order._id}/returns`, {
    lines: [{ position: 0, quantity: 2 }],
    reason: 'defective',
    note: 'No light',
  });
  const { id } = asked.body.data.return;
  await admin.call('PUT', `/returns/${id}`, { state: 'approved' });
  expect(
    (await admin.call('PUT', `/returns/${id}`, { state: 'received', restock: [{ position: 0, quantity: 1 }] })).status,
  ).toBe(200);
  const cancelled = (await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }])).order;
  expect((await asha.call('PUT', `/order/${cancelled._id}`, { orderStatus: 'cancel' })).status).toBe(200);
  const coded = await openPayment(asha, [], {
    items: [{ _id: panel._id, quantity: 2 }],
    amount: 2 * 2499 * 85,
    coupon: 'SOLAR15',
  });
  expect(coded.status, coded.text).toBe(201);
  await asha.call('POST', '/razorpay/validate', (await shop.pay(coded.body.id)).body);
  await visited();
  await asha.call('POST', `/products/${panel._id}/rating`, { rating: 5 });
}

/** A booking with a completed visit, with a photo of each side. */
async function visited() {
  const { service } = await book(shop, asha);
  const { rows } = await shop.sql.query('select visit.id, visit.code, technician_id from visit where booking_id = $1', [
    service._id,
  ]);
  const [visit] = rows;
  await shop.sql.query(`update technician set uid = $1 where id = $2`, [meena.uid, visit.technician_id]);
  await shop.sql.query(`update "user" set role = 'technician' where id = $1`, [meena.uid]);
  await meena.call('POST', `/visits/${visit.id}/on-the-way`);
  expect((await meena.call('POST', `/visits/${visit.id}/start`, { code: visit.code })).status).toBe(200);
  const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a74ba' } })
    .jpeg()
    .toBuffer();
  const cookie = [...meena.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const photo = await fetch(`${shop.url}/api/visits/${visit.id}/photos/photo-b-1?side=before`, {
    method: 'PUT',
    headers: { cookie, origin: shop.url, 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg),
  });
  expect(photo.status).toBe(200);
  await meena.call('PUT', `/visits/${visit.id}/work`, { revision: 1, checklist: CHECKED, totalKwh: 4210 });
}

it('lists what there is, and clears nothing without the shop’s name, a proof, and the administrator', async () => {
  await wholeLife();
  expect(await counts()).toMatchObject({
    counts: { orders: 3, bookings: 1, visits: 1, photos: 1, parcels: 1, returns: 1, offers: 1 },
    customers: 1,
    demonstration: true,
    closed: false,
    name: 'Kiran',
  });
  expectRefusal(await clear({ name: 'Surya' }), 422, { fields: ['name'] });
  expectRefusal(await clear({ password: 'not the password' }), 422, { fields: ['password'] });
  expectRefusal(await clear({}, asha), 403);
  expectRefusal(await clear({}, shop.visitor() as Shopper), 401);
  expect((await counts()).counts.orders).toBe(3);
});

it('waits while somebody may be paying', async () => {
  await addAddress(ravi);
  const opened = await openPayment(ravi, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  expectRefusal(await clear(), 409, { code: 'conflict' });
  await ravi.call('POST', '/razorpay/validate', (await shop.pay(opened.body.id)).body);
});

it('leaves no row of a payment, order or booking, restores the stock, and restarts the numbers', async () => {
  await expect.poll(async () => rowsOf(`refund where state <> 'processed'`)).toBe(0);
  const answer = await clear({ customers: true });
  expect(answer, answer.text).toMatchObject({
    status: 200,
    body: { data: { orders: 4, bookings: 1, customers: 2, demonstration: null } },
  });
  for (const table of await tablesOfSales()) expect(await rowsOf(table), table).toBe(0);
  for (const table of [
    'webhook_event',
    'sandbox_order',
    'sandbox_payment',
    'sandbox_refund',
    'document_series where test',
  ])
    expect(await rowsOf(table), table).toBe(0);
  expect(await rowsOf(`mail where kind ~ '^(order|booking|visit|payment)-'`)).toBe(0);
  expect(await shop.stockOf(panel._id)).toBe(50);
  expect(await rowsOf('product where units_sold <> 0')).toBe(0);
  expect(await rowsOf('campaign where used <> 0')).toBe(0);
  expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
  const { rows } = await shop.sql.query(
    `select role, name from "user" where name in ('Asha Patel', 'Ravi Shah', 'Meena Joshi')`,
  );
  expect(rows).toEqual([{ role: 'technician', name: 'Meena Joshi' }]);
  const [line] = (await shop.sql.query(`select act, after from audit_entry order by id desc limit 1`)).rows;
  expect(line).toMatchObject({ act: 'trial.cleared', after: { orders: 4, customers: 2 } });
  expect((await admin.ask('GET', '/admin')).text).not.toContain('₹4,998');
  const order = await shipped(await shop.shopper('Nisha Rao'), 1);
  expect((await shop.sql.query('select id, number::int, test from "order"')).rows).toEqual([
    { id: order._id, number: 10_001, test: true },
  ]);
  const { rows: papers } = await shop.sql.query('select number from tax_document');
  expect(papers).toEqual([{ number: expect.stringMatching(/^TEST\/I\d\d\/000001$/) }]);
});

it('removes the demonstration on request, except what the owner has made their own', async () => {
  await admin.call('PUT', '/plans/2', { price: 2600 });
  const [banner] = (await shop.sql.query('select name from scene order by name limit 1')).rows;
  const { rows: demonstrated } = await shop.sql.query(
    `select id, brand, category from product where id not like 'prd\\_%' order by number`,
  );
  const [edited] = demonstrated;
  const another = demonstrated.find(({ brand, category }) => brand !== edited.brand && category !== edited.category);
  expect((await admin.call('PUT', `/products/${edited.id}`, { price: 7777 })).status).toBe(200);
  const { brand } = (await admin.call('POST', '/admin/brands', { name: 'A brand of their own' })).body.data;
  expect((await admin.call('POST', `/admin/brands/${brand.slug}/retire`, { successor: another.brand })).status).toBe(
    200,
  );
  const words = { hi: { name: 'अपना' } };
  expect((await admin.call('PATCH', `/admin/categories/${another.category}`, { words })).status).toBe(200);
  const cleared = await clear({ demonstration: true });
  expect(cleared, cleared.text).toMatchObject({ status: 200 });
  const { rows } = await shop.sql.query(`select id from product where archived_at is null order by number`);
  expect(rows).toEqual([{ id: edited.id }, { id: panel._id }]);
  expect(cleared.body.data.demonstration.products).toBe(demonstrated.length - 1);
  const slugs = async (table: string) =>
    (await shop.sql.query(`select slug from ${table} order by slug`)).rows.map(({ slug }) => slug);
  expect(await slugs('brand')).toEqual([another.brand, edited.brand, brand.slug].sort());
  expect(await slugs('category')).toEqual([another.category, edited.category].sort());
  expect(await rowsOf('campaign')).toBe(0);
  expect((await shop.sql.query('select id from service_plan')).rows).toEqual([{ id: 2 }]);
  expect([await rowsOf('scene'), await rowsOf('faq')]).toEqual([0, 0]);
  expect(banner).toBeDefined();
  const settings = async () => (await admin.call('GET', '/admin/settings')).body.data.values;
  await expect
    .poll(settings)
    .toMatchObject({ 'legal.tax.gstin': '', 'contact.phone': '', 'figures.serviceRating': '' });
  expect((await counts()).demonstration).toBe(false);
  expectRefusal(await clear({ name: (await counts()).name, demonstration: true }), 409);
  await shop.restart();
  expect(await rowsOf('product')).toBe(2);
});

it('is refused permanently once real money was received', async () => {
  const nisha = await shop.shopper('Nisha Rao');
  const { order } = await buy(shop, nisha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  await shop.sql.query('update payment set test = false; update "order" set test = false');
  expect(await counts()).toMatchObject({ closed: true });
  expectRefusal(await clear({ name: (await counts()).name }), 409);
  expect((await nisha.call('GET', `/order/${order._id}`)).status).toBe(200);
});
