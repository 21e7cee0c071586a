import type { Platform } from '#src/platform/platform.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import { hasFavourite, selectFavourites } from './favourite.store.ts';

/** A shopper's hearts, newest first. `gone`: no longer sold. */
export async function listFavourites(
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<{ product: ProductCard; gone: boolean }[]> {
  const ids = await selectFavourites(db, uid);
  const cards = await cardsById(db, ids);
  return ids.flatMap((id) => {
    const found = cards.get(id);
    return found ? [{ product: found.product, gone: found.gone }] : [];
  });
}

export const isFavourite = ({ db }: Pick<Platform, 'db'>, uid: string, productId: string): Promise<boolean> =>
  hasFavourite(db, uid, productId);

/** Only the product ids, newest heart first. */
export const favouriteIds = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<string[]> => selectFavourites(db, uid);
