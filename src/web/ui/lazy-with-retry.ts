import { type ComponentType, lazy } from 'react';
import { isNetworkError } from './network-error.ts';
import { onlineOrAfter } from './online-or-after.ts';

/** Milliseconds between tries: the first, and the most. */
const [FIRST, MOST] = [1_000, 15_000];

/**
 * A component whose script is fetched when it is first shown. Where the line fails it is fetched again until it comes, or as soon as the browser is online
 * again; until then its `Suspense` stays as it is. With React's `lazy` alone, a dead spot on the way would replace the whole page by an error.
 */
// biome-ignore lint/suspicious/noExplicitAny: the same bound as React's own `lazy`
export const lazyWithRetry = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy(() => untilFetched(load));

async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, MOST)) {
    try {
      return await load();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      await onlineOrAfter(wait);
    }
  }
}
