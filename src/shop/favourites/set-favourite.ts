import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mustBeOnSale } from '#src/shop/catalogue/find-product.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { addFavourite, countFavourite, removeFavourite } from '#src/shop/favourites/favourite.store.ts';

/** Sets or takes away a heart; repeating changes nothing. A heart can be taken from what is no longer sold. Throws `not-found`. */
export async function setFavourite(platform: Platform, uid: string, productId: string, wanted: boolean): Promise<void> {
  await transact(platform, async ({ trx, expire }) => {
    if (wanted) await mustBeOnSale(trx, productId);
    const changed = wanted ? await addFavourite(trx, uid, productId, platform.clock.now()) : await removeFavourite(trx, uid, productId);
    if (!changed) {
      if (!wanted) await mustBeOnSale(trx, productId);
      return;
    }
    await countFavourite(trx, productId, wanted ? 1 : -1);
    expire(TAGS.popularity);
  });
}
