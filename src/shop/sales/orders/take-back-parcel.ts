import { ZERO_PAISE } from '#src/kernel/money.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { giveUpDue } from '#src/shop/sales/payments/cash-on-delivery/end-due.ts';
import { takeBackUnits } from '#src/shop/sales/units/take-back-units.ts';
import { creditBack } from './invoice-shipment.ts';
import { notifyCustomer } from './notify-customer.ts';
import { insertEvent, lockOrder, moveOrder, paymentOfOrder } from './order.store.ts';
import { restockOrder } from './restock-order.ts';
import { markReturned } from './shipment.store.ts';

/**
 * The parcel of an order that was to be paid on delivery was refused, and is back: the order ends, its invoice is credited whole, the goods are in
 * stock again, and there is nothing to refund. Administrator only. Throws `forbidden`, `not-found`, `wrong-step`.
 */
export async function takeBackParcel(platform: Platform, actor: Principal, id: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const order = await lockOrder(write.trx, id);
    if (!order) throw notFound('order');
    if (order.status !== 'shipped') throw new Fault('wrong-step', 'nothing-on-its-way');
    if (!(await giveUpDue(write, await paymentOfOrder(write.trx, id)))) throw new Fault('wrong-step', 'cash-collected');
    if ((await markReturned(write.trx, id)) === 0) throw new Fault('wrong-step', 'nothing-on-its-way');
    await moveOrder(write.trx, id, 'shipped', { status: 'cancel', paymentStatus: 'uncollected', updatedAt: at });
    const moved = { orderId: id, at, actor: actor.uid, fromStatus: order.status, toStatus: 'cancel' as const };
    await insertEvent(write.trx, { ...moved, note: 'parcel refused' });
    const lines = order.lines.map((line, position) => ({ ...line, position, had: line.quantity }));
    await takeBackUnits(write, { orderId: id, lines, serials: [] }, at);
    const credited = { cause: `refused:${id}`, lines, amount: order.total, reason: 'Parcel refused on delivery' };
    await creditBack(write, id, credited, at);
    await restockOrder(write, order, at);
    const news = { kind: 'cancelled' as const, order, refund: ZERO_PAISE, by: 'parcel' as const, unpaid: true };
    await notifyCustomer(write, platform, news);
    await recordAction(
      write,
      actor,
      { act: 'order.refused', subject: `order:${id}`, before: { status: order.status }, after: { status: 'cancel' } },
      at,
    );
    write.expire(live('orders'));
    checkpoint('order.cancelling');
  });
}
