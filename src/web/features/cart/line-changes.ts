import type { LineView } from './line-view.ts';

/** Show how many are left from this number down. */
const FEW = 3;

export type LineChanges = { priceBy: number; stock?: 'fewer' | 'back' };

/** What has changed since the shopper saw this line; undefined if nothing has. `priceBy` is in paise, negative if cheaper. */
export function changesOf({ gone, seen, price, stock, quantity }: LineView): LineChanges | undefined {
  if (gone || !seen) return undefined;
  const priceBy = price - seen.price;
  const fewer = stock < seen.stock && (stock <= FEW || stock < quantity);
  const back = seen.stock <= 0 && stock > 0;
  if (priceBy === 0 && !fewer && !back) return undefined;
  return { priceBy, stock: fewer ? 'fewer' : back ? 'back' : undefined };
}
