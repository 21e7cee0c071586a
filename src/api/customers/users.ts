import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, own, signedIn } from '#src/api/middleware.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { addAddress } from '#src/shop/customers/addresses/add-address.ts';
import { createUserRecord } from '#src/shop/customers/identity/create-user-record.ts';
import { setInCart } from '#src/shop/engagement/cart/set-in-cart.ts';
import { setQuantity } from '#src/shop/engagement/cart/set-quantity.ts';
import { isInCart } from '#src/shop/engagement/cart/show-cart.ts';
import { isFavourite } from '#src/shop/engagement/favourites/list-favourites.ts';
import { setFavourite } from '#src/shop/engagement/favourites/set-favourite.ts';
import { showRating } from '#src/shop/engagement/reviews/list-ratings.ts';
import { rateProduct } from '#src/shop/engagement/reviews/rate-product.ts';
import { withdrawRating } from '#src/shop/engagement/reviews/withdraw-rating.ts';
import type { Shop } from '#src/shop/shop.ts';
import { CALLS } from '#src/wire/calls.ts';
import {
  addressAnswer,
  addressBody,
  cartAnswer,
  cartBody,
  decodeAddress,
  encodeSavedAddress,
  favouriteAnswer,
  favouriteBody,
  productStateAnswer,
  quantityAnswer,
  quantityBody,
  ratingAnswer,
  ratingBody,
  recordAnswer,
  userBody,
  userListAnswer,
  userListQuery,
  withdrawnRatingAnswer,
} from '#src/wire/customers/user.ts';
import { id } from '#src/wire/values.ts';
import { userList } from './user-list.ts';

const tags = ['Users'];

/** What a shopper does with products and addresses (spec.md §7). */
export function userCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  const post = <P extends string, B extends z.ZodType, A extends z.ZodType, S extends 200 | 201>(
    path: P,
    summary: string,
    input: B,
    status: S,
    answer: A,
  ) =>
    createRoute({
      method: 'post',
      path,
      tags,
      summary,
      middleware,
      request: { body: body(input) },
      responses: { [status]: json(answer, 'Done'), ...refusals(400, 401, 403, 404, 422, 429) } as {
        [K in S]: ReturnType<typeof json<A>>;
      },
    });

  api.openapi(
    createRoute({
      method: 'post',
      path: CALLS.createUser,
      tags,
      summary: 'Creates the user record, once an account',
      middleware,
      request: { body: body(userBody) },
      responses: {
        201: json(recordAnswer, 'Created'),
        200: json(recordAnswer, 'It was there already'),
        ...refusals(400, 401, 403, 404, 422, 429),
      },
    }),
    async (c) => {
      const customer = c.get('customer');
      // The record is the session's own: even an administrator cannot create one for somebody else.
      own({ ...customer, role: 'customer' }, c.req.valid('json').uid);
      const created = await createUserRecord(shop, customer);
      return c.json({ status: 'success' as const, created }, created ? 201 : 200);
    },
  );

  api.openapi(
    post(CALLS.addToFavourites, 'Moves a heart to the opposite', favouriteBody, 200, favouriteAnswer),
    async (c) => {
      const input = c.req.valid('json');
      await setFavourite(shop, own(c.get('customer'), input.uid), input.itemToAdd._id, !input.isFavorite);
      return c.json({ status: 'success' as const, isAdded: true }, 200);
    },
  );

  api.openapi(post(CALLS.addToCart, 'Moves a product into the cart or out', cartBody, 200, cartAnswer), async (c) => {
    const input = c.req.valid('json');
    await setInCart(shop, own(c.get('customer'), input.uid), input.itemToAdd._id, input.inCart ? 0 : input.quantity);
    return c.json({ status: 'success' as const, isAddedInCart: true }, 200);
  });

  api.openapi(post(CALLS.rate, 'Rates a product with 1 to 5 stars', ratingBody, 200, ratingAnswer), async (c) => {
    const input = c.req.valid('json');
    const uid = own(c.get('customer'), input.uid);
    return c.json(
      {
        status: 'success' as const,
        updatedTo: await rateProduct(shop, uid, input.itemToAdd._id, input.itemToAdd.selectedRating),
      },
      200,
    );
  });

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/ratings/{_id}',
      tags,
      summary: 'Takes one’s rating of a product back',
      middleware,
      request: { params: z.object({ _id: id }) },
      responses: {
        200: json(withdrawnRatingAnswer, 'Done; repeating changes nothing'),
        ...refusals(401, 422),
      },
    }),
    async (c) => {
      await withdrawRating(shop, c.get('customer').uid, c.req.valid('param')._id);
      return c.json({ status: 'success' as const, updatedTo: 0 as const }, 200);
    },
  );

  api.openapi(
    post(
      CALLS.addAddress,
      'Adds an address and makes it the default',
      addressBody(() => soldStates(shop)),
      201,
      addressAnswer,
    ),
    async (c) => {
      const input = c.req.valid('json');
      const address = await addAddress(shop, own(c.get('customer'), input.uid), decodeAddress(input.address));
      return c.json({ status: 'success' as const, address: encodeSavedAddress(address) }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: CALLS.productState,
      tags,
      summary: 'A shopper’s state of one product',
      middleware,
      request: { query: z.object({ uid: id, id }) },
      responses: {
        200: json(productStateAnswer, 'The state'),
        ...refusals(401, 403, 404, 422),
      },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const uid = own(c.get('customer'), query.uid);
      await showProduct(shop, query.id, { drafts: true });
      const [favorited, cart, rated] = await Promise.all([
        isFavourite(shop, uid, query.id),
        isInCart(shop, uid, query.id),
        showRating(shop, uid, query.id),
      ]);
      return c.json({ status: 'success' as const, favorited, cart, rated }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: CALLS.userList,
      tags,
      summary: 'One of a shopper’s lists',
      middleware,
      request: { query: userListQuery },
      responses: {
        200: json(userListAnswer, 'The list'),
        ...refusals(401, 403, 422),
      },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const list = await userList(shop, own(c.get('customer'), query.uid), query);
      return c.json({ status: 'success' as const, ...list }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'put',
      path: '/cart/{_id}',
      tags,
      summary: 'Sets how many of a product the cart holds',
      middleware,
      request: { params: z.object({ _id: id }), body: body(quantityBody) },
      responses: {
        200: json(quantityAnswer, 'Set'),
        ...refusals(400, 401, 404, 422),
      },
    }),
    async (c) => {
      const { quantity } = c.req.valid('json');
      await setQuantity(shop, c.get('customer').uid, c.req.valid('param')._id, quantity);
      return c.json({ status: 'success' as const, quantity }, 200);
    },
  );
}
