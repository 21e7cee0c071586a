import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expirePayments } from '#src/shop/sales/payments/expire-payments.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

let serial = 0;
const campaign = async (more: { totalLimit?: number; customerLimit?: number } = {}) => {
  const code = `CODE${++serial}`;
  await t.shop.db
    .insertInto('campaign')
    .values({
      code,
      kind: 'percent',
      rateBp: 1000,
      amountPaise: null,
      appliesTo: 'goods',
      startsAt: null,
      endsAt: null,
      totalLimit: null,
      createdAt: new Date(),
      ...more,
    })
    .execute();
  return code;
};
const used = async (code: string) =>
  (await t.shop.db.selectFrom('campaign').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used;
const buy = async (
  coupon: string,
  productId: string,
  amount: number,
  customer?: Awaited<ReturnType<TestShop['newCustomer']>>,
) => {
  const buyer = customer ?? (await t.newCustomer());
  return {
    buyer,
    opened: await openPayment(t.shop, buyer, {
      amount,
      receipt: `r${++serial}`,
      items: [{ productId, quantity: 3 }],
      coupon,
    }),
  };
};
const confirm = async ({ buyer, opened }: Awaited<ReturnType<typeof buy>>) => {
  const paid = await t.pay(opened.providerOrderId);
  return confirmPayment(t.shop, buyer, {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
};

describe('a code at the checkout', () => {
  it('lowers the amount, and the order keeps what each line gave', async () => {
    const [code, productId] = [await campaign(), await t.newProduct({ price: 333, stock: 9 })];
    await expect(buy(code, productId, 99_900)).rejects.toMatchObject({
      code: 'price-changed',
      detail: { total: 89_910 },
    });
    const { order } = await confirm(await buy(code.toLowerCase(), productId, 89_910));
    expect(order).toMatchObject({
      total: 89_910,
      subtotal: 99_900,
      discount: 9_990,
      coupon: code,
      lines: [{ discount: 9_990 }],
    });
    expect(await used(code)).toBe(1);
  });

  it('is single use: for one shopper with two payments at once, and for two shoppers who want the last one', async () => {
    const productId = await t.newProduct({ price: 100, stock: 99 });
    const once = await campaign();
    const { buyer } = await buy(once, productId, 27_000);
    await confirm(await buy(once, productId, 27_000, buyer)); // the first was still open: shoppers never compete with their own retry
    expect(await used(once)).toBe(1);
    await expect(buy(once, productId, 27_000, buyer)).rejects.toMatchObject({
      code: 'coupon-refused',
      detail: { reason: 'used-by-you' },
    });

    const last = await campaign({ totalLimit: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => buy(last, productId, 27_000)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await used(last)).toBe(1);
  });

  it('is free again when the reservation ends, and counts if the money comes after all', async () => {
    const [code, productId] = [await campaign({ totalLimit: 1 }), await t.newProduct({ price: 100, stock: 99 })];
    const late = await buy(code, productId, 27_000);
    t.pass(16);
    await expirePayments(t.shop);
    expect(await used(code)).toBe(0);
    await confirm(await buy(code, productId, 27_000)); // another shopper takes it in the meantime
    const { order } = await confirm(late);
    expect(order).toMatchObject({ total: 27_000, coupon: code });
    expect(await used(code)).toBe(2);
  });
});
