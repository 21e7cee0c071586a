import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { isGstin } from '#src/kernel/gstin.ts';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { PAGES } from '#src/kernel/page-table.ts';
import { SEED_OFFERS } from '#src/shop/sales/promotions/seed-offers.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { addAddress, openPayment, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// A dealer with another name in another State, from an empty shop: no trace of the demonstration is found anywhere.

const seedOf = (name: string) => JSON.parse(readFileSync(new URL(`../../seed/${name}.json`, import.meta.url), 'utf8'));
const { contact, legal, figures } = BRAND;
const { grievanceOfficer: officer, tax } = legal;
/** Everything that identifies the demonstration. */
const ITS = [
  ...[
    BRAND.name,
    BRAND.longName,
    contact.phone,
    contact.email,
    contact.sales,
    'kiran.example',
    legal.seller,
    legal.address,
  ],
  ...[officer.name, officer.email, officer.phone, tax.gstin, tax.pan, BRAND.delivery.ownCarrier],
  ...[figures.services, ...Object.values(figures.plans)].flatMap(({ rating, count }) => [`>${rating}<`, `(${count})`]),
  ...[`>${figures.serviceRating}<`, `${figures.serviceCustomers} `, `"${figures.services.count}"`],
  ...SEED_OFFERS.map(({ code }) => code),
  ...seedOf('services').plans.map(({ words }: Body) => words.en.name),
  ...seedOf('roster').technicians.map(({ name }: Body) => name),
];
const ACCOUNT = 'owner@surya.example';
const PAN = 'AABCS1429B';
const GSTIN = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((last) => `29${PAN}1Z${last}`).find(isGstin) as string;
const OWN = {
  name: 'Surya',
  longName: 'Surya Energy',
  'contact.phone': '+91 80 4000 1234',
  'contact.email': 'care@surya.example',
  'legal.seller': 'Surya Energy LLP',
  'legal.address': '4 Brigade Road, Bengaluru 560001, Karnataka, India',
  'legal.tax.gstin': GSTIN,
  'legal.tax.pan': PAN,
};

let shop: RunningShop;
let admin: Shopper;
let asha: Shopper;
let product: Body;
beforeAll(async () => {
  const env = {
    SEED: 'none',
    ADMIN_EMAIL: ACCOUNT,
    MAIL_FROM: 'shop@surya.example',
    STATES: 'Karnataka',
    GUEST_ACCESS: 'open',
  };
  shop = await runningShop(env);
  const visitor = shop.visitor();
  admin = { ...visitor, ...(await visitor.signIn({ email: ACCOUNT, password: ADMIN_PASSWORD })) };
  asha = await shop.shopper('Asha Patel');
  const { version } = (await admin.call('GET', '/admin/settings')).body.data;
  const saved = await admin.call('PUT', '/admin/settings', { version, values: OWN });
  expect(saved.status, saved.text).toBe(200);
  product = (
    await admin.call('POST', '/products', {
      name: 'Panel of their own',
      price: 1000,
      stock: 10,
      addTo: 'Shope',
      catagoriy: 'Solar Panels',
    })
  ).body.data.product;
});
afterAll(() => shop?.close());

const found = (text: string) => ITS.filter((one) => text.includes(one)).concat(/Gujarat(?!i)/.exec(text) ?? []);
/** Two pages of the workspace list all the States of India. */
const LISTS_STATES: string[] = [PAGES.storeSettings.path, PAGES.deliveryDesk.path];

it('shows nothing of the demonstration on any page, to any visitor, in any language', async () => {
  const wrong: string[] = [];
  const who: [string, Visitor][] = [
    ['guest', shop.visitor()],
    ['customer', asha],
    ['administrator', admin],
  ];
  for (const [name, visitor] of who) {
    for (const { path } of Object.values(PAGES)) {
      const address = path.replace('productPage/:id', `productPage/${product._id}`).replaceAll(/:\w+/g, '1');
      for (const language of LANGUAGES) {
        const { text } = await visitor.ask('GET', `${address}?lang=${language}`);
        // Without the owner's own facts on it, a failed page would pass.
        if (path === PAGES.contact.path) expect(text).toContain(OWN['contact.phone']);
        const foreign = found(text).filter((one) => one !== 'Gujarat' || !LISTS_STATES.includes(path));
        for (const one of foreign) wrong.push(`${name} ${address} ${language}: ${one}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('nor in what machines read', async () => {
  const visitor = shop.visitor();
  const paths = [
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/contact-map',
    '/api/products',
    '/api/faqs',
    '/api/offers',
  ];
  for (const path of [...paths, `/api/products/${product._id}`, `/datasheets/${product._id}.pdf`]) {
    const { text } = await visitor.ask('GET', path);
    expect(found(text), path).toEqual([]);
  }
});

it('nor in mails and documents, which have the owner’s own', async () => {
  await addAddress(asha, { state: 'Karnataka', city: 'Bengaluru', zipcode: '560001' });
  const opened = await openPayment(asha, [{ _id: product._id, quantity: 1, price: 1000 }]);
  expect(opened.status, opened.text).toBe(201);
  const proven = await asha.call('POST', '/razorpay/validate', (await shop.pay(opened.body.id)).body);
  const { order } = proven.body.data;
  await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati' });
  const letter = { name: 'Asha', email: asha.email, phone: '9876543210' };
  expect(
    (await asha.call('POST', '/contact', { ...letter, message: 'When do you open on Sundays?' })).status,
  ).toBeLessThan(300);
  const { rows: mails } = await shop.sql.query('select kind, recipient, subject, html, text from mail');
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order-placed', 'order-shipped', 'contact-message']),
  );
  for (const mail of mails) expect(found(JSON.stringify(mail)), mail.kind).toEqual([]);
  const { documents } = (await asha.call('GET', `/order/${order._id}`)).body.data;
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const words = pdfText(
    Buffer.from(await (await fetch(shop.url + documents[0].url, { headers: { cookie } })).arrayBuffer()),
  );
  expect(found(words)).toEqual([]);
  for (const own of [GSTIN, 'Surya Energy LLP', 'Bengaluru']) expect(words).toContain(own);
});

it('leaves a gap in an owner’s text for what is not set, and names nobody who does not exist', async () => {
  const fact = (name: string) => ({ type: 'fact', attrs: { name } });
  const body = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Courts of ' }, fact('courts'), { type: 'text', text: ' only.' }],
      },
    ],
  };
  const words = { title: 'Our terms', lead: 'Ask {officerName} between {hours}.', body };
  expect((await admin.call('PUT', '/admin/pages/terms/en', { version: 0, ...words })).status).toBe(200);
  const page = (await shop.visitor().ask('GET', PAGES.terms.path)).text.replaceAll('<!-- -->', '');
  expect(page).toContain('Courts of … only.');
  expect(page).toContain('Ask … between ….');
  const facts = /<section aria-labelledby="seller-facts"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
  expect(facts).toContain('Surya Energy LLP, 4 Brigade Road');
  expect(facts.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/, *,|Grievance officer/);
  await admin.call('DELETE', '/admin/pages/terms');
});
