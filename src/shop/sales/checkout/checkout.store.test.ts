import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fault } from '#src/platform/fault.ts';
import { listOrders } from '#src/shop/sales/orders/list-orders.ts';
import { moveOrder } from '#src/shop/sales/orders/move-order.ts';
import { expirePayments } from '#src/shop/sales/payments/expire-payments.ts';
import { createReconciler } from '#src/shop/sales/payments/reconcile-payments.ts';
import { sendRefund } from '#src/shop/sales/payments/send-refund.ts';
import { settlePayment } from '#src/shop/sales/payments/settle-payment.ts';
import { orderOf, type Paid, type TestShop, testShop } from '#tests/support/shop.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { Opener } from './open-payment.ts';
import { openPayment } from './open-payment.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

let receipts = 0;
const open = (customer: Opener, productId: string, input: { quantity?: number; rupees: number; receipt?: string }) => {
  receipts += 1;
  const { quantity = 1, rupees, receipt = `receipt ${receipts}` } = input;
  return openPayment(t.shop, customer, { amount: rupees * 100 * quantity, receipt, items: [{ productId, quantity }] });
};
const confirm = (customer: Opener, paid: Paid) =>
  confirmPayment(t.shop, customer, {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
const ordersOf = async (customer: Opener) =>
  (await listOrders(t.shop, { uid: customer.uid, page: 1, limit: 50 })).items;
const codeOf = (error: unknown) => (error instanceof Fault ? error.code : error);
const movements = async (productId: string) => {
  const rows = await t.shop.db
    .selectFrom('stockMovement')
    .select('change')
    .where('productId', '=', productId)
    .execute();
  return rows.reduce((all, row) => all + row.change, 0);
};
const refunds = () => t.shop.db.selectFrom('refund').selectAll().execute();

describe('opening a payment', () => {
  it('reserves the stock at once and returns the same payment for the same receipt, also twice at once', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 500, stock: 5 })];
    const both = await Promise.all(
      [1, 2, 3].map(() => open(customer, product, { quantity: 2, rupees: 500, receipt: 'same' })),
    );
    expect(new Set(both.map((one) => one.providerOrderId)).size).toBe(1);
    expect(await t.stockOf(product)).toBe(3);
    await expect(open(customer, product, { quantity: 1, rupees: 500, receipt: 'same' })).rejects.toMatchObject({
      code: 'key-reused',
    });
  });

  it('releases the shopper’s previous reservation', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 500, stock: 2 })];
    await open(customer, product, { quantity: 2, rupees: 500 });
    await open(customer, product, { quantity: 2, rupees: 500 });
    expect(await t.stockOf(product)).toBe(0);
    expect(await movements(product)).toBe(0);
  });

  it('refuses an amount that differs from the shop’s, and names the right one', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 500, stock: 2 })];
    await expect(open(customer, product, { rupees: 1 })).rejects.toMatchObject({
      code: 'price-changed',
      detail: { total: 50_000 },
    });
    expect(await t.stockOf(product)).toBe(2);
  });

  it('returns the stock when the reservation ends', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 500, stock: 2 })];
    await open(customer, product, { quantity: 2, rupees: 500 });
    await expirePayments(t.shop);
    expect(await t.stockOf(product)).toBe(0);
    t.pass(16);
    expect(await expirePayments(t.shop)).toBeGreaterThan(0);
    expect(await t.stockOf(product)).toBe(2);
  });
});

describe('retrying after the reservation has ended', () => {
  it('reserves the stock again under the same receipt, or says that it is gone', async () => {
    const [first, second, product] = [
      await t.newCustomer(),
      await t.newCustomer(),
      await t.newProduct({ price: 500, stock: 1 }),
    ];
    const { providerOrderId } = await open(first, product, { rupees: 500, receipt: 'slow' });
    t.pass(16);
    await expirePayments(t.shop);
    expect((await open(first, product, { rupees: 500, receipt: 'slow' })).providerOrderId).toBe(providerOrderId);
    expect(await t.stockOf(product)).toBe(0);
    await expect(open(second, product, { rupees: 500 })).rejects.toMatchObject({ code: 'out-of-stock' });
    t.pass(16);
    await expirePayments(t.shop);
    await open(second, product, { rupees: 500 });
    await expect(open(first, product, { rupees: 500, receipt: 'slow' })).rejects.toMatchObject({
      code: 'out-of-stock',
    });
    expect(await movements(product)).toBe(0);
  });
});

describe('settling a payment', () => {
  it('makes no order from another method’s report on the provider’s order', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 700, stock: 3 })];
    const paid = await t.pay((await open(customer, product, { rupees: 700 })).providerOrderId);
    const answer = await t.shop.gateways.razorpay.showPayment(paid.razorpay_payment_id);
    expect(await settlePayment(t.shop, 'another' as 'razorpay', answer)).toBeUndefined();
    expect(await ordersOf(customer)).toEqual([]);
    expect(await settlePayment(t.shop, 'razorpay', answer)).toMatchObject({ outcome: 'sold', created: true });
  });

  it('makes one order, whichever report comes first and however often', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 700, stock: 3 })];
    const { providerOrderId } = await open(customer, product, { quantity: 2, rupees: 700 });
    const paid = await t.pay(providerOrderId);
    const answer = await t.shop.gateways.razorpay.showPayment(paid.razorpay_payment_id);
    await Promise.all([
      ...[1, 2, 3, 4].map(() => confirm(customer, paid)),
      ...[1, 2, 3, 4].map(() => settlePayment(t.shop, 'razorpay', answer)),
      createReconciler(t.shop).run(),
    ]);
    const orders = await ordersOf(customer);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ total: 140_000, status: 'created', paymentStatus: 'success' });
    expect(await t.stockOf(product)).toBe(1);
    expect(await movements(product)).toBe(1);
  });

  it('turns late money into an order while there is stock, and into a refund when there is none', async () => {
    const product = await t.newProduct({ price: 900, stock: 1 });
    const [early, late] = [await t.newCustomer(), await t.newCustomer()];
    const lapsed = await open(early, product, { rupees: 900 });
    t.pass(16);
    await expirePayments(t.shop);
    await confirm(early, await t.pay(lapsed.providerOrderId));
    expect(await ordersOf(early)).toHaveLength(1);
    expect(await t.stockOf(product)).toBe(0);

    const second = await t.newProduct({ price: 900, stock: 1 });
    const slow = await open(late, second, { rupees: 900 });
    t.pass(16);
    await expirePayments(t.shop);
    const quick = await open(early, second, { rupees: 900 });
    const paid = await t.pay(slow.providerOrderId);
    expect(await confirm(late, paid).catch(codeOf)).toBe('conflict');
    expect(await ordersOf(late)).toHaveLength(0);
    const [refund] = (await refunds()).filter((one) => one.reason === 'out-of-stock');
    expect(refund).toMatchObject({ amountPaise: 90_000, orderId: null });
    await confirm(early, await t.pay(quick.providerOrderId));
    expect(await t.stockOf(second)).toBe(0);
    expect(await movements(second)).toBe(0);
  });

  it('refuses a signature, a payment and an order of somebody else', async () => {
    const [customer, other, product] = [
      await t.newCustomer(),
      await t.newCustomer(),
      await t.newProduct({ price: 700, stock: 3 }),
    ];
    const paid = await t.pay((await open(customer, product, { rupees: 700 })).providerOrderId);
    expect(await confirm(other, paid).catch(codeOf)).toBe('forbidden');
    expect(await confirm(customer, { ...paid, razorpay_signature: '0'.repeat(64) }).catch(codeOf)).toBe('invalid');
    expect(await confirm(customer, { ...paid, razorpay_order_id: 'order_unknown' }).catch(codeOf)).toBe(
      'unknown-payment',
    );
    expect(await ordersOf(customer)).toHaveLength(0);
  });
});

describe('cancelling', () => {
  it('restocks and refunds once, however often it is requested', async () => {
    const [customer, product] = [await t.newCustomer(), await t.newProduct({ price: 700, stock: 3 })];
    const order = orderOf(
      await confirm(
        customer,
        await t.pay((await open(customer, product, { quantity: 3, rupees: 700 })).providerOrderId),
      ),
    );
    await Promise.all([1, 2, 3, 4, 5].map(() => moveOrder(t.shop, customer, order.id, 'cancel')));
    expect(await t.stockOf(product)).toBe(3);
    const own = (await refunds()).filter((one) => one.orderId === order.id);
    expect(own).toHaveLength(1);
    await Promise.allSettled([1, 2, 3].map(() => sendRefund(t.shop, own[0]?.id ?? '')));
    await sendRefund(t.shop, own[0]?.id ?? '');
    expect((await ordersOf(customer))[0]).toMatchObject({ status: 'cancel' });
    expect(['refund pending', 'refunded']).toContain((await ordersOf(customer))[0]?.paymentStatus);
  });

  it('lets shoppers cancel only their own order, and nobody move one backwards', async () => {
    const [customer, other, product] = [
      await t.newCustomer(),
      await t.newCustomer(),
      await t.newProduct({ price: 700, stock: 3 }),
    ];
    const order = orderOf(
      await confirm(customer, await t.pay((await open(customer, product, { rupees: 700 })).providerOrderId)),
    );
    expect(await moveOrder(t.shop, other, order.id, 'cancel').catch(codeOf)).toBe('forbidden');
    expect(await moveOrder(t.shop, customer, order.id, 'confirmed').catch(codeOf)).toBe('forbidden');
    const admin: Opener = { ...other, role: 'administrator' };
    for (const step of ['confirmed', 'packed', 'shipped'] as const) await moveOrder(t.shop, admin, order.id, step);
    expect(await moveOrder(t.shop, customer, order.id, 'cancel').catch(codeOf)).toBe('wrong-step');
    expect(await moveOrder(t.shop, admin, order.id, 'created').catch(codeOf)).toBe('wrong-step');
  });
});

describe('the last units', () => {
  it('sells ten of ten to forty simultaneous buyers', async () => {
    const product = await t.newProduct({ price: 700, stock: 10 });
    const buyers: Opener[] = [];
    const now = new Date();
    for (let i = 0; i < 40; i++) buyers.push(await quickCustomer(`buyer${i}`, now));
    const answers = await Promise.all(buyers.map((buyer) => open(buyer, product, { rupees: 700 }).catch(codeOf)));
    const opened = answers.filter((answer) => typeof answer === 'object') as { providerOrderId: string }[];
    expect(opened).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'out-of-stock')).toHaveLength(30);
    expect(await t.stockOf(product)).toBe(0);
  });

  it('resolves the deadlock of carts that wait for each other', async () => {
    const [left, right] = [
      await t.newProduct({ price: 100, stock: 50 }),
      await t.newProduct({ price: 100, stock: 50 }),
    ];
    const shoppers = await Promise.all([1, 2, 3, 4].map(() => t.newCustomer()));
    for (let round = 0; round < 8; round++) {
      await Promise.all(shoppers.map((shopper, i) => open(shopper, (i + round) % 2 ? left : right, { rupees: 100 })));
    }
    expect((await t.stockOf(left)) + (await t.stockOf(right))).toBe(96);
  });

  async function quickCustomer(id: string, now: Date): Promise<Opener> {
    const email = `${id}@kiran.example`;
    await t.shop.db
      .insertInto('user')
      .values({ id, name: id, email, emailVerified: false, image: null, createdAt: now, updatedAt: now })
      .execute();
    await t.shop.db
      .insertInto('address')
      .values({
        id: `adr_${id}`,
        uid: id,
        fullAddress: 'x'.repeat(50),
        city: 'Surat',
        state: 'Gujarat',
        landmark: 'x',
        zipcode: '395001',
        phone: '9876543210',
        isDefault: true,
        createdAt: now,
      })
      .execute();
    return { uid: id, name: id, email, emailVerified: false, role: 'customer', network: 'test' };
  }
});
