import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { orderOnDelivery, takeCash } from '#tests/support/cash.ts';
import { followUnsubscribe, mailsTo, tokenOf } from '#tests/support/mails.ts';
import { addAddress, buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// One mail about an abandoned cart, to a customer who asked for it.

let shop: RunningShop;
let admin: Shopper;
let lamp: Body;
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
  lamp = await shop.product({ name: 'Lamp left in the cart', price: 900, stock: 20 });
});
afterAll(() => shop?.close());

const setHours = async (hours: number) => {
  const { version } = (await admin.call('GET', '/admin/settings')).body.data;
  const answer = await admin.call('PUT', '/admin/settings', { values: { 'reminders.cartHours': hours }, version });
  expect(answer.status, answer.text).toBe(200);
};
const want = (who: Shopper, wanted: unknown) => who.call('PUT', '/account/cart-reminders', { wanted });
const put = (who: Shopper, product: Body) =>
  who.call('POST', '/Firebaseuser/add-to-cart', { uid: who.uid, itemToAdd: { _id: product._id }, inCart: false });
/** As if it had been left so many hours ago. */
async function leave(who: Shopper, hours: number): Promise<void> {
  for (const past of ['cart_line set changed_at', 'cart_reminder_choice set chosen_at'])
    await shop.sql.query(`update ${past} = now() - make_interval(hours => $2) where uid = $1`, [who.uid, hours]);
}
async function sendAll(): Promise<void> {
  await shop.runJob('cart.remind');
  const open = `select 1 from pgboss.job where name = 'cart.remind' and state not in ('completed', 'failed', 'cancelled')`;
  await expect.poll(async () => (await shop.sql.query(open)).rowCount, { timeout: 20_000 }).toBe(0);
}
const mails = (who: Shopper) => mailsTo(shop, who.email, 'cart-reminder');
/** A customer with a proven address. */
const customer = async (): Promise<Shopper> => {
  const who = await shop.shopper();
  await shop.sql.query('update "user" set email_verified = true where id = $1', [who.uid]);
  return who;
};
const someone = async (wanted = true): Promise<Shopper> => {
  const who = await customer();
  if (wanted) expect((await want(who, true)).status).toBe(200);
  expect((await put(who, lamp)).status).toBe(200);
  return who;
};

beforeEach(() => setHours(4));

describe('a mail about an abandoned cart', () => {
  it('is sent once after the owner’s hours, to a customer who asked for it', async () => {
    const [asha, silent] = [await someone(), await someone(false)];
    for (const who of [asha, silent]) await leave(who, 3);
    await sendAll();
    expect(await mails(asha)).toHaveLength(0);
    for (const who of [asha, silent]) await leave(who, 5);
    await Promise.all([sendAll(), sendAll()]);
    await sendAll();
    expect(await mails(silent)).toHaveLength(0);
    const [mail, ...more] = await mails(asha);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Lamp left in the cart');
    expect(mail?.text).toContain('900');
  });

  it('is not sent about the same cart again, nor about another within a fortnight', async () => {
    const asha = await someone();
    await leave(asha, 5);
    await sendAll();
    expect(await mails(asha)).toHaveLength(1);
    const other = await shop.product({ name: 'Another lamp', stock: 9 });
    await put(asha, other);
    await leave(asha, 5);
    await sendAll();
    expect(await mails(asha)).toHaveLength(1);
    await shop.sql.query("update cart_reminder set sent_at = sent_at - interval '15 days' where uid = $1", [asha.uid]);
    await sendAll();
    expect(await mails(asha)).toHaveLength(2);
    await shop.sql.query("update cart_reminder set sent_at = sent_at - interval '15 days' where uid = $1", [asha.uid]);
    await sendAll();
    expect(await mails(asha)).toHaveLength(2);
  });

  it('is not sent while the owner sends none, about a sold-out cart, or to a customer who has bought since', async () => {
    const [asha, meena, ravi, devi] = [await someone(), await customer(), await someone(), await someone()];
    const gone = await shop.product({ name: 'Sold out since', stock: 1 });
    await want(meena, true);
    await put(meena, gone);
    await shop.sql.query('update product set stock = 0 where id = $1', [gone._id]);
    for (const who of [asha, meena, ravi, devi]) await leave(who, 5);
    const fan = await shop.product({ stock: 5, price: 100 });
    await buy(shop, ravi, [{ _id: fan._id, quantity: 1, price: 100 }]);
    await takeCash(shop);
    await addAddress(devi);
    await orderOnDelivery(shop, devi, fan);
    await setHours(0);
    await sendAll();
    expect(await mails(asha)).toHaveLength(0);
    await setHours(4);
    await sendAll();
    const counts = await Promise.all([asha, meena, ravi, devi].map(async (who) => (await mails(who)).length));
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  it('names what became cheaper, in the language of the consent', async () => {
    const asha = await customer();
    asha.cookies.set('kiran_lang', 'hi');
    await want(asha, true);
    asha.cookies.delete('kiran_lang');
    const panel = await shop.product({ name: 'Panel', words: { hi: { name: 'सस्ता पैनल' } }, price: 1500, stock: 4 });
    await put(asha, panel);
    await leave(asha, 5);
    await shop.sql.query('update product set price_paise = 120000 where id = $1', [panel._id]);
    await sendAll();
    const [mail] = await mails(asha);
    expect(mail?.subject).toContain('सस्ता पैनल');
    expect(mail?.text).toContain('पहले ₹1,500');
  });
});

describe('its links', () => {
  it('record the first return, of their own customer only', async () => {
    const [asha, other] = [await someone(), await shop.shopper()];
    await leave(asha, 5);
    await sendAll();
    const token = tokenOf((await mails(asha))[0]);
    const returned = async () =>
      (await shop.sql.query('select returned_at from cart_reminder where uid = $1', [asha.uid])).rows[0].returned_at;
    expect((await other.call('POST', '/cart-reminders/link/return', { token })).status).toBe(200);
    expect(await returned()).toBeNull();
    await asha.call('POST', '/cart-reminders/link/return', { token });
    const first = await returned();
    expect(first).not.toBeNull();
    await asha.call('POST', '/cart-reminders/link/return', { token });
    expect(await returned()).toEqual(first);
    expectRefusal(await shop.visitor().call('POST', '/cart-reminders/link/return', { token }), 401);
  });

  it('end the reminders without signing in, and say when they have ended', async () => {
    const asha = await someone();
    await leave(asha, 5);
    await sendAll();
    const token = tokenOf((await mails(asha))[0]);
    const visitor = shop.visitor();
    const active = async () => (await visitor.call('POST', '/cart-reminders/link/look', { token })).body.data.active;
    expect(await active()).toBe(true);
    expect((await visitor.call('POST', '/cart-reminders/link/end', { token })).body.ended).toBe(true);
    expect(await active()).toBe(false);
    expect((await visitor.call('POST', '/cart-reminders/link/end', { token })).body.ended).toBe(false);
    expect((await visitor.call('POST', '/cart-reminders/link/end', { token: 'unknown' })).body.ended).toBe(false);
  });

  it('end the reminders by the button of a mail program, which a scanner that only opens them does not press', async () => {
    const asha = await someone();
    await leave(asha, 5);
    await sendAll();
    const [mail] = await mails(asha);
    const active = async () =>
      (await shop.visitor().call('POST', '/cart-reminders/link/look', { token: tokenOf(mail) })).body.data.active;
    const opened = await followUnsubscribe(shop, mail, 'GET');
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/end-cart-reminders#token=${tokenOf(mail)}`,
    ]);
    expect(await active()).toBe(true);
    for (let time = 0; time < 2; time++) expect((await followUnsubscribe(shop, mail, 'POST')).status).toBe(200);
    expect(await active()).toBe(false);
  });
});

it('is chosen by a signed-in customer with a proved address only, yes or no', async () => {
  expectRefusal(await shop.visitor().call('PUT', '/account/cart-reminders', { wanted: true }), 401);
  expectRefusal(await want(await shop.shopper(), true), 409);
  const asha = await customer();
  for (const wanted of ['yes', null, undefined, 1]) expectRefusal(await want(asha, wanted), 422);
  for (let time = 0; time < 2; time++) expect((await want(asha, true)).status).toBe(200);
  for (let time = 0; time < 2; time++) expect((await want(asha, false)).status).toBe(200);
});
