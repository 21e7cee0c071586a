import { discountOf, listPriceFor } from '#src/kernel/list-price.ts';
import type { PlacementName } from '#src/kernel/placements.ts';
import type { ManagedProduct, ManagedReview, ProductEdit } from '#src/wire/client/product-manager.ts';
import type { SpecificationField } from '#src/wire/domain.ts';
import { detailEdit, type TypedDetails, typedDetails } from './detail-values.ts';
import { specificationOf, typedSpecification } from './typed-specification.ts';

/** The form's fields as typed. Lists have one entry per line. */
export type FormValues = TypedDetails & {
  name: string;
  /** Empty: the shop creates one. */
  sku: string;
  title: string;
  category: string;
  price: string;
  discount: string;
  /** Empty: calculated from price and discount. */
  listPrice: string;
  stock: string;
  placement: PlacementName;
  description: string;
  mainImage: string;
  otherImages: string[];
  pictureAlts: Record<string, string>;
  reviews: ManagedReview[];
  brand: string;
  specification: Record<string, string>;
};

export const toValues = (product: ManagedProduct): FormValues => ({
  name: product.name,
  sku: product.sku,
  title: product.title,
  category: product.category,
  price: String(product.price),
  discount: String(product.discount),
  listPrice: '',
  stock: String(product.stock),
  placement: product.placement,
  description: product.description,
  mainImage: product.mainImage,
  otherImages: product.otherImages,
  pictureAlts: product.pictureAlts,
  reviews: product.reviews,
  brand: product.brand,
  specification: typedSpecification(product.specification),
  ...typedDetails(product),
});

const TEXTS = ['name', 'sku', 'title', 'category', 'description'] as const;
const CHOICES = ['placement', 'mainImage', 'brand'] as const;

/** Only what differs from the loaded product. `fields` gives the kinds of the category's specifications. */
export function editOf(was: ManagedProduct, now: FormValues, fields: SpecificationField[] = []): ProductEdit {
  const edit: ProductEdit = {};
  for (const field of TEXTS) if (now[field].trim() !== was[field].trim()) edit[field] = now[field].trim();
  for (const field of CHOICES) if (now[field] !== was[field]) Object.assign(edit, { [field]: now[field] });
  if (Number(now.price) !== was.price) edit.price = Number(now.price);
  // Changing only the price keeps the list price, and the discount follows automatically.
  if (now.listPrice !== '' && Number(now.listPrice) !== was.listPrice) edit.listPrice = Number(now.listPrice);
  else if (now.listPrice === '' && Number(now.discount) !== discountOf(Number(now.price), was.listPrice))
    edit.discount = Number(now.discount);
  if (Number(now.stock) !== was.stock || now.stock === '')
    Object.assign(edit, { stock: Number(now.stock), stockWas: was.stock });
  if (now.otherImages.join('\n') !== was.otherImages.join('\n')) edit.otherImages = now.otherImages;
  const alts = Object.entries(now.pictureAlts).filter(
    ([url, alt]) => alt.trim() !== (was.pictureAlts[url] ?? '') && [now.mainImage, ...now.otherImages].includes(url),
  );
  if (alts.length) edit.pictureAlts = Object.fromEntries(alts.map(([url, alt]) => [url, alt.trim()]));
  Object.assign(edit, detailEdit(was, now));
  if (differs(now.specification, typedSpecification(was.specification)))
    edit.specification = specificationOf(now.specification, fields, was.specification);
  if (
    now.reviews.length !== was.reviews.length ||
    now.reviews.some((review, at) => review.id !== was.reviews[at]?.id)
  ) {
    edit.reviews = now.reviews;
    edit.reviewsWas = was.reviews.flatMap(({ id }) => id ?? []);
  }
  return edit;
}

/** Whether two records differ in content; a missing entry equals an empty one. */
function differs(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].some(
    (key) => (one[key] ?? '') !== (other[key] ?? ''),
  );
}

/** The list price in rupees after saving these values. */
export function listPriceAfter(
  was: ManagedProduct,
  now: Pick<FormValues, 'price' | 'discount'> & { listPrice?: string },
): number {
  const [price, discount] = [Number(now.price) || 0, Number(now.discount) || 0];
  if (now.listPrice) return Math.max(Number(now.listPrice), price);
  if (discount === discountOf(price, was.listPrice)) return Math.max(was.listPrice, price);
  return discount < 100 ? listPriceFor(price * 100, discount) / 100 : price;
}

/** The numeric part of typed or pasted text: `₹1,25,000` → `125000`, `abc` → nothing (spec.md §5). */
export const numeric = (typed: string): string => /^-?\d+(?:\.\d*)?/.exec(typed.replace(/[₹,\s]/g, ''))?.[0] ?? '';

/** Whether a typed number is whole and within its limits. */
export const isWhole = (value: string, min: number, max: number): boolean =>
  value.trim() !== '' && Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max;
