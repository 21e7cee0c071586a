import { isMadeSku } from '#src/shop/catalogue/products/sku.ts';
import type { SheetProduct } from './sheet-product.ts';

type Field = keyof SheetProduct;

/** Fields that must be consistent with each other are restored together or not at all. */
const TOGETHER: readonly Field[][] = [
  ['price', 'listPrice'],
  ['almm', 'dcr'],
  ['lengthMm', 'widthMm', 'heightMm'],
  ['mainImage', 'otherImages'],
  ['category', 'specification'],
];
/** Fields that the shop itself keeps changing, or has generated: the owner's edits are recognised by other fields. */
const MOVING: readonly Field[] = ['id', 'sku', 'stock', 'mainImage', 'otherImages', 'toCreate'];

/** Whether a former brand, category or SKU can no longer be restored. */
export type Gone = {
  brand(slug: string): boolean;
  category(slug: string): boolean;
  sku(sku: string, id: string): boolean;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Whether a product is still as an import added it, apart from what the shop changes automatically. `fetched`: the pictures that came for it since;
 * `alts`: the alternative texts that it has.
 */
export const isAsAdded = (
  now: SheetProduct,
  added: Partial<SheetProduct>,
  { fetched, alts }: { fetched: readonly string[]; alts: Record<string, string> },
): boolean =>
  Object.keys(alts).length === 0 &&
  (Object.keys(added) as Field[]).every((key) => MOVING.includes(key) || same(sorted(now[key]), sorted(added[key]))) &&
  (added.sku ? now.sku === added.sku : isMadeSku(now.sku)) &&
  same(ownPictures(now, fetched), ownPictures(added, fetched)) &&
  (now.mainImage === (added.mainImage ?? '') || (!added.mainImage && fetched.includes(now.mainImage)));

/** A product's pictures in order, without the fetched ones. */
const ownPictures = (
  { mainImage = '', otherImages = [] }: Partial<SheetProduct>,
  fetched: readonly string[],
): string[] => [mainImage, ...otherImages].filter((url) => url !== '' && !fetched.includes(url));

/** PostgreSQL stores an object's keys in an order of its own. */
const sorted = (value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * A product with the former values of the fields that are still as the import left them. `kept` lists the others, but never stock: the import's
 * difference is subtracted again, down to zero at most. Pictures stay if the owner has described (`alts`) one that would go.
 */
export function takeBack(
  now: SheetProduct,
  before: Partial<SheetProduct>,
  after: Partial<SheetProduct>,
  gone: Gone,
  alts: Record<string, string>,
): { product: SheetProduct; fields: Field[]; kept: Field[]; stockChange: number } {
  const product = { ...now };
  const keys: Field[] = (Object.keys(after) as Field[]).filter(
    (key): key is Exclude<Field, 'stock'> => key !== 'stock',
  );
  const former = new Set([before.mainImage ?? now.mainImage, ...(before.otherImages ?? now.otherImages)]);
  const described = [now.mainImage, ...now.otherImages].some((url) => alts[url] && !former.has(url));
  const stands = (key: Field) =>
    same(sorted(now[key]), sorted(after[key])) &&
    !((key === 'mainImage' || key === 'otherImages') && described) &&
    !(key === 'brand' && gone.brand(before.brand ?? '')) &&
    !(key === 'category' && gone.category(before.category ?? '')) &&
    !(key === 'sku' && gone.sku(before.sku ?? '', now.id));
  const kept: Field[] = keys.filter((key) =>
    (TOGETHER.find((group) => group.includes(key)) ?? [key]).some((one) => keys.includes(one) && !stands(one)),
  );
  const fields: Field[] = keys.filter((key) => !kept.includes(key));
  // A price that changed on its own is not restored above a list price that somebody has lowered since.
  Object.assign(product, Object.fromEntries(fields.map((key) => [key, before[key]])));
  if (product.listPrice < product.price) {
    Object.assign(product, { price: now.price, listPrice: now.listPrice });
    for (const key of ['price', 'listPrice'] as const) {
      if (fields.includes(key)) kept.push(...fields.splice(fields.indexOf(key), 1));
    }
  }
  product.stock = Math.max(0, now.stock + (before.stock ?? 0) - (after.stock ?? 0));
  const stockChange = product.stock - now.stock;
  return { product, fields: stockChange === 0 ? fields : [...fields, 'stock'], kept, stockChange };
}
