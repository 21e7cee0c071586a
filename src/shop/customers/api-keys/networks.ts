import { BlockList, isIP } from 'node:net';

const FAMILY = { 4: 'ipv4', 6: 'ipv6' } as const;

/** An address or a range such as `203.0.113.0/24`, as its parts; undefined if it is neither. */
function readNetwork(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', given, more] = text.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  if (version === 0 || address.includes('%') || more !== undefined) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = given === undefined ? most : /^\d{1,3}$/.test(given) ? Number(given) : -1;
  return bits < 1 || bits > most ? undefined : { address, bits, family: FAMILY[version] };
}

export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined;

/** Whether an address lies in one of these; no list lets every address in. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  // A socket that listens for both families writes IPv4 so.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain) as 0 | 4 | 6;
  if (version === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const found = readNetwork(network);
    if (found) list.addSubnet(found.address, found.bits, found.family);
  }
  return list.check(plain, FAMILY[version]);
}
