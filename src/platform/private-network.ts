export const isHttps = (address = ''): boolean => /^https:/i.test(address);

/** Whether this is the https address of a shop that strangers can reach. */
export const isPublic = (address: string | undefined): boolean => isHttps(address) && !isNear(new URL(address as string).hostname);

/** Whether an address of a database says how it is spoken to, or leads no further than this machine or a private network (RFC 1918, RFC 4193). */
export const isSecured = ({ hostname, searchParams }: URL): boolean =>
  searchParams.has('sslmode') ||
  searchParams.has('ssl') ||
  isNear(hostname) ||
  /^(?:%2[Ff]|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[f[cd])/.test(hostname);

/** Whether a host is this machine or has a name of a private network's, such as another container's. */
export const isNear = (host: string): boolean => /^127(?:\.\d+){3}$|^\[::1\]$/.test(host) || !/[.:]/.test(host);
