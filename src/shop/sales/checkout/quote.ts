import { type Paise, paise, spread, sum, times } from '#src/kernel/money.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { because } from '#src/kernel/refusals.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type PriceInfo, selectPrices } from '#src/shop/catalogue/products/price-info.ts';
import type { Address, AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { requireOwn } from '#src/shop/customers/addresses/require-own.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { cartQuantities } from '#src/shop/engagement/cart/show-cart.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { deliveryTo } from '#src/shop/sales/delivery/quote-delivery.ts';
import type { Buyer, Charges, GoodsSnapshot, Sold } from '#src/shop/sales/payments/payment.ts';
import { applyCampaign } from '#src/shop/sales/promotions/apply-campaign.ts';
import type { Saving } from '#src/shop/sales/promotions/campaign.ts';
import { heldBy } from './reservation.store.ts';

export type Wanted = {
  items?: { productId: string; quantity: number }[];
  addressId?: string;
  coupon?: string;
  note?: string;
  buyer?: Buyer;
  locale?: string;
  /** An order taken by telephone: paid by link, delivered to the address given. */
  link?: { id: string; address: AddressDraft; contact?: { name: string; email: string } };
  service?: undefined;
  milestone?: undefined;
};
/** A transaction, for callers that store something with the answer. */
type Asking = { db: Queryable } & Pick<Platform, 'clock' | 'settings' | 'shopSettings'>;
export type Quote = Sold & { total: Paise };

/** What a quote begins with: what is asked for, and the shopper's addresses, the default first. */
export type Basis = { asked: Asked[]; addresses: Address[] };

/** Reads that; a caller may do so in the same round trip as something else. */
export async function readBasis(db: Queryable, uid: string, { items, link }: Wanted): Promise<Basis> {
  const [asked, addresses] = await pipelined(db, (together) => [
    items ? Promise.resolve(items) : cartQuantities({ db: together }, uid),
    link ? Promise.resolve([]) : listAddresses({ db: together }, uid),
  ]);
  return { asked, addresses };
}

/**
 * What this shopper would pay now, from the shop's own prices (rules.md §4). Without items: the cart.
 * Throws `cart-empty`, `address-required`, `unknown-address`, `forbidden`, `not-found`, `out-of-stock`, `coupon-refused`.
 */
export async function quote(platform: Asking, customer: Principal, wanted: Wanted, basis?: Basis): Promise<Quote> {
  const { asked, addresses } = basis ?? (await readBasis(platform.db, customer.uid, wanted));
  needSome(asked);
  const address = wanted.link?.address ?? (await chooseAddress(platform, customer.uid, addresses, wanted.addressId));
  const { items, charges, saving, delivery, total } = await price(platform, customer, asked, wanted, address.zipcode);
  return {
    kind: 'goods',
    snapshot: {
      items,
      address,
      contact: {
        name: wanted.link?.contact?.name ?? customer.name,
        email: wanted.link?.contact?.email ?? customer.email,
        phone: address.phone,
      },
      fromCart: wanted.items === undefined,
      charges,
      ...(saving && { saving }),
      ...(delivery && { delivery }),
      ...(wanted.note && { note: wanted.note }),
      ...(wanted.buyer && { buyer: wanted.buyer }),
      ...(wanted.locale && { locale: wanted.locale }),
      ...(wanted.link && { link: wanted.link.id }),
    },
    total,
  };
}

/** The same before an address is chosen: the summary with every charge. Throws what {@link quote} throws, except for the address. */
export async function previewQuote(
  platform: Asking,
  customer: Principal,
  wanted: Wanted,
  basis?: Basis,
): Promise<Priced> {
  const { addressId, link } = wanted;
  const { asked, addresses } = basis ?? (await readBasis(platform.db, customer.uid, wanted));
  needSome(asked);
  const address = link?.address ?? addresses.find(({ id }) => id === addressId);
  return price(platform, customer, asked, wanted, address?.zipcode);
}

type Priced = {
  items: GoodsSnapshot['items'];
  charges: Charges;
  saving: Saving | undefined;
  delivery: GoodsSnapshot['delivery'];
  total: Paise;
};

async function price(
  platform: Asking,
  { uid }: Principal,
  asked: Asked[],
  wanted: Wanted,
  zipcode?: string,
): Promise<Priced> {
  const ids = asked.map(({ productId }) => productId);
  const [products, held, deliver] = await pipelined(platform.db, (together) => [
    selectPrices(together, ids),
    // Opening a payment releases the shopper's previous one, so the stock it holds is free for this one.
    heldBy(together, uid),
    // An unknown PIN code is no reason to refuse an order: it gets no promised date, and the shop calls.
    zipcode ? deliveryTo({ ...platform, db: together }, zipcode) : Promise.resolve(undefined),
  ]);
  const lines = asked.map((item) =>
    line(products.get(item.productId), item, held.get(item.productId) ?? 0, wanted.locale),
  );
  const values = lines.map((item) => times(item.price, item.quantity));
  const subtotal = sum(values);
  const saving = wanted.coupon
    ? await applyCampaign(platform, { code: wanted.coupon, uid, kind: 'goods', base: subtotal })
    : undefined;
  const quoted = deliver?.({ paise: subtotal });
  const delivery = quoted?.serviceable
    ? { area: quoted.area, earliest: quoted.earliest, latest: quoted.latest }
    : undefined;
  const charges = {
    subtotal,
    discount: saving?.discount ?? paise(0),
    delivery: quoted?.serviceable ? quoted.charge : paise(0),
  };
  const shares = spread(charges.discount, values);
  return {
    items: lines.map((item, index) => ({ ...item, discount: shares[index] ?? paise(0) })),
    charges,
    saving,
    delivery,
    total: paise(charges.subtotal - charges.discount + charges.delivery),
  };
}

type Asked = { productId: string; quantity: number };

function needSome(asked: Asked[]): void {
  if (asked.length === 0) throw new Fault('cart-empty', 'cart-empty');
}

async function chooseAddress(
  platform: Pick<Asking, 'db'>,
  uid: string,
  addresses: Address[],
  id: string | undefined,
): Promise<AddressDraft> {
  const address = id ? addresses.find((one) => one.id === id) : addresses[0];
  if (address) return draftOf(address);
  if (id) await requireOwn(platform.db, uid, id);
  throw new Fault('address-required', 'address-needed');
}

const draftOf = ({ id: _, isDefault: __, ...draft }: Address): AddressDraft => draft;

function line(
  product: PriceInfo | undefined,
  asked: Asked,
  held: number,
  locale: string | undefined,
): Omit<GoodsSnapshot['items'][number], 'discount'> {
  const shown = product && spokenIn(localeOf(locale), product).name;
  if (!product || product.gone)
    throw new Fault(
      'not-found',
      product ? because('no-longer-sold', { name: shown ?? '' }) : 'product-no-longer-sold',
      {
        detail: { gone: [{ productId: asked.productId }] },
      },
    );
  // Before any sum: a quantity far beyond stock must not become an amount.
  const left = product.stock + held;
  const name = shown ?? product.name;
  if (asked.quantity > left) {
    throw new Fault('out-of-stock', left > 0 ? because('stock-short', { left, name }) : because('sold-out', { name }), {
      detail: { short: [{ productId: product.id, name, stock: left }] },
    });
  }
  return {
    productId: product.id,
    name: product.name,
    ...(name !== product.name && { shownName: name }),
    sku: product.sku,
    quantity: asked.quantity,
    price: product.price,
    hsn: product.hsn,
    gstRateBp: product.gstRateBp,
  };
}
