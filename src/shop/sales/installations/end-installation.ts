import { canBecome } from '#src/kernel/installation.ts';
import { paise } from '#src/kernel/money.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { stockChanged } from '#src/shop/catalogue/products/shown.ts';
import { noteStock, returnStock } from '#src/shop/catalogue/products/stock.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { takeBackFitted } from '#src/shop/sales/units/fitted-units.ts';
import { cancelLinksOf, insertInstallationEvent, lockInstallation, updateInstallation } from './installation.store.ts';
import type { Installation } from './installation.ts';
import { invoiceOf } from './installation-documents.ts';
import { notifyOfInstallation } from './notify-of-installation.ts';
import { refundMilestone } from './refund-milestone.ts';

/**
 * Completes an installed order on handover, with its tax invoice, or cancels it: then all that was paid is refunded milestone by milestone, with its
 * vouchers, and the goods are put back. Administrator only; repeating it changes nothing. Throws `not-found`, `wrong-step`.
 */
export async function endInstallation(
  platform: Platform,
  actor: Principal,
  id: string,
  { to, note }: { to: 'completed' | 'cancelled'; note: string },
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const order = await lockInstallation(trx, id);
    if (!order) throw notFound('installation');
    if (order.state === to) return;
    if (!canBecome(order.state, to)) throw new Fault('wrong-step', 'installation-cannot-become');
    await updateInstallation(trx, id, {
      state: to,
      updatedAt: at,
      ...(to === 'completed' ? { completedAt: at } : { cancelledAt: at }),
    });
    await insertInstallationEvent(trx, { installationId: id, at, actor: actor.uid, what: to, milestone: null, note });
    await recordAction(
      write,
      actor,
      {
        act: `installation.${to}`,
        subject: `installation:${id}`,
        before: { state: order.state },
        after: { state: to, ...(note && { note }) },
      },
      at,
    );
    write.expire(live('orders'));
    if (to === 'completed') await complete(platform, write, order, at);
    else await cancel(platform, write, order, note, at);
  });
}

async function complete(platform: Platform, write: Write, order: Installation, at: Date): Promise<void> {
  await notifyOfInstallation(write, platform, { kind: 'completed', order, amount: order.total });
  await invoiceOf(write, order, at);
}

async function cancel(platform: Platform, write: Write, order: Installation, note: string, at: Date): Promise<void> {
  const { trx } = write;
  await cancelLinksOf(trx, order.id, at);
  let back = 0;
  for (const milestone of order.milestones) {
    if (!milestone.paymentId) continue;
    const wish = { cause: `cancel:${order.id}:${milestone.position}`, reason: 'cancelled', note: note || 'Cancelled' };
    back += await refundMilestone(platform, write, order, milestone, wish, at);
  }
  await notifyOfInstallation(write, platform, { kind: 'cancelled', order, amount: paise(back) });
  // The first milestone has taken the goods.
  if (order.state === 'active') await restock(write, order, at);
  await takeBackFitted(write, order.id, at);
}

async function restock(write: Write, { id, lines }: Installation, at: Date): Promise<void> {
  await noteStock(
    write.trx,
    lines.map(({ productId, quantity }) => ({ productId, change: quantity })),
    { reason: 'restocked', reference: id, at },
  );
  for (const { productId, quantity } of [...lines].sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
    const stock = await returnStock(write.trx, productId, quantity);
    stockChanged(write, productId, stock - quantity, stock);
  }
}
