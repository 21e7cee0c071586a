import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import { mailsTo } from '#tests/support/mails.ts';
import {
  addAddress,
  openPayment,
  type RunningShop,
  receipt,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { statementOf } from '#tests/support/statement.ts';
import { orderByTransfer, provenShopper, takeTransfers, upload } from '#tests/support/transfers.ts';
import type { Body } from '#tests/support/visitor.ts';

// Orders that are paid by a transfer to the owner's account, and the statement that confirms them.

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
let kit: Body;
beforeAll(async () => {
  shop = await runningShop();
  [owner, asha] = await Promise.all([shop.admin(), provenShopper(shop)]);
  kit = await shop.product({ name: 'Rooftop kit', price: 150_000, stock: 50 });
});
afterAll(() => shop?.close());

const stateOf = async (reference: string) =>
  (await shop.sql.query('select state from payment where provider_order_id = $1', [reference])).rows[0]?.state;
const orderOf = async (reference: string): Promise<Body> =>
  (
    await shop.sql.query(
      'select o.* from "order" o join payment p on p.id = o.payment_id where p.provider_order_id = $1',
      [reference],
    )
  ).rows[0];
const creditFor = async (words: string): Promise<Body> =>
  (await shop.sql.query('select * from bank_credit where narration like $1', [`%${words}%`])).rows[0];
const refundsOf = async (reference: string): Promise<Body[]> =>
  (
    await shop.sql.query(
      'select r.* from refund r join payment p on p.id = r.payment_id where p.provider_order_id = $1 order by r.created_at',
      [reference],
    )
  ).rows;
/** A new customer's order that waits, by its reference. */
async function waiting(product: Body = kit, quantity = 1): Promise<{ who: Shopper; reference: string }> {
  const who = await provenShopper(shop);
  const opened = await orderByTransfer(who, product, quantity);
  expect(opened.status, opened.text).toBe(201);
  return { who, reference: opened.body.id };
}
async function expire(reference: string): Promise<void> {
  await shop.sql.query("update payment set reserved_until = now() - interval '1 second' where provider_order_id = $1", [
    reference,
  ]);
  await shop.runJob('checkout.lapse');
  await expect.poll(() => stateOf(reference)).toBe('lapsed');
}
const line = (reference: string, paise = 15_000_000) => ({
  words: `NEFT CR-UTIB0000123-ASHA PATEL-${reference}`,
  paise,
});

describe('the choice of a bank transfer', () => {
  it('is refused while the owner has entered no account', async () => {
    expectRefusal(await orderByTransfer(asha, kit), 422, { fields: ['method'] });
  });

  it('is off again without any part of the account, and only takes a real one', async () => {
    const { version } = (await owner.call('GET', '/admin/settings')).body.data;
    const change = (values: object) => owner.call('PUT', '/admin/settings', { version, values });
    expectRefusal(await change({ 'transfer.ifsc': 'HDFC1001234', 'transfer.account': '12A' }), 422, {
      fields: ['transfer.account', 'transfer.ifsc'],
    });
    expectRefusal(await change({ 'transfer.least': 5000, 'transfer.most': 4999 }), 422, { fields: ['transfer.most'] });
    expectRefusal(await change({ 'transfer.pins': '38, x9' }), 422, { fields: ['transfer.pins'] });
  });

  it('is by amount and by PIN code', async () => {
    await takeTransfers(shop, { 'transfer.least': 200_000, 'transfer.pins': '38' });
    expectRefusal(await orderByTransfer(asha, kit), 422, { fields: ['method'] });
    await takeTransfers(shop, { 'transfer.most': 100_000 });
    expectRefusal(await orderByTransfer(asha, kit), 422, { fields: ['method'] });
    await takeTransfers(shop, { 'transfer.most': 1_000_000, 'transfer.pins': '400, 411' });
    expectRefusal(await orderByTransfer(asha, kit), 422, { fields: ['method'] });
    await takeTransfers(shop, { 'transfer.pins': '' });
    expect((await orderByTransfer(asha, kit)).status).toBe(201);
  });

  it('is for customers who can be reached', async () => {
    const unproven = await shop.shopper();
    await addAddress(unproven);
    const lamp = await shop.product({ price: 500 });
    expectRefusal(await orderByTransfer(unproven, lamp), 403, { code: 'verification-required' });
    expect(await shop.stockOf(lamp._id)).toBe(10);
  });

  it('never holds the time of a technician', async () => {
    const answer = await asha.call('POST', '/razorpay', {
      amount: 100,
      currency: 'INR',
      receipt: receipt(),
      method: 'bank-transfer',
      serviceId: 1,
    });
    expect(answer.status, answer.text).toBe(422);
  });
});

describe('an order that waits for its transfer', () => {
  it('holds its goods for the owner’s days, beside what else is bought, and mails the account and the reference', async () => {
    const who = await provenShopper(shop);
    const lamp = await shop.product({ price: 5000, stock: 5 });
    await takeTransfers(shop, { 'transfer.days': 3 });
    const opened = await orderByTransfer(who, lamp, 2);
    expect(opened.body).toMatchObject({ amount: 1_000_000, id: expect.stringMatching(/^BT[2-9A-Z]{10}$/) });
    await openPayment(who, [{ _id: lamp._id, quantity: 1, price: 5000 }]);
    expect(await stateOf(opened.body.id)).toBe('open');
    expect(await shop.stockOf(lamp._id)).toBe(2);
    const { rows } = await shop.sql.query(
      "select reserved_until > now() + interval '60 hours' and reserved_until < now() + interval '97 hours' as kept from payment where provider_order_id = $1",
      [opened.body.id],
    );
    expect(rows[0].kept).toBe(true);
    const [mail] = await mailsTo(shop, who.email, 'transfer-opened');
    for (const part of ['50200012345678', 'HDFC0001234', opened.body.id, '₹10,000']) expect(mail?.text).toContain(part);
  });

  it('is the same for the same receipt, and leaves the cart', async () => {
    const who = await provenShopper(shop);
    const cart = () => shop.sql.query('select product_id from cart_line where uid = $1', [who.uid]);
    await who.call('POST', '/Firebaseuser/add-to-cart', { uid: who.uid, itemToAdd: { _id: kit._id }, inCart: false });
    expect((await cart()).rows).toHaveLength(1);
    const same = { receipt: receipt(), items: undefined };
    const [one, two] = await Promise.all([1, 2].map(() => orderByTransfer(who, kit, 1, same)));
    expect([one?.body.id, two?.status === 409 ? one?.body.id : two?.body.id]).toEqual([one?.body.id, one?.body.id]);
    expect((await cart()).rows).toHaveLength(0);
    expect(await mailsTo(shop, who.email, 'transfer-opened')).toHaveLength(1);
  });

  it('is one of two at the most', async () => {
    const { who } = await waiting();
    expect((await orderByTransfer(who, kit)).status).toBe(201);
    expectRefusal(await orderByTransfer(who, kit), 422, { code: 'over-limit' });
  });

  it('may be given up by its customer alone, and releases everything', async () => {
    const lamp = await shop.product({ price: 5000, stock: 5 });
    const { who, reference } = await waiting(lamp, 5);
    const cancel = (by: Shopper) => by.call('POST', `/transfers/${reference}/cancel`);
    expectRefusal(await cancel(asha), 403);
    expect((await cancel(who)).status).toBe(200);
    expect((await cancel(who)).status).toBe(200);
    expect(await stateOf(reference)).toBe('abandoned');
    expect(await shop.stockOf(lamp._id)).toBe(5);
    expectRefusal(await who.call('POST', '/transfers/BT2222222222/cancel'), 404);
  });

  it('is released with its code when its time is over, and its customer is told', async () => {
    const lamp = await shop.product({ price: 5000, stock: 5 });
    await shop.sql.query(
      "insert into campaign (code, kind, amount_paise, applies_to, customer_limit, total_limit, created_at) values ('ONCE500', 'amount', 50000, 'goods', 1, 1, now())",
    );
    const who = await provenShopper(shop);
    const opened = await orderByTransfer(who, lamp, 1, { coupon: 'ONCE500', amount: 450_000 });
    expect(opened.status, opened.text).toBe(201);
    const used = async () => (await shop.sql.query("select used from campaign where code = 'ONCE500'")).rows[0].used;
    expect([await shop.stockOf(lamp._id), await used()]).toEqual([4, 1]);
    await expire(opened.body.id);
    expect([await shop.stockOf(lamp._id), await used()]).toEqual([5, 0]);
    expect(await mailsTo(shop, who.email, 'transfer-released')).toHaveLength(1);
    expect((await orderByTransfer(who, lamp, 1, { coupon: 'ONCE500', amount: 450_000 })).status).toBe(201);
  });

  it('reminds its customer once, a day before the end', async () => {
    const { who, reference } = await waiting();
    await shop.sql.query(
      "update payment set created_at = now() - interval '3 days', reserved_until = now() + interval '20 hours' where provider_order_id = $1",
      [reference],
    );
    await shop.runJob('checkout.remind-of-transfers');
    await expect.poll(async () => (await mailsTo(shop, who.email, 'transfer-reminder')).length).toBe(1);
    await shop.runJob('checkout.remind-of-transfers');
    const { who: other, reference: second } = await waiting();
    await shop.sql.query(
      "update payment set created_at = now() - interval '3 days', reserved_until = now() + interval '20 hours' where provider_order_id = $1",
      [second],
    );
    await shop.runJob('checkout.remind-of-transfers');
    await expect.poll(async () => (await mailsTo(shop, other.email, 'transfer-reminder')).length).toBe(1);
    expect(await mailsTo(shop, who.email, 'transfer-reminder')).toHaveLength(1);
  });
});

describe('a bank statement', () => {
  it('makes the order of an exact transfer, once, however often it is uploaded', async () => {
    const { who, reference } = await waiting();
    const statement = statementOf([line(reference), { words: 'SALARY TRANSFER', paise: 5_000_000 }]);
    expect((await upload(owner, statement)).body.data).toEqual({ matched: 1, unclear: 1, known: 0 });
    expect((await upload(owner, statement)).body.data).toEqual({ matched: 0, unclear: 0, known: 2 });
    expect(await orderOf(reference)).toMatchObject({ total_paise: 15_000_000, payment_status: 'success' });
    expect(await mailsTo(shop, who.email, 'order-placed')).toHaveLength(1);
    expect(await creditFor('SALARY')).toMatchObject({ state: 'unclear', payment_id: null });
  });

  it('counts equal rows of one statement apart', async () => {
    const twice = { words: 'IMPS-EQUAL ROWS', paise: 77_700 };
    expect((await upload(owner, statementOf([twice, twice]))).body.data).toMatchObject({ unclear: 2, known: 0 });
    expect((await upload(owner, statementOf([twice]))).body.data).toMatchObject({ unclear: 0, known: 1 });
    expect((await upload(owner, statementOf([twice, twice, twice]))).body.data).toMatchObject({ unclear: 1, known: 2 });
  });

  it('is refused when it is none, with a word of what is missing', async () => {
    expectRefusal(await upload(owner, 'a,b\n1,2\n'), 422, { fields: ['file'] });
    expectRefusal(await upload(owner, ''), 422, { fields: ['file'] });
    const broken = statementOf([]).replace('1,250.00"', '1,250.00"').concat('\r\n05/11/26,"NEFT",1,05/11/26,,"12x",1');
    expectRefusal(await upload(owner, broken), 422, { fields: ['file'] });
    expectRefusal(await upload(asha, statementOf([])), 403);
  });

  it('leaves too little, too much, money paid twice and a cancelled order to the owner', async () => {
    const [short, over, twice, gone] = await Promise.all([waiting(), waiting(), waiting(), waiting()]);
    await gone.who.call('POST', `/transfers/${gone.reference}/cancel`);
    const answer = await upload(
      owner,
      statementOf([
        line(short.reference, 14_999_900),
        line(over.reference, 15_000_100),
        line(twice.reference),
        { ...line(twice.reference), day: '06/11/26' },
        line(gone.reference),
      ]),
    );
    expect(answer.body.data).toEqual({ matched: 1, unclear: 4, known: 0 });
    expect(await Promise.all([short, over, twice, gone].map(({ reference }) => stateOf(reference)))).toEqual([
      'open',
      'open',
      'settled',
      'abandoned',
    ]);
  });

  it('makes a late order while the goods are there, and asks the owner when they are not', async () => {
    const lamp = await shop.product({ price: 5000, stock: 2 });
    const [first, second] = [await waiting(lamp), await waiting(lamp)];
    await expire(first.reference);
    await expire(second.reference);
    const other = await waiting(lamp);
    expect((await upload(owner, statementOf([line(first.reference, 500_000)]))).body.data.matched).toBe(1);
    expect((await upload(owner, statementOf([line(second.reference, 500_000)]))).body.data).toMatchObject({
      matched: 0,
      unclear: 1,
    });
    expect([await stateOf(second.reference), await stateOf(other.reference)]).toEqual(['lapsed', 'open']);
    expect(await shop.stockOf(lamp._id)).toBe(0);
  });
});

describe('the owner', () => {
  const match = (reference: string, credits: string[]) =>
    owner.call('POST', '/admin/transfers/match', { reference, credits });
  const giveBack = (id: string) => owner.call('POST', `/admin/transfers/${id}/return`);

  it('matches a transfer without its reference by hand', async () => {
    const { reference } = await waiting();
    await upload(owner, statementOf([{ words: 'RTGS FROM MEHTA AND SONS', paise: 15_000_000 }]));
    const credit = await creditFor('MEHTA');
    expectRefusal(await match('BT2222222222', [credit.id]), 404);
    expectRefusal(await match(reference, ['bcr_none']), 404);
    expect((await match(` ${reference.toLowerCase()} `, [credit.id])).status).toBe(200);
    expect(await orderOf(reference)).toBeTruthy();
    expectRefusal(await match(reference, [credit.id]), 409, { code: 'wrong-step' });
  });

  it('makes one order of two parts, but not of one', async () => {
    const { reference } = await waiting();
    await upload(owner, statementOf([line(reference, 10_000_000), { ...line(reference, 5_000_000), day: '07/11/26' }]));
    const { rows } = await shop.sql.query('select id from bank_credit where narration like $1 order by amount_paise', [
      `%${reference}%`,
    ]);
    const [small, large] = rows.map(({ id }) => id as string) as [string, string];
    expectRefusal(await match(reference, [large]), 409, { code: 'conflict' });
    expect((await match(reference, [small, large])).status).toBe(200);
    expect((await orderOf(reference)).total_paise).toBe(15_000_000);
    expect(await refundsOf(reference)).toEqual([]);
  });

  it('makes the order of too much, and sends the rest back under the bank’s number', async () => {
    const { who, reference } = await waiting();
    await upload(owner, statementOf([line(reference, 15_123_456)]));
    expect((await match(reference, [(await creditFor(reference)).id])).status).toBe(200);
    const [rest] = await refundsOf(reference);
    expect(rest).toMatchObject({ amount_paise: 123_456, state: 'pending', order_id: null });
    expect((await mailsTo(shop, who.email, 'transfer-returned'))[0]?.text).toContain('₹1,234.56');
    const sent = (utr: string) => owner.call('POST', `/admin/refunds/${rest.id}/sent`, { utr });
    expectRefusal(await sent('short'), 422, { fields: ['utr'] });
    expect((await sent('hdfcn52026110512')).status).toBe(200);
    expectRefusal(await sent('HDFCN52026110513'), 409, { code: 'wrong-step' });
    expect((await refundsOf(reference))[0]).toMatchObject({
      state: 'processed',
      provider_refund_id: 'HDFCN52026110512',
    });
  });

  it('sends back what paid for nothing, once', async () => {
    const { reference } = await waiting();
    await upload(owner, statementOf([line(reference, 100_000)]));
    const { id } = await creditFor(reference);
    const answers = await Promise.all([giveBack(id), giveBack(id), match(reference, [id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await refundsOf(reference)).toMatchObject([{ amount_paise: 100_000, state: 'pending' }]);
    expect(await stateOf(reference)).toBe('open');
    await upload(owner, statementOf([{ words: 'UNNAMED MONEY', paise: 4200 }]));
    expectRefusal(await giveBack((await creditFor('UNNAMED')).id), 409, { code: 'wrong-step' });
  });

  it('sets aside what is no customer’s, and takes it up again', async () => {
    await upload(owner, statementOf([{ words: 'INTEREST PAID', paise: 1234 }]));
    const { id } = await creditFor('INTEREST');
    const aside = (set: boolean) => owner.call('PUT', `/admin/transfers/${id}/aside`, { aside: set });
    const toLookAt = async (): Promise<number> =>
      (await owner.call('GET', '/admin/work')).body.data.find(({ kind }: Body) => kind === 'transfers')?.count ?? 0;
    const before = await toLookAt();
    expect((await aside(true)).status).toBe(200);
    expect(await toLookAt()).toBe(before - 1);
    expectRefusal(await aside(true), 409, { code: 'wrong-step' });
    expect((await aside(false)).status).toBe(200);
    expect((await creditFor('INTEREST')).state).toBe('unclear');
    const { reference } = await waiting();
    await upload(owner, statementOf([line(reference, 500)]));
    const named = await creditFor(reference);
    const answer = await owner.call('PUT', `/admin/transfers/${named.id}/aside`, { aside: true });
    expectRefusal(answer, 409, { code: 'wrong-step' });
  });

  it('refunds a cancelled order by hand, and its customer sees it as refunded then', async () => {
    const { who, reference } = await waiting();
    await upload(owner, statementOf([line(reference)]));
    const { id } = await orderOf(reference);
    expect((await who.call('PUT', `/order/${id}`, { orderStatus: 'cancel' })).status).toBe(200);
    const [refund] = await refundsOf(reference);
    expect((await orderOf(reference)).payment_status).toBe('refund pending');
    const utr = 'HDFCN52026110599';
    expect((await owner.call('POST', `/admin/refunds/${refund.id}/sent`, { utr })).status).toBe(200);
    expect((await orderOf(reference)).payment_status).toBe('refunded');
    const again = await waiting();
    await upload(owner, statementOf([line(again.reference)]));
    const other = await orderOf(again.reference);
    await again.who.call('PUT', `/order/${other.id}`, { orderStatus: 'cancel' });
    const [second] = await refundsOf(again.reference);
    expectRefusal(await owner.call('POST', `/admin/refunds/${second.id}/sent`, { utr }), 422, { fields: ['utr'] });
  });

  it('and the statement make one order when they are at it together', async () => {
    for (let round = 0; round < 12; round++) {
      const { reference } = await waiting();
      const words = `NEFT TOGETHER ${round}`;
      await upload(owner, statementOf([{ words, paise: 15_000_000 }]));
      const { id } = await creditFor(words);
      const statement = statementOf([line(reference)]);
      const [byHand, ...uploads] = await Promise.all([
        match(reference, [id]),
        upload(owner, statement),
        upload(owner, statement),
      ]);
      expect([200, 409]).toContain(byHand.status);
      const matched = uploads.reduce((all, { body }) => all + body.data.matched, byHand.status === 200 ? 1 : 0);
      expect(matched).toBe(1);
      const { rows } = await shop.sql.query(
        "select count(*)::int as count from bank_credit c join payment p on p.id = c.payment_id where p.provider_order_id = $1 and c.state = 'matched'",
        [reference],
      );
      expect(rows[0].count).toBe(1);
    }
  });

  it('leaves a line in the audit log for all of it, and the books add up', async () => {
    const { rows } = await shop.sql.query(
      "select distinct act from audit_entry where act like 'transfer.%' or act like 'statement.%' or act = 'refund.sent' order by act",
    );
    expect(rows.map(({ act }) => act)).toEqual([
      'refund.sent',
      'statement.uploaded',
      'transfer.matched',
      'transfer.returned',
      'transfer.set-aside',
      'transfer.taken-up',
    ]);
    expect(await wrongInBooks(shop.sql, 'now')).toEqual([]);
  });
});
