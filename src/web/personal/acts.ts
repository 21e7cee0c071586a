import { Refusal } from '#src/contract/client/call.ts';
import { rate, toggleFavourite as sendFavourite, setQuantity, toggleCart } from '#src/contract/client/shopping.ts';
import { announce, announceKnown } from '../components/status-region.tsx';
import type { Wish } from './later.ts';
import { askToSignIn } from './prompt.ts';
import { changePersonal, NOBODY, readPersonal } from './state.ts';
import { uidFor } from './uid-for.ts';

function refused(error: unknown, wish: Wish) {
  if (error instanceof Refusal && error.status === 401) {
    changePersonal({ ...NOBODY, phase: 'signed-out' });
    askToSignIn(wish);
  } else if (error instanceof Refusal) announce(error.message);
  else throw error;
}

const HEART = {
  does: 'favourite',
  has: (id: string) => readPersonal().favourites.has(id),
  send: sendFavourite,
  said: ['addedToFavourites', 'removedFromFavourites'],
  put(id: string, on: boolean) {
    const favourites = new Set(readPersonal().favourites);
    if (on) favourites.add(id);
    else favourites.delete(id);
    changePersonal({ favourites });
  },
} as const;

const CART = {
  does: 'cart',
  has: (id: string) => readPersonal().cart.has(id),
  send: toggleCart,
  said: ['addedToCart', 'removedFromCart'],
  put(id: string, on: boolean) {
    const cart = new Map(readPersonal().cart);
    if (on) cart.set(id, cart.get(id) ?? 1);
    else cart.delete(id);
    changePersonal({ cart });
  },
} as const;

const flying = new Set<string>();

/** Flips at once, then asks; presses meanwhile only change what is wanted, and the last one wins. A refusal flips back. */
async function flip(list: typeof HEART | typeof CART, id: string): Promise<void> {
  const wish: Wish = { does: list.does, id };
  const uid = uidFor(wish);
  if (!uid) return;
  let known = list.has(id);
  list.put(id, !known);
  const flight = `${list.does} ${id}`;
  if (flying.has(flight)) return;
  flying.add(flight);
  try {
    while (list.has(id) !== known) {
      if (await list.send(uid, id, known)) known = !known;
      else list.put(id, known);
    }
    announceKnown(list.said[known ? 0 : 1]);
  } catch (error) {
    list.put(id, known);
    refused(error, wish);
  } finally {
    flying.delete(flight);
  }
}

export const toggleFavourite = (id: string): Promise<void> => flip(HEART, id);
export const toggleInCart = (id: string): Promise<void> => flip(CART, id);

/** Shows the stars at once; afterwards those that the server holds. Answers true when the rating was taken. */
export async function rateProduct(id: string, stars: number): Promise<boolean> {
  const wish: Wish = { does: 'rate', id, stars };
  const uid = uidFor(wish);
  if (!uid) return false;
  const before = readPersonal().stars;
  const show = (value: number) => changePersonal({ stars: new Map(readPersonal().stars).set(id, value) });
  show(stars);
  try {
    show(await rate(uid, id, stars));
    announceKnown('rated');
    return true;
  } catch (error) {
    changePersonal({ stars: before });
    refused(error, wish);
    return false;
  }
}

/** Sets a quantity of the cart; throws the refusal after putting the former one back. */
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

/** Takes lines out of the count after an order has been made of them. */
export function forgetCartLines(ids: string[]): void {
  const cart = new Map(readPersonal().cart);
  for (const id of ids) cart.delete(id);
  changePersonal({ cart });
}

/** Does what a guest had asked for, now that they are known. What holds already stays. */
export function carryOut(wish: Wish): void {
  if (wish.does === 'favourite' && !HEART.has(wish.id)) void toggleFavourite(wish.id);
  if (wish.does === 'cart' && !CART.has(wish.id)) void toggleInCart(wish.id);
  if (wish.does === 'rate') void rateProduct(wish.id, wish.stars);
}
