import { dateFormat } from '#src/kernel/format.ts';
import { canCancel } from '#src/kernel/order-lifecycle.ts';
import type { RefundPart } from '#src/kernel/refunds.ts';
import { toPurchaseView } from '#src/web/features/purchase/to-purchase-view.server.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Locale, Order } from '#src/wire/domain.ts';

import type { OrderView } from './order-view.ts';

type Formats = Record<'moment' | 'day', Intl.DateTimeFormat>;

/** The days of a promise are already India's days. */
function formatsOf(locale: Locale): Formats {
  return {
    moment: dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    day: dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}

const isComing = ({ status }: Order): boolean => status !== 'delivered' && status !== 'cancel';

/** The days between which an order arrives, while they are still to come. */
function promisedDays(order: Order, { day }: Formats): OrderView['promised'] {
  const { delivery } = order;
  if (!delivery || !isComing(order)) return undefined;
  return {
    from: day.format(new Date(delivery.earliest)),
    to: day.format(new Date(delivery.latest)),
    area: delivery.area,
  };
}

/** `Tue 24 – Wed 25 November`: the days of a promise without a word more. */
export function arrivalDays(delivery: NonNullable<Order['delivery']>, locale: Locale, month: 'short' | 'long'): string {
  const days = dateFormat(locale, { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' });
  const range = days.formatRange(new Date(delivery.earliest), new Date(delivery.latest)).replaceAll(', ', ' ');
  return range.replaceAll(/(?<=[\p{L}\p{M}\d.]) (?=[\p{L}\d])/gu, '\u00a0'); // a narrow line breaks between the days, never inside one
}

type Around = {
  locale: Locale;
  /** Refunds requested for this order. */
  refunds: readonly RefundPart[] | undefined;
  /** The customer reads products' names as they did when buying; the owner in English. */
  theirs: boolean;
  /** Pictures of what was bought, if the view shows them. */
  pictures?: ReadonlyMap<string, PictureSource>;
};

export const toOrderView = (order: Order, { locale, theirs, refunds, pictures }: Around): OrderView => ({
  ...toPurchaseView(order, {
    on: formatsOf(locale).moment.format(order.at),
    cancellable: canCancel(order.status),
    refunds,
  }),
  status: order.status,
  lines: order.lines.map(({ productId, name, shownName, sku, quantity, price }) => ({
    productId,
    name: (theirs && shownName) || name,
    sku,
    quantity,
    price,
    picture: pictures?.get(productId),
  })),
  promised: promisedDays(order, formatsOf(locale)),
  arrives: order.delivery && isComing(order) ? arrivalDays(order.delivery, locale, 'short') : undefined,
});
