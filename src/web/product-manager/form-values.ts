import { discountAt, listPriceAt } from '#src/contract/client/list-price.ts';
import type { ManagedProduct, ManagedReview, ProductEdit } from '#src/contract/client/product-manager.ts';
import type { PlacementName } from '#src/contract/client/product-words.ts';

/** The form's fields as they are typed. */
export type FormValues = {
  name: string;
  title: string;
  category: string;
  price: string;
  discount: string;
  stock: string;
  placement: PlacementName;
  description: string;
  mainImage: string;
  otherImages: string[];
  reviews: ManagedReview[];
};

export const toValues = (product: ManagedProduct): FormValues => ({
  name: product.name,
  title: product.title,
  category: product.category,
  price: String(product.price),
  discount: String(product.discount),
  stock: String(product.stock),
  placement: product.placement,
  description: product.description,
  mainImage: product.mainImage,
  otherImages: product.otherImages,
  reviews: product.reviews,
});

/** Only what differs from the product as it was loaded. */
export function editOf(was: ManagedProduct, now: FormValues): ProductEdit {
  const edit: ProductEdit = {};
  for (const field of ['name', 'title', 'category', 'description'] as const) if (now[field].trim() !== was[field].trim()) edit[field] = now[field].trim();
  for (const field of ['placement', 'mainImage'] as const) if (now[field] !== was[field]) Object.assign(edit, { [field]: now[field] });
  if (Number(now.price) !== was.price) edit.price = Number(now.price);
  // A changed price alone keeps the list price, and the discount follows of itself.
  if (Number(now.discount) !== discountAt(Number(now.price), was.listPrice)) edit.discount = Number(now.discount);
  if (Number(now.stock) !== was.stock || now.stock === '') Object.assign(edit, { stock: Number(now.stock), stockWas: was.stock });
  if (now.otherImages.join('\n') !== was.otherImages.join('\n')) edit.otherImages = now.otherImages;
  if (now.reviews.length !== was.reviews.length || now.reviews.some((review, at) => review.id !== was.reviews[at]?.id)) {
    edit.reviews = now.reviews;
    edit.reviewsWas = was.reviews.flatMap(({ id }) => id ?? []);
  }
  return edit;
}

/** The list price in rupees that saving these values leaves behind. */
export function listPriceAfter(was: ManagedProduct, now: Pick<FormValues, 'price' | 'discount'>): number {
  const [price, discount] = [Number(now.price) || 0, Number(now.discount) || 0];
  if (discount === discountAt(price, was.listPrice)) return Math.max(was.listPrice, price);
  return discount < 100 ? listPriceAt(price, discount) : price;
}

/** What is left of typed or pasted text in a field for numbers: `₹1,25,000` → `125000`, `abc` → nothing (spec.md §5). */
export const numeric = (typed: string): string => /^-?\d+(?:\.\d*)?/.exec(typed.replace(/[₹,\s]/g, ''))?.[0] ?? '';

/** Whether a typed number is whole and within its bounds. */
export const isWhole = (value: string, min: number, max: number): boolean =>
  value.trim() !== '' && Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;
