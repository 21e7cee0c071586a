import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from './root.server.ts';

/** The root loader's data, for every page. Undefined only if the root itself has failed. */
export const useRootOrNothing = () => useRouteLoaderData<typeof loadRoot>('root');

/** The same inside a page, where it is always present. */
export function useRoot() {
  const root = useRootOrNothing();
  if (!root) throw new Error('no root data');
  return root;
}

/** Whether header, footer and personal state are shown (rules.md §2). */
export const isSignedIn = (kind: string | undefined): boolean => kind === 'customer' || kind === 'administrator';
