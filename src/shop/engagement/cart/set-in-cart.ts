import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import { addLine, removeLines } from './cart.store.ts';
import { removeSaved } from './saved-line.store.ts';

/** Puts a product into the cart (quantity 1) or takes its line out; repeating changes nothing. Throws `not-found`. */
export async function setInCart(platform: Platform, uid: string, productId: string, wanted: boolean): Promise<void> {
  await transact(platform, async ({ trx }) => {
    if (wanted) {
      await mustBeOnSale(trx, productId);
      // Once it is in the cart it no longer waits among the saved ones; from there it comes back by moveToCart, quantity kept.
      await addLine(trx, uid, productId, platform.clock.now());
      await removeSaved(trx, uid, productId);
    } else if (!(await removeLines(trx, uid, [productId]))) await mustBeOnSale(trx, productId);
  });
}
