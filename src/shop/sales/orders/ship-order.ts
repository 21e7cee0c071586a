import { dayInIndia } from '#src/kernel/india-time.ts';
import { type OrderStatus, stepsTo } from '#src/kernel/order-lifecycle.ts';
import { because } from '#src/kernel/refusals.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, forbidden, invalid, notFound } from '#src/platform/fault.ts';
import { idForKey, newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { numberedLines } from '#src/shop/sales/units/numbered-lines.ts';
import { registerUnits } from '#src/shop/sales/units/register-units.ts';
import type { LineSerials } from '#src/shop/sales/units/unit.ts';
import { invoiceShipment } from './invoice-shipment.ts';
import { notifyCustomer } from './notify-customer.ts';
import { insertEvent, lockOrder, moveOrder } from './order.store.ts';
import type { Order } from './order.ts';
import { insertShipment, markDelivered, selectShipments } from './shipment.store.ts';
import { fits, type LineCount, type Shipment, unshipped } from './shipment.ts';

export type ShipInput = {
  /** When absent: everything that has not left yet. */
  lines?: LineCount[];
  carrier: string;
  tracking?: string;
  trackingUrl?: string;
  /** Of each line whose units have serial numbers, one a unit. */
  serials?: LineSerials[];
  /** Why some of them are missing: recorded, and only then may the parcel go. */
  withoutSerials?: string;
  /** The same key for the same order sends one parcel. */
  key?: string;
};

/**
 * Sends a parcel: some lines or everything left. The order's status follows (rules.md §4), skipped steps are added to its
 * history, and the tax invoice of the parcel is issued in the same transaction (CGST Act s. 31: by dispatch).
 * Administrator only. Throws `forbidden`, `not-found`, `wrong-step`, `invalid`.
 */
export async function shipOrder(platform: Platform, actor: Principal, id: string, input: ShipInput): Promise<Shipment> {
  if (!isAdministrator(actor)) throw forbidden();
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const order = await orderInHand(write, id);
    const shipments = await selectShipments(write.trx, id);
    const shipmentId = input.key ? idForKey('shp', id, input.key) : newId('shp', at.getTime());
    const known = shipments.find((one) => one.id === shipmentId);
    if (known) return known;
    const left = unshipped(order.lines, shipments);
    if (order.status !== 'shipped' && !stepsTo(order.status, 'shipped')) throw notNow(order.status);
    if (left.length === 0) throw new Fault('wrong-step', 'all-sent');
    const lines = input.lines ?? left;
    if (!fits(lines, left)) throw invalid({ lines: 'more-than-unsent' });
    // One carrier collects one amount: that of the order.
    if (order.paymentStatus === 'due' && unitsOf(lines) < unitsOf(left)) throw invalid({ lines: 'cash-one-parcel' });
    const shipment = {
      id: shipmentId,
      state: 'shipped' as const,
      carrier: input.carrier,
      tracking: input.tracking ?? '',
      trackingUrl: input.trackingUrl ?? '',
    };
    await insertShipment(write.trx, { ...shipment, orderId: id, shippedAt: at, deliveredAt: null }, lines);
    const { serials, taken } = await registerUnits(
      write,
      {
        owner: order,
        from: { orderId: id, shipmentId },
        startsOn: dayInIndia(at),
        lines: await numberedLines(
          write.trx,
          lines.map((line) => ({ ...line, ...productOf(order, line.position) })),
        ),
        serials: input.serials ?? [],
        reason: input.withoutSerials,
      },
      at,
    );
    await follow(write, order, 'shipped', actor.uid, at, { shippedAt: order.shippedAt ?? at });
    await invoiceShipment(write, order, { id: shipment.id, lines, serials }, at);
    await notifyCustomer(write, platform, { kind: 'shipped', order, shipment: { ...shipment, lines } });
    const after = {
      status: 'shipped',
      shipment: shipment.id,
      carrier: shipment.carrier,
      tracking: shipment.tracking,
      lines,
      ...(serials.length > 0 && { serials }),
      ...(input.withoutSerials && { withoutSerials: input.withoutSerials }),
      ...(taken.length > 0 && { takenFromWallets: taken }),
    };
    await recordAction(
      write,
      actor,
      { act: 'order.shipped', subject: `order:${id}`, before: { status: order.status }, after },
      at,
    );
    write.expire(live('orders'));
    checkpoint('order.shipping');
    return { ...shipment, shippedAt: at, deliveredAt: undefined, lines };
  });
}

/**
 * Notes that a parcel has arrived, or all that are on their way. When nothing is left to send or to arrive, the order is
 * delivered and the window for returns begins. Administrator only. Throws `forbidden`, `not-found`, `wrong-step`.
 */
export async function deliverOrder(
  platform: Platform,
  actor: Principal,
  id: string,
  shipmentId?: string,
): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const order = await orderInHand(write, id);
    if (order.status === 'delivered') throw new Fault('wrong-step', 'order-delivered');
    if ((await markDelivered(write.trx, id, shipmentId, at)) === 0) throw new Fault('wrong-step', 'nothing-on-its-way');
    write.expire(live('orders'));
    const told = { delivered: shipmentId ?? 'all' };
    await recordAction(write, actor, { act: 'order.delivered', subject: `order:${id}`, after: told }, at);
    const shipments = await selectShipments(write.trx, id);
    if (unshipped(order.lines, shipments).length > 0 || shipments.some((one) => one.state !== 'delivered')) {
      if (!shipmentId) throw new Fault('wrong-step', 'part-not-sent');
      return;
    }
    await follow(write, order, 'delivered', actor.uid, at, { deliveredAt: at });
    await notifyCustomer(write, platform, { kind: 'delivered', order });
  });
}

async function orderInHand({ trx }: Write, id: string): Promise<Order> {
  const order = await lockOrder(trx, id);
  if (!order) throw notFound('order');
  return order;
}

const productOf = ({ lines }: Order, position: number) => {
  const { productId, name } = lines[position] as Order['lines'][number];
  return { productId, name };
};

/** Moves the order's status on, with a history row for each step. */
async function follow(
  { trx }: Write,
  order: Order,
  to: OrderStatus,
  actor: string,
  at: Date,
  dates: { shippedAt?: Date; deliveredAt?: Date },
): Promise<void> {
  let from = order.status;
  for (const step of stepsTo(order.status, to) ?? []) {
    await insertEvent(trx, { orderId: order.id, at, actor, fromStatus: from, toStatus: step, note: null });
    from = step;
  }
  await moveOrder(trx, order.id, order.status, { status: to, updatedAt: at, ...dates });
}

const unitsOf = (lines: readonly LineCount[]) => lines.reduce((all, { quantity }) => all + quantity, 0);

const notNow = (status: OrderStatus) =>
  new Fault('wrong-step', because('order-cannot-move', { from: status, to: 'shipped' }));
