import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteFault } from './remote-fault.ts';

const LONGEST = 2048;
const HTTPS = '443';

/** An address that may be fetched from. `isTrusted`: one of the hosts that may be in a private network. */
export type RemoteAddress = { url: URL; host: string; port: string; isTrusted: boolean };

/**
 * Checks an address before any request: https, the usual port, no name or password, and no private network address. By then the URL parser
 * has normalised 0x7f.1, 2130706433 and 017700000001. A name's address is checked on resolution (resolve-remote.ts). Throws
 * {@link RemoteFault}.
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
