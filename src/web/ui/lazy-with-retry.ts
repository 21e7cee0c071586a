import { type ComponentType, lazy } from 'react';
import { isNetworkError } from './network-error.ts';

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

const onlineOrAfter = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
