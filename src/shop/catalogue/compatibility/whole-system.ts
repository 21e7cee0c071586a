import { kindOf, type Part } from '#src/kernel/solar/compatibility/part.ts';
import { systemAround } from '#src/kernel/solar/compatibility/system-around.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectCards } from '#src/shop/catalogue/products/product.store.ts';
import type { Product, ProductCard } from '#src/shop/catalogue/products/product.ts';
import { selectInStock } from './part.store.ts';

export type SystemLine = { card: ProductCard; quantity: number };

const CATEGORIES = ['solar-panels', 'solar-inverters', 'solar-rooftop'];
/** Of each category so many are looked at, those that sell best first. */
const LOOKED_AT = 40;

/** The array that this panel or inverter would be bought in, from what is in stock in those quantities; none if there is no such array. */
export async function wholeSystem(
  { db }: Pick<Platform, 'db'>,
  product: Pick<Product, 'id' | 'categorySlug' | 'specification' | 'dimensionsMm' | 'dcr' | 'stock'>,
): Promise<SystemLine[]> {
  const { id, categorySlug, specification: figures, dimensionsMm: sidesMm, dcr } = product;
  const kind = kindOf(categorySlug, figures);
  if ((kind !== 'panel' && kind !== 'inverter') || product.stock <= 0) return [];
  const stocked = await selectInStock(db, CATEGORIES, LOOKED_AT);
  const others = stocked.flatMap((one): Part[] => (one.kind && one.id !== id ? [{ ...one, kind: one.kind }] : []));
  const parts = systemAround({ id, kind, quantity: 1, figures, sidesMm, dcr }, others) ?? [];
  if (parts.length === 0) return [];
  const cards = await selectCards(db, { ids: parts.map((part) => part.id), page: 1, limit: parts.length });
  const lines = parts.flatMap((part) => {
    const card = cards.find((one) => one.id === part.id && one.stock >= part.quantity);
    return card ? [{ card, quantity: part.quantity }] : [];
  });
  return lines.length === parts.length ? lines : [];
}
