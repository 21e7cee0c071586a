import type { Paise } from '#src/kernel/money.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { ProviderPayment } from '#src/shop/sales/payments/gateway.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { keepCampaign, releaseCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { deleteOpenings } from './opening.store.ts';
import { lockPayment, movePayment } from './payment.store.ts';
import type { Payment } from './payment.ts';
import { claimLink, unclaimLink } from './payment-link.store.ts';
import { tellPayer } from './tell-payer.ts';
import { type Made, wareOf } from './ware.ts';

/** How a captured payment ended: `sold`, with what it made where that was just now, or its money goes back. */
export type Settled =
  | { outcome: 'sold'; paymentId: string; created: boolean; made?: Made }
  | { outcome: 'refund'; paymentId: string };

/**
 * Makes the order or booking of a captured payment, or sends the money back: the one place where either happens, whether the browser,
 * the webhook or the reconciler comes first, many times or at once (rules.md §4). The row's lock lets one in; the others
 * find it done. `answer` must come from the provider itself: its own reply or a signed webhook.
 * Answers undefined for an order that is not ours.
 */
export async function settlePayment(shop: Shop, answer: ProviderPayment): Promise<Settled | undefined> {
  const { orderId } = answer;
  if (answer.status !== 'captured' || !orderId) throw new Fault('not-captured', 'This payment is not captured yet.');
  return transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, { providerOrderId: orderId });
    if (!payment) return undefined;
    if (payment.state === 'settled' || payment.state === 'refunding') {
      if (payment.providerPaymentId !== answer.id) await sendSecondBack(shop, write, payment, answer);
      return payment.state === 'settled'
        ? { outcome: 'sold', paymentId: payment.id, created: false }
        : { outcome: 'refund', paymentId: payment.id };
    }
    await deleteOpenings(write.trx, payment.id);
    const at = shop.clock.now();
    const captured = { providerPaymentId: answer.id, capturedAt: at };
    if (answer.amount !== payment.amount || answer.currency !== 'INR') {
      shop.log.error(
        { payment: payment.id, expected: payment.amount, captured: answer.amount, currency: answer.currency },
        'a captured amount differs',
      );
      return sendBack(shop, write, payment, answer, 'amount', captured);
    }
    const link = 'link' in payment.snapshot ? payment.snapshot.link : undefined;
    // One link makes one order: what was paid twice, or after it was taken back, goes back.
    if (link && !(await claimLink(write.trx, link, payment.id)))
      return sendBack(shop, write, payment, answer, 'link-ended', captured);
    const ware = wareOf(payment);
    if (!(await ware.keep(shop, write, payment, at))) {
      if (link) await unclaimLink(write.trx, link, payment.id);
      return sendBack(shop, write, payment, answer, ware.gone, captured);
    }
    const made = await ware.place(
      shop,
      write,
      { ...payment, providerOrderId: orderId, providerPaymentId: answer.id },
      at,
    );
    if (payment.snapshot.saving) await keepCampaign(write, payment.id);
    // Straight to its end: the row is locked, so nobody could see it stand at `captured` between.
    await movePayment(write.trx, payment.id, [payment.state], { ...captured, state: 'settled', settledAt: at });
    checkpoint('payment.settling');
    return { outcome: 'sold', paymentId: payment.id, created: true, made };
  });
}

/**
 * Sends back what was captured for something already paid or already going back: whole, and once, for nobody owes us twice. The
 * provider should refuse such a payment, so it is also an alarm.
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
  await tellPayer(write, shop, payment, { kind: 'payment-sent-back' });
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
  await wareOf(payment).release(write, payment.id, captured.capturedAt);
  await movePayment(write.trx, payment.id, [payment.state], { ...captured, state: 'refunding' });
  await startRefund(shop, write, {
    paymentId: payment.id,
    amount: answer.amount as Paise,
    captured: answer.amount as Paise,
    reason,
    cause: `whole:${payment.id}`,
  });
  await tellPayer(write, shop, payment, { kind: 'payment-sent-back' });
  return { outcome: 'refund', paymentId: payment.id };
}
