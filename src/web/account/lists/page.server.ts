import { showCart } from '#src/shop/engagement/cart/show-cart.ts';
import { listFavourites } from '#src/shop/engagement/favourites/list-favourites.ts';
import { listRatings } from '#src/shop/engagement/reviews/list-ratings.ts';
import { refuseAddress } from '#src/web/context/not-found.server.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toLineView } from '#src/web/features/cart/lines.server.ts';
import { toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { isListType, type ListView } from './list-view.ts';

/** One of the customer's lists; an unknown data type is treated as an unknown address. */
export const loader = pageLoader('userList', async ({ customer, shop, locale, params: { dataType }, context }) => {
  if (!isListType(dataType)) refuseAddress({ context });
  const { uid } = customer;
  const list = async (): Promise<ListView> => {
    if (dataType === 'cart')
      return {
        type: 'cart',
        lines: (await showCart(shop, uid)).lines.map((line) => toLineView(line, locale)).reverse(),
      }; // newest first, as all lists here
    if (dataType === 'favorites')
      return {
        type: 'favorites',
        items: (await listFavourites(shop, uid)).map(({ product, gone, saved }) => ({
          product: toTile(product, locale),
          gone,
          saved,
        })),
      };
    return {
      type: 'ratings',
      items: (await listRatings(shop, uid)).map(({ product, gone, stars }) => ({
        product: toTile(product, locale),
        gone,
        stars,
      })),
    };
  };
  return {
    uid,
    list: await list(),
    texts: texts(
      locale,
      'lists',
      ...(dataType === 'cart' ? ['cart'] : []),
      ...(dataType === 'favorites' ? ['alerts'] : []),
    ),
  };
});
