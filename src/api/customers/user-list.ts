import type { z } from '@hono/zod-openapi';
import { productsById } from '#src/shop/catalogue/products/find-product.ts';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { cartQuantities } from '#src/shop/engagement/cart/show-cart.ts';
import { favouriteIds } from '#src/shop/engagement/favourites/list-favourites.ts';
import { ratedStars } from '#src/shop/engagement/reviews/list-ratings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeListed, encodeSavedAddress, type userListItem, type userListQuery } from '#src/wire/customers/user.ts';

type Query = z.infer<typeof userListQuery>;
type Item = z.infer<typeof userListItem>;
type Row = { productId: string; quantity?: number; selectedRating?: number };

/** One page of one of a shopper's lists, with the product's fields or with the state only. */
export async function userList(
  shop: Shop,
  uid: string,
  query: Query,
): Promise<{ total: number; next: number | null; arrayData: Item[] }> {
  const { page, limit } = query;
  const cut = <T>(all: T[]) => all.slice((page - 1) * limit, page * limit);
  const answer = (total: number, arrayData: Item[]) => ({
    total,
    next: page * limit < total ? page + 1 : null,
    arrayData,
  });
  if (query.dataType === 'address') {
    const all = await listAddresses(shop, uid);
    return answer(all.length, cut(all).map(encodeSavedAddress));
  }
  const rows = await rowsOf(shop, uid, query.dataType);
  const shown = cut(rows);
  if (query.fields === 'state')
    return answer(
      rows.length,
      shown.map(({ productId, ...state }) => ({ _id: productId, ...state })),
    );
  const products = await productsById(
    shop.db,
    shown.map((row) => row.productId),
  );
  return answer(
    rows.length,
    shown.flatMap(({ productId, ...state }) => {
      const found = products.get(productId);
      return found ? [encodeListed(found.product, found.gone, state)] : [];
    }),
  );
}

async function rowsOf(shop: Shop, uid: string, type: 'cart' | 'favorites' | 'ratings'): Promise<Row[]> {
  if (type === 'cart') return cartQuantities(shop, uid);
  if (type === 'favorites') return (await favouriteIds(shop, uid)).map((productId) => ({ productId }));
  return (await ratedStars(shop, uid)).map(({ productId, stars }) => ({ productId, selectedRating: stars }));
}
