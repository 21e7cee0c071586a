import type { Paise } from '#src/kernel/money.ts';
import { BY_PROVIDER } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import type { Shop } from '#src/shop/shop.ts';
import { unsettledBetween } from './payment.store.ts';
import type { Payment } from './payment.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE = 60_000;
/** A bank may authorise for up to three days (late authorisation); one more day for clock differences. */
const LONGEST = 4 * 24 * 60 * MINUTE;

/** Payments read per query. */
const BATCH = 200;

/**
 * The job that asks the provider about payments that neither browser nor webhook has settled: on every run those of the last
 * 45 minutes, once an hour all that a bank may still authorise. Each reconciler keeps its own time of the last full run, so that
 * two shops in one process do not skip each other's. `run` answers how many it settled.
 */
export function createReconciler(shop: Shop): { run(): Promise<number> } {
  let wholeAt = 0;
  return {
    async run() {
      const now = shop.clock.now().getTime();
      const whole = Math.abs(now - wholeAt) >= 60 * MINUTE;
      if (whole) wholeAt = now;
      return reconcileSince(shop, new Date(now - (whole ? LONGEST : 45 * MINUTE)), new Date(now - MINUTE));
    },
  };
}

/** Reconciles every unsettled payment of each provider, oldest first, in batches. Transfers are settled as the statement is read. */
async function reconcileSince(shop: Shop, since: Date, to: Date): Promise<number> {
  let settled = 0;
  for (const { method, test } of BY_PROVIDER.map((one) => shop.gateways[one])) {
    let from = since;
    for (;;) {
      const payments = await unsettledBetween(shop.db, { from, to, method, test }, BATCH);
      for (const payment of payments) settled += await reconcilePayment(shop, payment);
      const last = payments.at(-1);
      if (!last || payments.length < BATCH) break;
      from = last.createdAt;
    }
  }
  if (settled) shop.log.info({ settled }, 'payments settled by the reconciler');
  return settled;
}

/** Asks the provider about one payment; answers how many of its attempts were settled. An unavailable provider is logged, not thrown. */
export async function reconcilePayment(shop: Shop, payment: Payment): Promise<number> {
  const gateway = shop.gateways[payment.method];
  let settled = 0;
  try {
    for (const answer of await gateway.paymentsOfOrder(payment.providerOrderId ?? '')) {
      const captured =
        answer.status === 'authorized' && answer.amount === payment.amount
          ? await gateway.capture(answer.id, answer.amount as Paise)
          : answer;
      checkpoint('reconcile.asked');
      if (captured.status === 'captured' && (await settlePayment(shop, gateway.method, captured))) settled += 1;
    }
  } catch (error) {
    shop.log.warn({ err: error, payment: payment.id }, 'a payment could not be reconciled now');
  }
  return settled;
}
