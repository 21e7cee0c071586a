import { dateFormat } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { PastOrder } from '#src/shop/customers/moving-in/past-orders.ts';

/** An order of the former shop, as its entry says it. */
export function toPastOrderView(order: PastOrder, locale: Locale) {
  const { id, number, state, name, email, phone, placedAt, lines, shipping, billing } = order;
  const to = shipping ?? billing;
  return {
    id,
    number,
    state,
    name,
    email: email ?? '',
    phone,
    on: dateFormat(locale, { dateStyle: 'long' }).format(placedAt),
    address: to ? [to.name, to.street, to.city, to.state, to.zipcode].filter(Boolean).join(', ') : '',
    lines: lines.map((line, at) => ({ ...line, key: `${at} ${line.sku || line.name}` })),
    discountCode: order.discountCode,
    /** What is not zero, in the order of a bill. */
    sums: (
      [
        ['subtotal', order.subtotalPaise],
        ['discount', order.discountPaise],
        ['shipping', order.shippingPaise],
        ['tax', order.taxPaise],
        ['refunded', order.refundedPaise],
      ] as const
    ).flatMap(([kind, paise]) => (paise > 0 ? [{ kind, paise }] : [])),
    total: order.totalPaise,
  };
}

export type PastOrderView = ReturnType<typeof toPastOrderView>;
