import { useSyncExternalStore } from 'react';

/** What one customer has: fetched after load, into room that the cached page keeps free (docs/decisions/0002). */
export type Personal = {
  /** `waiting` until the lists are there; `signed-out` when the session has ended; `failed` when the shop was not reached. */
  phase: 'guest' | 'waiting' | 'ready' | 'signed-out' | 'failed';
  uid: string | undefined;
  name: string | undefined;
  email: string | undefined;
  favourites: ReadonlySet<string>;
  /** Quantity by product. */
  cart: ReadonlyMap<string, number>;
  /** Stars by product. */
  stars: ReadonlyMap<string, number>;
  /** The same as they were when the lists were loaded: what the figures of a page that came before hold of them. */
  loadedStars: ReadonlyMap<string, number>;
};

export const NOBODY: Personal = {
  phase: 'waiting',
  uid: undefined,
  name: undefined,
  email: undefined,
  favourites: new Set(),
  cart: new Map(),
  stars: new Map(),
  loadedStars: new Map(),
};

let state = NOBODY;
const listeners = new Set<() => void>();

export const readPersonal = (): Personal => state;

export function changePersonal(change: Partial<Personal>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reads the personal state; `select` must answer a primitive or a part of the state as it is. */
export const usePersonal = <T>(select: (personal: Personal) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(NOBODY),
  );

export const useIsFavourite = (id: string) => usePersonal((personal) => personal.favourites.has(id));
/** How many of a product the cart holds; 0 where it does not. */
export const useCartQuantity = (id: string) => usePersonal((personal) => personal.cart.get(id) ?? 0);
export const useMyStars = (id: string) => usePersonal((personal) => personal.stars.get(id) ?? 0);
