import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteFault } from './remote-fault.ts';

const LONGEST = 2048;
const HTTPS = '443';

/** An address that may be fetched from. `isTrusted`: one of the hosts that may be in a private network. */
export type RemoteAddress = { url: URL; host: string; port: string; isTrusted: boolean };

/**
 * Reads an address before anything is asked of it: https, the usual port, no name or password, and no number of a private network.
 * The URL parser has made plain numbers of 0x7f.1, 2130706433 and 017700000001 by then. What a name leads to is looked at when it
 * is resolved (resolve-remote.ts). Throws {@link RemoteFault}.
 * @param trusted `host:port` of servers that may have another port and an address in a private network
 */
export function readRemoteAddress(address: string, trusted: ReadonlySet<string>, base?: URL): RemoteAddress {
  if (address.length > LONGEST || !URL.canParse(address, base?.href)) throw new RemoteFault('address');
  const url = new URL(address, base?.href);
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  const port = url.port || HTTPS;
  if (url.protocol !== 'https:' || url.username || url.password || host === '') throw new RemoteFault('address');
  if (trusted.has(`${url.hostname}:${port}`)) return { url, host, port, isTrusted: true };
  if (isIP(host) && !isPublicAddress(host)) throw new RemoteFault('private');
  if (port !== HTTPS) throw new RemoteFault('address');
  return { url, host, port, isTrusted: false };
}
