import { useSyncExternalStore } from 'react';
import type { Wish } from './later.ts';

let asked: Wish | undefined;
const listeners = new Set<() => void>();

function change(wish: Wish | undefined) {
  asked = wish;
  for (const listener of listeners) listener();
}

/** Opens the prompt to sign in for this wish. */
export const askToSignIn = (wish: Wish): void => change(wish);
export const closePrompt = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePrompt = (): Wish | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
