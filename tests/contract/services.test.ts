import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  asha = await shop.shopper('Asha Patel');
});
afterAll(() => shop?.close());

const ENQUIRY = {
  service: 'home-painting',
  name: 'Asha Patel',
  phone: '9876543210',
  email: 'asha@example.com',
  pincode: '380009',
  message: 'Two rooms',
};
const DAY = 86_400_000;
const india = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(Date.now() + ahead * DAY);
const kept = async (reference: string) =>
  (await shop.sql.query('select * from service_enquiry where reference = $1', [reference])).rows[0];
const count = async () => Number((await shop.sql.query('select count(*) from service_enquiry')).rows[0].count);

describe('POST /enquiries', () => {
  it('keeps a guest’s request, under a number of its own', async () => {
    const { status, body } = await guest.call('POST', '/enquiries', {
      ...ENQUIRY,
      preferredTime: 'morning',
      locale: 'gu',
    });
    expect([status, body.status]).toEqual([201, 'success']);
    expect(body.reference).toMatch(/^KE-20\d\d-\d{6}$/);
    expect(await kept(body.reference)).toMatchObject({
      category: 'home-painting',
      plan_id: null,
      uid: null,
      phone: '9876543210',
      pincode: '380009',
      message: 'Two rooms',
      preferred_time: 'morning',
      locale: 'gu',
      state: 'new',
    });
    const other = await guest.call('POST', '/enquiries', { ...ENQUIRY, message: 'And the hall' });
    expect(other.body.reference).not.toBe(body.reference);
  });

  it('stores no network address, and knows who is signed in', async () => {
    const { body } = await asha.call('POST', '/enquiries', { ...ENQUIRY, service: 'disinfection' });
    const row = await kept(body.reference);
    expect(row.uid).toBe(asha.uid);
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('accepts one about a plan where no technician goes, and never about a plan and a service', async () => {
    const { service: _, ...person } = ENQUIRY;
    const { status, body } = await guest.call('POST', '/enquiries', { ...person, plan: 1, pincode: '110001' });
    expect(status).toBe(201);
    expect(await kept(body.reference)).toMatchObject({ category: null, plan_id: 1, pincode: '110001' });
    expectRefusal(await guest.call('POST', '/enquiries', { ...person, plan: 9 }), 404);
    expectRefusal(await guest.call('POST', '/enquiries', { ...ENQUIRY, plan: 1 }), 422, { fields: ['service'] });
    for (const plan of [0, 1.5, '1', null, 1e12])
      expectRefusal(await guest.call('POST', '/enquiries', { ...person, plan }), 422);
  });

  it('keeps the same one once, however often and however fast it is sent', async () => {
    const before = await count();
    const same = { ...ENQUIRY, service: 'home-repairs', message: 'The tap drips' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.call('POST', '/enquiries', same)));
    expect(answers.map((one) => one.status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((one) => one.body.reference)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    ['an empty body', {}, ['email', 'message', 'name', 'phone', 'pincode', 'service']],
    ['a name with figures', { ...ENQUIRY, name: 'R2D2' }, ['name']],
    ['a short phone number', { ...ENQUIRY, phone: '98765' }, ['phone']],
    ['an invalid e-mail', { ...ENQUIRY, email: 'asha' }, ['email']],
    ['a PIN code with letters', { ...ENQUIRY, pincode: '38OOO9' }, ['pincode']],
    ['nothing requested', { ...ENQUIRY, message: '  ' }, ['message']],
    ['a NUL', { ...ENQUIRY, message: 'paint\u0000it' }, ['message']],
    ['too long a text', { ...ENQUIRY, message: 'x'.repeat(2001) }, ['message']],
    ['an unknown time', { ...ENQUIRY, preferredTime: 'midnight' }, ['preferredTime']],
    ['a day that does not exist', { ...ENQUIRY, preferredDay: '2026-02-30' }, ['preferredDay']],
    ['yesterday', { ...ENQUIRY, preferredDay: india(-1) }, ['preferredDay']],
    ['a list instead of a text', { ...ENQUIRY, name: ['Asha'] }, ['name']],
    ['a NUL in the kind', { ...ENQUIRY, service: 'home\u0000' }, ['service']],
  ])('refuses %s', async (_, body, fields) => {
    const before = await count();
    expectRefusal(await guest.call('POST', '/enquiries', body), 422, { fields });
    expect(await count()).toBe(before);
  });

  it('refuses an unknown kind, unreadable bodies, too long ones, and other sites', async () => {
    expectRefusal(await guest.call('POST', '/enquiries', { ...ENQUIRY, service: 'space-travel' }), 404);
    expectRefusal(await guest.call('POST', '/enquiries', undefined, { raw: '{' }), 400);
    expectRefusal(await guest.call('POST', '/enquiries', { ...ENQUIRY, message: 'x'.repeat(1_100_000) }), 413);
    expectRefusal(await guest.call('POST', '/enquiries', ENQUIRY, { origin: 'https://evil.example' }), 403);
  });
});

describe('with limits', () => {
  let strict: RunningShop;
  beforeAll(async () => {
    strict = await runningShop({ RATE_LIMITS: 'on' });
  });
  afterAll(() => strict?.close());

  it('accepts six an hour from one address, even when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        strict.visitor().call('POST', '/enquiries', { ...ENQUIRY, message: `Wish ${at}` }),
      ),
    );
    expect(answers.filter((one) => one.status === 201)).toHaveLength(6);
    for (const refused of answers.filter((one) => one.status !== 201))
      expectRefusal(refused, 429, { code: 'too-many' });
    // What was stored before the limit can still be sent again after a lost answer.
    const taken = answers.findIndex((one) => one.status === 201);
    const again = await strict.visitor().call('POST', '/enquiries', { ...ENQUIRY, message: `Wish ${taken}` });
    expect([again.status, again.body.reference]).toEqual([201, answers[taken]?.body.reference]);
  });
});

describe('the pages', () => {
  const page = async (path: string) => {
    const visitor = shop.visitor();
    visitor.cookies.set('kiran_kind', 'guest');
    return visitor.ask('GET', path);
  };

  it.each([
    '/ServicePage/2',
    '/ServicePage/solar',
    '/Service/5',
    '/Service/0',
    '/Service/1e0',
    '/Service/99999999999999999999',
    '/Service/%F0%9F%92%A1',
  ])('%s does not exist', async (path) => expect((await page(path)).status).toBe(404));

  it('show the specification’s names, prices and ratings', async () => {
    const list = (await page('/ServicePage/1')).text;
    for (const words of [
      'Premium Solar Care',
      '₹3,500.00',
      '4.9',
      '(1.2M)',
      'Essential Solar Maintenance',
      '₹2,500.00',
      'Basic Solar Clean-Up',
      '₹1,800.00',
      '1 hr 45 mins',
    ]) {
      expect(list.includes(words), words).toBe(true);
    }
  });

  it('give search engines the offer, and no rating that nobody counted', async () => {
    const { text } = await page('/Service/2');
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'Service',
      name: 'Essential Solar Maintenance',
      offers: { '@type': 'Offer', price: '2500.00', priceCurrency: 'INR' },
    });
    expect(text.includes('aggregateRating')).toBe(false);
  });
});
