import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import {
  ADDRESS,
  addAddress,
  openPayment,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

// Opening a payment takes stock from all others, before anything is paid.

let shop: RunningShop;
let lamp: Body;
let kit: Body;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on', NETWORK_MAX_VALUE: '4000000' });
  [lamp, kit] = await Promise.all([
    shop.product({ name: 'Lamp by the hundred', price: 100, stock: 5000 }),
    shop.product({ name: 'Rooftop kit', price: 200_000, stock: 100 }),
  ]);
});
afterAll(() => shop?.close());

let houses = 0;
/** A new customer with their own address. */
async function newcomer(more: object = {}): Promise<Shopper> {
  const shopper = await shop.shopper();
  await addAddress(shopper, {
    fullAddress: `${++houses}, Shanti Society, behind the old water tank, Navrangpura`,
    ...more,
  });
  return shopper;
}
const verify = (shopper: Shopper) =>
  shop.sql.query('update "user" set email_verified = true where id = $1', [shopper.uid]);
const item = (product: Body, quantity = 1) => [{ _id: product._id, quantity, price: product.price }];
/** The first amount of a refusal's message. */
const rupeesSaid = ({ body }: Answer) => Number(/₹([\d,.]+)/.exec(body.message)?.[1]?.replaceAll(',', ''));
const forget = () => shop.sql.query('delete from payment_opening');

describe('what an open payment may reserve', () => {
  it('is not the whole shop, for a new account', async () => {
    const greedy = await newcomer();
    const { body } = await greedy.call('GET', '/products');
    const all = (body.data.products as Body[])
      .filter(({ stock, price }) => stock > 0 && price > 0)
      .map(({ _id, stock, price }) => ({ _id, quantity: stock, price }));
    const asked = await openPayment(greedy, all.slice(0, 60));
    expect([403, 422]).toContain(asked.status);
    expect(await shop.stockOf(kit._id)).toBe(100);
    expect(
      (await greedy.call('GET', '/products')).body.data.products.filter(({ stock }: Body) => stock > 0),
    ).toHaveLength(all.length);
  });

  it('grows with a proved address or phone number', async () => {
    const byMail = await newcomer();
    const unproven = await openPayment(byMail, item(kit));
    expectRefusal(unproven, 403, { code: 'verification-required' });
    expect(rupeesSaid(unproven), 'the limit in rupees, as its message says it').toBe(unproven.body.value);
    expectRefusal(await openPayment(byMail, item(lamp, 21)), 403, { code: 'verification-required' });
    expect((await openPayment(byMail, item(lamp, 20))).status).toBe(201);
    await verify(byMail);
    expect((await openPayment(byMail, item(kit, 5))).status).toBe(201);
    const byPhone = await newcomer();
    await shop.sql.query("insert into phone_number (uid, phone, verified_at) values ($1, '+919812345678', now())", [
      byPhone.uid,
    ]);
    expect((await openPayment(byPhone, item(kit))).status).toBe(201);
  });

  it('is limited for everybody', async () => {
    const proven = await newcomer();
    await verify(proven);
    const beyond = await openPayment(proven, item(kit, 13));
    expectRefusal(beyond, 422, { code: 'over-limit' });
    expect(rupeesSaid(beyond), 'the limit in rupees, as its message says it').toBe(beyond.body.value);
    expectRefusal(await openPayment(proven, item(lamp, 1001)), 422, { code: 'over-limit' });
  });

  it('is limited for all accounts of a network together', async () => {
    await forget();
    await shop.sql.query("update payment set state = 'lapsed' where state in ('open', 'preparing')");
    const [one, other, third] = await Promise.all([newcomer(), newcomer(), newcomer()]);
    for (const each of [one, other, third]) await verify(each);
    expect((await openPayment(one, item(kit, 10))).status).toBe(201);
    expect((await openPayment(other, item(kit, 10))).status).toBe(201);
    const refused = await openPayment(third, item(kit, 1));
    expectRefusal(refused, 429, { code: 'too-many-unpaid' });
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
    await shop.sql.query("update payment set state = 'lapsed' where uid = $1", [other.uid]);
    expect((await openPayment(third, item(kit, 1))).status).toBe(201);
  });
});

describe('payments opened again and again and never paid', () => {
  it('are spaced further and further apart for an account, and the same receipt counts once', async () => {
    await forget();
    const restless = await newcomer();
    for (let i = 0; i < 6; i++) {
      const same = { receipt: receipt() };
      for (let again = 0; again < 3; again++) expect((await openPayment(restless, item(lamp), same)).status).toBe(201);
    }
    const refused = await openPayment(restless, item(lamp));
    expectRefusal(refused, 429, { code: 'too-many-unpaid' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    // An hour later they may, and the next wait is longer.
    await shop.sql.query("update payment_opening set at = at - interval '1 hour'");
    expect((await openPayment(restless, item(lamp))).status).toBe(201);
    const longer = await openPayment(restless, item(lamp));
    expect(Number(longer.headers.get('retry-after'))).toBeGreaterThan(90);
  });

  it('count for a house, under any account and however it is written', async () => {
    await forget();
    const spellings = [
      '99, Moon Society, behind the old water tank, Navrangpura',
      '99 moon society  BEHIND the old water-tank; Navrangpura',
    ];
    let opened = 0;
    for (let i = 0; i < 8; i++) {
      const someone = await newcomer({ fullAddress: spellings[i % 2] });
      if ((await openPayment(someone, item(lamp))).status === 201) opened += 1;
    }
    expect(opened).toBe(8);
    expectRefusal(await openPayment(await newcomer({ fullAddress: spellings[0] }), item(lamp)), 429, {
      code: 'too-many-unpaid',
    });
    expect((await openPayment(await newcomer(), item(lamp))).status).toBe(201);
  });

  it('count for a network', async () => {
    await forget();
    const people = await Promise.all(Array.from({ length: 8 }, () => newcomer()));
    const statuses: number[] = [];
    for (let i = 0; i < 41; i++) statuses.push((await openPayment(people[i % 8] as Shopper, item(lamp))).status);
    expect(statuses.indexOf(429)).toBe(40);
  });

  it('are forgiven by a payment, and never counted for an honest customer who pays', async () => {
    await forget();
    const honest = await newcomer();
    for (let i = 0; i < 9; i++) {
      const opened = await openPayment(honest, item(lamp));
      expect(opened.status).toBe(201);
      const paid = (await shop.pay(opened.body.id)).body;
      expect((await honest.call('POST', '/razorpay/validate', paid)).status).toBe(200);
    }
  });

  it('are not counted where nothing was reserved', async () => {
    await forget();
    const late = await newcomer();
    const gone = await shop.product({ name: 'Sold out soon', price: 50, stock: 1 });
    const other = await newcomer();
    expect((await openPayment(other, item(gone))).status).toBe(201);
    for (let i = 0; i < 9; i++) expectRefusal(await openPayment(late, item(gone)), 409, { code: 'out-of-stock' });
    expect((await openPayment(late, item(lamp))).status).toBe(201);
  });
});

it('an order by phone is the owner’s decision, however much it reserves', async () => {
  await forget();
  const admin = await shop.admin();
  const wanted = {
    name: 'Ravi Shah',
    email: 'ravi.by.phone@example.com',
    address: ADDRESS,
    items: [{ _id: kit._id, quantity: 2 }],
    amount: 40_000_000,
    note: '',
  };
  const sent = await admin.call('POST', '/payment-links', wanted);
  expect(sent.status, sent.text).toBe(201);
  const token = sent.body.data.link.url.split('#token=').at(-1);
  expect((await shop.visitor().call('POST', '/pay/open', { token, amount: 40_000_000 })).status).toBe(201);
});
