import { type Paise, sum } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { lockPayment } from '../payment.store.ts';
import { type Payment, RECEIVING } from '../payment.ts';
import { sellFor } from '../settle-payment.ts';
import { startRefund } from '../start-refund.ts';
import { type BankCredit, decideCredits, lockCredits } from './credit.store.ts';
import { notifyOfTransfer } from './notify-of-transfer.ts';

/**
 * Makes the order of a payment from one or several credits, as the owner says: a transfer without its reference, in parts, or too high. What is over
 * is promised back. Throws `forbidden`, `not-found`, `wrong-step`, `conflict` (too little), `out-of-stock`.
 */
export async function matchCredits(
  shop: Shop,
  actor: Principal,
  { reference, credits: ids }: { reference: string; credits: string[] },
): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const credits = await takeUnclear(write, ids);
    const key = { method: 'bank-transfer' as const, providerOrderId: reference };
    const payment = await lockPayment(write.trx, key);
    if (!payment) throw notFound('payment');
    if (!RECEIVING.includes(payment.state)) throw new Fault('wrong-step', 'payment-ended');
    const received = sum(credits.map(({ amount }) => amount));
    if (received < payment.amount)
      throw new Fault('conflict', because('transfer-short', { amount: payment.amount - received }));
    const [first] = credits as [BankCredit];
    if (await sellFor(shop, write, payment, { orderId: reference, paymentId: first.id }))
      throw new Fault('out-of-stock', 'transfer-goods-gone');
    const at = shop.clock.now();
    await decideCredits(write.trx, ids, { state: 'matched', paymentId: payment.id, decidedAt: at });
    if (received > payment.amount)
      await promiseBack(shop, write, payment, { of: `${first.id}+`, amount: (received - payment.amount) as Paise });
    write.expire(live('payments'));
    const after = { credits: ids, amountPaise: received };
    await recordAction(write, actor, { act: 'transfer.matched', subject: `payment:${payment.id}`, after }, at);
  });
}

/** Promises a transfer back that paid for nothing: too little, or for something already paid. Throws `forbidden`, `wrong-step`. */
export async function returnCredit(shop: Shop, actor: Principal, id: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const [credit] = (await takeUnclear(write, [id])) as [BankCredit];
    if (!credit.paymentId) throw new Fault('wrong-step', 'transfer-unnamed');
    const payment = await lockPayment(write.trx, { id: credit.paymentId });
    if (!payment) throw notFound('payment');
    const at = shop.clock.now();
    await decideCredits(write.trx, [id], { state: 'returned', paymentId: payment.id, decidedAt: at });
    await promiseBack(shop, write, payment, { of: id, amount: credit.amount });
    write.expire(live('payments'));
    const after = { credits: [id], amountPaise: credit.amount };
    await recordAction(write, actor, { act: 'transfer.returned', subject: `payment:${payment.id}`, after }, at);
  });
}

/** Sets a credit aside that is no customer's payment, or takes it up again. Throws `forbidden`, `not-found`, `wrong-step`. */
export async function setCreditAside(shop: Shop, actor: Principal, id: string, aside: boolean): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const [credit] = await lockCredits(write.trx, [id]);
    if (!credit) throw notFound('credit');
    if (credit.state !== (aside ? 'unclear' : 'set-aside')) throw new Fault('wrong-step', 'transfer-decided');
    // A customer's money is in an order or goes back: nothing of it is set aside.
    if (credit.paymentId) throw new Fault('wrong-step', 'transfer-named');
    const at = shop.clock.now();
    await decideCredits(
      write.trx,
      [id],
      aside ? { state: 'set-aside', decidedAt: at } : { state: 'unclear', decidedAt: null },
    );
    write.expire(live('payments'));
    const act = aside ? 'transfer.set-aside' : 'transfer.taken-up';
    await recordAction(write, actor, { act, subject: `credit:${id}`, after: { amountPaise: credit.amount } }, at);
  });
}

/** The credits, locked. Each counts once: of two who decide at the same time, the second is refused. */
async function takeUnclear({ trx }: Write, ids: string[]): Promise<BankCredit[]> {
  const credits = await lockCredits(trx, ids);
  if (credits.length < new Set(ids).size) throw notFound('credit');
  if (credits.some(({ state }) => state !== 'unclear')) throw new Fault('wrong-step', 'transfer-decided');
  return credits;
}

/** `of` stands for money beside the payment's own, and keeps it from being promised twice. */
async function promiseBack(
  shop: Shop,
  write: Write,
  payment: Payment,
  { of, amount }: { of: string; amount: Paise },
): Promise<void> {
  const money = { amount, captured: amount, providerPaymentId: of };
  await startRefund(shop, write, { paymentId: payment.id, ...money, reason: 'transfer', cause: `transfer:${of}` });
  await notifyOfTransfer(write, shop, payment, 'returned', amount);
}
