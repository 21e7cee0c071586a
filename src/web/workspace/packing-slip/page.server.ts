import { dateFormat } from '#src/kernel/format.ts';
import { unshipped } from '#src/shop/sales/orders/shipment.ts';
import { showOrder } from '#src/shop/sales/orders/show-order.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The parcel's contents: what has not been sent yet, or the whole order once all of it has. Without prices: the parcel may be a gift. */
export const loader = pageLoader('packingSlip', async ({ customer: actor, shop, locale, params }) => {
  const { order, shipments } = await showOrder(shop, actor, params.id);
  const left = unshipped(order.lines, shipments);
  const lines = left.length ? left : order.lines.map(({ quantity }, position) => ({ position, quantity }));
  const day = dateFormat(locale, { dateStyle: 'long' });
  return {
    texts: texts(locale, 'orderDesk'),
    number: order.number,
    test: order.test,
    on: day.format(order.at),
    name: order.name,
    address: order.address,
    note: order.note,
    /** What the carrier collects; undefined where the order is paid. */
    due: order.paymentStatus === 'due' ? order.total : undefined,
    lines: lines.map(({ position, quantity }) => ({
      position,
      quantity,
      name: order.lines[position]?.name ?? '',
      sku: order.lines[position]?.sku,
    })),
  };
});
