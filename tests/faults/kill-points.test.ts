import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checkpoint } from '#src/platform/checkpoint.ts';
import { CHECKPOINTS } from '#src/shop/checkpoints.ts';
import { book, freeSlots, openBooking } from '#tests/support/bookings.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import { LONG, percentile, rounds, tell } from '#tests/support/rounds.ts';
import {
  manyShoppers,
  type Paid,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { statementOf } from '#tests/support/statement.ts';
import { takeTransfers, upload } from '#tests/support/transfers.ts';
import type { Body } from '#tests/support/visitor.ts';

// The process dies by SIGKILL at a named point (TEST_KILL_AT). After the next start every captured rupee has one order or one refund, nothing
// happened twice, and the work continues: within fifteen seconds in the long round.

const TIMES = rounds(1, 10);
const SOON = 120_000;

let shop: RunningShop;
let product: Body;
let buyers: Shopper[];
const resumed: { point: Checkpoint; ms: number }[] = [];
beforeAll(async () => {
  shop = await runningShop();
  product = await shop.product({ price: 1800, stock: 5000 });
  buyers = await manyShoppers(shop, TIMES * 24);
});
afterAll(async () => {
  if (resumed.length) {
    const all = resumed.map(({ ms }) => ms);
    const slowest = [...resumed].sort((a, b) => b.ms - a.ms)[0];
    tell(
      `killed ${all.length} times at ${new Set(resumed.map(({ point }) => point)).size} points; work resumed after the restart within ` +
        `${percentile(all, 0.5)} ms (half), ${percentile(all, 1)} ms (slowest: ${slowest?.point})`,
    );
  }
  await shop?.close();
});

const nextBuyer = () => buyers.pop() as Shopper;
const wish = () => ({
  amount: 180_000,
  currency: 'INR',
  receipt: receipt(),
  items: [{ _id: product._id, quantity: 1 }],
});
const open = async (buyer: Shopper) => (await buyer.call('POST', '/razorpay', wish())).body.id as string;
const ordersOf = async (buyer: Shopper) =>
  (await buyer.call('GET', `/order?email=${buyer.email}`)).body.data.orders as Body[];
const pay = async (id: string, more: object = {}) => (await shop.pay(id, more)).body as Paid;
const buyNow = async (buyer: Shopper) =>
  (await buyer.call('POST', '/razorpay/validate', await pay(await open(buyer)))).body.data.order as Body;
const count = async (query: string, values: unknown[] = []) =>
  Number((await shop.sql.query(`select count(*) from ${query}`, values)).rows[0].count);

const TAKEN_BY =
  "slot join visit on visit.id = slot.visit_id join booking on booking.id = visit.booking_id where slot.state = 'taken' and booking.uid = $1";

/** Waits until it is so, and records how long that took since the restart. */
async function soon(point: Checkpoint, since: number, isSo: () => Promise<unknown>, expected: unknown = true) {
  await expect.poll(isSo, { timeout: SOON, interval: 50 }).toEqual(expected);
  const ms = Math.round(performance.now() - since);
  resumed.push({ point, ms });
  if (LONG) expect(ms).toBeLessThan(15_000);
}

/** Makes the armed server do this; it must die of it. */
async function dies(point: Checkpoint, act: () => Promise<unknown>, server = shop.server) {
  const answer = await act().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, SOON, 'alive').unref());
  expect(
    await Promise.race([server.ended, late]),
    `${point} was not reached: ${JSON.stringify(answer)} ${server.output()}`,
  ).toBe('SIGKILL');
}

async function restarted(env: Record<string, string> = {}): Promise<number> {
  await shop.restart(env);
  return performance.now();
}

const IMPORTED = 1200;
/** A sheet of new products of a new brand, checked and planned. */
async function newSheet(admin: Shopper, mark: string): Promise<string> {
  const lines = Array.from({ length: IMPORTED }, (_, at) => `${mark}-${at},${mark} ${at},${at + 1},3,${mark}`);
  const sheet = {
    raw: ['sku,name,price,stock,brand', ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  };
  const { _id } = (await admin.call('POST', '/product-imports', undefined, sheet)).body.data.import;
  await admin.call('PUT', `/product-imports/${_id}/plan`, { names: [{ kind: 'brand', name: mark, become: 'create' }] });
  return _id;
}
/** Products of a sheet, their brand, and the stock that is on the books for them. */
const ofSheet = async (mark: string) => [
  await count('product where sku like $1', [`${mark}-%`]),
  await count('brand where name = $1', [mark]),
  await count('stock_movement join product on product.id = product_id where sku like $1', [`${mark}-%`]),
];
const imported = async (admin: Shopper, id: string) =>
  (await admin.call('GET', `/product-imports/${id}`)).body.data.import.state;

const again = { timeout: TIMES * 300_000 };

describe('the web process', () => {
  it.each(['payment.reserving', 'payment.reserved', 'payment.ordered'] as const)(
    'is killed at %s: the same receipt continues',
    again,
    async (point) => {
      for (let time = 0; time < TIMES; time++) {
        const [buyer, other, body] = [nextBuyer(), nextBuyer(), wish()];
        const stock = await shop.stockOf(product._id);
        await shop.restart({ TEST_KILL_AT: point });
        await dies(point, () => buyer.call('POST', '/razorpay', body));
        const since = await restarted();
        const opened = await buyer.call('POST', '/razorpay', body);
        expect(opened, opened.text).toMatchObject({ status: 201 });
        expect(await shop.stockOf(product._id)).toBe(stock - 1);
        expect((await buyer.call('POST', '/razorpay/validate', await pay(opened.body.id))).status).toBe(200);
        await soon(point, since, async () => (await ordersOf(buyer)).length, 1);
        expect(await count('sandbox_order where id = $1', [opened.body.id])).toBe(1);

        // A customer who does not come back leaves nothing reserved.
        await shop.restart({ TEST_KILL_AT: point });
        await dies(point, () => other.call('POST', '/razorpay', wish()));
        await restarted({ TEST_CLOCK_OFFSET: '1000' });
        await shop.runJob('checkout.lapse');
        await expect.poll(() => shop.stockOf(product._id), { timeout: SOON }).toBe(stock - 1);
        expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
      }
    },
  );

  it.each(['payment.proving', 'payment.captured', 'payment.settling', 'payment.settled'] as const)(
    'is killed at %s: the order exists once, even if the browser never comes back',
    again,
    async (point) => {
      for (let time = 0; time < TIMES; time++) {
        const buyer = nextBuyer();
        await shop.restart({ TEST_KILL_AT: point });
        const paid = await pay(await open(buyer), { capture: time % 2 === 0 });
        await dies(point, () => buyer.call('POST', '/razorpay/validate', paid));
        const since = await restarted({ TEST_CLOCK_OFFSET: '120' });
        await shop.runJob('checkout.reconcile');
        await soon(
          point,
          since,
          async () => (await ordersOf(buyer)).map((one) => [one.orderStatus, one.paymentStatus]),
          [['created', 'success']],
        );
        expect(await buyer.call('POST', '/razorpay/validate', paid)).toMatchObject({ status: 200 });
        expect(await ordersOf(buyer)).toHaveLength(1);
        expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
      }
    },
  );

  it.each(['payment.reserved', 'payment.settling'] as const)(
    'is killed at %s of a service: one booking with its one slot',
    again,
    async (point) => {
      for (let time = 0; time < TIMES; time++) {
        const buyer = nextBuyer();
        const start = (await freeSlots(buyer)).at(-1 - time)?.start ?? '';
        await shop.restart({ TEST_KILL_AT: point });
        const opening = point === 'payment.reserved';
        if (opening) await dies(point, () => openBooking(buyer, start));
        const id = opening ? '' : ((await openBooking(buyer, start)).body.id as string);
        const paid = opening ? undefined : await pay(id);
        if (paid) await dies(point, () => buyer.call('POST', '/razorpay/validate', paid));
        const since = await restarted({ TEST_CLOCK_OFFSET: '120' });
        if (paid) await shop.runJob('checkout.reconcile');
        else await book(shop, buyer, start); // their own retry finds the time that the dead process reserved for them
        const services = async () => (await buyer.call('GET', '/service')).body.data.services as Body[];
        await soon(point, since, async () => (await services()).map((one) => [one.serviceStatus, one.visits.length]), [
          ['created', 1],
        ]);
        expect(await count(TAKEN_BY, [buyer.uid])).toBe(1);
        await shop.sql.query("update payment set reserved_until = now() where state in ('preparing', 'open')");
        await shop.runJob('checkout.lapse');
        await expect.poll(() => wrongInBooks(shop.sql, 'at rest'), { timeout: SOON }).toEqual([]);
      }
    },
  );

  it(
    'is killed at payment.settling by a statement: uploaded once more, each transfer makes its order once',
    again,
    async () => {
      await takeTransfers(shop);
      for (let time = 0; time < TIMES; time++) {
        const both = [nextBuyer(), nextBuyer()];
        const lines = await Promise.all(
          both.map(async (buyer) => {
            const opened = await buyer.call('POST', '/razorpay', { ...wish(), method: 'bank-transfer' });
            return { words: `NEFT ${opened.body.id}`, paise: 180_000 };
          }),
        );
        await shop.restart({ TEST_KILL_AT: 'payment.settling' });
        const admin = await shop.admin();
        await dies('payment.settling', () => upload(admin, statementOf(lines)));
        const since = await restarted();
        expect((await upload(admin, statementOf(lines))).body.data).toEqual({ matched: 2, unclear: 0, known: 0 });
        await soon(
          'payment.settling',
          since,
          async () => {
            const orders = await Promise.all(both.map(ordersOf));
            return orders.map((one) => one.length);
          },
          [1, 1],
        );
        expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
      }
    },
  );

  it('is killed at webhook.worked: the event is sent again and changes nothing more', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const buyer = nextBuyer();
      await shop.restart({ TEST_KILL_AT: 'webhook.worked' });
      const id = await open(buyer);
      await dies('webhook.worked', () => shop.pay(id, { webhook: 'first' }));
      const since = await restarted();
      const waiting = () => count(`sandbox_delivery where delivered_at is null`);
      await soon('webhook.worked', since, async () => [(await ordersOf(buyer)).length, await waiting()], [1, 0]);
      expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
    }
  });

  it.each(['order.cancelling', 'order.cancelled'] as const)(
    'is killed at %s: all or nothing is cancelled, and the money is refunded once',
    again,
    async (point) => {
      for (let time = 0; time < TIMES; time++) {
        const buyer = nextBuyer();
        await shop.restart({ TEST_KILL_AT: point });
        const order = await buyNow(buyer);
        const stock = await shop.stockOf(product._id);
        await dies(point, () => buyer.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' }));
        const since = await restarted();
        const whole = point === 'order.cancelled';
        expect((await ordersOf(buyer))[0]?.orderStatus).toBe(whole ? 'cancel' : 'created');
        if (!whole) expect(await shop.stockOf(product._id)).toBe(stock);
        expect((await buyer.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' })).status).toBe(200);
        await soon(point, since, async () => (await ordersOf(buyer))[0]?.paymentStatus, 'refunded');
        expect(await shop.stockOf(product._id)).toBe(stock + 1);
        expect(await count('sandbox_refund where payment_id = $1', [order.paymentId])).toBe(1);
        expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
      }
    },
  );

  it.each(['booking.cancelling', 'booking.cancelled'] as const)(
    'is killed at %s: all or nothing is cancelled, the time is free again, and the money is refunded once',
    again,
    async (point) => {
      for (let time = 0; time < TIMES; time++) {
        const buyer = nextBuyer();
        await shop.restart({ TEST_KILL_AT: point });
        const { service, paid } = await book(shop, buyer);
        const cancel = () => buyer.call('PUT', `/service/${service._id}`, { orderStatus: 'cancel' });
        const booking = async () => (await buyer.call('GET', '/service')).body.data.services[0] as Body;
        await dies(point, cancel);
        const since = await restarted();
        const whole = point === 'booking.cancelled';
        expect((await booking()).serviceStatus).toBe(whole ? 'cancel' : 'created');
        expect(await count(TAKEN_BY, [buyer.uid])).toBe(whole ? 0 : 1);
        expect((await cancel()).status).toBe(200);
        await soon(point, since, async () => (await booking()).paymentStatus, 'refunded');
        expect(await count(TAKEN_BY, [buyer.uid])).toBe(0);
        expect(await count("booking_event where booking_id = $1 and what = 'cancelled'", [service._id])).toBe(1);
        expect(await count('sandbox_refund where payment_id = $1', [paid.razorpay_payment_id])).toBe(1);
        expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
      }
    },
  );

  it('is killed at order.shipping: neither parcel nor invoice, then one of each without a gap', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [buyer, admin] = [nextBuyer(), await shop.admin()];
      await shop.restart({ TEST_KILL_AT: 'order.shipping' });
      const order = await buyNow(buyer);
      const ship = () =>
        admin.call(
          'POST',
          `/order/${order._id}/shipments`,
          { carrier: 'By hand' },
          { headers: { 'idempotency-key': `ship-${order._id}` } },
        );
      await dies('order.shipping', ship);
      const since = await restarted();
      expect(await count('shipment where order_id = $1', [order._id])).toBe(0);
      expect(await count('tax_document where subject_id = $1', [order._id])).toBe(0);
      const sent = await ship();
      expect(sent, sent.text).toMatchObject({ status: 201 });
      await soon('order.shipping', since, async () => (await ordersOf(buyer))[0]?.orderStatus, 'shipped');
      expect(await count("tax_document where subject_id = $1 and kind = 'invoice'", [order._id])).toBe(1);
      expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
    }
  });

  it('is killed at import.undoing: all of the import stays, then all of it goes', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [admin, mark] = [await shop.admin(), `UNDO${time}`];
      await shop.restart({ TEST_KILL_AT: 'import.undoing' });
      const id = await newSheet(admin, mark);
      await admin.call('POST', `/product-imports/${id}/start`, {});
      await expect.poll(() => imported(admin, id), { timeout: SOON }).toBe('done');
      await dies('import.undoing', () => admin.call('POST', `/product-imports/${id}/undo`, {}));
      const since = await restarted();
      expect(await ofSheet(mark)).toEqual([IMPORTED, 1, IMPORTED]);
      expect(await imported(admin, id)).toBe('done');
      expect((await admin.call('POST', `/product-imports/${id}/undo`, {})).status).toBe(200);
      await soon('import.undoing', since, () => ofSheet(mark), [0, 0, 0]);
      expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
    }
  });
});

describe('the worker process', () => {
  /** Web and worker separately: the web process stays alive, the worker dies of its job, a new one takes over. */
  async function kill(
    point: Checkpoint,
    prepare: () => Promise<unknown>,
    isSo: () => Promise<unknown>,
    expected: unknown,
    env: Record<string, string> = {},
  ) {
    await shop.restart({ ROLE: 'web', ...env });
    const armed = await shop.another({ ROLE: 'worker', TEST_KILL_AT: point, ...env }).catch((error: Error) => {
      // Its own schedule may reach the point before it reports that it is ready: that is the kill.
      if (!error.message.includes('SIGKILL')) throw error;
    });
    if (armed) await dies(point, prepare, armed);
    else await prepare();
    const next = await shop.another({ ROLE: 'worker', ...env });
    await soon(point, performance.now(), isSo, expected);
    await next.stop();
  }

  it('is killed at refund.sent: the money is refunded once', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const buyer = nextBuyer();
      let order: Body;
      const cancel = async () => {
        order = await buyNow(buyer);
        await buyer.call('PUT', `/order/${order._id}`, { orderStatus: 'cancel' });
      };
      await kill('refund.sent', cancel, async () => (await ordersOf(buyer))[0]?.paymentStatus, 'refunded');
      expect(await count('sandbox_refund where payment_id = $1', [order.paymentId])).toBe(1);
      await expect.poll(() => wrongInBooks(shop.sql, 'at rest'), { timeout: SOON }).toEqual([]);
    }
  });

  it('is killed at mail.written: the mail ends up marked as sent, and exists once', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const buyer = nextBuyer();
      await shop.restart(); // earlier tests' mails are sent first, or the armed worker dies of them
      await expect.poll(() => count("mail where state = 'queued'"), { timeout: SOON }).toBe(0);
      const mails = async () =>
        (await shop.sql.query('select kind, state from mail where recipient = $1', [buyer.email])).rows;
      await kill('mail.written', () => buyNow(buyer), mails, [{ kind: 'order-placed', state: 'sent' }]);
    }
  });

  it('is killed at payment.lapsing: the stock comes back once', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const buyer = nextBuyer();
      await shop.restart({ ROLE: 'web' });
      const stock = await shop.stockOf(product._id);
      await open(buyer);
      const lapse = async () => void (await shop.runJob('checkout.lapse'));
      await kill('payment.lapsing', lapse, () => shop.stockOf(product._id), stock, { TEST_CLOCK_OFFSET: '1000' });
      expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
    }
  });

  it('is killed at import.writing: the whole sheet is imported in the end, once', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const [admin, mark] = [await shop.admin(), `KILL${time}`];
      const start = async () => {
        const id = await newSheet(admin, mark);
        await admin.call('POST', `/product-imports/${id}/start`, {});
      };
      await kill('import.writing', start, () => ofSheet(mark), [IMPORTED, 1, IMPORTED]);
      expect(
        await count('product_import_line join product on product.id = product_id where sku like $1', [`${mark}-%`]),
      ).toBe(IMPORTED);
      expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
    }
  });

  it('is killed at reconcile.asked: the order exists once', again, async () => {
    for (let time = 0; time < TIMES; time++) {
      const buyer = nextBuyer();
      await shop.restart({ ROLE: 'web' });
      await pay(await open(buyer), { capture: time % 2 === 0 });
      const reconcile = async () => void (await shop.runJob('checkout.reconcile'));
      await kill('reconcile.asked', reconcile, async () => (await ordersOf(buyer)).length, 1, {
        TEST_CLOCK_OFFSET: '120',
      });
      expect(await wrongInBooks(shop.sql, 'at rest')).toEqual([]);
    }
  });
});

it('has been killed at every existing checkpoint', () => {
  expect([...new Set(resumed.map(({ point }) => point))].sort()).toEqual([...CHECKPOINTS, 'mail.written'].sort());
});
