import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#src/kernel/page-table.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { book } from '#tests/support/bookings.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { aSecond } from '#tests/support/pace.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { buy, manyShoppers, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// What the owner sets appears on every page, on every instance, in every mail, SMS and document.

const SET = {
  name: 'Surya',
  longName: 'Surya Solar',
  'contact.phone': '+91 22 4000 1234',
  'contact.email': 'care@surya.example',
  'contact.sales': 'sales@surya.example',
  'figures.serviceRating': 4.2,
  'figures.serviceCustomers': '9k',
  'legal.seller': 'Surya Urja Private Limited',
  'legal.address': 'Surya Bhavan, Pune 411001, Maharashtra, India',
  'legal.grievanceOfficer.name': 'Nalini Rao',
  'legal.grievanceOfficer.email': 'officer@surya.example',
  'legal.grievanceOfficer.phone': '+91 22 4000 9999',
  'delivery.ownCarrier': 'Surya delivery',
};
/** What nobody may read any more. */
const FORMER = [
  'Kiran Solar',
  'Kiran delivery',
  '79 0000 000',
  'care@kiran.example',
  'sales@kiran.example',
  'grievance@kiran.example',
  'Meera Trivedi',
  'Kiran House',
];

let shop: RunningShop;
let other: RunningServer;
let owner: Shopper;
let asha: Shopper;
let order: Body;
beforeAll(async () => {
  shop = await runningShop();
  other = await shop.another();
  owner = await shop.admin();
  [asha] = (await manyShoppers(shop, 1)) as [Shopper];
});
afterAll(() => shop?.close());

const seenBy = async (who: Visitor, path: string) => (await who.ask('GET', path)).text;
const guestOf = (server: Pick<RunningServer, 'visitor'>): Visitor => {
  const visitor = server.visitor();
  visitor.cookies.set('kiran_guest', '1');
  visitor.cookies.set('kiran_kind', 'guest');
  return visitor;
};

it('is on the pages of every instance within a second', async () => {
  const both = [guestOf(shop), guestOf(other)];
  const titles = () =>
    Promise.all(both.map(async (who) => (await seenBy(who, '/contectUs')).includes('+91 22 4000 1234')));
  expect(await titles()).toEqual([false, false]);
  const { version } = (await owner.call('GET', '/admin/settings')).body.data;
  expect((await owner.call('PUT', '/admin/settings', { version, values: SET })).status).toBe(200);
  await expect.poll(titles, { interval: 20, ...(await aSecond(titles)) }).toEqual([true, true]);
  expectRefusal(await owner.call('PUT', '/admin/settings', { version, values: SET }), 409, { code: 'conflict' });
});

describe('once it is set', () => {
  beforeAll(async () => {
    const product = await shop.product();
    ({ order } = await buy(shop, asha, [{ _id: product._id, quantity: 1, price: product.price }]));
    await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'confirmed' });
    await owner.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati' });
    await book(shop, asha);
  });

  it('is the only one that pages show', async () => {
    const places: Record<string, string> = { dataType: 'favorites', id: '1' };
    for (const { path, access } of Object.values(PAGES)) {
      // The audit log shows former values; the others need an id that is in another test or below.
      if (
        /^\/(productPage|datasheets|order|pay|admin\/packing-slip|technician\/visit|admin\/audit|google-done)/.test(
          path,
        )
      )
        continue;
      const who =
        access === 'administrator' || access === 'technician' ? owner : access === 'personal' ? asha : guestOf(shop);
      const answer = await who.ask(
        'GET',
        path.replaceAll(/:(\w+)/g, (_, name) => places[name] ?? ''),
      );
      if (answer.status !== 200) continue;
      for (const words of FORMER) expect(answer.text.includes(words), `${path} says ${words}`).toBe(false);
      expect(answer.text, path).toMatch(/<title>[^<]*Surya/);
    }
    for (const path of [`/order/${order._id}`]) expect(await seenBy(asha, path)).toMatch(/<title>[^<]*Surya/);
    expect(await seenBy(guestOf(shop), '/')).toContain('9k');
    expect(await seenBy(guestOf(shop), '/grievance')).toContain('Nalini Rao');
  });

  it('is in mails, SMS and documents', async () => {
    const [mail] = await mailsTo(shop, asha.email, 'order-shipped');
    expect(mail?.html).toContain('Surya');
    for (const words of FORMER) expect(mail?.html).not.toContain(words);
    const { rows } = await shop.sql.query(
      "select text from mail where channel = 'sms' and kind in ('order-shipped', 'booking-placed')",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).toMatch(/^Surya: /);
    const { documents } = (await owner.call('GET', `/order/${order._id}/documents`)).body.data;
    const file = await fetch(`${shop.url}/api/documents/${documents[0].id}.pdf`, {
      headers: { cookie: [...asha.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    const paper = pdfText(Buffer.from(await file.arrayBuffer()));
    for (const words of ['Surya Solar', 'Surya Urja Private Limited', 'care@surya.example'])
      expect(paper).toContain(words);
    for (const words of FORMER) expect(paper).not.toContain(words);
  });
});
