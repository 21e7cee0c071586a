import type { Platform } from '#src/platform/platform.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';
import { findRating, selectRatings } from './rating.store.ts';

/** What a shopper has rated, newest first. `gone`: no longer sold. */
export async function listRatings(
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<{ product: ProductCard; gone: boolean; stars: number }[]> {
  const rows = await selectRatings(db, uid);
  const cards = await cardsById(
    db,
    rows.map((row) => row.productId),
  );
  return rows.flatMap((row) => {
    const found = cards.get(row.productId);
    return found ? [{ product: found.product, gone: found.gone, stars: row.stars }] : [];
  });
}

/** A shopper's stars for one product; 0 for none. */
export const showRating = ({ db }: Pick<Platform, 'db'>, uid: string, productId: string): Promise<number> =>
  findRating(db, uid, productId);

/** Only product ids and stars, newest first. */
export const ratedStars = (
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<{ productId: string; stars: number }[]> => selectRatings(db, uid);
