import { pageContext } from '#src/pages/page-context.ts';
import { showCart } from '#src/shop/cart/show-cart.ts';
import { listFavourites } from '#src/shop/favourites/list-favourites.ts';
import { listRatings } from '#src/shop/reviews/list-ratings.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { toTile } from '../product-tile.server.ts';
import { type LoaderArgs, signedInCustomer } from '../signed-in.server.ts';
import { toLineView } from './cart/lines.server.ts';
import { refuseAddress } from './not-found.server.ts';
import { isListType, type ListView } from './user-list/list-view.ts';

/** One of the customer's lists; an unknown data type is an unknown address. */
export const loadUserList = ({ context, request, params: { dataType } }: LoaderArgs & { params: { dataType: string } }) =>
  answered(context, async () => {
    if (!isListType(dataType)) refuseAddress({ context });
    const { uid } = await signedInCustomer({ context, request });
    const { shop, locale } = context.get(pageContext);
    const list = async (): Promise<ListView> => {
      if (dataType === 'cart') return { type: 'cart', lines: (await showCart(shop, uid)).lines.map(toLineView).reverse() }; // newest first, as all lists here
      if (dataType === 'favorites')
        return { type: 'favorites', items: (await listFavourites(shop, uid)).map(({ product, gone }) => ({ product: toTile(product), gone })) };
      return { type: 'ratings', items: (await listRatings(shop, uid)).map(({ product, gone, stars }) => ({ product: toTile(product), gone, stars })) };
    };
    return { uid, list: await list(), texts: texts(locale, 'lists', ...(dataType === 'cart' ? ['cart'] : [])) };
  });
