import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { countFavourite } from '#src/shop/catalogue/products/counters.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import { addFavourite, removeFavourite } from './favourite.store.ts';

/** Changes per hour: more than anybody means. */
const MOST = 240;

/**
 * Sets or removes a heart; repeating changes nothing. It can also be removed from a product no longer sold. Lists are ordered by it a little
 * later (`publishPopularity`). Throws `not-found`, `too-many`.
 */
export async function setFavourite(platform: Platform, uid: string, productId: string, wanted: boolean): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const changed = wanted
      ? await addFavourite(trx, uid, { productId, price: await mustBeOnSale(trx, productId) }, platform.clock.now())
      : await removeFavourite(trx, uid, productId);
    if (!changed) {
      if (!wanted) await mustBeOnSale(trx, productId);
      return;
    }
    await enforceLimits(trx, platform, [{ what: 'favourite', who: uid, most: MOST }], 'favourites-too-often');
    await countFavourite(trx, productId, wanted ? 1 : -1);
  });
}
