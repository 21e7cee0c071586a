import { CALLS } from '#src/wire/calls.ts';
import type { postedAnswer } from '#src/wire/catalogue/product.ts';
import type { reviewBody } from '#src/wire/catalogue/product-edit.ts';
import type {
  cartAnswer,
  cartBody,
  favouriteAnswer,
  favouriteBody,
  quantityAnswer,
  quantityBody,
  ratingAnswer,
  ratingBody,
  userListAnswer,
  userListQuery,
  withdrawnRatingAnswer,
} from '#src/wire/customers/user.ts';
import { type Answered, call, type Sent } from './call.ts';

/** The personal state of lists of products, one call per type (docs/decisions/0002). */
export type UserListType = Exclude<Sent<typeof userListQuery>['dataType'], 'address'>;
export type UserListItem = ReturnType<typeof decodeItem>;

const decodeItem = (item: Answered<typeof userListAnswer>['arrayData'][number]) => ({
  id: item._id,
  quantity: item.quantity ?? 1,
  stars: item.selectedRating ?? 0,
});

/** All items of one of the customer's lists. */
export async function userList(uid: string, type: UserListType, signal?: AbortSignal): Promise<UserListItem[]> {
  const { arrayData } = await call<{ answer: typeof userListAnswer }>(
    'GET',
    `${CALLS.userList}?uid=${encodeURIComponent(uid)}&dataType=${type}&fields=state`,
    undefined,
    { signal },
  );
  return arrayData.map(decodeItem);
}

/** Toggles the heart from what the browser shows; true when the server's state is now the opposite. */
export async function toggleFavourite(uid: string, productId: string, isFavourite: boolean): Promise<boolean> {
  const { isAdded } = await call<{ body: typeof favouriteBody; answer: typeof favouriteAnswer }>(
    'POST',
    CALLS.addToFavourites,
    {
      uid,
      itemToAdd: { _id: productId },
      isFavorite: isFavourite,
    },
  );
  return isAdded;
}

/** Puts so many of a product into the cart or takes it out, by the same rule as {@link toggleFavourite}. */
export async function toggleCart(uid: string, productId: string, inCart: boolean, quantity = 1): Promise<boolean> {
  const { isAddedInCart } = await call<{ body: typeof cartBody; answer: typeof cartAnswer }>('POST', CALLS.addToCart, {
    uid,
    itemToAdd: { _id: productId },
    inCart,
    quantity,
  });
  return isAddedInCart;
}

/** Sets a product's quantity in the cart (≥ 1). */
export async function setQuantity(productId: string, quantity: number): Promise<number> {
  const answer = await call<{ body: typeof quantityBody; answer: typeof quantityAnswer }>(
    'PUT',
    `/cart/${encodeURIComponent(productId)}`,
    { quantity },
  );
  return answer.quantity;
}

/** Rates with 1 to 5 stars; answers the stars that the server holds now. */
export async function rate(uid: string, productId: string, stars: number): Promise<number> {
  const { updatedTo } = await call<{ body: typeof ratingBody; answer: typeof ratingAnswer }>('POST', CALLS.rate, {
    uid,
    itemToAdd: { _id: productId, selectedRating: stars },
  });
  return updatedTo;
}

/** Withdraws a rating; answers the stars that the server holds now: none. */
export async function withdrawRating(productId: string): Promise<number> {
  const { updatedTo } = await call<{ answer: typeof withdrawnRatingAnswer }>(
    'DELETE',
    `/ratings/${encodeURIComponent(productId)}`,
  );
  return updatedTo;
}

export type PostedReview = Answered<typeof postedAnswer>['updatedProduct']['reviews'][number];

/** Posts a comment; answers the product's newest comments. */
export async function comment(
  productId: string,
  input: Omit<Sent<typeof reviewBody>['comment'], 'product_id'>,
): Promise<PostedReview[]> {
  const { updatedProduct } = await call<{ body: typeof reviewBody; answer: typeof postedAnswer }>(
    'POST',
    `/products/${encodeURIComponent(productId)}/reviews`,
    {
      comment: { ...input, product_id: productId },
    },
  );
  return updatedProduct.reviews;
}
