import { afterAll, beforeAll, expect, it } from 'vitest';
import { sums, wrongInBooks } from '#tests/support/books.ts';
import { orderCodeOf, remittanceOf, takeCash, uploadRemittance } from '#tests/support/cash.ts';
import { atOnce, rounds, seeded, tell } from '#tests/support/rounds.ts';
import {
  manyShoppers,
  type Paid,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { deliver, eventsOf, signature, webhookSecret } from '#tests/support/signed-webhooks.ts';
import { statementOf } from '#tests/support/statement.ts';
import { takeTransfers, upload } from '#tests/support/transfers.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

// Shoppers who do everything that shoppers do, by every method, with a provider and an owner that do everything that they can do, from a seed. Whatever happened on the way:
// once everything has come to rest, every captured paisa is in an order or has been refunded.

const CHECKOUTS = rounds(120, 1000);
const SEED = Number(process.env['KIRAN_SEED'] ?? 20_261_121);

let shop: RunningShop;
let products: Body[];
let shoppers: Shopper[];
let admin: Shopper;
let secret: string;
const happened = new Map<string, number>();
const note = (what: string) => void happened.set(what, (happened.get(what) ?? 0) + 1);

beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
  await takeTransfers(shop);
  await takeCash(shop);
  secret = await webhookSecret(shop.sql);
  products = await Promise.all(
    [333, 649, 1299, 4999, 28_750].map((price) => shop.product({ price, stock: Math.ceil(CHECKOUTS * 0.3) })),
  );
  shoppers = await manyShoppers(shop, 24);
  await shop.sql.query(
    `insert into campaign (code, kind, rate_bp, amount_paise, applies_to, customer_limit, total_limit, created_at) values
     ('RANDOM7', 'percent', 700, null, 'goods', 1000, null, now()), ('LAST20', 'percent', 2000, null, 'goods', 1000, 20, now()),
     ('FLAT100', 'amount', null, 10000, 'goods', 2, null, now())`,
  );
});
afterAll(() => shop?.close());

type Random = ReturnType<typeof seeded>;
const expire = (where: string, values: unknown[] = []) =>
  shop.sql.query(`update payment set reserved_until = now() - interval '1 second' where ${where}`, values);

async function checkout(random: Random, shopper: Shopper): Promise<void> {
  const chosen = random.shuffle(products).slice(0, 1 + random.below(2));
  const items = chosen.map(({ _id }) => ({ _id, quantity: 1 + random.below(3) }));
  const coupon = random.chance(0.4) ? random.pick(['RANDOM7', 'LAST20', 'FLAT100']) : undefined;
  const quoted = await shopper.call('POST', '/checkout/quote', { items, ...(coupon && { coupon }) });
  if (quoted.status !== 200) return note(`no quote: ${quoted.body.code}`);
  const wish = {
    amount: quoted.body.data.quote.total,
    currency: 'INR',
    receipt: receipt(),
    items,
    ...(coupon && { coupon }),
  };
  if (random.chance(0.3)) return byTransfer(random, shopper, wish);
  if (random.chance(0.35)) return onDelivery(random, shopper, wish);
  if (random.chance(0.08)) {
    await shop
      .visitor()
      .ask('POST', '/sandbox/razorpay/trouble', { mode: random.pick(['fail', 'reset']), seconds: 0.05 });
    note('provider away for a moment');
  }
  let opened = await shopper.call('POST', '/razorpay', wish);
  for (let i = 0; i < 5 && opened.status === 503; i++) opened = await shopper.call('POST', '/razorpay', wish);
  if (random.chance(0.2)) await Promise.all([1, 2].map(() => shopper.call('POST', '/razorpay', wish)));
  neverOurFault(opened);
  if (opened.status !== 201) return note(`not opened: ${opened.body.code}`);
  const id = opened.body.id as string;

  if (random.chance(0.08)) return note('window dismissed');
  if (random.chance(0.15)) {
    await shop.pay(id, {
      outcome: 'failure',
      webhook: true,
      reason: random.pick(['payment_failed', 'insufficient_funds', 'payment_cancelled']),
    });
    note('first try failed');
    if (random.chance(0.3)) return;
  }
  if (random.chance(0.12)) {
    await expire('provider_order_id = $1', [id]);
    await shop.runJob('checkout.lapse');
    note('reservation expired before paying');
  }
  if (random.chance(0.1)) {
    await shop.pay(id, {
      outcome: 'failure',
      late: true,
      webhook: random.pick([true, false]),
      capture: random.chance(0.5),
    });
    return note('late authorisation');
  }
  const paying = await shop.pay(id, {
    webhook: random.pick([true, false, 'first', 'only']),
    capture: random.chance(0.85),
  });
  const paid = paying.body as Paid;
  if (!paid.razorpay_signature) return note('paid, the browser never heard');
  if (random.chance(0.15)) return note('paid, the browser never came back');
  const proofs = await Promise.all(
    Array.from({ length: random.pick([1, 1, 1, 2, 4]) }, () => shopper.call('POST', '/razorpay/validate', paid)),
  );
  for (const proof of proofs) neverOurFault(proof);
  const [proof] = proofs as [Answer];
  if (proof.status === 503) return note('not proven at once');
  if (proof.status !== 200) return note(`paid and sent back: ${proof.body.code}`);
  note('order');
  const order = proof.body.data.order as Body;
  await shopper.call('POST', '/order', { paymentId: paid.razorpay_payment_id });
  if (random.chance(0.2)) {
    for (const event of random.shuffle(await eventsOf(shop.sql, paid.razorpay_payment_id)))
      await deliver(shop.url, event, signature(secret, event.body));
    note('webhooks once more');
  }
  if (random.chance(0.2)) {
    const both = await Promise.all(
      (random.chance(0.3) ? [shopper, admin, shopper] : [shopper]).map((who) =>
        who.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' }),
      ),
    );
    for (const one of both) neverOurFault(one);
    note('order cancelled');
  } else if (random.chance(0.25)) {
    const amount = 1 + random.below(Math.round(order.totalPrice * 100));
    const twice = await Promise.all(
      [1, 2].map(() =>
        admin.call(
          'POST',
          `/order/${order._id}/refunds`,
          { amount, note: 'for the scratch' },
          { headers: { 'idempotency-key': `part-${order._id}` } },
        ),
      ),
    );
    for (const one of twice) neverOurFault(one);
    note('part of the money sent back');
    if (random.chance(0.3)) {
      const cancelled = await shopper.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' });
      expect(cancelled.status, cancelled.text).toBe(200);
      note(`cancel after a part was sent back: ${cancelled.status}`);
    }
  } else if (random.chance(0.3)) {
    neverOurFault(await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'By hand' }));
    note('order shipped');
  }
}

/** An order by bank transfer, by customers who send what they like, and an owner who uploads and decides everything twice. */
async function byTransfer(random: Random, shopper: Shopper, wish: Body): Promise<void> {
  const asked = { ...wish, method: 'bank-transfer' };
  const opened = await shopper.call('POST', '/razorpay', asked);
  if (random.chance(0.2)) await Promise.all([1, 2].map(() => shopper.call('POST', '/razorpay', asked)));
  neverOurFault(opened);
  if (opened.status !== 201) return note(`transfer not opened: ${opened.body.code}`);
  const { id: reference, amount } = opened.body as { id: string; amount: number };
  if (random.chance(0.1)) {
    neverOurFault(await shopper.call('POST', `/transfers/${reference}/cancel`));
    note('order waiting for a transfer cancelled');
    if (random.chance(0.5)) return;
  }
  if (random.chance(0.15)) {
    await expire('provider_order_id = $1', [reference]);
    await shop.runJob('checkout.lapse');
    note('transfer expired before the money came');
  }
  if (random.chance(0.08)) return note('transfer never sent');
  const paise = random.pick([amount, amount, amount, amount, amount - 1, amount + 1 + random.below(50_000)]);
  const words = `NEFT ${random.chance(0.85) ? reference : receipt()}`;
  const lines = [{ words, paise }, ...(random.chance(0.1) ? [{ words, paise, day: '06/11/26' }] : [])];
  const statements = Array.from({ length: random.pick([1, 1, 2]) }, () => upload(admin, statementOf(lines)));
  for (const taken of await Promise.all(statements)) neverOurFault(taken);
  note('statement uploaded');
  const unclear = await shop.sql.query(
    `select id, payment_id as named from bank_credit where state = 'unclear' and narration like $1`,
    [`${words}%`],
  );
  for (const { id, named } of unclear.rows) {
    const ways = [
      () => admin.call('POST', '/admin/transfers/match', { reference, credits: [id] }),
      () => admin.call('POST', `/admin/transfers/${id}/return`),
      () => admin.call('PUT', `/admin/transfers/${id}/aside`, { aside: named === null }),
    ];
    const chosen = Array.from({ length: 3 }, () => random.pick(named ? ways.slice(0, 2) : ways));
    for (const answer of await Promise.all(chosen.map((way) => way()))) neverOurFault(answer);
    note('transfer decided by several at once');
  }
  const { rows } = await shop.sql.query(
    'select o.id from "order" o join payment p on p.id = o.payment_id where p.provider_order_id = $1',
    [reference],
  );
  if (!rows[0]) return;
  note('order by transfer');
  if (random.chance(0.2)) neverOurFault(await shopper.call('PUT', `/order/${rows[0].id}`, { orderStatus: 'cancel' }));
}

/** An order with cash on delivery, by customers who type and refuse what they like, and carriers and an owner who do everything twice. */
async function onDelivery(random: Random, shopper: Shopper, wish: Body): Promise<void> {
  const asked = { ...wish, method: 'cash-on-delivery' };
  const held = await shopper.call('POST', '/razorpay', asked);
  neverOurFault(held);
  if (held.status !== 201) return note(`cash not held: ${held.body.code}`);
  const { id: reference, amount } = held.body as { id: string; amount: number };
  const sent = await shopper.call('POST', `/cash-orders/${reference}/code`);
  neverOurFault(sent);
  if (sent.status !== 200) return note(`no code: ${sent.body.code}`);
  if (random.chance(0.1)) return note('code never typed');
  if (random.chance(0.1)) {
    await expire('provider_order_id = $1', [reference]);
    await shop.runJob('checkout.lapse');
    note('cash hold expired before the code');
  }
  const { challenge } = sent.body;
  const code = await orderCodeOf(shop, shopper);
  if (random.chance(0.15)) {
    const wrong = { challenge, code: code === '123456' ? '654321' : '123456' };
    neverOurFault(await shopper.call('POST', `/cash-orders/${reference}/confirm`, wrong));
  }
  const presses = Array.from({ length: random.pick([1, 1, 2, 4]) }, () =>
    shopper.call('POST', `/cash-orders/${reference}/confirm`, { challenge, code }),
  );
  for (const press of await Promise.all(presses)) neverOurFault(press);
  const { rows } = await shop.sql.query(
    'select o.id, o.number from "order" o join payment p on p.id = o.payment_id where p.provider_order_id = $1',
    [reference],
  );
  if (!rows[0]) return note('code too late');
  note('order on delivery');
  const { id, number } = rows[0];
  const cancel = () => shopper.call('PUT', `/order/${id}`, { orderStatus: 'cancel' });
  const collected = () => admin.call('POST', `/order/${id}/collected`, { note: 'Our van brought it' });
  const refused = () => admin.call('POST', `/order/${id}/refused`);
  if (random.chance(0.2)) {
    for (const one of await Promise.all(random.chance(0.5) ? [cancel(), collected()] : [cancel()])) neverOurFault(one);
    return note('order on delivery cancelled before it was sent');
  }
  const waybill = `W${reference}`;
  neverOurFault(await admin.call('POST', `/order/${id}/shipments`, { carrier: 'Delhivery', tracking: waybill }));
  const paise = random.pick([
    amount,
    amount,
    amount,
    amount,
    Math.max(1, amount - 100),
    amount + 1 + random.below(5000),
  ]);
  const file = remittanceOf([random.chance(0.7) ? { waybill, paise } : { order: number, paise }]);
  const ways = [() => uploadRemittance(admin, file), collected, refused];
  const chosen = [
    ways[0] as () => Promise<Answer>,
    ...Array.from({ length: random.below(3) }, () => random.pick(ways)),
  ];
  for (const answer of await Promise.all(chosen.map((way) => way()))) neverOurFault(answer);
  note('remittance, hand and refusal at once');
  const unclear = await shop.sql.query(
    `select c.id from cash_collection c join payment p on p.id = c.payment_id where c.state = 'unclear' and p.provider_order_id = $1`,
    [reference],
  );
  for (const { id: row } of unclear.rows) {
    const reason = random.chance(0.7) ? { reason: 'The carrier kept its charge' } : {};
    const decisions = [
      () => admin.call('POST', '/admin/collections/match', { order: String(number), collections: [row], ...reason }),
      () => admin.call('POST', `/admin/collections/${row}/return`),
      () => admin.call('PUT', `/admin/collections/${row}/aside`, { aside: true }),
    ];
    const three = Array.from({ length: 3 }, () => random.pick(decisions));
    for (const answer of await Promise.all(three.map((way) => way()))) neverOurFault(answer);
    note('collection decided by several at once');
  }
  if (random.chance(0.2))
    neverOurFault(
      await admin.call('POST', `/order/${id}/refunds`, { amount: 1 + random.below(amount), note: 'scratch' }),
    );
}

/** The owner decides what is left, and sends the refunds that are theirs to send. */
async function finishTransfers(): Promise<void> {
  const left = await shop.sql.query("select id from bank_credit where state = 'unclear' and payment_id is not null");
  for (const { id } of left.rows) neverOurFault(await admin.call('POST', `/admin/transfers/${id}/return`));
  const rest = await shop.sql.query(
    "select id from cash_collection where state = 'unclear' and payment_id is not null",
  );
  for (const { id } of rest.rows) neverOurFault(await admin.call('POST', `/admin/collections/${id}/return`));
  const { rows } = await shop.sql.query(
    `select r.id from refund r join payment p on p.id = r.payment_id where p.method <> 'razorpay' and r.state = 'pending'`,
  );
  for (const [at, { id }] of rows.entries()) {
    const utr = `HDFCN52026${10_000 + at}`;
    const sent = await Promise.all([1, 2].map(() => admin.call('POST', `/admin/refunds/${id}/sent`, { utr })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
}

/** 503 is the provider's; any other 5xx would be ours. */
function neverOurFault(answer: Answer) {
  if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`answered ${answer.status}: ${answer.text}\n${shop.server.output().slice(-2000)}`);
}

it(`accounts for every paisa of ${CHECKOUTS} random checkouts (seed ${SEED})`, {
  timeout: 240_000 + CHECKOUTS * 600,
}, async () => {
  const random = seeded(SEED);
  const plans = Array.from({ length: CHECKOUTS }, () => seeded(random.below(2 ** 32)));
  await atOnce(6, plans, (plan, at) => checkout(plan, shoppers[at % shoppers.length] as Shopper));
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);

  // To rest: open payments expire, the bank finishes what it began, the reconciler asks about everything that is not settled.
  await shop.visitor().ask('POST', '/sandbox/razorpay/trouble', { mode: 'none' });
  await expect
    .poll(
      async () =>
        (await shop.sql.query('select count(*)::int as late from sandbox_payment where late_at is not null')).rows[0]
          .late,
    )
    .toBe(0);
  await shop.sql.query("update payment set created_at = created_at - interval '2 minutes'");
  await expire("state in ('preparing', 'open')");
  await shop.runJob('checkout.lapse');
  await finishTransfers();
  await shop.runJob('checkout.reconcile');
  await expect
    .poll(() => wrongInBooks(shop.sql, 'at rest'), { timeout: 60_000 + CHECKOUTS * 300, interval: 500 })
    .toEqual([]); // one refund per second

  // What was only authorised may be captured after that, in the middle of which neither its order nor its refund is there.
  const adrift = async () => {
    const now = await sums(shop.sql);
    return now.captured - now.orders - now.wholeRefunds;
  };
  await expect.poll(adrift, { timeout: 60_000, interval: 500 }).toBe(0);
  const { captured, orders, wholeRefunds, sentBack } = await sums(shop.sql);
  expect(captured).toBe(orders + wholeRefunds);
  expect(captured).toBeGreaterThan(0);
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  tell(
    `random checkouts: ${CHECKOUTS} (seed ${SEED}), captured ₹${rupees(captured)} = orders ₹${rupees(orders)} + sent back whole ₹${rupees(wholeRefunds)}; ` +
      `all refunds ₹${rupees(sentBack)}; ${[...happened]
        .sort((a, b) => b[1] - a[1])
        .map(([what, times]) => `${times} × ${what}`)
        .join(', ')}`,
  );
});
