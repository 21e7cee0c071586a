import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from './root.server.ts';

/** What the root loader gives every page. Undefined only while the root itself has failed. */
export const useRootOrNothing = () => useRouteLoaderData<typeof loadRoot>('root');

/** The same inside a page, where it is always there. */
export function useRoot() {
  const root = useRootOrNothing();
  if (!root) throw new Error('no root data');
  return root;
}

/** Whether header, footer and personal state are shown (rules.md §2). */
export const isSignedIn = (kind: string | undefined): boolean => kind === 'customer' || kind === 'administrator';
