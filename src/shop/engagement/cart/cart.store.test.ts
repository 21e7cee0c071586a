import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Paise } from '#src/kernel/money.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { confirmSeen } from './confirm-seen.ts';
import { forgetSaved, moveToCart, saveForLater } from './save-for-later.ts';
import { setInCart } from './set-in-cart.ts';
import { setQuantity } from './set-quantity.ts';
import { showCart, showSaved } from './show-cart.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

const inCart = async (uid: string) =>
  (await showCart(t.shop, uid)).lines.map((line) => [line.product.id, line.quantity]);
const saved = async (uid: string) => (await showSaved(t.shop, uid)).map((line) => [line.product.id, line.quantity]);

it('moves a line out of the cart and back with its quantity, and repeating changes nothing', async () => {
  const [{ uid }, id] = [await t.newCustomer(), await t.newProduct({ price: 10, stock: 9 })];
  await setInCart(t.shop, uid, id, 1);
  await setQuantity(t.shop, uid, id, 4);
  for (let time = 0; time < 2; time++) {
    await saveForLater(t.shop, uid, id);
    expect([await inCart(uid), await saved(uid)]).toEqual([[], [[id, 4]]]);
  }
  for (let time = 0; time < 2; time++) {
    await moveToCart(t.shop, uid, id);
    expect([await inCart(uid), await saved(uid)]).toEqual([[[id, 4]], []]);
  }
  await saveForLater(t.shop, uid, id);
  await forgetSaved(t.shop, uid, id);
  expect([await inCart(uid), await saved(uid)]).toEqual([[], []]);
  await expect(saveForLater(t.shop, uid, id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(moveToCart(t.shop, uid, id)).rejects.toMatchObject({ code: 'not-found' });
});

it('is in one place only: adding it to the cart again removes it from the saved ones', async () => {
  const [{ uid }, id] = [await t.newCustomer(), await t.newProduct({ price: 10, stock: 9 })];
  await setInCart(t.shop, uid, id, 1);
  await saveForLater(t.shop, uid, id);
  await setInCart(t.shop, uid, id, 1);
  expect([await inCart(uid), await saved(uid)]).toEqual([[[id, 1]], []]);
});

it('keeps other people’s lines out', async () => {
  const [asha, ravi, id] = [
    await t.newCustomer(),
    await t.newCustomer('Ravi Shah'),
    await t.newProduct({ price: 10, stock: 9 }),
  ];
  await setInCart(t.shop, asha.uid, id, 1);
  await expect(saveForLater(t.shop, ravi.uid, id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await confirmSeen(t.shop, ravi.uid, [{ productId: id, price: 1 as Paise, stock: 1 }])).toBe(0);
  expect(await inCart(asha.uid)).toEqual([[id, 1]]);
});

it('remembers price and stock as seen when it was added, through saving, until confirmed', async () => {
  const [{ uid }, id] = [await t.newCustomer(), await t.newProduct({ price: 10, stock: 9 })];
  const seen = async () => (await showCart(t.shop, uid)).lines[0]?.seen;
  await setInCart(t.shop, uid, id, 1);
  expect(await seen()).toEqual({ price: 1000, stock: 9 });
  await t.shop.db.updateTable('product').set({ pricePaise: 800, stock: 2 }).where('id', '=', id).execute();
  await setInCart(t.shop, uid, id, 1);
  await saveForLater(t.shop, uid, id);
  await moveToCart(t.shop, uid, id);
  expect(await seen()).toEqual({ price: 1000, stock: 9 });
  expect(await confirmSeen(t.shop, uid, [{ productId: id, price: 800 as Paise, stock: 2 }])).toBe(1);
  expect(await seen()).toEqual({ price: 800, stock: 2 });
});
