import { useLocation, useMatches } from 'react-router';

const NOT_FOUND = 'storefront/not-found/page';

/**
 * This page's address, to come back to after signing in or in another language. Addresses without a page share one response
 * (ssr/target.ts), so for them it is the home page's: the address that one visitor typed must not appear in what others are sent.
 */
export function useOwnAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  const unknown = useMatches().some(({ id }) => id === NOT_FOUND);
  return unknown ? { pathname: '/', search: '' } : { pathname, search };
}
