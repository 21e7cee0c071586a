import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah')]);
  panel = await shop.product({ name: 'Panel for later' });
});
afterAll(() => shop?.close());

const inCart = async (who: Shopper) =>
  (await who.call('GET', `/Firebaseuser/get-user-data-list?uid=${who.uid}&dataType=cart&fields=state`)).body
    .arrayData as Body[];

describe('POST /Firebaseuser/add-to-cart', () => {
  it('puts as many as are asked for in at once, and keeps a line that is there when one is', async () => {
    const meena = await shop.shopper('Meena Joshi');
    const add = (quantity?: unknown) =>
      meena.call('POST', '/Firebaseuser/add-to-cart', {
        ...{ uid: meena.uid, itemToAdd: { _id: panel._id }, inCart: false },
        ...(quantity !== undefined && { quantity }),
      });
    for (const [quantity, held] of [
      [6, 6],
      [undefined, 6],
      [4, 4],
    ] as const) {
      expect((await add(quantity)).status).toBe(200);
      expect(await inCart(meena)).toEqual([{ _id: panel._id, quantity: held }]);
    }
    for (const quantity of [0, -1, 1.5, '2']) expectRefusal(await add(quantity), 422);
  });
});

describe('POST and DELETE /saved/{_id}', () => {
  it('moves a line out of the cart and back, and repeats are harmless', async () => {
    await asha.call('POST', '/Firebaseuser/add-to-cart', {
      uid: asha.uid,
      itemToAdd: { _id: panel._id },
      inCart: false,
    });
    await asha.call('PUT', `/cart/${panel._id}`, { quantity: 3 });
    for (let time = 0; time < 2; time++)
      expect(await asha.call('POST', `/saved/${panel._id}`)).toMatchObject({
        status: 200,
        body: { status: 'success' },
      });
    expect(await inCart(asha)).toEqual([]);
    for (let time = 0; time < 2; time++) expect((await asha.call('POST', `/saved/${panel._id}/cart`)).status).toBe(200);
    expect(await inCart(asha)).toEqual([{ _id: panel._id, quantity: 3 }]);
    await asha.call('POST', `/saved/${panel._id}`);
    for (let time = 0; time < 2; time++) expect((await asha.call('DELETE', `/saved/${panel._id}`)).status).toBe(200);
    expectRefusal(await asha.call('POST', `/saved/${panel._id}/cart`), 404);
  });

  it('refuses', async () => {
    const guest = shop.visitor();
    expectRefusal(await guest.call('POST', `/saved/${panel._id}`), 401);
    expectRefusal(await guest.call('DELETE', `/saved/${panel._id}`), 401);
    expectRefusal(await ravi.call('POST', `/saved/${panel._id}`), 404);
    expectRefusal(await ravi.call('POST', '/saved/prd_unknown/cart'), 404);
  });
});

describe('POST /cart/seen', () => {
  const seen = (who: { call: Shopper['call'] }, items: unknown) => who.call('POST', '/cart/seen', { items });

  it('confirms the lines that are there', async () => {
    await ravi.call('POST', '/Firebaseuser/add-to-cart', {
      uid: ravi.uid,
      itemToAdd: { _id: panel._id },
      inCart: false,
    });
    const items = [
      { _id: panel._id, price: 999.5, stock: 4 },
      { _id: 'prd_unknown', price: 1, stock: 1 },
    ];
    expect(await seen(ravi, items)).toMatchObject({ status: 200, body: { status: 'success', confirmed: 1 } });
    const { rows } = await shop.sql.query(
      'select seen_price_paise::int as price, seen_stock as stock from cart_line where uid = $1',
      [ravi.uid],
    );
    expect(rows).toEqual([{ price: 99_950, stock: 4 }]);
  });

  it('refuses', async () => {
    const item = { _id: panel._id, price: 10, stock: 1 };
    expectRefusal(await seen(shop.visitor(), [item]), 401);
    for (const wrong of [
      [],
      'all',
      [{ ...item, price: -1 }],
      [{ ...item, price: 0.001 }],
      [{ ...item, stock: 1.5 }],
      [{ ...item, price: 1e300 }],
      [{ price: 1, stock: 1 }],
    ])
      expectRefusal(await seen(ravi, wrong), 422);
    expectRefusal(await ravi.call('POST', '/cart/seen', undefined, { raw: '{' }), 400);
  });
});
