import { isPayable } from '#src/kernel/installation.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import type { PaymentReference } from '#src/shop/sales/payments/payment-reference.ts';
import { advanceLeadOf } from '#src/shop/solar/leads/change-lead.ts';
import {
  claimMilestoneRow,
  insertInstallationEvent,
  lockInstallation,
  unclaimMilestoneRow,
  updateInstallation,
} from './installation.store.ts';
import { receiptOf } from './installation-documents.ts';
import { notifyOfInstallation } from './notify-of-installation.ts';

// What a captured payment means for an installed order, in the transaction that settles it (payments/settle-payment.ts).

type Claim = { id: string; position: number };

/** Claims the milestone for a captured payment; false if it is paid already, not its turn, or the order was cancelled. */
export async function claimMilestone(write: Write, claim: Claim, paymentId: string, at: Date): Promise<boolean> {
  const order = await lockInstallation(write.trx, claim.id);
  return order !== undefined && isPayable(order.state) && (await claimMilestoneRow(write.trx, claim, paymentId, at));
}

export const unclaimMilestone = ({ trx }: Pick<Write, 'trx'>, paymentId: string) => unclaimMilestoneRow(trx, paymentId);

/**
 * Notes a claimed milestone as paid: the first makes the order active. Before the invoice it is an advance and gets its receipt voucher; after it,
 * it settles the invoice.
 */
export async function placeMilestone(
  platform: Platform,
  write: Write,
  { id, position }: Claim,
  payment: { id: string; uid: string; amount: Paise; paid: PaymentReference },
  at: Date,
): Promise<void> {
  const { trx } = write;
  const order = await lockInstallation(trx, id);
  const milestone = order?.milestones.find((one) => one.position === position);
  if (!order || !milestone) throw new Error(`installation ${id} has no milestone ${position}`);
  await updateInstallation(trx, id, { updatedAt: at, ...(order.state === 'offered' && { state: 'active' }) });
  await insertInstallationEvent(trx, { installationId: id, at, actor: payment.uid, what: 'paid', milestone: position });
  if (order.state === 'offered')
    await advanceLeadOf(write, order.uid, { to: 'won', by: { uid: payment.uid, name: order.name }, at });
  await notifyOfInstallation(write, platform, { kind: 'paid', order, position, amount: payment.amount });
  write.expire(live('orders'), live('payments'));
  // Late, as it locks the series of vouchers until the transaction ends.
  if (order.state !== 'completed')
    await receiptOf(write, order, milestone, { id: payment.id, providerId: payment.paid.paymentId }, at);
}
