import { paise } from '#src/kernel/money.ts';
import { canMove, moveAction, type OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { leftToRefund } from '#src/kernel/refunds.ts';
import { because } from '#src/kernel/refusals.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { giveUpDue } from '#src/shop/sales/payments/cash-on-delivery/end-due.ts';
import { listRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { notifyCustomer } from './notify-customer.ts';
import { findOrderRow, insertEvent, moveOrder as move, paymentOfOrder, setPaymentStatus } from './order.store.ts';
import { isTheirs, type Order } from './order.ts';
import { paymentStatusOf } from './refund-ended.ts';
import { restockOrder } from './restock-order.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';

/**
 * Moves an order to its next status. A shopper may only cancel their own order; the administrator may take any permitted step.
 * Cancelling restocks and promises the refund, if money has come, in the same transaction. Repeating a cancel changes nothing.
 * Throws `not-found`, `forbidden`, `wrong-step`.
 */
export async function moveOrder(platform: Platform, actor: Principal, id: string, to: OrderStatus): Promise<Order> {
  const { db, clock } = platform;
  const order = await findOrderRow(db, { id });
  if (!order) throw notFound('order');
  if (!isAdministrator(actor) && (!isTheirs(order, actor) || to !== 'cancel')) throw forbidden();
  if (order.status === to && to === 'cancel') return order;
  if (!canMove(order.status, to)) throw wrongStep(order.status, to);
  // The wire has one status for all parcels: everything left is sent, or arrives.
  if (to === 'shipped' || to === 'delivered') {
    if (to === 'shipped')
      await shipOrder(platform, actor, id, { carrier: platform.shopSettings.current.delivery.ownCarrier });
    else await deliverOrder(platform, actor, id);
    return (await findOrderRow(db, { id })) ?? order;
  }

  const at = clock.now();
  await transact(platform, async (write) => {
    const cancelling = to === 'cancel';
    const moved = await move(write.trx, id, order.status, {
      status: to,
      updatedAt: at,
      ...(cancelling && { paymentStatus: 'refund pending' as const }),
    });
    if (!moved) {
      const now = await findOrderRow(write.trx, { id });
      if (now?.status === to && cancelling) return; // two concurrent cancels
      throw wrongStep(now?.status ?? order.status, to);
    }
    await insertEvent(write.trx, {
      orderId: id,
      at,
      actor: actor.uid,
      fromStatus: order.status,
      toStatus: to,
      note: null,
    });
    write.expire(live('orders'));
    if (isAdministrator(actor)) {
      await recordAction(
        write,
        actor,
        { act: moveAction(to), subject: `order:${id}`, before: { status: order.status }, after: { status: to } },
        at,
      );
    }
    if (!cancelling) return;
    // The order's row is locked: no refund can begin in the meantime, and nobody collects its money.
    const paymentId = await paymentOfOrder(write.trx, id);
    const unpaid = await giveUpDue(write, paymentId);
    // Part may have been refunded before: refund the rest.
    const before = await listRefunds(write.trx, id);
    const refund = paise(unpaid ? 0 : leftToRefund(order.total, before));
    await notifyCustomer(write, platform, {
      kind: 'cancelled',
      order,
      refund,
      by: actor.uid === order.uid ? 'customer' : 'shop',
      unpaid,
    });
    if (unpaid) await setPaymentStatus(write.trx, id, 'uncollected', at);
    else if (refund > 0) {
      await startRefund(platform, write, {
        paymentId,
        orderId: id,
        amount: refund,
        reason: 'cancelled',
        cause: `cancel:${id}`,
      });
    } else await setPaymentStatus(write.trx, id, paymentStatusOf(order.total, before), at);
    await restockOrder(write, order, at);
    checkpoint('order.cancelling');
  });
  if (to === 'cancel') checkpoint('order.cancelled');
  const moved = await findOrderRow(db, { id });
  if (!moved) throw notFound('order');
  return moved;
}

const wrongStep = (from: OrderStatus, to: OrderStatus) =>
  new Fault('wrong-step', to === 'cancel' ? 'order-cannot-cancel' : because('order-cannot-move', { from, to }));
