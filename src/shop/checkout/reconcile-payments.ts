import { checkpoint } from '#src/platform/checkpoint.ts';
import type { Paise } from '#src/platform/money.ts';
import { unsettledBetween } from '#src/shop/checkout/payment.store.ts';
import { settlePayment } from '#src/shop/checkout/settle-payment.ts';
import type { Shop } from '#src/shop/shop.ts';

const MINUTE = 60_000;
/** A bank may authorise for up to three days (Razorpay: late authorisation); one more for the clocks. */
const LONGEST = 4 * 24 * 60 * MINUTE;

/**
 * Asks the provider about payments that neither browser nor webhook has settled: those of the last minutes each time,
 * older ones once an hour. Answers how many it settled.
 */
export async function reconcilePayments(shop: Shop): Promise<number> {
  const now = shop.clock.now().getTime();
  const oldest = new Date(now).getUTCMinutes() === 0 ? LONGEST : 45 * MINUTE;
  const payments = await unsettledBetween(shop.db, new Date(now - oldest), new Date(now - MINUTE), 500);
  let settled = 0;
  for (const payment of payments) {
    try {
      for (const answer of await shop.gateway.paymentsOfOrder(payment.providerOrderId ?? '')) {
        const captured =
          answer.status === 'authorized' && answer.amount === payment.amount ? await shop.gateway.capture(answer.id, answer.amount as Paise) : answer;
        checkpoint('reconcile.asked');
        if (captured.status === 'captured' && (await settlePayment(shop, captured))) settled += 1;
      }
    } catch (error) {
      shop.log.warn({ err: error, payment: payment.id }, 'a payment could not be reconciled now');
    }
  }
  if (settled) shop.log.info({ settled }, 'payments settled by the reconciler');
  return settled;
}
