import type { LineView } from './line-view.ts';

/** From this many on, how many there are is worth a word. */
const FEW = 3;

export type LineChanges = { priceBy: number; stock?: 'fewer' | 'back' };

/** What has changed since the shopper saw this line; undefined for nothing. `priceBy` in paise, below 0 for cheaper. */
export function changesOf({ gone, seen, price, stock, quantity }: LineView): LineChanges | undefined {
  if (gone || !seen) return undefined;
  const priceBy = price - seen.price;
  const fewer = stock < seen.stock && (stock <= FEW || stock < quantity);
  const back = seen.stock <= 0 && stock > 0;
  if (priceBy === 0 && !fewer && !back) return undefined;
  return { priceBy, stock: fewer ? 'fewer' : back ? 'back' : undefined };
}
