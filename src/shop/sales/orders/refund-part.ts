import type { Paise } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { listRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { creditBack } from './invoice-shipment.ts';
import { notifyCustomer } from './notify-customer.ts';
import { insertEvent, lockOrder, paymentOfOrder, setPaymentStatus } from './order.store.ts';

/**
 * Refunds part of the payment, for any reason; the same key refunds once. What has been invoiced gets a credit note.
 * Administrator only. Throws `forbidden`, `not-found`, `conflict` (more than was paid).
 */
export async function refundPart(
  platform: Platform,
  actor: Principal,
  id: string,
  input: { amount: Paise; note: string; key: string },
): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const order = await lockOrder(write.trx, id);
    if (!order) throw notFound('order');
    const cause = `part:${id}:${input.key}`;
    const paymentId = await paymentOfOrder(write.trx, id);
    const refundId = await startRefund(platform, write, {
      paymentId,
      orderId: id,
      amount: input.amount,
      reason: 'partial',
      cause,
    });
    if (!refundId) return; // the same key: refunded already
    const after = { refund: refundId, amountPaise: input.amount, note: input.note };
    await recordAction(write, actor, { act: 'refund.promised', subject: `order:${id}`, after }, at);
    await setPaymentStatus(write.trx, id, 'refund pending', at);
    await insertEvent(write.trx, {
      orderId: id,
      at,
      actor: actor.uid,
      fromStatus: order.status,
      toStatus: order.status,
      note: input.note,
    });
    await creditBack(write, id, { cause: refundId, amount: input.amount, reason: input.note }, at);
    await notifyCustomer(write, platform, { kind: 'refund-promised', order, refund: input.amount });
  });
}

/** Promises a failed refund again: a new refund with a key of its own. Throws `forbidden`, `not-found`, `wrong-step`. */
export async function retryRefund(platform: Platform, actor: Principal, id: string, refundId: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const order = await lockOrder(write.trx, id);
    const refund = order && (await listRefunds(write.trx, id)).find((one) => one.id === refundId);
    if (!order || !refund) throw notFound('refund');
    if (refund.state !== 'failed') throw new Fault('wrong-step', 'refund-not-failed');
    const paymentId = await paymentOfOrder(write.trx, id);
    await startRefund(platform, write, {
      paymentId,
      orderId: id,
      amount: refund.amount,
      reason: refund.reason,
      cause: `again:${refundId}`,
    });
    await recordAction(
      write,
      actor,
      { act: 'refund.retried', subject: `order:${id}`, after: { refund: refundId, amountPaise: refund.amount } },
      at,
    );
    await setPaymentStatus(write.trx, id, 'refund pending', at);
    await insertEvent(write.trx, {
      orderId: id,
      at,
      actor: actor.uid,
      fromStatus: order.status,
      toStatus: order.status,
      note: `refund ${refundId} tried again`,
    });
  });
}
