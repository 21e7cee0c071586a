import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongInBooks } from '#tests/support/books.ts';
import { atOnce, rounds, seeded, tell } from '#tests/support/rounds.ts';
import {
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

const TRIES = rounds(1000, 10_000);
const random = seeded(11);

let shop: RunningShop;
let products: Body[];
let thieves: Shopper[];
let victim: Shopper;
let theirs: { paid: Paid; open: string; address: string; order: string };
beforeAll(async () => {
  shop = await runningShop();
  products = await Promise.all([649, 1299, 45_000].map((price) => shop.product({ price, stock: 1000 })));
  const people = await manyShoppers(shop, 9);
  victim = people.pop() as Shopper;
  thieves = people;
  const buy = [{ _id: products[0]._id, quantity: 1, price: 649 }];
  const paid = (await shop.pay((await openPayment(victim, buy)).body.id)).body as Paid;
  const order = (await victim.call('POST', '/razorpay/validate', paid)).body.data.order._id;
  const open = (await openPayment(victim, buy)).body.id;
  theirs = { paid, open, order, address: `adr_${victim.uid}` };
  const code = (values: string) =>
    shop.sql.query(
      `insert into campaign (code, kind, rate_bp, applies_to, active, starts_at, ends_at, total_limit, used, min_total_paise, created_at)
       values (${values}, now())`,
    );
  await code("'GOOD10', 'percent', 1000, 'goods', true, null, null, null, 0, 0");
  await code("'OFF10', 'percent', 1000, 'goods', false, null, null, null, 0, 0");
  await code("'OVER10', 'percent', 1000, 'goods', true, null, now() - interval '1 day', null, 0, 0");
  await code("'SOON10', 'percent', 1000, 'goods', true, now() + interval '1 day', null, null, 0, 0");
  await code("'CARE10', 'percent', 1000, 'service', true, null, null, null, 0, 0");
  await code("'BIG10', 'percent', 1000, 'goods', true, null, null, null, 0, 900000000");
});
afterAll(() => shop?.close());

type Wish = {
  amount: unknown;
  currency: unknown;
  receipt: unknown;
  items: unknown;
  addressId?: unknown;
  coupon?: unknown;
  [more: string]: unknown;
};

/** An honest order request, and its price in paise. */
function wish(): Wish & { amount: number } {
  const product = random.pick(products);
  const quantity = 1 + random.below(3);
  return {
    amount: product.price * 100 * quantity,
    currency: 'INR',
    receipt: receipt(),
    items: [{ _id: product._id, quantity }],
  };
}

const first = (body: Wish) => (body.items as Body[])[0];
/** Ways to cheat with POST /razorpay; each makes an honest request dishonest. */
const CHEATS: Record<string, (body: Wish & { amount: number }) => unknown> = {
  'a paisa less': (body) => Object.assign(body, { amount: body.amount - 1 }),
  'a paisa more': (body) => Object.assign(body, { amount: body.amount + 1 }),
  'any amount': (body) =>
    Object.assign(body, {
      amount: random.pick([
        0,
        -1,
        1,
        100,
        99,
        1e9,
        1e18,
        2 ** 53,
        0.5,
        body.amount / 100,
        body.amount * 100,
        -body.amount,
        body.amount - 0.01,
      ]),
    }),
  'an amount of another kind': (body) =>
    Object.assign(body, {
      amount: random.pick([
        String(body.amount),
        `${body.amount}`,
        null,
        true,
        [body.amount],
        { paise: body.amount },
        '1e3',
        '',
      ]),
    }),
  'no amount': (body) => void delete (body as Partial<Wish>).amount,
  'an own price': (body) => {
    Object.assign(first(body), { price: 1, discount: 99, tital: 1 });
    body.amount = 100 * first(body).quantity;
    Object.assign(body, { price: 1, total: 1, totalPrice: 1 });
  },
  'a quantity that is none': (body) => {
    first(body).quantity = random.pick([
      0,
      -1,
      -3,
      1.5,
      0.001,
      1e9,
      1e10,
      1e308,
      '2',
      null,
      true,
      [1],
      2 ** 31,
      2 ** 53,
    ]);
    body.amount = random.pick([100, body.amount, 1]);
  },
  'less than is taken': (body) => Object.assign(first(body), { quantity: first(body).quantity + 1 }),
  'a line that lowers the sum': (body) => {
    (body.items as Body[]).push({ _id: random.pick(products)._id, quantity: -1 });
    body.amount = 100;
  },
  'the same product twice': (body) => void (body.items as Body[]).push({ ...first(body) }),
  'no items': (body) => Object.assign(body, { items: random.pick([[], {}, 'all', 5]) }),
  'an unknown product': (body) =>
    Object.assign(first(body), {
      _id: random.pick(['prd_unknown', '', "' or 1=1 --", '__proto__', 'x'.repeat(300), 7]),
    }),
  'another currency': (body) =>
    Object.assign(body, { currency: random.pick(['USD', 'inr', 'IDR', '', null, 'INR ', 356, ['INR']]) }),
  'somebody’s address': (body) => Object.assign(body, { addressId: theirs.address }),
  'an unknown address': (body) =>
    Object.assign(body, { addressId: random.pick(['adr_none', "'; --", 'x'.repeat(400), 7]) }),
  'a code that does not count': (body) => {
    body.coupon = random.pick([
      'OFF10',
      'OVER10',
      'SOON10',
      'CARE10',
      'BIG10',
      'NEVERWAS',
      "' or true --",
      'x'.repeat(60),
    ]);
    body.amount = Math.round(body.amount * 0.9);
  },
  'a code twice': (body) =>
    Object.assign(body, {
      coupon: random.pick([['GOOD10', 'GOOD10'], 'GOOD10,GOOD10', 'GOOD10 GOOD10']),
      amount: Math.round(body.amount * 0.8),
    }),
  'a code that takes more': (body) =>
    Object.assign(body, { coupon: 'GOOD10', amount: Math.round(body.amount * random.pick([0.89, 0.5, 0.01, 1])) }),
  'no receipt': (body) => Object.assign(body, { receipt: random.pick(['', null, 7, 'x'.repeat(5000)]) }),
};

it(`refuses ${TRIES} dishonest requests, and charges nothing wrong`, { timeout: 240_000 + TRIES * 60 }, async () => {
  const names = Object.keys(CHEATS);
  const statuses = new Map<number, number>();
  const stocks = () => Promise.all(products.map(({ _id }) => shop.stockOf(_id)));
  const before = await stocks();
  const tries = Array.from({ length: TRIES }, (_, at) => {
    const body = wish();
    const name = names[at % names.length] as string;
    CHEATS[name]?.(body);
    return { name, body };
  });
  await atOnce(8, tries, async ({ name, body }, at) => {
    const answer = await (thieves[at % thieves.length] as Shopper).call('POST', '/razorpay', body);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect(answer.status, `${name}: ${JSON.stringify(body)} was answered ${answer.text}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500);
  });
  expect(await stocks()).toEqual(before);
  expect(await count('payment where uid = any($1)', [thieves.map(({ uid }) => uid)])).toBe(0);
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
  tell(
    `tampering: ${TRIES} dishonest wishes in ${names.length} ways: ${[...statuses]
      .sort()
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ')}; 0 payments, 0 wrong charges`,
  );
});

it('refuses somebody else’s payment, order and proof, whatever is mixed into it', async () => {
  const [thief] = thieves as [Shopper];
  const own = (await shop.pay((await openPayment(thief, [{ _id: products[0]._id, quantity: 1, price: 649 }])).body.id))
    .body as Paid;
  const refused = async (call: Promise<Answer>, ...statuses: number[]) => {
    const answer = await call;
    expect(statuses, answer.text).toContain(answer.status);
  };
  const { paid } = theirs;
  const validate = (body: object, who = thief) => who.call('POST', '/razorpay/validate', body);
  await refused(validate(paid), 403);
  await refused(validate({ ...own, razorpay_order_id: paid.razorpay_order_id }), 403);
  await refused(validate({ ...own, razorpay_payment_id: paid.razorpay_payment_id }), 422);
  await refused(validate({ ...own, razorpay_signature: paid.razorpay_signature }), 422);
  await refused(validate({ ...paid, razorpay_order_id: own.razorpay_order_id }), 422);
  await refused(validate({ ...own, razorpay_order_id: theirs.open }), 403);
  await refused(thief.call('POST', '/order', { paymentId: paid.razorpay_payment_id }), 403, 422);
  await refused(thief.call('GET', `/order/${theirs.order}`), 403, 404);
  await refused(thief.call('PUT', `/order/${theirs.order}`, { orderStatus: 'cancel' }), 403);
  await refused(thief.call('POST', `/order/${theirs.order}/refunds`, { amount: 100, note: 'for me' }), 403);
  await refused(shop.visitor().call('POST', '/razorpay/validate', own), 401);
  // Paying for a cheap order and presenting that proof for an expensive one.
  const dear = (await openPayment(thief, [{ _id: products[2]._id, quantity: 1, price: 45_000 }])).body.id;
  await refused(validate({ ...own, razorpay_order_id: dear }), 422);
  expect((await validate(own)).status).toBe(200); // what was honestly paid is an order
  expect(await count('"order" where uid = $1', [thief.uid])).toBe(1);
  expect((await victim.call('GET', `/order/${theirs.order}`)).body.data.order.orderStatus).toBe('created');
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
});

it('charges what the order says, whatever the payer sends along', async () => {
  const [, thief] = thieves as [Shopper, Shopper];
  const { body } = await openPayment(thief, [{ _id: products[1]._id, quantity: 1, price: 1299 }]);
  const paid = (await shop.pay(body.id, { amount: 100, currency: 'USD', price: 1 })).body as Paid;
  const { status, body: proven } = await thief.call('POST', '/razorpay/validate', { ...paid, amount: 1, total: 1 });
  expect([status, proven.data.order.totalPrice]).toEqual([200, 1299]);
  const again = await thief.call('POST', '/order', {
    paymentId: paid.razorpay_payment_id,
    totalPrice: 1,
    products: [],
    email: victim.email,
  });
  expect([409, 422], again.text).toContain(again.status);
});

it('limits the uses of a code: a shopper who has used it up, or uses it twice at once, gets it once', async () => {
  const [, , thief] = thieves as [Shopper, Shopper, Shopper];
  const item = [{ _id: products[1]._id, quantity: 1 }];
  const use = () =>
    thief.call('POST', '/razorpay', {
      amount: 116_910,
      currency: 'INR',
      receipt: receipt(),
      items: item,
      coupon: 'GOOD10',
    });
  const tries = await Promise.all([use(), use(), use(), use()]);
  const opened = tries.filter((one) => one.status === 201);
  expect(opened.length).toBeGreaterThan(0);
  for (const one of opened) {
    const paid = (await shop.pay(one.body.id)).body as Paid;
    await thief.call('POST', '/razorpay/validate', paid);
    break;
  }
  expect(await use()).toMatchObject({ status: 422, body: { code: 'coupon-refused' } });
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
});

const count = async (query: string, values: unknown[]) =>
  Number((await shop.sql.query(`select count(*) from ${query}`, values)).rows[0].count);
