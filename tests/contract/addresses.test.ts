import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { ADDRESS, addAddress, buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah')]);
});
afterAll(() => shop?.close());

const list = async (who: Shopper): Promise<Body[]> =>
  (await who.call('GET', `/Firebaseuser/get-user-data-list?uid=${who.uid}&dataType=address`)).body.arrayData;
const cities = async (who: Shopper) => (await list(who)).map(({ city, isDefault }) => (isDefault ? `${city}*` : city));
const change = (who: Shopper, id: string, more: object) =>
  who.call('PUT', `/addresses/${id}`, { address: { ...ADDRESS, ...more } });

describe('saved addresses', () => {
  it('are changed, chosen and deleted, and one is always the default', async () => {
    for (const city of ['Ahmedabad', 'Surat', 'Rajkot']) await addAddress(asha, { city });
    expect(await cities(asha)).toEqual(['Rajkot*', 'Surat', 'Ahmedabad']);
    const [rajkot, surat, ahmedabad] = (await list(asha)).map((one) => one._id as string);
    expect((await change(asha, surat ?? '', { city: 'Bhuj', zipcode: '370001' })).status).toBe(200);
    for (let at = 0; at < 2; at++) expect((await asha.call('PUT', `/addresses/${ahmedabad}/default`)).status).toBe(200);
    expect(await cities(asha)).toEqual(['Ahmedabad*', 'Rajkot', 'Bhuj']);
    expect((await asha.call('DELETE', `/addresses/${ahmedabad}`)).status).toBe(200);
    expect(await cities(asha)).toEqual(['Rajkot*', 'Bhuj']);
    expect((await asha.call('DELETE', `/addresses/${rajkot}`)).status).toBe(200);
    expect(await cities(asha)).toEqual(['Bhuj*']);
    expectRefusal(await asha.call('DELETE', `/addresses/${rajkot}`), 404);
  });

  it('keep exactly one default when many are chosen at once', async () => {
    const many = await shop.shopper();
    for (const city of ['A', 'B', 'C', 'D']) await addAddress(many, { city });
    const ids = (await list(many)).map((one) => one._id as string);
    await Promise.all([
      ...ids.map((id) => many.call('PUT', `/addresses/${id}/default`)),
      many.call('DELETE', `/addresses/${ids[0]}`),
    ]);
    expect((await cities(many)).filter((city) => city.endsWith('*'))).toHaveLength(1);
  });

  it('cannot be changed by anybody else', async () => {
    const [{ _id } = { _id: '' }] = await list(asha);
    for (const [who, status] of [
      [ravi, 403],
      [shop.visitor() as Shopper, 401],
    ] as const) {
      expectRefusal(await change(who, _id, {}), status);
      expectRefusal(await who.call('PUT', `/addresses/${_id}/default`), status);
      expectRefusal(await who.call('DELETE', `/addresses/${_id}`), status);
    }
    expectRefusal(await change(asha, 'adr_unknown', {}), 404);
    expect(await cities(asha)).toEqual(['Bhuj*']);
  });

  it('are checked like new ones, and a refusal loses nothing', async () => {
    const [before] = await list(asha);
    for (const [field, value] of [
      ['fullAddress', 'Too short'],
      ['city', ' '],
      ['lendMarck', ''],
      ['zipcode', '38000'],
      ['phone', '12345'],
      ['state', 'Kerala'],
      ['fullAddress', 'x'.repeat(900_000)],
      ['city', 'Bhuj\u0000'],
    ] as const) {
      expectRefusal(await change(asha, before?._id, { [field]: value }), 422, { fields: [field] });
    }
    expect((await list(asha))[0]).toEqual(before);
  });

  it('do not change earlier orders', async () => {
    const panel = await shop.product();
    const { order } = await buy(shop, ravi, [{ _id: panel._id, quantity: 1, price: panel.price }]);
    const [saved] = await list(ravi);
    await change(ravi, saved?._id, { city: 'Vadodara' });
    await ravi.call('DELETE', `/addresses/${saved?._id}`);
    const { body } = await ravi.call('GET', `/order?email=${ravi.email}`);
    expect(body.data.orders.find((one: Body) => one._id === order._id).address.city).toBe('Ahmedabad');
  });
});

it('the States are a setting', async () => {
  const wide = await shop.another({ STATES: 'Gujarat, Rajasthan' });
  const visitor = wide.visitor();
  const who = { ...visitor, ...(await visitor.signUp()) };
  expect((await addAddress(who, { state: 'Rajasthan', city: 'Udaipur', zipcode: '313001' })).status).toBe(201);
  expectRefusal(await addAddress(who, { state: 'Kerala' }), 422, { fields: ['state'] });
});
