import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { listOrders } from '#src/shop/sales/orders/list-orders.ts';
import { namesOf } from '#src/shop/sales/orders/note-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import { hrefs } from '#src/wire/pages.ts';

/** What an action was done to, as people call it. `label`: its number, name or reference, if it has one. */
export type SubjectView = { kind: string; label: string | undefined; to: string | undefined };

/** Ids that only programs read: `ord_01m80kyt3…`, `9f3b…-…`. */
const RAW = /^[a-z]{2,5}_[0-9a-z]{8,}|^[0-9a-f]{8}-[0-9a-f]{4}-/i;

const split = (subject: string): [kind: string, id: string] => {
  const at = subject.indexOf(':');
  return at < 0 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
};

/** Names the subjects of a page of the log: one question for each kind that has names or numbers. */
export async function nameSubjects(shop: Shop, subjects: readonly string[]): Promise<Map<string, SubjectView>> {
  const all = [...new Set(subjects)];
  const idsOf = (kind: string) => all.flatMap((one) => (split(one)[0] === kind ? [split(one)[1]] : []));
  const [orders, customers, products] = [idsOf('order'), idsOf('customer'), idsOf('product')];
  const [found, names, cards] = await Promise.all([
    orders.length > 0 ? listOrders(shop, { ids: orders, page: 1, limit: orders.length }) : { items: [] },
    namesOf(shop, customers),
    cardsById(shop.db, products),
  ]);
  const numbers = new Map(found.items.map(({ id, number }) => [id, String(number)]));
  const labelOf = (kind: string, id: string): string | undefined => {
    if (kind === 'order') return numbers.get(id);
    if (kind === 'customer') return names.get(id);
    if (kind === 'product') return cards.get(id)?.product.name;
    return id && !RAW.test(id) ? id : undefined;
  };
  return new Map(
    all.map((subject) => {
      const [kind, id] = split(subject);
      return [subject, { kind, label: labelOf(kind, id), to: addressOf(kind, id) }];
    }),
  );
}

/** The page that shows a subject; undefined if it has none. */
const addressOf = (kind: string, id: string): string | undefined => ADDRESSES[kind]?.(id);

const open = (path: string) => (id: string) => `${path}?open=${encodeURIComponent(id)}`;

const ADDRESSES: Record<string, (id: string) => string> = {
  product: (id) => hrefs.manageProduct({ edit: id }),
  order: hrefs.order,
  customer: hrefs.customer,
  payment: (id) => hrefs.payments({ q: id }),
  mail: (id) => hrefs.outbox({ id }),
  settings: () => hrefs.storeSettings(),
  booking: open(hrefs.bookings()),
  message: open(hrefs.messages),
  'product-question': open(hrefs.questions),
  enquiry: open(hrefs.enquiries),
  grievance: open(hrefs.grievances),
  lead: hrefs.lead,
  installation: hrefs.installation,
  claim: hrefs.claim,
  import: hrefs.productImport,
  'moving-import': hrefs.movingIn,
  'former-customers': () => hrefs.formerCustomers(),
  'payment-link': () => hrefs.paymentLinks,
  offer: () => hrefs.offers,
  zone: () => hrefs.deliveryDesk,
  delivery: () => hrefs.deliveryDesk,
  holiday: () => hrefs.deliveryDesk,
  banner: () => hrefs.homeDesk,
  banners: () => hrefs.homeDesk,
  home: () => hrefs.homeDesk,
  brand: () => hrefs.brandsDesk,
  category: () => hrefs.categoriesDesk,
  plan: () => hrefs.plans,
  technician: () => hrefs.technicians,
  area: () => hrefs.serviceAreas,
  'day-off': () => hrefs.serviceAreas,
  'booking-rules': () => hrefs.serviceAreas,
};
