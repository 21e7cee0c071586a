import type { Locale, Order } from '#src/contract/domain.ts';
import { languageTag } from '#src/contract/visitor.ts';
import { canCancel } from '#src/shop/orders/order.ts';
import type { PictureSource } from '../components/picture.tsx';
import type { OrderView } from './order-view.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter a language: building one costs more than using it a hundred times. */
function format(tag: string): Intl.DateTimeFormat {
  const known = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  formats.set(tag, known);
  return known;
}

/** `pictures`: of what was bought, where the view shows them. */
export const toOrderView = (order: Order, locale: Locale, pictures?: ReadonlyMap<string, PictureSource>): OrderView => ({
  id: order.id,
  number: order.number,
  name: order.name,
  email: order.email,
  on: format(languageTag(locale)).format(order.at),
  address: order.address,
  status: order.status,
  paymentStatus: order.paymentStatus,
  orderId: order.providerOrderId,
  paymentId: order.providerPaymentId,
  total: order.total,
  test: order.test,
  lines: order.lines.map(({ productId, name, quantity, price }) => ({ productId, name, quantity, price, picture: pictures?.get(productId) })),
  cancellable: canCancel(order.status),
});
