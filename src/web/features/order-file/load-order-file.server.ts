import { dateFormat } from '#src/kernel/format.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { type SerialFacts, serialFactsOf } from '#src/shop/catalogue/products/serial-facts.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { listNotes, namesOf } from '#src/shop/sales/orders/note-order.ts';
import { returnable, returnsEnd } from '#src/shop/sales/orders/return.ts';
import { unshipped } from '#src/shop/sales/orders/shipment.ts';
import { type OrderFile, showOrder } from '#src/shop/sales/orders/show-order.ts';
import { numberedLines } from '#src/shop/sales/units/numbered-lines.ts';
import type { SentUnit } from '#src/shop/sales/units/unit.ts';
import { findCertificate } from '#src/shop/sales/warranty/certify-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import { toOrderView } from '#src/web/features/order/to-order-view.server.ts';
import { toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { toPapers } from '#src/web/features/purchase/to-purchase-view.server.ts';
import type { Customer, Locale } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { readNote } from './read-note.ts';

/** One order with its full history, for its customer and the administrator. */
export async function loadOrderFile(
  shop: Shop,
  { actor, id, locale }: { actor: Customer; id: string; locale: Locale },
): Promise<FileView> {
  const file = await showOrder(shop, actor, id);
  const cards = await cardsById(
    shop.db,
    file.order.lines.map((line) => line.productId),
  );
  const pictures = [...cards].flatMap(([productId, { product }]) => {
    const picture = toSource(product.picture);
    return picture ? [[productId, picture] as const] : [];
  });
  const owner = isAdministrator(actor);
  const view = toView(file, { locale, theirs: !owner }, shop.clock.now(), shop.shopSettings.current.legal.days.returns);
  const { moment } = formats(locale);
  const [notes, names, facts, certificate, numbered] = owner
    ? await Promise.all([
        listNotes(shop, id),
        namesOf(
          shop,
          file.events.map((event) => event.actor),
        ),
        serialFactsOf(
          shop.db,
          file.order.lines.map((line) => line.productId),
        ),
        findCertificate(shop, id),
        numberedLines(
          shop.db,
          view.order.lines.map(({ productId, name, quantity }, position) => ({ productId, name, quantity, position })),
        ),
      ])
    : [[], new Map<string, string>(), new Map<string, SerialFacts>(), undefined, []];
  return {
    ...view,
    // Only the owner may know who did it.
    events: view.events.map((event, at) => ({
      ...event,
      by: owner ? names.get(file.events[at]?.actor ?? '') : undefined,
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, on: moment.format(at) })),
    pictures: Object.fromEntries(pictures),
    numbered: numbered.map(({ position, part, name, each }) => ({ position, part, name, each })),
    dcr: [...facts.values()].some(({ dcr }) => dcr) ? (certificate ?? { number: '', url: '' }) : undefined,
    held: owner ? byLine(file.units.filter(({ returned }) => !returned)) : [],
    owner,
    uid: owner ? file.order.uid : undefined,
  };
}

function toView(
  { order, events, shipments, units, returns, refunds, documents }: OrderFile,
  { locale, theirs }: { locale: Locale; theirs: boolean },
  now: Date,
  days: number,
): Omit<FileView, 'pictures' | 'owner' | 'notes' | 'uid' | 'numbered' | 'dcr' | 'held'> {
  const { moment, day } = formats(locale);
  const end = returnsEnd(order, days);
  const open = order.status === 'shipped' || (order.status === 'delivered' && end !== undefined && now <= end);
  return {
    order: {
      ...toOrderView(order, { locale, theirs, refunds }),
      subtotal: order.subtotal,
      discount: order.discount,
      deliveryCharge: order.deliveryCharge,
      coupon: order.coupon,
      note: order.note,
      buyer: order.buyer,
    },
    events: events.map(({ at, from, to, note, byShop }) => ({
      on: moment.format(at),
      to,
      note: readNote(note),
      byShop,
      change: from !== to,
      by: undefined,
    })),
    parcels: shipments.map(({ id, state, carrier, tracking, trackingUrl, shippedAt, deliveredAt, lines }) => ({
      id,
      delivered: state === 'delivered',
      returned: state === 'returned',
      carrier,
      tracking,
      trackingUrl,
      sentOn: day.format(shippedAt),
      arrivedOn: deliveredAt && day.format(deliveredAt),
      lines,
      serials: byLine(units.filter(({ shipmentId }) => shipmentId === id)),
    })),
    returns: returns.map(({ at, id, reference, state, reason, note, answer, refund, lines }) => ({
      id,
      reference,
      state,
      reason,
      note,
      answer,
      refund,
      on: day.format(at),
      lines,
    })),
    refunds: refunds.map(({ id, amount, reason, state, promisedAt }) => ({
      id,
      amount,
      reason,
      state,
      on: day.format(promisedAt),
    })),
    papers: toPapers(documents, (at) => day.format(at)),
    unsent: order.status === 'cancel' ? [] : unshipped(order.lines, shipments),
    returnable: open ? returnable(shipments, returns) : [],
    returnsUntil: open && end ? day.format(end) : undefined,
  };
}

function byLine(units: readonly SentUnit[]): { position: number; serials: string[] }[] {
  const lines = new Map<number, string[]>();
  for (const { position, serial } of units) lines.set(position, [...(lines.get(position) ?? []), serial]);
  return [...lines].map(([position, serials]) => ({ position, serials }));
}

function formats(locale: Locale) {
  const made = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options });
  return {
    moment: made({ dateStyle: 'medium', timeStyle: 'short' }),
    day: made({ dateStyle: 'medium' }),
  };
}
