import { createContext, useContext } from 'react';

/** Other servers whose pictures pages may show directly (PICTURE_HOSTS): the hosts that the content security policy names. */
export const PictureHosts = createContext<readonly string[]>([]);

/**
 * Whether a page may show the picture at this address: one of the shop's own, or one on a host that the policy names. Any other picture is being
 * fetched (docs/decisions/0028); the browser would block it, and report that for each visit.
 */
export function useShowable(address: string | undefined): boolean {
  const hosts = useContext(PictureHosts);
  if (!address || !/^https?:\/\//i.test(address)) return true;
  return URL.canParse(address) && hosts.includes(new URL(address).host);
}
