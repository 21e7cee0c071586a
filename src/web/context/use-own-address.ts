import { useLocation, useMatches } from 'react-router';

const NOT_FOUND = 'storefront/not-found/page';

/**
 * The address of this page, to come back to after signing in or in another language. Every address that has no page shares one answer
 * (ssr/target.ts), so there it is the home page's: the address that somebody typed is not in what others are sent.
 */
export function useOwnAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const unknown = useMatches().some(({ id }) => id === NOT_FOUND);
  return unknown ? { pathname: '/', search: '' } : { pathname, search };
}
