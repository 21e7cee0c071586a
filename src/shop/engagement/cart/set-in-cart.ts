import { pipelined } from '#src/platform/database/pipelined.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import { addLine, removeLines, touchCart } from './cart.store.ts';
import { removeSaved } from './saved-line.store.ts';

/** Puts so many of a product into the cart, or removes its line (0); repeating changes nothing. Throws `not-found`. */
export async function setInCart(platform: Platform, uid: string, productId: string, quantity: number): Promise<void> {
  await transact(platform, async ({ trx }) => {
    if (quantity > 0) {
      await mustBeOnSale(trx, productId);
      // A product in the cart is no longer saved for later; moveToCart is the way back that keeps its quantity.
      await pipelined(trx, (together) => [
        addLine(together, uid, productId, quantity, platform.clock.now()),
        removeSaved(together, uid, productId),
      ]);
    } else if (await removeLines(trx, uid, [productId])) await touchCart(trx, uid, platform.clock.now());
    else await mustBeOnSale(trx, productId);
  });
}
