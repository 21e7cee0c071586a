import { BlockList, isIP } from 'node:net';

export const isHttps = (address = ''): boolean => /^https:/i.test(address);

/** Whether this is the https address of a shop on the public internet. */
export const isPublic = (address: string | undefined): boolean =>
  isHttps(address) && !isNear(new URL(address as string).hostname);

/** Whether a host is this machine or has a private network's name, such as another container's. */
export const isNear = (host: string): boolean => /^127(?:\.\d+){3}$|^\[::1\]$|^::1$/.test(host) || !/[.:]/.test(host);

/** The private networks of RFC 1918 and RFC 4193. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4');
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Whether a host is an address of a private network. A name never is, whatever it begins with. */
export function isPrivateAddress(host: string): boolean {
  const address = host.replace(/^\[(.+)\]$/, '$1');
  const version = isIP(address);
  return version !== 0 && PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
