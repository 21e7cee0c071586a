import { systemAround } from '#src/kernel/solar/compatibility/system-around.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectCards } from '#src/shop/catalogue/products/product.store.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import type { Beside } from './stocked-beside.ts';

export type SystemLine = { card: ProductCard; quantity: number };

/** The array that this panel or inverter would be bought in, from what is in stock in those quantities; none if there is no such array. */
export async function wholeSystem({ db }: Pick<Platform, 'db'>, { own, stocked }: Beside): Promise<SystemLine[]> {
  const parts = (own && systemAround(own, stocked)) ?? [];
  if (parts.length === 0) return [];
  const cards = await selectCards(db, { ids: parts.map((part) => part.id), page: 1, limit: parts.length });
  const lines = parts.flatMap((part) => {
    const card = cards.find((one) => one.id === part.id && one.stock >= part.quantity);
    return card ? [{ card, quantity: part.quantity }] : [];
  });
  return lines.length === parts.length ? lines : [];
}
