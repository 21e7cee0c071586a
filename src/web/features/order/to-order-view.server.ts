import { dateFormat } from '#src/kernel/format.ts';
import { canCancel } from '#src/kernel/order-lifecycle.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Locale, Order } from '#src/wire/domain.ts';

import type { OrderView } from './order-view.ts';

type Formats = Record<'moment' | 'day', Intl.DateTimeFormat>;

/** Days of a promise are India's days already. */
function formatsOf(locale: Locale): Formats {
  return {
    moment: dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    day: dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}

/** The days between which an order arrives, as long as that is still to come. */
function promisedDays({ delivery, status }: Order, { day }: Formats): OrderView['promised'] {
  if (!delivery || status === 'delivered' || status === 'cancel') return undefined;
  return {
    from: day.format(new Date(delivery.earliest)),
    to: day.format(new Date(delivery.latest)),
    area: delivery.area,
  };
}

/** `pictures`: of what was bought, where the view shows them. */
export const toOrderView = (
  order: Order,
  locale: Locale,
  pictures?: ReadonlyMap<string, PictureSource>,
): OrderView => ({
  id: order.id,
  number: order.number,
  name: order.name,
  email: order.email,
  on: formatsOf(locale).moment.format(order.at),
  address: order.address,
  status: order.status,
  paymentStatus: order.paymentStatus,
  orderId: order.paid.orderId,
  paymentId: order.paid.paymentId,
  total: order.total,
  test: order.test,
  lines: order.lines.map(({ productId, name, sku, quantity, price }) => ({
    productId,
    name,
    sku,
    quantity,
    price,
    picture: pictures?.get(productId),
  })),
  promised: promisedDays(order, formatsOf(locale)),
  cancellable: canCancel(order.status),
});
