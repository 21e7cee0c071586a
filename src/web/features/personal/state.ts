import { useSyncExternalStore } from 'react';

/** One customer's data: fetched after load, into space that the cached page leaves free (docs/decisions/0002). */
export type Personal = {
  /** `waiting` until the lists have loaded; `signed-out` when the session has ended; `failed` when the shop was not reached. */
  phase: 'guest' | 'waiting' | 'ready' | 'signed-out' | 'failed';
  uid: string | undefined;
  name: string | undefined;
  email: string | undefined;
  favourites: ReadonlySet<string>;
  /** Quantity by product. */
  cart: ReadonlyMap<string, number>;
  /** Stars by product. */
  stars: ReadonlyMap<string, number>;
  /** The stars as they were when the lists were loaded: a page loaded earlier counts these in its figures. */
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

/** Reads the personal state; `select` must return a primitive or an unchanged part of the state. */
export const usePersonal = <T>(select: (personal: Personal) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(NOBODY),
  );

export const useIsFavourite = (id: string) => usePersonal((personal) => personal.favourites.has(id));
/** How many of a product the cart holds; 0 if none. */
export const useCartQuantity = (id: string) => usePersonal((personal) => personal.cart.get(id) ?? 0);
export const useMyStars = (id: string) => usePersonal((personal) => personal.stars.get(id) ?? 0);
