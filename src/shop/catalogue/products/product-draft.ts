import { listPriceFor } from '#src/kernel/list-price.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { ProductDetails } from '#src/kernel/product-details.ts';
import { invalid } from '#src/platform/fault.ts';

/** The product fields that the administrator writes; absent ones stay as they are. Money in paise. */
export type ProductChange = Partial<ProductDetails> & {
  name?: string;
  /** '' has the shop generate one. */
  sku?: string;
  title?: string;
  description?: string;
  category?: string;
  price?: Paise;
  discount?: number;
  listPrice?: Paise;
  stock?: number;
  /** The stock that the editor saw: `stock` is then applied as a difference (rules.md §4). */
  stockWas?: number;
  placement?: Placement;
  mainImage?: string;
  otherImages?: string[];
  /** Alternative texts by the address of the picture. */
  pictureAlts?: Record<string, string>;
  /** A brand's slug or name; '' for none. */
  brand?: string;
  reviews?: { id?: string; name: string; msg: string }[];
  /** The comments that the editor had loaded; only these can be removed. */
  reviewsWas?: string[];
  /** The version that the editor had loaded: if the database has another one, that is a conflict and nothing is written. */
  version?: number;
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

/** Which of a product's texts are still those of a new product. */
export const placeholdersIn = (product: {
  name: string;
  title: string;
  description: string;
}): ('name' | 'title' | 'description')[] =>
  (['name', 'title', 'description'] as const).filter((field) => product[field].trim() === NEW_PRODUCT[field]);

/** A price by itself does not put an unwritten draft on sale. Throws `invalid` at the fields that are still placeholders. */
export function needOwnTexts(product: { name: string; title: string; description: string }): void {
  const missing = placeholdersIn(product);
  if (missing.length) throw invalid(Object.fromEntries(missing.map((field) => [field, 'placeholder-text'])));
}

/** Whether a comment is the sample of spec.md §3, by any author: it is nobody's, and shoppers never see it (rules.md §1). */
export const isSampleReview = ({ name, msg }: { name: string; msg: string }): boolean => {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();
  return same(name, NEW_PRODUCT.review.name) && same(msg, NEW_PRODUCT.review.msg);
};

/** The two prices after a change: a `discount` without a list price sets the list price, which is never below the price. */
export function pricesAfter(
  now: { price: number; listPrice: number },
  change: Pick<ProductChange, 'price' | 'discount' | 'listPrice'>,
): { price: number; listPrice: number } {
  const price = change.price ?? now.price;
  if (change.listPrice !== undefined) return { price, listPrice: Math.max(change.listPrice, price) };
  if (change.discount !== undefined) return { price, listPrice: listPriceFor(price, change.discount) };
  return { price, listPrice: Math.max(now.listPrice, price) };
}
