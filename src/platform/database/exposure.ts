import { isNear, isPrivateAddress } from '#src/platform/private-network.ts';

/**
 * Who could eavesdrop on the connection to a database: nobody, if the address says how TLS is used (`sslmode`, including `disable` where a
 * tunnel encrypts) or stays within this machine or its containers; else a private network's machines, or anybody.
 */
export function exposureOf(databaseUrl: string): 'none' | 'private' | 'public' {
  const { hostname, searchParams } = new URL(databaseUrl);
  if (searchParams.has('sslmode') || searchParams.has('ssl')) return 'none';
  // The driver connects to `?host=` (the last, if several) rather than to the host before the path.
  const host = searchParams.getAll('host').at(-1) || decoded(hostname);
  const socket = host.startsWith('/');
  if (socket || isNear(host)) return 'none';
  return isPrivateAddress(host) ? 'private' : 'public';
}

function decoded(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return host;
  }
}
