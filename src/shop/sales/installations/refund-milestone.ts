import { type Paise, paise } from '#src/kernel/money.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { listInstallationRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import type { EndedRefund } from '#src/shop/sales/payments/purchasable.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { insertInstallationEvent, lockInstallation } from './installation.store.ts';
import type { Installation, Milestone } from './installation.ts';
import { creditOf } from './installation-documents.ts';
import { notifyOfInstallation } from './notify-of-installation.ts';

/**
 * Refunds a paid milestone, whole or in part, for any reason; the same key refunds once. A part of the price that is refunded before the handover
 * lowers the invoice. Administrator only. Throws `not-found`, `wrong-step` for an unpaid one, `conflict` (more than is left).
 */
export async function refundPaidMilestone(
  platform: Platform,
  actor: Principal,
  id: string,
  { position, amount, note, key }: { position: number; amount?: Paise | undefined; note: string; key: string },
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const order = await lockInstallation(write.trx, id);
    const milestone = order?.milestones.find((one) => one.position === position);
    if (!order || !milestone) throw notFound('installation');
    if (!milestone.paymentId) throw new Fault('wrong-step', 'milestone-unpaid');
    const cause = `milestone:${id}:${position}:${key}`;
    const refund = await refundMilestone(
      platform,
      write,
      order,
      milestone,
      { amount, cause, reason: 'partial', note },
      at,
    );
    if (refund === 0) return; // the same key, or nothing is left
    await insertInstallationEvent(write.trx, {
      installationId: id,
      at,
      actor: actor.uid,
      what: 'refunded',
      milestone: position,
      note,
    });
    const after = { milestone: position, amountPaise: refund, note };
    await recordAction(write, actor, { act: 'refund.promised', subject: `installation:${id}`, after }, at);
    await notifyOfInstallation(write, platform, { kind: 'refund-promised', order, amount: refund });
  });
}

type Wish = { amount?: Paise | undefined; cause: string; reason: string; note: string };

/**
 * Promises a refund of a milestone with its document, in the transaction of its cause. The caller has locked the installation's row. Answers what is
 * refunded: all that is left of the milestone where `amount` is absent, nothing for a cause that had its refund.
 */
export async function refundMilestone(
  platform: Platform,
  write: Write,
  order: Installation,
  { paymentId, amount: paid }: Milestone,
  { amount, cause, reason, note }: Wish,
  at: Date,
): Promise<Paise> {
  if (!paymentId) return paise(0);
  const before = (await listInstallationRefunds(write.trx, order.id)).filter((one) => one.paymentId === paymentId);
  const left = paid - before.reduce((all, one) => all + (one.state === 'failed' ? 0 : one.amount), 0);
  const refund = paise(amount ?? left);
  if (refund === 0) return refund;
  const refundId = await startRefund(platform, write, {
    paymentId,
    installationId: order.id,
    amount: refund,
    reason,
    cause,
  });
  if (!refundId) return paise(0);
  await creditOf(write, order, { cause: refundId, amount: refund, reason: note, paymentId }, at);
  return refund;
}

/** Notifies the customer how a refund ended, in the refund's own transaction. */
export async function installationRefundEnded(
  platform: Platform,
  write: Write,
  id: string,
  { amount, outcome }: EndedRefund,
): Promise<void> {
  const order = await lockInstallation(write.trx, id);
  if (!order) return;
  write.expire(live('orders'));
  const kind = outcome === 'processed' ? 'refund-processed' : 'refund-failed';
  await notifyOfInstallation(write, platform, { kind, order, amount });
}
