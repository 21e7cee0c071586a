import type { Paise } from '#src/platform/money.ts';
import { listPriceFor, type Placement } from '#src/shop/catalogue/product.ts';

/** The fields of a product that the administrator writes; absent ones stay as they are. Money in paise. */
export type ProductChange = {
  name?: string;
  title?: string;
  description?: string;
  category?: string;
  price?: Paise;
  discount?: number;
  listPrice?: Paise;
  stock?: number;
  /** The stock that the editor had seen: `stock` is then applied as a difference (decisions.md §4). */
  stockWas?: number;
  placement?: Placement;
  mainImage?: string;
  otherImages?: string[];
  reviews?: { id?: string; name: string; msg: string }[];
  /** Which comments the editor had loaded; only these can be dropped. */
  reviewsWas?: string[];
};

/** What a new product starts with (spec.md §3). Price 0 makes it a draft. */
export const NEW_PRODUCT = {
  name: 'name',
  title: 'Title',
  description: 'Description',
  price: 0 as Paise,
  discount: 0,
  stock: 5,
  placement: 'Flash Delas' as Placement,
  review: { name: 'Sample customer', msg: 'Sample review' },
} as const;

/** The two prices after a change: `discount` without a list price sets the list price; a list price never lies below the price. */
export function pricesAfter(
  now: { price: number; listPrice: number },
  change: Pick<ProductChange, 'price' | 'discount' | 'listPrice'>,
): { price: number; listPrice: number } {
  const price = change.price ?? now.price;
  if (change.listPrice !== undefined) return { price, listPrice: Math.max(change.listPrice, price) };
  if (change.discount !== undefined) return { price, listPrice: listPriceFor(price, change.discount) };
  return { price, listPrice: Math.max(now.listPrice, price) };
}
