import { formatPaise, type Paise } from '#src/kernel/money.ts';
import { isDueOnDelivery } from '#src/kernel/payment-method.ts';
import { isPaid } from '#src/kernel/payment-status.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Order, OrderLine } from './order.ts';
import type { LineCount } from './shipment.ts';

/** What a customer is notified of by mail. */
export type OrderNews =
  | { kind: 'placed' | 'delivered'; order: Order }
  | {
      kind: 'shipped';
      order: Order;
      shipment: { carrier: string; tracking: string; trackingUrl: string; lines: LineCount[] };
    }
  /** `unpaid`: cash on delivery, so that there is nothing to refund. `by` the parcel: it was refused at the door. */
  | { kind: 'cancelled'; order: Order; refund: Paise; by: 'customer' | 'shop' | 'parcel'; unpaid: boolean }
  | { kind: 'refund-promised' | 'refund-processed' | 'refund-failed' | 'cashback'; order: Order; refund: Paise }
  | { kind: 'return-requested'; order: Order; reference: string }
  | { kind: 'return-approved' | 'return-refused'; order: Order; reference: string; answer: string }
  | { kind: 'return-received'; order: Order; reference: string; refund: Paise };

/** Notifies a customer of their order by mail, in the language in which they ordered; of some events also by SMS or WhatsApp. */
export async function notifyCustomer(write: Pick<Write, 'trx'>, platform: Platform, news: OrderNews): Promise<void> {
  const { order } = news;
  if (!isMailAddress(order.email)) return;
  await notify(write, platform, {
    kind: `order-${news.kind}`,
    to: { name: order.name, email: order.email, phone: order.address.phone },
    locale: order.locale,
    reference: String(order.number),
    // Until the account has proved the address, it may not see the order: the mail then belongs to the address only.
    uid: order.awaitsProof ? null : order.uid,
    test: order.test,
    compose: (words) => compose(platform, news, words),
  });
}

function compose(platform: Platform, news: OrderNews, words: MailWords) {
  const places = placesOf(news);
  const say = (key: string) =>
    words(`orders.${news.kind}.${key}`, { ...places, shop: platform.shopSettings.current.name });
  const link = pageLink(platform.settings, 'order', news.order.id);
  const button = { button: words('orders.open'), url: link };
  const parts: MailPart[] = [{ paragraph: say(textOf(news)) }, ...furtherParts(news, words), button];
  return {
    mail: { subject: say('subject'), heading: say('heading'), parts },
    sms: news.kind === 'shipped' || news.kind === 'delivered' ? say('sms') : undefined,
    places: { ...places, link },
  };
}

/** What goes back by the way that it came, in other words for cash. */
const REFUNDING: readonly OrderNews['kind'][] = [
  'cancelled',
  'refund-promised',
  'refund-processed',
  'cashback',
  'return-received',
];

/** Which text says it: with cash on delivery the money is due, never came, or goes back by another way. */
function textOf(news: OrderNews): 'text' | 'textDue' | 'textCash' {
  const { kind, order } = news;
  if (!isDueOnDelivery(order.paid.method)) return 'text';
  if (news.kind === 'cancelled' && news.unpaid) return 'textDue';
  if (kind === 'placed' || kind === 'shipped') return isPaid(order.paymentStatus) ? 'text' : 'textDue';
  return REFUNDING.includes(kind) ? 'textCash' : 'text';
}

function placesOf(news: OrderNews): Record<string, string> {
  const { order } = news;
  return {
    name: order.name,
    number: String(order.number),
    total: formatPaise(order.total),
    refund: 'refund' in news ? formatPaise(news.refund) : formatPaise(order.total),
    reference: 'reference' in news ? news.reference : '',
    carrier: news.kind === 'shipped' ? news.shipment.carrier : '',
    by: news.kind === 'cancelled' ? news.by : '',
  };
}

function furtherParts(news: OrderNews, words: MailWords): MailPart[] {
  const { order } = news;
  if (news.kind === 'placed' || news.kind === 'cancelled')
    return [{ table: [...goods(order), ...charges(order, words)] }, ...deliveryOf(news, words)];
  if (news.kind === 'shipped') {
    const { carrier, tracking, trackingUrl, lines } = news.shipment;
    const table: [string, string][] = lines.map(({ position, quantity }) => [
      shownName(order.lines[position]),
      `× ${quantity}`,
    ]);
    return [
      {
        table: [
          ...table,
          [words('orders.carrier'), carrier],
          ...(tracking ? [[words('orders.tracking'), tracking] as [string, string]] : []),
        ],
      },
      ...(trackingUrl ? [{ button: words('orders.track'), url: trackingUrl }] : []),
    ];
  }
  if ((news.kind === 'return-approved' || news.kind === 'return-refused') && news.answer)
    return [{ quote: news.answer }];
  return [];
}

const goods = (order: Order) =>
  order.lines.map((line): [string, string] => [
    `${shownName(line)} × ${line.quantity}`,
    formatPaise(line.price * line.quantity),
  ]);

/** A product's name in the language in which it was bought. */
const shownName = (line: OrderLine | undefined) => line?.shownName ?? line?.name ?? '';

const charges = (order: Order, words: MailWords): [string, string][] => [
  ...(order.discount > 0
    ? [[`${words('orders.code')} ${order.coupon ?? ''}`, `− ${formatPaise(order.discount)}`] as [string, string]]
    : []),
  ...(order.deliveryCharge > 0
    ? [[words('orders.delivery'), formatPaise(order.deliveryCharge)] as [string, string]]
    : []),
  [words('orders.total'), formatPaise(order.total)],
];

function deliveryOf(news: OrderNews, words: MailWords): MailPart[] {
  if (news.kind !== 'placed') return [];
  const { address, name } = news.order;
  const place = [name, address.fullAddress, address.landmark, `${address.city} ${address.zipcode}`, address.state].join(
    '\n',
  );
  return [{ table: [[words('orders.deliverTo'), place]] }];
}
