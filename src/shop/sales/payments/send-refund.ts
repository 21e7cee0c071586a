import type { Paise } from '#src/kernel/money.ts';
import { isByHand, type PaymentMethod } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { ProviderRefund } from './gateway.ts';
import { findRefund, findRefundByProvider, moveRefund, openRefunds } from './refund.store.ts';
import { REFUND_QUEUE } from './start-refund.ts';

/**
 * Asks the provider to send a promised refund, or for its status. The refund's own id is the idempotency key, so that a job
 * killed after its request reached the provider sends nothing twice. A payment made in test mode is never refunded by live keys,
 * nor the reverse. Throws when the provider is unavailable: the job is retried.
 */
export async function sendRefund(shop: Shop, refundId: string): Promise<void> {
  const refund = await findRefund(shop.db, refundId);
  if (!refund?.providerPaymentId || refund.state === 'processed' || refund.state === 'failed') return;
  const gateway = shop.gateways[refund.method];
  if (refund.test !== gateway.test) return endUnasked(shop, refund);
  if (isByHand(refund.method)) return; // until the owner says that it is sent (bank-transfer/note-refund-sent.ts)
  const answer = refund.providerRefundId
    ? await gateway.showRefund(refund.providerRefundId)
    : await gateway.refund({
        paymentId: refund.providerPaymentId,
        amount: refund.amountPaise as Paise,
        key: refund.id,
        notes: { refund: refund.id, reason: refund.reason },
      });
  checkpoint('refund.sent');
  await note(shop, refund, answer);
}

/** Applies a webhook about a refund, even one that arrives before our own call's answer. A refund that we never requested is ignored. */
export async function refundChanged(shop: Shop, method: PaymentMethod, answer: ProviderRefund): Promise<void> {
  const refund = await findRefundByProvider(shop.db, method, answer);
  if (refund) await note(shop, refund, answer);
}

/** For a test no money came in, so it counts as refunded; a refund of real money waits until the shop has its live keys again. */
async function endUnasked(
  shop: Shop,
  refund: Promised & { test: boolean; providerRefundId: string | null },
): Promise<void> {
  if (refund.test) return note(shop, refund, { id: refund.providerRefundId, status: 'processed' });
  shop.log.error({ refund: refund.id }, 'a refund of real money waits: the shop runs with test payments');
}

type Promised = {
  id: string;
  orderId: string | null;
  bookingId: string | null;
  installationId: string | null;
  amountPaise: number;
};

async function note(
  shop: Shop,
  refund: Promised,
  answer: Pick<ProviderRefund, 'status'> & { id: string | null },
): Promise<void> {
  await transact(shop, (write) => noteRefund(shop, write, refund, answer));
}

/** Notes how far a refund is, and passes on how it ended; false when it had ended before. */
export async function noteRefund(
  shop: Shop,
  write: Write,
  refund: Promised,
  answer: Pick<ProviderRefund, 'status'> & { id: string | null },
): Promise<boolean> {
  const at = shop.clock.now();
  const state = answer.status === 'pending' ? 'sent' : answer.status;
  if (!(await moveRefund(write.trx, refund.id, { state, providerRefundId: answer.id, updatedAt: at }))) return false;
  write.expire(live('payments'));
  if (state === 'sent') return true;
  const { orderId, bookingId, installationId } = refund;
  const ended = { id: refund.id, amount: refund.amountPaise as Paise, outcome: state, at };
  if (orderId) await shop.purchasables.goods.refundEnded(shop, write, orderId, ended);
  else if (bookingId) await shop.purchasables.service.refundEnded(shop, write, bookingId, ended);
  else if (installationId) await shop.purchasables.installation.refundEnded(shop, write, installationId, ended);
  return true;
}

/** Asks again about refunds still pending after ten minutes: the queue's own retries are over by then. */
export async function chaseRefunds(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - 10 * 60_000);
  for (const refundId of await openRefunds(shop.db, before, 100)) {
    await transact(shop, ({ trx }) => shop.jobs.send(trx, REFUND_QUEUE, { refundId }, { key: refundId }));
  }
}
