import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { OFFER } from '#tests/support/offers.ts';
import { aSecond, atStrides, until } from '#tests/support/pace.ts';
import { ADDRESS, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// Offers as the owner defines them, and what the shop then shows and gives.

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [owner, asha] = await Promise.all([shop.admin(), shop.shopper('Asha Patel')]);
  await asha.call('POST', '/Firebaseuser/add-address', { uid: asha.uid, address: ADDRESS });
});
afterAll(() => shop?.close());

const listed = async (code: string) =>
  (await owner.call('GET', '/admin/offers')).body.data.offers.find((one: { code: string }) => one.code === code);
const servicesPage = async (url = shop.url) =>
  (await fetch(`${url}/ServicePage/1`, { headers: { cookie: 'kiran_kind=guest' } })).text();
const linesOf = async (code: string) =>
  (await shop.sql.query('select act, before, after from audit_entry where subject = $1 order by id', [`offer:${code}`]))
    .rows;

it('an offer is on every instance as it is made, applied, paused and ended, each with an audit line', async () => {
  const other = await shop.another();
  expect(await servicesPage()).not.toContain('MONSOON');
  expect(await servicesPage(other.url)).toContain('SOLAR15');
  const { status, body } = await owner.call('POST', '/admin/offers', {
    ...OFFER,
    code: ' monsoon 12',
    percent: 12.5,
    amount: 400,
  });
  expect(status).toBe(201);
  expect(body.data.offer).toMatchObject({ code: 'MONSOON12', percent: 12.5, amount: 400, used: 0 });
  expect(await servicesPage()).toContain('MONSOON12');
  await expect.poll(() => servicesPage(other.url), await aSecond(() => servicesPage(other.url))).toContain('MONSOON12');

  const { _id } = await shop.product({ price: 2_000 });
  const wish = { items: [{ _id, quantity: 1 }], coupon: 'monsoon12' };
  expect((await asha.call('POST', '/checkout/quote', wish)).body.data.quote.coupon).toMatchObject({
    code: 'MONSOON12',
    discount: 25_000,
  });

  await owner.call('PUT', '/admin/offers/MONSOON12/state', { state: 'paused' });
  expect(await listed('MONSOON12')).toMatchObject({ state: 'paused', active: false });
  expect(await servicesPage()).not.toContain('MONSOON12');
  expectRefusal(await asha.call('POST', '/checkout/quote', wish), 422, { code: 'coupon-refused' });
  await owner.call('PUT', '/admin/offers/MONSOON12/state', { state: 'running' });
  expect(await servicesPage()).toContain('MONSOON12');
  await owner.call('PUT', '/admin/offers/MONSOON12/state', { state: 'ended' });
  expect(await listed('MONSOON12')).toMatchObject({ state: 'ended' });
  expect(await servicesPage()).not.toContain('MONSOON12');
  expectRefusal(await owner.call('PUT', '/admin/offers/MONSOON12/state', { state: 'running' }), 409);
  expect((await linesOf('MONSOON12')).map(({ act }) => act)).toEqual([
    'offer.added',
    'offer.paused',
    'offer.resumed',
    'offer.ended',
  ]);
});

it('a quote lists the codes that its shopper could apply, for goods and plans alike', async () => {
  const { _id } = await shop.product({ price: 400 });
  const ask = async (quantity: number, more: object = {}) =>
    (await asha.call('POST', '/checkout/quote', { items: [{ _id, quantity }], ...more })).body.data as {
      offers: { code: string }[];
      quote: { total: number };
    };
  const { offers } = await ask(5);
  expect(offers[0]).toEqual({ code: 'CASH500', discount: 0, cashback: 50_000, missing: 0 });
  expect(offers).toContainEqual({ code: 'SOLAR15', discount: 30_000, cashback: 0, missing: 0 });
  expect(offers.at(-1)).toEqual({ code: 'CASH750', discount: 0, cashback: 75_000, missing: 100_000 });
  // The code does what the shop shows.
  expect((await ask(5, { coupon: 'SOLAR15' })).quote.total).toBe(170_000);
  const plan = (await asha.call('POST', '/checkout/quote', { serviceId: 1 })).body.data;
  expect(plan.offers[0]).toEqual({ code: 'CASH750', discount: 0, cashback: 75_000, missing: 0 });
});

it('a page shows an offer from its first instant to its last, without a write at either', async () => {
  const [first, last] = await atStrides(async () => {
    await owner.call('POST', '/admin/offers', { ...OFFER, code: 'PACEMAKER' }); // the page is rendered again
    await servicesPage();
    await listed('SOLAR15');
  });
  await owner.call('POST', '/admin/offers', { ...OFFER, code: 'FLASHHOUR', startsAt: first, endsAt: last });
  expect(await servicesPage()).not.toContain('FLASHHOUR');
  expect((await listed('FLASHHOUR')).state).toBe('planned');
  await expect.poll(() => servicesPage(), until(first)).toContain('FLASHHOUR');
  await expect.poll(() => servicesPage(), until(last)).not.toContain('FLASHHOUR');
});

it('the last use of a code takes the offer off the page, and a used code keeps its kind and its history', async () => {
  await owner.call('POST', '/admin/offers', {
    ...OFFER,
    code: 'FIRSTONE',
    kind: 'amount',
    percent: null,
    amount: 100,
    minTotal: 500,
    totalLimit: 1,
  });
  expect(await servicesPage()).toContain('FIRSTONE');
  const { _id } = await shop.product({ price: 2_000 });
  const cheap = await shop.product({ price: 400 });
  const tooLittle = await asha.call('POST', '/checkout/quote', {
    items: [{ _id: cheap._id, quantity: 1 }],
    coupon: 'FIRSTONE',
  });
  expectRefusal(tooLittle, 422, { code: 'coupon-refused', fields: ['coupon'] });
  expect(tooLittle.body, 'in rupees, as the offer itself says it').toMatchObject({
    reason: 'below-minimum',
    minTotal: 500,
  });
  const opened = await asha.call('POST', '/razorpay', {
    amount: 190_000,
    currency: 'INR',
    receipt: 'receipt_offers',
    items: [{ _id, quantity: 1 }],
    coupon: 'FIRSTONE',
  });
  expect(opened.status).toBe(201);
  expect(await servicesPage()).not.toContain('FIRSTONE');
  const { body: paid } = await shop.pay(opened.body.id);
  expect((await asha.call('POST', '/razorpay/validate', paid)).status).toBe(200);
  expect(await listed('FIRSTONE')).toMatchObject({ state: 'used-up', used: 1, given: 100 });

  const { code: _, used: __, state: ___, given: ____, ...terms } = await listed('FIRSTONE');
  expectRefusal(await owner.call('PUT', '/admin/offers/FIRSTONE', { ...terms, kind: 'cashback', percent: 5 }), 422, {
    fields: ['kind'],
  });
  expect(
    (await owner.call('PUT', '/admin/offers/FIRSTONE', { ...terms, amount: 150, totalLimit: 5 })).body.data.offer,
  ).toMatchObject({ amount: 150, used: 1 });
  expect(await listed('FIRSTONE')).toMatchObject({ state: 'running', used: 1, given: 100 });
  expect((await linesOf('FIRSTONE')).at(-1)).toEqual({
    act: 'offer.changed',
    before: { amount: 10_000, totalLimit: 1 },
    after: { amount: 15_000, totalLimit: 5 },
  });
});

it('invalid terms are refused at their fields, and a private code is shown to nobody', async () => {
  const wrong = async (more: object, ...fields: string[]) =>
    expectRefusal(await owner.call('POST', '/admin/offers', { ...OFFER, code: 'WRONG', ...more }), 422, { fields });
  await wrong({ code: 'ab' }, 'code');
  await wrong({ percent: null }, 'percent');
  await wrong({ percent: 100.5 }, 'percent');
  await wrong({ kind: 'amount', percent: null }, 'amount');
  await wrong({ kind: 'amount', amount: 500, minTotal: 500 }, 'minTotal');
  await wrong({ startsAt: '2026-12-02T00:00:00+05:30', endsAt: '2026-12-01T00:00:00+05:30' }, 'endsAt');
  await wrong({ endsAt: 'tomorrow' }, 'endsAt');
  expectRefusal(await owner.call('POST', '/admin/offers', { ...OFFER, code: 'solar15' }), 409, { fields: ['code'] });
  expectRefusal(await owner.call('PUT', '/admin/offers/NOSUCH', OFFER), 404);
  expect((await owner.call('POST', '/admin/offers', { ...OFFER, code: 'FRIENDS', advertised: false })).status).toBe(
    201,
  );
  expect(await servicesPage()).not.toContain('FRIENDS');
});
