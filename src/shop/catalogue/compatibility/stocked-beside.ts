import { partnersOf } from '#src/kernel/solar/compatibility/pair.ts';
import { kindOf, type Part, type PartKind } from '#src/kernel/solar/compatibility/part.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Product } from '#src/shop/catalogue/products/product.ts';
import { selectInStock } from './part.store.ts';

/** A product as the rules see it, undefined where they know nothing of its like, and what is in stock of the kinds that go with it. */
export type Beside = { own: Part | undefined; stocked: Part[] };

/** Of each category so many are looked at, those that sell best first. */
const LOOKED_AT = 40;
const CATEGORIES: Partial<Record<PartKind, string>> = {
  panel: 'solar-panels',
  inverter: 'solar-inverters',
  battery: 'solar-batteries',
  structure: 'solar-rooftop',
  pump: 'solar-pumps',
  'pump-controller': 'solar-pumps',
  'ev-charger': 'ev-chargers',
};
const categoryOf = (kind: PartKind) => CATEGORIES[kind] ?? 'balance-of-system';

/** The kinds of product that are bought with one of this kind. */
const besideOf = (kind: PartKind): PartKind[] =>
  kind === 'inverter' ? [...partnersOf(kind), 'structure'] : partnersOf(kind);

/** Reads in one statement what a product is compared with, for what it works with and for the array around it. */
export async function stockedBeside(
  { db }: Pick<Platform, 'db'>,
  product: Pick<Product, 'id' | 'categorySlug' | 'specification' | 'dimensionsMm' | 'dcr'>,
): Promise<Beside> {
  const { id, categorySlug, specification: figures, dimensionsMm: sidesMm, dcr } = product;
  const kind = kindOf(categorySlug, figures);
  const kinds = kind ? besideOf(kind) : [];
  if (!kind || kinds.length === 0) return { own: undefined, stocked: [] };
  const rows = await selectInStock(db, [...new Set(kinds.map(categoryOf))], LOOKED_AT);
  const stocked = rows.flatMap((one): Part[] =>
    one.kind && one.id !== id && kinds.includes(one.kind) ? [{ ...one, kind: one.kind }] : [],
  );
  return { own: { id, kind, quantity: 1, figures, sidesMm, dcr }, stocked };
}
