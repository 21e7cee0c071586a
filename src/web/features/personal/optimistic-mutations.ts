import { announceKnown, announceRefusal } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import {
  rate,
  toggleFavourite as sendFavourite,
  setQuantity,
  toggleCart,
  withdrawRating,
} from '#src/wire/client/shopping.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { PendingAction } from './pending-action.ts';
import { askToSignIn } from './prompt.ts';
import { changePersonal, NOBODY, readPersonal } from './state.ts';
import { uidFor } from './uid-for.ts';

function refused(error: unknown, wish: PendingAction) {
  if (error instanceof Refusal && error.status === 401) {
    changePersonal({ ...NOBODY, phase: 'signed-out' });
    askToSignIn(wish);
  } else if (error instanceof Refusal) announceRefusal(error);
  else throw error;
}

const hasHeart = (id: string) => readPersonal().favourites.has(id);
function putHeart(id: string, on: boolean) {
  const favourites = new Set(readPersonal().favourites);
  if (on) favourites.add(id);
  else favourites.delete(id);
  changePersonal({ favourites });
}

const flying = new Set<string>();

/** Toggles at once, then asks; presses in the meantime only change the target, and the last one wins. A refusal toggles back. */
export async function toggleFavourite(id: string): Promise<void> {
  const wish: PendingAction = { does: 'favourite', id };
  const uid = uidFor(wish);
  if (!uid) return;
  let known = hasHeart(id);
  putHeart(id, !known);
  const flight = `favourite ${id}`;
  if (flying.has(flight)) return;
  flying.add(flight);
  try {
    while (hasHeart(id) !== known) {
      if (await sendFavourite(uid, id, known)) known = !known;
      else putHeart(id, known);
    }
    announceKnown(known ? 'addedToFavourites' : 'removedFromFavourites');
  } catch (error) {
    putHeart(id, known);
    refused(error, wish);
  } finally {
    flying.delete(flight);
  }
}

const inCart = (id: string) => readPersonal().cart.get(id) ?? 0;
const putInCart = (id: string, quantity: number) =>
  changePersonal({ cart: withCount(readPersonal().cart, id, quantity) });

/** The same counts, with one changed; 0 removes it. */
function withCount(counts: ReadonlyMap<string, number>, id: string, count: number): Map<string, number> {
  const changed = new Map(counts);
  if (count > 0) changed.set(id, count);
  else changed.delete(id);
  return changed;
}

/** The quantity when the last press removed a product: what Undo restores. One call can carry several presses. */
const takenOut = new Map<string, number>();

/**
 * Puts this many of a product into the cart; 0 removes it. Shows it at once, then asks; presses in the meantime only change the target, and the
 * last one wins. An addition links to the cart, a removal can be undone. A refusal shows what the server holds.
 */
export async function chooseQuantity(id: string, quantity: number): Promise<void> {
  const wish: PendingAction = { does: 'cart', id, quantity };
  const uid = uidFor(wish);
  if (!uid) return;
  const before = inCart(id);
  if (quantity === 0 && before > 0) takenOut.set(id, before);
  putInCart(id, quantity);
  const flight = `cart ${id}`;
  if (flying.has(flight)) return;
  flying.add(flight);
  let known = before;
  try {
    while (inCart(id) !== known) {
      const wanted = inCart(id);
      if (known > 0 && wanted > 0) {
        known = await setQuantity(id, wanted);
        if (inCart(id) === wanted) putInCart(id, known);
      } else if (await toggleCart(uid, id, known > 0, wanted || 1)) known = known > 0 ? 0 : wanted;
      else putInCart(id, known);
    }
    if (before === 0 && known > 0) announceKnown('addedToCart', { name: 'viewCart', to: hrefs.cart });
    const held = takenOut.get(id) ?? before;
    if (before > 0 && known === 0)
      announceKnown('removedFromCart', { name: 'undo', press: () => void chooseQuantity(id, held) });
  } catch (error) {
    putInCart(id, known);
    refused(error, wish);
  } finally {
    flying.delete(flight);
  }
}

/** Puts a set into the cart: of each product as many as the set has, unless there are more already. `own`: the product on whose page it is. */
export function addSet(own: string, lines: { id: string; quantity: number }[]): void {
  if (!uidFor({ does: 'set', id: own, lines })) return;
  for (const { id, quantity } of lines) if (inCart(id) < quantity) void chooseQuantity(id, quantity);
}

const starsOf = (id: string) => readPersonal().stars.get(id) ?? 0;
const putStars = (id: string, stars: number) => changePersonal({ stars: withCount(readPersonal().stars, id, stars) });

const rating = new Map<string, Promise<boolean>>();

/**
 * Shows the stars at once; afterwards those that the server holds. Presses in the meantime only change the target, and the last one wins. Returns
 * true if the server accepted it.
 */
export async function rateProduct(id: string, stars: number): Promise<boolean> {
  const wish: PendingAction = { does: 'rate', id, stars };
  const uid = uidFor(wish);
  if (!uid) return false;
  const known = starsOf(id);
  putStars(id, stars);
  const flight = rating.get(id) ?? sendStars(uid, id, known, wish).finally(() => rating.delete(id));
  rating.set(id, flight);
  return flight;
}

/** Removes the shopper's stars at once; a refusal restores them. */
export const unrateProduct = (id: string): Promise<boolean> => rateProduct(id, 0);

async function sendStars(uid: string, id: string, before: number, wish: PendingAction): Promise<boolean> {
  let known = before;
  try {
    let wanted: number;
    do {
      wanted = starsOf(id);
      known = wanted > 0 ? await rate(uid, id, wanted) : await withdrawRating(id);
    } while (starsOf(id) !== wanted);
    putStars(id, known);
    announceKnown(known > 0 ? 'rated' : 'unrated');
    return true;
  } catch (error) {
    putStars(id, known);
    refused(error, wish);
    return false;
  }
}

/** Sets a quantity in the cart; on a refusal, restores the previous one and throws. */
export async function setCartQuantity(id: string, quantity: number): Promise<void> {
  const before = readPersonal().cart;
  const show = (value: number) => changePersonal({ cart: new Map(readPersonal().cart).set(id, value) });
  show(quantity);
  try {
    show(await setQuantity(id, quantity));
  } catch (error) {
    changePersonal({ cart: before });
    throw error;
  }
}

/** Removes lines from the count after they have been ordered. */
export function forgetCartLines(ids: string[]): void {
  const cart = new Map(readPersonal().cart);
  for (const id of ids) cart.delete(id);
  changePersonal({ cart });
}

/** Performs what a guest wanted, now that they are signed in. What already holds is left alone. */
export function runPendingAction(wish: PendingAction): void {
  if (wish.does === 'favourite' && !hasHeart(wish.id)) void toggleFavourite(wish.id);
  if (wish.does === 'cart' && !inCart(wish.id)) void chooseQuantity(wish.id, wish.quantity);
  if (wish.does === 'set') addSet(wish.id, wish.lines);
  if (wish.does === 'rate') void rateProduct(wish.id, wish.stars);
}
