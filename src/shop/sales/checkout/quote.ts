import { type Paise, paise, spread, sum, times } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type PriceInfo, selectPrices } from '#src/shop/catalogue/products/price-info.ts';
import type { Address, AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { requireOwn } from '#src/shop/customers/addresses/require-own.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { showCart } from '#src/shop/engagement/cart/show-cart.ts';
import { quoteDelivery } from '#src/shop/sales/delivery/quote-delivery.ts';
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
};
/** A transaction, for callers that store something with the answer. */
type Asking = { db: Queryable } & Pick<Platform, 'clock' | 'settings' | 'shopSettings'>;
export type Quote = Sold & { total: Paise };

/**
 * What this shopper would pay now, from the shop's own prices (rules.md §4). Without items: the cart.
 * Throws `cart-empty`, `address-required`, `unknown-address`, `forbidden`, `not-found`, `out-of-stock`, `coupon-refused`.
 */
export async function quote(platform: Asking, customer: Principal, wanted: Wanted): Promise<Quote> {
  const asked = await askedItems(platform, customer, wanted);
  const address = wanted.link?.address ?? (await chooseAddress(platform, customer.uid, wanted.addressId));
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
export async function previewQuote(platform: Asking, customer: Principal, wanted: Wanted): Promise<Priced> {
  const { addressId } = wanted;
  const address =
    wanted.link?.address ??
    (addressId ? (await listAddresses(platform, customer.uid)).find(({ id }) => id === addressId) : undefined);
  return price(platform, customer, await askedItems(platform, customer, wanted), wanted, address?.zipcode);
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
  const products = await selectPrices(
    platform.db,
    asked.map((item) => item.productId),
  );
  // Opening a payment releases the shopper's previous one, so the stock it holds is free for this one.
  const held = await heldBy(platform.db, uid);
  const lines = asked.map((item) => line(products.get(item.productId), item, held.get(item.productId) ?? 0));
  const values = lines.map((item) => times(item.price, item.quantity));
  const subtotal = sum(values);
  const saving = wanted.coupon
    ? await applyCampaign(platform, { code: wanted.coupon, uid, kind: 'goods', base: subtotal })
    : undefined;
  // An unknown PIN code is no reason to refuse an order: it gets no promised date, and the shop calls.
  const quoted = zipcode ? await quoteDelivery(platform, zipcode, { paise: subtotal }) : undefined;
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

async function askedItems(platform: Pick<Asking, 'db'>, { uid }: Principal, { items }: Wanted): Promise<Asked[]> {
  const asked = items ?? (await cartItems(platform, uid));
  if (asked.length === 0) throw new Fault('cart-empty', 'cart-empty');
  return asked;
}

async function cartItems(platform: Pick<Asking, 'db'>, uid: string) {
  const { lines } = await showCart(platform, uid);
  return lines.map((item) => ({ productId: item.product.id, quantity: item.quantity }));
}

async function chooseAddress(platform: Pick<Asking, 'db'>, uid: string, id: string | undefined): Promise<AddressDraft> {
  const addresses = await listAddresses(platform, uid);
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
): Omit<GoodsSnapshot['items'][number], 'discount'> {
  if (!product || product.gone)
    throw new Fault(
      'not-found',
      product ? because('no-longer-sold', { name: product.name }) : 'product-no-longer-sold',
      {
        detail: { gone: [{ productId: asked.productId }] },
      },
    );
  // Before any sum: a quantity far beyond stock must not become an amount.
  const left = product.stock + held;
  if (asked.quantity > left) {
    throw new Fault(
      'out-of-stock',
      left > 0 ? because('stock-short', { left, name: product.name }) : because('sold-out', { name: product.name }),
      {
        detail: { short: [{ productId: product.id, name: product.name, stock: left }] },
      },
    );
  }
  return {
    productId: product.id,
    name: product.name,
    sku: product.sku,
    quantity: asked.quantity,
    price: product.price,
    hsn: product.hsn,
    gstRateBp: product.gstRateBp,
  };
}
