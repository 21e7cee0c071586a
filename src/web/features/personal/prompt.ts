import { useSyncExternalStore } from 'react';
import type { PendingAction } from './pending-action.ts';

let asked: PendingAction | undefined;
const listeners = new Set<() => void>();

function change(wish: PendingAction | undefined) {
  asked = wish;
  for (const listener of listeners) listener();
}

/** Opens the sign-in prompt for this pending action. */
export const askToSignIn = (wish: PendingAction): void => change(wish);
export const closePrompt = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePrompt = (): PendingAction | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
