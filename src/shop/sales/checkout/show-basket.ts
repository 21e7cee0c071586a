import type { Paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { CartLine } from '#src/shop/engagement/cart/cart.ts';
import { showCart } from '#src/shop/engagement/cart/show-cart.ts';
import { heldBy } from './reservation.store.ts';

/**
 * The cart as its page shows it: `stock` is what this shopper can buy, including what their own open payment holds, so that
 * a shopper back from the payment window does not read that the last one is sold out.
 */
export async function showBasket(
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<{ lines: CartLine[]; total: Paise }> {
  const [{ lines, total }, held] = await Promise.all([showCart({ db }, uid), heldBy(db, uid)]);
  return {
    lines: lines.map((line) => ({
      ...line,
      product: { ...line.product, stock: line.product.stock + (held.get(line.product.id) ?? 0) },
    })),
    total,
  };
}
