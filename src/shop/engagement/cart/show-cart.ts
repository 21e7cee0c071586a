import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { hasLine, type LineRow, removeLines, selectLines } from './cart.store.ts';
import type { CartLine } from './cart.ts';
import { selectSaved } from './saved-line.store.ts';

/** The cart, in the order in which lines were added. `total` (paise) counts what can be bought; lines no longer sold do not count. */
export async function showCart(
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<{ lines: CartLine[]; total: Paise }> {
  const lines = await withProducts(db, await selectLines(db, uid));
  // For display only, so without the limit on amounts: a quantity beyond all stock must not break the page; checkout refuses it.
  const total = lines.reduce((all, line) => (line.gone ? all : all + line.product.price * line.quantity), 0) as Paise;
  return { lines, total };
}

/** The lines saved for later, newest first. */
export const showSaved = async ({ db }: Pick<Platform, 'db'>, uid: string): Promise<CartLine[]> =>
  withProducts(db, await selectSaved(db, uid));

async function withProducts(db: Queryable, rows: LineRow[]): Promise<CartLine[]> {
  const cards = await cardsById(
    db,
    rows.map((row) => row.productId),
  );
  return rows.flatMap(({ productId, quantity, seen }) => {
    const found = cards.get(productId);
    return found ? [{ product: found.product, quantity, gone: found.gone, seen }] : [];
  });
}

export const isInCart = ({ db }: Pick<Platform, 'db'>, uid: string, productId: string): Promise<boolean> =>
  hasLine(db, uid, productId);

/** Removes what was bought from the cart, in the order's own transaction. */
export const emptyCart = (trx: Tx, uid: string, productIds: string[]): Promise<boolean> =>
  removeLines(trx, uid, productIds);

/** Only product ids and quantities, without looking the products up. */
export const cartQuantities = async (
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<{ productId: string; quantity: number }[]> =>
  (await selectLines(db, uid)).map(({ productId, quantity }) => ({ productId, quantity }));
