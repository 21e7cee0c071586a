import { type Paise, paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import { hasFavourite, selectFavourites } from './favourite.store.ts';

/** A shopper's heart. `gone`: no longer sold. `saved`: paise below the price when the heart was set; 0 if not cheaper or unknown. */
export type Favourite = { product: ProductCard; gone: boolean; saved: Paise };

/** A shopper's hearts, newest first. */
export async function listFavourites({ db }: Pick<Platform, 'db'>, uid: string): Promise<Favourite[]> {
  const hearts = await selectFavourites(db, uid);
  const cards = await cardsById(
    db,
    hearts.map(({ productId }) => productId),
  );
  return hearts.flatMap(({ productId, seenPricePaise }) => {
    const found = cards.get(productId);
    if (!found) return [];
    const { product, gone } = found;
    const saved = Math.max(0, (seenPricePaise ?? product.price) - product.price);
    return [{ product, gone, saved: paise(saved) }];
  });
}

export const isFavourite = ({ db }: Pick<Platform, 'db'>, uid: string, productId: string): Promise<boolean> =>
  hasFavourite(db, uid, productId);

/** Only the product ids, newest heart first. */
export const favouriteIds = async ({ db }: Pick<Platform, 'db'>, uid: string): Promise<string[]> =>
  (await selectFavourites(db, uid)).map(({ productId }) => productId);
