import { isPayable } from '#src/kernel/installation.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { cancelLinksOf, insertInstallationEvent, lockInstallation } from './installation.store.ts';
import { type Installation, type Milestone, nextMilestone } from './installation.ts';

/**
 * The milestone that is due, with the order locked: its link takes the place of any that was sent before. Throws `not-found`, `wrong-step` for one
 * that is paid, not next, or of an order that was cancelled.
 */
export async function beginLink(
  { trx }: Write,
  actor: { uid: string },
  { id, position }: { id: string; position: number },
  at: Date,
): Promise<{ order: Installation; milestone: Milestone }> {
  const order = await lockInstallation(trx, id);
  const milestone = order?.milestones.find((one) => one.position === position);
  if (!order || !milestone) throw notFound('installation');
  if (!isPayable(order.state) || nextMilestone(order)?.position !== position)
    throw new Fault('wrong-step', 'milestone-not-due');
  await cancelLinksOf(trx, id, at);
  await insertInstallationEvent(trx, { installationId: id, at, actor: actor.uid, what: 'link', milestone: position });
  return { order, milestone };
}
