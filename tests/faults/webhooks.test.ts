import { afterAll, beforeAll, expect, it } from 'vitest';
import { sums, wrongInBooks } from '#tests/support/books.ts';
import { atOnce, LONG, rounds, seeded, tell } from '#tests/support/rounds.ts';
import {
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { deliver, type Event, eventsOf, signature, webhookSecret } from '#tests/support/signed-webhooks.ts';
import type { Body } from '#tests/support/visitor.ts';

const TIMES = rounds(30, 100);
const BUYERS = rounds(3, 10);

let shop: RunningShop;
let web: RunningServer;
let product: Body;
let secret: string;
beforeAll(async () => {
  shop = await runningShop();
  web = await shop.another({ ROLE: 'web' });
  product = await shop.product({ price: 1200, stock: 5000 });
  secret = await webhookSecret(shop.sql);
});
afterAll(() => shop?.close());

const random = seeded(5);
const open = async (buyer: Shopper) =>
  (await openPayment(buyer, [{ _id: product._id, quantity: 2, price: product.price }])).body.id as string;
const one = async (query: string, values: unknown[]) => (await shop.sql.query(query, values)).rows[0];

/** Everything that a webhook could change, as one text. */
const state = async () =>
  JSON.stringify(
    await one(
      `select (select json_agg(p order by p.id) from (select id, state, failure, provider_payment_id from payment) p) as payments,
              (select json_agg(o order by o.id) from (select id, status, payment_status from "order") o) as orders,
              (select json_agg(r order by r.id) from (select id, state from refund) r) as refunds,
              (select count(*) from stock_movement) as movements, (select count(*) from tax_document) as papers,
              (select count(*) from webhook_event) as events`,
      [],
    ),
  );

/** Each event this many times, half of them under an id of their own, so that knowing the id is not the only guard; shuffled. */
async function flood(events: Event[], meanwhile: () => Promise<unknown>) {
  const all = random.shuffle(
    events.flatMap((event) => Array.from({ length: TIMES }, (_, at) => (at % 2 ? { body: event.body } : event))),
  );
  const statuses = new Set<number>();
  await Promise.all([
    atOnce(
      12,
      all,
      async (event, at) =>
        void statuses.add((await deliver(at % 3 ? shop.url : web.url, event, signature(secret, event.body))).status),
    ),
    meanwhile(),
  ]);
  expect([...statuses]).toEqual([200]);
}

it(`makes one order, one movement, one invoice and one mail though each webhook comes ${TIMES} times, shuffled, with browser and reconciler`, async () => {
  const buyers = await manyShoppers(shop, BUYERS, [shop.url, web.url]);
  const admin = await shop.admin();
  let sent = 0;
  for (const buyer of buyers) {
    const id = await open(buyer);
    const paid = (await shop.pay(id, { webhook: true })).body as Paid;
    await shop.sql.query(
      "update payment set created_at = created_at - interval '2 minutes' where provider_order_id = $1",
      [id],
    );
    const events = await eventsOf(shop.sql, paid.razorpay_payment_id);
    expect(events.map(({ event }) => event).sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    await flood(events, () =>
      Promise.all([
        shop.runJob('checkout.reconcile'),
        ...Array.from({ length: 5 }, () => buyer.call('POST', '/razorpay/validate', paid)),
      ]),
    );
    sent += events.length * TIMES;
    const orders = (await buyer.call('GET', `/order?email=${buyer.email}`)).body.data.orders as Body[];
    expect(orders).toMatchObject([{ orderId: id, orderStatus: 'created', paymentStatus: 'success' }]);
    const facts = await one(
      `select (select coalesce(sum(change), 0)::int from stock_movement where reference = p.id) as moved,
              (select count(*)::int from order_event where order_id = $2) as events from payment p where provider_order_id = $1`,
      [id, orders[0]._id],
    );
    expect(facts).toEqual({ moved: -2, events: 1 });

    // Shipped while the same webhooks arrive again: one invoice.
    await flood(events, () =>
      Promise.all([1, 2, 3].map(() => admin.call('POST', `/order/${orders[0]._id}/shipments`, { carrier: 'By hand' }))),
    );
    sent += events.length * TIMES;
    const papers = await one(
      "select count(*)::int as invoices from tax_document where subject_id = $1 and kind = 'invoice'",
      [orders[0]._id],
    );
    expect(papers.invoices).toBe(1);
    const mails = await shop.sql.query(
      "select kind from mail where recipient = $1 and channel = 'mail' order by kind",
      [buyer.email],
    );
    expect(mails.rows.map(({ kind }) => kind)).toEqual(['order-placed', 'order-shipped']);
  }
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
  tell(
    `webhooks: ${sent} deliveries of ${BUYERS * 3} events (each ${2 * TIMES} times, shuffled, two instances): ${BUYERS} orders, ${BUYERS} movements, ${BUYERS} invoices, ${BUYERS} mails of each kind`,
  );
});

it(`refunds once though each refund webhook comes ${TIMES} times after a cancellation`, async () => {
  const [buyer] = (await manyShoppers(shop, 1)) as [Shopper];
  const paid = (await shop.pay(await open(buyer), { webhook: 'first' })).body as Paid;
  const { body } = await buyer.call('POST', '/razorpay/validate', paid);
  const stock = await shop.stockOf(product._id);
  await buyer.call('PUT', `/order/${body.data.order._id}`, { orderStatus: 'cancel' });
  const names = async () => (await eventsOf(shop.sql, paid.razorpay_payment_id)).map(({ event }) => event).sort();
  await expect
    .poll(names)
    .toEqual(['order.paid', 'payment.authorized', 'payment.captured', 'refund.created', 'refund.processed']);
  await flood(await eventsOf(shop.sql, paid.razorpay_payment_id), () => shop.runJob('payments.chase-refunds'));
  await expect.poll(() => wrongInBooks(shop.sql, 'at rest')).toEqual([]);
  expect(await shop.stockOf(product._id)).toBe(stock + 2);
  const { refunds } = await one('select count(*)::int as refunds from sandbox_refund where payment_id = $1', [
    paid.razorpay_payment_id,
  ]);
  expect(refunds).toBe(1);
});

it('keeps a payment open when its failure is reported late, often and after its success', async () => {
  const [buyer] = (await manyShoppers(shop, 1)) as [Shopper];
  const id = await open(buyer);
  const failed = (await shop.pay(id, { outcome: 'failure', webhook: true })).body.error.metadata.payment_id as string;
  const again = (await shop.pay(id, { webhook: true })).body as Paid;
  const events = [...(await eventsOf(shop.sql, failed)), ...(await eventsOf(shop.sql, again.razorpay_payment_id))];
  expect(events.map(({ event }) => event)).toContain('payment.failed');
  await flood(events, async () => {});
  expect((await buyer.call('GET', `/order?email=${buyer.email}`)).body.data.orders).toMatchObject([
    { orderId: id, paymentStatus: 'success' },
  ]);
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
});

it('refuses forged, altered and replayed signatures, and changes nothing', async () => {
  const [paying, victim] = (await manyShoppers(shop, 2)) as [Shopper, Shopper];
  const paid = (await shop.pay(await open(paying), { webhook: 'first' })).body as Paid;
  const events = await eventsOf(shop.sql, paid.razorpay_payment_id);
  const target = await open(victim);
  const [event] = events as [Event];
  const keySecret = (await one("select value from secret where name = 'sandbox key secret'", [])).value as string;
  const altered = event.body.replaceAll(paid.razorpay_order_id, target);
  expect(altered).not.toBe(event.body);
  const before = await state();
  const right = signature(secret, event.body);
  const tries: [string, string][] = [
    [altered, right], // an old signature on another body
    [altered, signature(keySecret, altered)], // the other secret
    [altered, signature('', altered)],
    [altered, '0'.repeat(64)],
    [altered, ''],
    [altered, 'not hex at all'],
    [altered, right.toUpperCase()],
    [event.body, `${right}0`],
    [event.body, right.slice(0, -1)],
    [`${event.body} `, right],
    [JSON.stringify(JSON.parse(event.body), null, 1), right], // parsed and serialised again
    [event.body.replace(/"amount":\d+/, '"amount":1'), right],
  ];
  for (const [body, sign] of tries) expect((await deliver(shop.url, { body }, sign)).status, sign).toBe(403);
  const random = seeded(7);
  for (let i = 0; i < rounds(100, 1000); i++) {
    const at = random.below(event.body.length);
    const flipped =
      event.body.slice(0, at) + String.fromCharCode(event.body.charCodeAt(at) ^ 1) + event.body.slice(at + 1);
    expect((await deliver(shop.url, { body: flipped }, right)).status).toBe(403);
  }
  // A genuine old event again, under its own id and under others: accepted, and nothing changes but its record.
  for (const one of events) expect((await deliver(shop.url, one, signature(secret, one.body))).status).toBe(200);
  expect(await state()).toBe(before);
});

it('settles all that was paid without any webhook or browser, by asking the provider', {
  timeout: 600_000,
}, async () => {
  const buyers = await manyShoppers(shop, rounds(15, 100), [shop.url, web.url]);
  const before = await sums(shop.sql);
  await atOnce(
    5,
    buyers,
    async (buyer, at) => void (await shop.pay(await open(buyer), { webhook: false, capture: at % 3 > 0 })),
  );
  // In the long round no clock is moved: the job runs every minute and asks about what is older than one.
  if (!LONG) {
    await shop.sql.query("update payment set created_at = created_at - interval '2 minutes' where state = 'open'");
    await shop.runJob('checkout.reconcile');
  }
  const started = performance.now();
  const orders = async () =>
    (
      (await one('select count(*)::int as orders from "order" where uid = any($1)', [
        buyers.map(({ uid }) => uid),
      ])) as { orders: number }
    ).orders;
  await expect.poll(orders, { timeout: 300_000, interval: 1000 }).toBe(buyers.length);
  const seconds = Math.round((performance.now() - started) / 1000);
  expect(seconds).toBeLessThan(300);
  const after = await sums(shop.sql);
  expect(after.captured - before.captured).toBe(buyers.length * 240_000);
  expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
  tell(
    `no webhooks: ${buyers.length} payments settled by the reconciler within ${seconds} s${LONG ? ', by its own timetable' : ' of being asked'}`,
  );
});
