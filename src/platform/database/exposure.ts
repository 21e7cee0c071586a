import { isNear } from '#src/platform/private-network.ts';

/** A socket (`%2F…`), which a host name with a dot may be, and the private networks of RFC 1918 and RFC 4193. */
const SOCKET = /^%2f/i;
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[f[cd])/;

/**
 * Who could read along on the way to a database: nobody, where the address says how TLS is used (`sslmode`, also `disable` where a tunnel
 * encrypts) or leads no further than this machine or its containers; else a private network's machines, or anybody.
 */
export function exposureOf(databaseUrl: string): 'none' | 'private' | 'public' {
  const { hostname, searchParams } = new URL(databaseUrl);
  if (searchParams.has('sslmode') || searchParams.has('ssl') || isNear(hostname) || SOCKET.test(hostname)) return 'none';
  return PRIVATE.test(hostname) ? 'private' : 'public';
}
