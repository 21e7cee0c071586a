import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { ADDRESS, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// Delivery as the owner sets it: applied from the next quote on, frozen in payments opened before.

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [owner, asha] = await Promise.all([shop.admin(), shop.shopper('Asha Patel')]);
  await asha.call('POST', '/Firebaseuser/add-address', { uid: asha.uid, address: ADDRESS });
});
afterAll(() => shop?.close());

const ZONE = {
  state: 'Gujarat',
  area: 'Ahmedabad',
  daysMin: 1,
  daysMax: 2,
  charge: 0,
  freeFrom: null,
  serviceable: true,
};
const delivery = async (pincode = '380009') => (await asha.call('GET', `/delivery?pincode=${pincode}`)).body;
const linesOf = async (subject: string) =>
  (await shop.sql.query('select act, before, after from audit_entry where subject = $1 order by id', [subject])).rows;

it('a charge is in the next quote, is waived from its amount on, and leaves open payments unchanged', async () => {
  const { _id } = await shop.product({ price: 1_000 });
  const items = [{ _id, quantity: 1 }];
  const open = (amount: number, receipt: string) =>
    asha.call('POST', '/razorpay', { amount, currency: 'INR', receipt, items });
  const before = await open(100_000, 'receipt_free');
  expect(before.status).toBe(201);

  expect((await owner.call('PUT', '/admin/delivery/charges', { charge: 80, freeFrom: 2_000 })).body.data.zones).toBe(
    22,
  );
  expect(await delivery()).toMatchObject({ charge: 80 });
  const address = (await shop.sql.query('select id from address where uid = $1', [asha.uid])).rows[0].id;
  const quote = async (quantity: number) =>
    (await asha.call('POST', '/checkout/quote', { items: [{ _id, quantity }], addressId: address })).body.data.quote;
  expect(await quote(1)).toMatchObject({ delivery: 8_000, total: 108_000 });
  expect(await quote(2)).toMatchObject({ delivery: 0, total: 200_000 });

  const paid = (await shop.pay(before.body.id)).body;
  const settled = await asha.call('POST', '/razorpay/validate', paid);
  expect([settled.status, settled.body.data.order.totalPrice]).toEqual([200, 1_000]);
  expect(await linesOf('delivery:charges')).toMatchObject([
    { act: 'delivery.charged', after: { charge: 8_000, freeFrom: 200_000, zones: 22 } },
  ]);
});

it('the longest prefix applies: added, changed, closed and removed, each with an audit line', async () => {
  const save = (more: object = {}) =>
    owner.call('PUT', '/admin/delivery/zones/380009', { ...ZONE, area: 'Navrangpura', charge: 30, ...more });
  expect((await save()).body.data.zone).toMatchObject({ prefix: '380009', charge: 30 });
  expect(await delivery()).toMatchObject({ serviceable: true, area: 'Navrangpura', charge: 30 });
  await save({ serviceable: false });
  expect(await delivery()).toMatchObject({ serviceable: false });
  expect(await delivery('380001')).toMatchObject({ serviceable: true, area: 'Ahmedabad' });
  expect((await owner.call('DELETE', '/admin/delivery/zones/380009')).status).toBe(200);
  expect(await delivery()).toMatchObject({ serviceable: true, area: 'Ahmedabad' });
  expect((await linesOf('zone:380009')).map(({ act }) => act)).toEqual(['zone.added', 'zone.changed', 'zone.removed']);
  expectRefusal(await save({ daysMin: 5, daysMax: 2 }), 422, { fields: ['daysMax'] });
  expectRefusal(await owner.call('PUT', '/admin/delivery/zones/0', ZONE), 422, { fields: ['prefix'] });
  expectRefusal(await owner.call('DELETE', '/admin/delivery/zones/999'), 404);
});

it('a holiday moves the promised days, and its removal moves them back', async () => {
  const { earliest } = await delivery();
  const holiday = { day: earliest, name: 'Stock-taking' };
  expect((await owner.call('POST', '/admin/delivery/holidays', holiday)).status).toBe(201);
  expectRefusal(await owner.call('POST', '/admin/delivery/holidays', holiday), 409, { fields: ['day'] });
  expect((await delivery()).earliest > earliest).toBe(true);
  expect((await owner.call('GET', '/admin/delivery')).body.data.holidays).toContainEqual(holiday);
  expect((await owner.call('DELETE', `/admin/delivery/holidays/${earliest}`)).status).toBe(200);
  expect((await delivery()).earliest).toBe(earliest);
  expectRefusal(await owner.call('DELETE', `/admin/delivery/holidays/${earliest}`), 404);
});
