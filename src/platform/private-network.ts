export const isHttps = (address = ''): boolean => /^https:/i.test(address);

/** Whether this is the https address of a shop that strangers can reach. */
export const isPublic = (address: string | undefined): boolean => isHttps(address) && !isNear(new URL(address as string).hostname);

/** Whether a host is this machine or has a name of a private network's, such as another container's. */
export const isNear = (host: string): boolean => /^127(?:\.\d+){3}$|^\[::1\]$/.test(host) || !/[.:]/.test(host);
