import { Fault, invalid } from '#src/platform/fault.ts';
import { type Paise, sum, times } from '#src/platform/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Address } from '#src/shop/addresses/address.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import { showCart } from '#src/shop/cart/show-cart.ts';
import { type Listed, productsById } from '#src/shop/catalogue/find-product.ts';
import type { Product } from '#src/shop/catalogue/product.ts';
import type { GoodsSnapshot } from '#src/shop/checkout/payment.ts';
import { heldBy } from '#src/shop/checkout/reservation.store.ts';
import type { Customer } from '#src/shop/identity/customer.ts';

export type Wanted = { items?: { productId: string; quantity: number }[]; addressId?: string };
export type Quote = { snapshot: GoodsSnapshot; total: Paise };

/**
 * What this shopper would pay now, from the shop's own prices (decisions.md §4). Without items: the cart.
 * Throws `cart-empty`, `address-required`, `not-found`, `out-of-stock`, `invalid`.
 */
export async function quote(platform: Pick<Platform, 'db'>, customer: Customer, wanted: Wanted): Promise<Quote> {
  const asked = wanted.items ?? (await cartItems(platform, customer.uid));
  if (asked.length === 0) throw new Fault('cart-empty', 'No items are added in Cart');
  const address = await chooseAddress(platform, customer.uid, wanted.addressId);
  const products = await productsById(
    platform.db,
    asked.map((item) => item.productId),
  );
  // Opening a payment releases the shopper's former one, so what that holds can be bought with this one.
  const held = await heldBy(platform.db, customer.uid);
  const items = asked.map((item) => line(products.get(item.productId), item, held.get(item.productId) ?? 0));
  const { id: _, isDefault: __, ...snapshotAddress } = address;
  return {
    snapshot: {
      items,
      address: snapshotAddress,
      contact: { name: customer.name, email: customer.email, phone: address.phone },
      fromCart: wanted.items === undefined,
    },
    total: sum(items.map((item) => times(item.price, item.quantity))),
  };
}

async function cartItems(platform: Pick<Platform, 'db'>, uid: string) {
  const { lines } = await showCart(platform, uid);
  return lines.map((item) => ({ productId: item.product.id, quantity: item.quantity }));
}

async function chooseAddress(platform: Pick<Platform, 'db'>, uid: string, id: string | undefined): Promise<Address> {
  const addresses = await listAddresses(platform, uid);
  const address = id ? addresses.find((one) => one.id === id) : addresses[0];
  if (address) return address;
  if (id && addresses.length) throw invalid({ addressId: 'This address is not among yours.' });
  throw new Fault('address-required', 'Please add an address before checking out.');
}

function line(found: Listed<Product> | undefined, asked: { productId: string; quantity: number }, held: number): GoodsSnapshot['items'][number] {
  if (!found || found.gone)
    throw new Fault('not-found', `${found?.product.name ?? 'This product'} is no longer sold.`, { detail: { gone: [{ productId: asked.productId }] } });
  const { product } = found;
  // Before any sum: a quantity beyond all stock must not become an amount.
  const left = product.stock + held;
  if (asked.quantity > left) {
    throw new Fault('out-of-stock', left > 0 ? `Only ${left} of ${product.name} are left.` : `${product.name} is sold out.`, {
      detail: { short: [{ productId: product.id, name: product.name, stock: left }] },
    });
  }
  return { productId: product.id, name: product.name, quantity: asked.quantity, price: product.price, hsn: product.hsn ?? null, gstRateBp: product.gst.rateBp };
}
