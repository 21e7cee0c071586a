import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/kernel/india-time.ts';
import { paise } from '#src/kernel/money.ts';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { listSavings } from './list-savings.ts';

let t: TestShop;
let buyer: Awaited<ReturnType<TestShop['newCustomer']>>;
beforeAll(async () => {
  t = await testShop();
});
beforeEach(async () => {
  buyer = await t.newCustomer();
});
afterAll(() => t?.close());

const on = (rupees: number, kind: 'goods' | 'service' = 'goods', who = buyer) =>
  listSavings(t.shop, { uid: who.uid, kind, base: paise(rupees * 100) });
const best = async (rupees: number) => (await on(rupees))[0]?.code;

describe('a new shop’s offers', () => {
  it('are each the best for some order size', async () => {
    expect([await best(400), await best(1_000), await best(2_500), await best(3_500), await best(8_000)]).toEqual([
      'SOLAR15',
      'CASH200',
      'CASH500',
      'CASH750',
      'SOLAR15',
    ]);
  });

  it('are listed with what each saves, the best first, and what the next one still needs', async () => {
    expect(await on(1_000)).toEqual([
      { code: 'CASH200', discount: 0, cashback: 20_000, missing: 0 },
      { code: 'SOLAR15', discount: 15_000, cashback: 0, missing: 0 },
      { code: 'CASH500', discount: 0, cashback: 37_500, missing: 50_000 },
      { code: 'CASH750', discount: 0, cashback: 75_000, missing: 200_000 },
    ]);
  });

  it('are suggested for a larger order only where they would be its best', async () => {
    await t.shop.db.updateTable('campaign').set({ rateBp: 100 }).where('code', '=', 'CASH750').execute();
    expect((await on(1_000)).map(({ code }) => code)).toEqual(['CASH200', 'SOLAR15', 'CASH500']);
    await t.shop.db.updateTable('campaign').set({ rateBp: 2_500 }).where('code', '=', 'CASH750').execute();
  });
});

it('a code that this shopper cannot apply is not listed, whatever the reason', async () => {
  const add = (code: string, more: object) =>
    t.shop.db
      .insertInto('campaign')
      .values({
        code,
        kind: 'percent',
        rateBp: 9_000,
        amountPaise: null,
        appliesTo: 'all',
        startsAt: null,
        endsAt: null,
        totalLimit: null,
        createdAt: new Date(),
        advertised: true,
        ...more,
      })
      .execute();
  await add('PRIVATE', { advertised: false });
  await add('PAUSED', { active: false });
  await add('TOMORROW', { startsAt: new Date(Date.now() + DAY_MS) });
  await add('GONE', { endsAt: new Date(Date.now() - 1_000) });
  await add('USEDUP', { totalLimit: 1, used: 1 });
  await add('VISITS', { appliesTo: 'service' });
  await add('ONCE', {});
  const codes = async (who = buyer) => (await on(4_000, 'goods', who)).map(({ code }) => code);
  expect(await codes()).toEqual(['ONCE', 'CASH750', 'SOLAR15', 'CASH500', 'CASH200']);
  expect((await on(4_000, 'service')).map(({ code }) => code)).toContain('VISITS');

  // A code held by the shopper's own open payment can be applied again; once paid, it is used.
  const productId = await t.newProduct({ price: 4_000, stock: 9 });
  const opened = await openPayment(t.shop, buyer, {
    amount: 40_000,
    receipt: 'savings',
    items: [{ productId, quantity: 1 }],
    coupon: 'ONCE',
  });
  expect(await codes()).toContain('ONCE');
  const paid = await t.pay(opened.providerOrderId);
  await confirmPayment(t.shop, buyer, {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
  expect(await codes()).not.toContain('ONCE');
  expect(await codes(await t.newCustomer())).toContain('ONCE');
});
