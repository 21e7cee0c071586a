import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { ADDRESS, addAddress, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  [asha, ravi, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah'), shop.admin()]);
  panel = await shop.product({ name: 'Panel of the tests' });
});
afterAll(() => shop?.close());

const UNKNOWN = 'prd_unknown';
const state = async (who: Shopper, id: string) =>
  (await who.call('GET', `/Firebaseuser/search-media-data?uid=${who.uid}&id=${id}`)).body;
const list = (who: Visitor, uid: string, dataType: string, more = '') =>
  who.call('GET', `/Firebaseuser/get-user-data-list?uid=${uid}&dataType=${dataType}${more}`);

describe('POST /user/createUser', () => {
  const record = (who: Shopper) => ({
    uid: who.uid,
    username: who.name,
    email: who.email,
    favorites: [],
    orders: [],
    ratings: [],
    cart: [],
    address: [],
  });

  it('creates the record once', async () => {
    const fresh = shop.visitor();
    const { body: signedUp } = await fresh.call('POST', '/auth/sign-up/email', {
      name: 'Meena Shah',
      email: 'meena@example.com',
      password: 'sunlight on the roof',
    });
    const meena = { ...fresh, uid: signedUp.user.id, name: 'Meena Shah', email: 'meena@example.com' };
    expect(await fresh.call('POST', '/user/createUser', record(meena))).toMatchObject({
      status: 201,
      body: { status: 'success', created: true },
    });
    expect(await fresh.call('POST', '/user/createUser', { ...record(meena), username: 'Another' })).toMatchObject({
      status: 200,
      body: { created: false },
    });
    const { rows } = await shop.sql.query('select username, email from customer where uid = $1', [meena.uid]);
    expect(rows).toEqual([{ username: 'Meena Shah', email: 'meena@example.com' }]);
  });

  it('refuses', async () => {
    expectRefusal(await guest.call('POST', '/user/createUser', record(asha)), 401);
    expectRefusal(await ravi.call('POST', '/user/createUser', record(asha)), 403);
    expectRefusal(await admin.call('POST', '/user/createUser', record(asha)), 403);
    expectRefusal(await asha.call('POST', '/user/createUser', { uid: asha.uid }), 422, {
      fields: ['username', 'email'],
    });
  });
});

describe.each([
  {
    path: '/Firebaseuser/add-to-favorites',
    believed: 'isFavorite',
    answered: 'isAdded',
    shown: 'favorited',
    type: 'favorites',
  },
  { path: '/Firebaseuser/add-to-cart', believed: 'inCart', answered: 'isAddedInCart', shown: 'cart', type: 'cart' },
])('POST $path', ({ path, believed, answered, shown, type }) => {
  const send = (who: Visitor, uid: string, id: string, belief: unknown) =>
    who.call('POST', path, { uid, itemToAdd: { _id: id }, [believed]: belief });

  it('moves to the opposite of what the client sends, and a repeat is harmless', async () => {
    for (const belief of [false, false, true, true]) {
      expect(await send(asha, asha.uid, panel._id, belief)).toMatchObject({
        status: 200,
        body: { status: 'success', [answered]: true },
      });
      expect((await state(asha, panel._id))[shown]).toBe(!belief);
      const { body } = await list(asha, asha.uid, type);
      expect(body.arrayData.some((one: Body) => one._id === panel._id)).toBe(!belief);
    }
  });

  it('ends in the same state for many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ravi, ravi.uid, panel._id, false)));
    expect(answers.map((one) => one.status)).toEqual(Array(10).fill(200));
    expect((await list(ravi, ravi.uid, type)).body.total).toBe(1);
  });

  it('refuses', async () => {
    expectRefusal(await send(guest, asha.uid, panel._id, false), 401);
    expectRefusal(await send(ravi, asha.uid, panel._id, false), 403);
    expectRefusal(await send(asha, asha.uid, UNKNOWN, false), 404);
    expectRefusal(await send(asha, asha.uid, panel._id, 'no'), 422, { fields: [believed] });
    expectRefusal(await asha.call('POST', path, { uid: asha.uid, [believed]: false }), 422);
    expectRefusal(await asha.call('POST', path, undefined, { raw: '{' }), 400);
  });

  it('lets the administrator act for a shopper', async () => {
    expect((await send(admin, asha.uid, panel._id, true)).status).toBe(200);
  });
});

describe('POST /Firebaseuser/rate-media', () => {
  const rate = (who: Visitor, uid: string, id: string, selectedRating: unknown) =>
    who.call('POST', '/Firebaseuser/rate-media', { uid, itemToAdd: { _id: id, selectedRating } });

  it('keeps the latest stars and counts each shopper once', async () => {
    const product = await shop.product();
    for (const stars of [1, 5, 3]) {
      expect(await rate(asha, asha.uid, product._id, stars)).toMatchObject({
        status: 200,
        body: { status: 'success', updatedTo: stars },
      });
      expect((await state(asha, product._id)).rated).toBe(stars);
    }
    await rate(ravi, ravi.uid, product._id, 4);
    expect((await guest.call('GET', `/products/${product._id}`)).body.data.product).toMatchObject({
      rating: 3.5,
      ratingCount: 2,
    });
    expect(
      (await list(asha, asha.uid, 'ratings')).body.arrayData.find((one: Body) => one._id === product._id),
    ).toMatchObject({ selectedRating: 3 });
  });

  it('refuses', async () => {
    expectRefusal(await rate(guest, asha.uid, panel._id, 3), 401);
    expectRefusal(await rate(ravi, asha.uid, panel._id, 3), 403);
    expectRefusal(await rate(asha, asha.uid, UNKNOWN, 3), 404);
    for (const stars of [0, 6, 2.5, '3', null, undefined])
      expectRefusal(await rate(asha, asha.uid, panel._id, stars), 422);
  });
});

describe('DELETE /ratings/{_id}', () => {
  it('removes one’s own stars and leaves those of others; a repeat is harmless', async () => {
    const product = await shop.product();
    for (const [who, selectedRating] of [
      [asha, 5],
      [ravi, 2],
    ] as const) {
      await who.call('POST', '/Firebaseuser/rate-media', {
        uid: who.uid,
        itemToAdd: { _id: product._id, selectedRating },
      });
    }
    for (let again = 0; again < 2; again++) {
      expect(await asha.call('DELETE', `/ratings/${product._id}`)).toMatchObject({
        status: 200,
        body: { status: 'success', updatedTo: 0 },
      });
    }
    expect((await state(asha, product._id)).rated).toBe(0);
    expect((await guest.call('GET', `/products/${product._id}`)).body.data.product).toMatchObject({
      rating: 2,
      ratingCount: 1,
    });
  });

  it('refuses', async () => expectRefusal(await guest.call('DELETE', `/ratings/${panel._id}`), 401));
});

describe('POST /Firebaseuser/add-address', () => {
  it('adds an address and makes it the default', async () => {
    const fresh = await shop.shopper();
    expect(await addAddress(fresh)).toMatchObject({ status: 201, body: { status: 'success', address: ADDRESS } });
    expect((await addAddress(fresh, { city: 'Surat', state: 'Gujarat' })).status).toBe(201);
    const { body } = await list(fresh, fresh.uid, 'address');
    expect(body.arrayData.map((one: Body) => one.city)).toEqual(['Surat', 'Ahmedabad']);
    expect(body.arrayData[0]).toMatchObject({
      _id: expect.any(String),
      state: 'Gujrat',
      lendMarck: 'Water tank',
      country: 'India',
    });
  });

  it('reports wrong fields by their wire names', async () => {
    const wrong = {
      fullAddress: 'short',
      city: ' ',
      state: 'Kerala',
      lendMarck: '',
      zipcode: '38000',
      phone: '98765',
      country: 'Nepal',
    };
    const answer = await addAddress(asha, wrong);
    expectRefusal(answer, 422, { fields: Object.keys(wrong) });
    expect(answer.body.fields).toMatchObject({
      zipcode: 'Invalid zipcode format',
      phone: 'Invalid phone number format',
      fullAddress: 'Full address must be 50 letters or more',
    });
  });

  it('refuses strangers', async () => {
    expectRefusal(await guest.call('POST', '/Firebaseuser/add-address', { uid: asha.uid, address: ADDRESS }), 401);
    expectRefusal(await ravi.call('POST', '/Firebaseuser/add-address', { uid: asha.uid, address: ADDRESS }), 403);
  });
});

describe('GET /Firebaseuser/search-media-data', () => {
  it('answers with the state of one product', async () => {
    const fresh = await shop.shopper();
    expect(await state(fresh, panel._id)).toEqual({ status: 'success', favorited: false, cart: false, rated: 0 });
  });

  it('refuses', async () => {
    const path = (uid: string, id: string) => `/Firebaseuser/search-media-data?uid=${uid}&id=${id}`;
    expectRefusal(await guest.call('GET', path(asha.uid, panel._id)), 401);
    expectRefusal(await ravi.call('GET', path(asha.uid, panel._id)), 403);
    expectRefusal(await asha.call('GET', path(asha.uid, UNKNOWN)), 404);
    expectRefusal(await asha.call('GET', '/Firebaseuser/search-media-data'), 422, { fields: ['uid', 'id'] });
  });
});

describe('GET /Firebaseuser/get-user-data-list', () => {
  it('lists products with their fields, quantity and stars', async () => {
    const fresh = await shop.shopper();
    await fresh.call('POST', '/Firebaseuser/add-to-cart', {
      uid: fresh.uid,
      itemToAdd: { _id: panel._id },
      inCart: false,
    });
    const { status, body } = await list(fresh, fresh.uid, 'cart');
    expect([status, body.status, body.total, body.next]).toEqual([200, 'success', 1, null]);
    expect(body.arrayData[0]).toMatchObject({ _id: panel._id, name: panel.name, price: panel.price, quantity: 1 });
    expect((await list(fresh, fresh.uid, 'cart', '&fields=state')).body.arrayData).toEqual([
      { _id: panel._id, quantity: 1 },
    ]);
    for (const type of ['favorites', 'ratings', 'address'])
      expect((await list(fresh, fresh.uid, type)).body.arrayData).toEqual([]);
  });

  it('lists in pages', async () => {
    const fresh = await shop.shopper();
    const products = (await guest.call('GET', '/products?limit=5')).body.data.products;
    for (const { _id } of products)
      await fresh.call('POST', '/Firebaseuser/add-to-favorites', {
        uid: fresh.uid,
        itemToAdd: { _id },
        isFavorite: false,
      });
    const first = (await list(fresh, fresh.uid, 'favorites', '&limit=3')).body;
    const second = (await list(fresh, fresh.uid, 'favorites', '&limit=3&page=2')).body;
    expect([first.total, first.next, second.next]).toEqual([5, 2, null]);
    const seen = [...first.arrayData, ...second.arrayData].map((one: Body) => one._id);
    expect(seen.sort()).toEqual(products.map((one: Body) => one._id).sort());
  });

  it('refuses', async () => {
    expectRefusal(await list(guest, asha.uid, 'cart'), 401);
    expectRefusal(await list(ravi, asha.uid, 'cart'), 403);
    expectRefusal(await list(asha, asha.uid, 'passwords'), 422, { fields: ['dataType'] });
    expectRefusal(await list(asha, asha.uid, 'cart', '&limit=201'), 422, { fields: ['limit'] });
    expect((await list(admin, asha.uid, 'cart')).status).toBe(200);
  });
});

describe('PUT /cart/{_id}', () => {
  it('sets a quantity, without an upper limit', async () => {
    const fresh = await shop.shopper();
    await fresh.call('POST', '/Firebaseuser/add-to-cart', {
      uid: fresh.uid,
      itemToAdd: { _id: panel._id },
      inCart: false,
    });
    for (const quantity of [2, 1, 100_000]) {
      expect(await fresh.call('PUT', `/cart/${panel._id}`, { quantity })).toMatchObject({
        status: 200,
        body: { status: 'success', quantity },
      });
      expect((await list(fresh, fresh.uid, 'cart')).body.arrayData[0].quantity).toBe(quantity);
    }
  });

  it('refuses', async () => {
    expectRefusal(await guest.call('PUT', `/cart/${panel._id}`, { quantity: 2 }), 401);
    expectRefusal(await asha.call('PUT', `/cart/${UNKNOWN}`, { quantity: 2 }), 404);
    for (const quantity of [0, -1, 1.5, '2', null, 1e300]) {
      expectRefusal(await asha.call('PUT', `/cart/${panel._id}`, { quantity }), 422, { fields: ['quantity'] });
    }
  });
});
