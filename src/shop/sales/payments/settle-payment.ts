import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { keepCampaign, releaseCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { ProviderPayment } from './gateway.ts';
import { notifyPayer } from './notify-payer.ts';
import { deleteOpenings } from './opening.store.ts';
import { lockPayment, movePayment } from './payment.store.ts';
import type { Payment } from './payment.ts';
import type { PaymentReference } from './payment-reference.ts';
import { purchasableOf } from './purchasable.ts';
import { startRefund } from './start-refund.ts';

/** How a captured payment ended: `sold` (`created`: by this call), or refunded. */
export type Settled =
  | { outcome: 'sold'; paymentId: string; created: boolean }
  | { outcome: 'refund'; paymentId: string };

/**
 * Creates the order or booking of a captured payment, or refunds it: the one place where either happens, whether the browser,
 * the webhook or the reconciler comes first, repeatedly or concurrently (rules.md §4). The row's lock admits one; the others
 * find it done. `answer` must come from the method's provider itself: its own reply or a signed webhook.
 * Answers undefined for an order that is not ours, or not of this method.
 */
export async function settlePayment(
  shop: Shop,
  method: PaymentMethod,
  answer: ProviderPayment,
): Promise<Settled | undefined> {
  const { orderId } = answer;
  if (answer.status !== 'captured' || !orderId) throw new Fault('not-captured', 'not-captured');
  return transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, { method, providerOrderId: orderId });
    if (!payment) return undefined;
    if (payment.state === 'settled' || payment.state === 'refunding') {
      if (payment.providerPaymentId !== answer.id) await sendSecondBack(shop, write, payment, answer);
      return payment.state === 'settled'
        ? { outcome: 'sold', paymentId: payment.id, created: false }
        : { outcome: 'refund', paymentId: payment.id };
    }
    const captured = { providerPaymentId: answer.id, capturedAt: shop.clock.now() };
    if (answer.amount !== payment.amount || answer.currency !== 'INR') {
      shop.log.error(
        { payment: payment.id, expected: payment.amount, captured: answer.amount, currency: answer.currency },
        'a captured amount differs',
      );
      await deleteOpenings(write.trx, payment.id);
      return sendBack(shop, write, payment, answer, 'amount', captured);
    }
    const gone = await sellFor(shop, write, payment, { orderId, paymentId: answer.id });
    return gone
      ? sendBack(shop, write, payment, answer, gone, captured)
      : { outcome: 'sold', paymentId: payment.id, created: true };
  });
}

/**
 * Makes the order or booking of a locked payment, whose whole amount is there. Answers the reason if what it held is gone: then nothing has been sold,
 * and the caller decides what becomes of the money.
 */
export function sellFor(
  shop: Shop,
  write: Write,
  payment: Payment,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<string | undefined> {
  const at = shop.clock.now();
  // Straight to `settled`: the row is locked, so nobody could see `captured` in between. The order or booking reads its ids there.
  const settled = { providerPaymentId: paymentId, capturedAt: at, state: 'settled' as const, settledAt: at };
  return sell(shop, write, payment, { paid: { method: payment.method, orderId, paymentId }, to: settled, at });
}

/** The same for a payment that is due on delivery: the order stands, and no money is there. */
export function sellOnDelivery(shop: Shop, write: Write, payment: Payment): Promise<string | undefined> {
  const paid = { method: payment.method, orderId: payment.providerOrderId ?? '', paymentId: '' };
  return sell(shop, write, payment, { paid, to: { state: 'due' }, at: shop.clock.now() });
}

type Sale = { paid: PaymentReference; to: Parameters<typeof movePayment>[3]; at: Date };

async function sell(shop: Shop, write: Write, payment: Payment, { paid, to, at }: Sale): Promise<string | undefined> {
  const purchasable = purchasableOf(shop, payment);
  const [, gone] = await pipelined(write.trx, (trx) => [
    deleteOpenings(trx, payment.id),
    purchasable.keep(shop, { ...write, trx }, payment, at),
  ]);
  if (gone) return gone;
  await pipelined(write.trx, (trx) => [
    movePayment(trx, payment.id, [payment.state], to),
    purchasable.place(shop, { ...write, trx }, { ...payment, paid }, at),
    payment.snapshot.saving ? keepCampaign({ ...write, trx }, payment.id) : Promise.resolve(),
  ]);
  checkpoint('payment.settling');
  return undefined;
}

/**
 * Refunds, in full and once, a second capture for something already paid or already being refunded. The provider should
 * refuse such a payment, so this is also logged as an alarm.
 */
async function sendSecondBack(shop: Shop, write: Write, payment: Payment, answer: ProviderPayment): Promise<void> {
  const promised = await startRefund(shop, write, {
    paymentId: payment.id,
    amount: answer.amount as Paise,
    captured: answer.amount as Paise,
    providerPaymentId: answer.id,
    reason: 'paid-twice',
    cause: `second:${answer.id}`,
  });
  if (!promised) return;
  shop.log.error(
    { payment: payment.id, providerPayment: answer.id },
    'a second payment was captured for a payment that is done: it goes back',
  );
  await notifyPayer(write, shop, payment, { kind: 'payment-sent-back' });
}

async function sendBack(
  shop: Shop,
  write: Write,
  payment: Payment,
  answer: ProviderPayment,
  reason: string,
  captured: { providerPaymentId: string; capturedAt: Date },
): Promise<Settled> {
  await releaseCampaign(write, payment.id);
  await purchasableOf(shop, payment).release(write, payment.id, captured.capturedAt);
  await movePayment(write.trx, payment.id, [payment.state], { ...captured, state: 'refunding' });
  await startRefund(shop, write, {
    paymentId: payment.id,
    amount: answer.amount as Paise,
    captured: answer.amount as Paise,
    reason,
    cause: `whole:${payment.id}`,
  });
  await notifyPayer(write, shop, payment, { kind: 'payment-sent-back' });
  return { outcome: 'refund', paymentId: payment.id };
}
