import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseCustomer } from '#src/shop/customers/privacy/erase-customer.ts';
import { saveForLater } from '#src/shop/engagement/cart/save-for-later.ts';
import { setInCart } from '#src/shop/engagement/cart/set-in-cart.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { chooseReminders, reminderChoice } from './choose-reminders.ts';
import { sendReminders } from './send-reminders.ts';

let t: TestShop;
let lamp: string;
let panel: string;
beforeAll(async () => {
  t = await testShop();
  t.shop.shopSettings.current = { ...t.shop.shopSettings.current, reminders: { cartHours: 4 } };
  lamp = await t.newProduct({ price: 900, stock: 9 });
  panel = await t.newProduct({ price: 5000, stock: 9 });
});
afterAll(() => t?.close());

const HOURS = 60;
const put = (uid: string) => setInCart(t.shop, uid, lamp, 1);
const choose = (uid: string, wanted = true) => chooseReminders(t.shop, { uid, locale: 'en' }, wanted);
/** A customer with a proved address who asked for reminders. */
async function willing() {
  const customer = await t.newCustomer();
  await t.shop.db.updateTable('user').set({ emailVerified: true }).where('id', '=', customer.uid).execute();
  await choose(customer.uid);
  return customer;
}
const mails = (uid: string) =>
  t.shop.db.selectFrom('mail').select('state').where('uid', '=', uid).where('kind', '=', 'cart-reminder').execute();

it('waits the owner’s hours from the last change, also when a line is taken out', async () => {
  const { uid } = await willing();
  for (const id of [lamp, panel]) await setInCart(t.shop, uid, id, 1);
  t.pass(3 * HOURS);
  await setInCart(t.shop, uid, panel, 0);
  t.pass(2 * HOURS);
  expect(await sendReminders(t.shop)).toBe(0);
  await setInCart(t.shop, uid, panel, 1);
  t.pass(3 * HOURS);
  await saveForLater(t.shop, uid, panel);
  t.pass(2 * HOURS);
  expect(await sendReminders(t.shop)).toBe(0);
  t.pass(2 * HOURS);
  expect(await sendReminders(t.shop)).toBe(1);
});

it('waits the owner’s hours from the consent', async () => {
  const { uid } = await willing();
  await choose(uid, false);
  await put(uid);
  t.pass(20 * HOURS);
  await choose(uid);
  t.pass(3 * HOURS);
  expect(await sendReminders(t.shop)).toBe(0);
  t.pass(HOURS);
  expect(await sendReminders(t.shop)).toBe(1);
});

it('is one mail, however many workers run', async () => {
  const people = [await willing(), await willing(), await willing()];
  for (const { uid } of people) await put(uid);
  t.pass(5 * HOURS);
  const sent = await Promise.all([1, 2, 3].map(() => sendReminders(t.shop)));
  expect(sent.reduce((sum, one) => sum + one)).toBe(3);
  for (const { uid } of people) expect(await mails(uid)).toHaveLength(1);
});

it('is sent later if a worker dies before its mail is queued', async () => {
  const { uid } = await willing();
  await put(uid);
  t.pass(5 * HOURS);
  const dying: Shop = {
    ...t.shop,
    jobs: Object.assign(Object.create(t.shop.jobs), { send: () => Promise.reject(new Error('dead')) }),
  };
  await expect(sendReminders(dying)).rejects.toThrow('dead');
  expect(await mails(uid)).toEqual([]);
  expect(await sendReminders(t.shop)).toBe(1);
});

it('is not sent to a customer who is banned, has ended it or was erased; ending it removes what is queued', async () => {
  const [banned, ended, erased] = [await willing(), await willing(), await willing()];
  for (const { uid } of [banned, ended, erased]) await put(uid);
  await t.shop.db.updateTable('user').set({ banned: true }).where('id', '=', banned.uid).execute();
  await eraseCustomer(t.shop, erased, erased.uid);
  t.pass(5 * HOURS);
  expect(await sendReminders(t.shop)).toBe(1);
  expect(await mails(ended.uid)).toEqual([{ state: 'queued' }]);
  await choose(ended.uid, false);
  for (const { uid } of [banned, ended, erased]) expect(await mails(uid)).toEqual([]);
});

it('can be asked for with a proved address only', async () => {
  const { uid } = await t.newCustomer();
  await expect(choose(uid)).rejects.toMatchObject({ code: 'conflict', reason: { code: 'confirm-address-first' } });
  expect(await reminderChoice(t.shop, uid)).toEqual({ offered: true, wanted: false });
});
