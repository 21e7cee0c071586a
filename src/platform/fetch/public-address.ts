import { BlockList, isIP } from 'node:net';

/**
 * What of the two address spaces leads anywhere but to a server of the open internet, by the special-purpose registries of IANA
 * (RFC 6890 and later). Of IPv6 only 2000::/3 is handed out to anybody, so all else is closed without being listed: loopback, link
 * local, unique local, multicast, and the forms that hold an IPv4 address (::ffff:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48).
 */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by a provider's customers
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link local; clouds tell their secrets at 169.254.169.254
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24], // relays to 6to4
  ['192.168.0.0', 16],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4], // reserved, and the broadcast
] as const;
const CLOSED_IPV6 = [
  ['2001::', 23], // Teredo (2001::/32), ORCHID and what else the IETF keeps
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 holds an IPv4 address
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of CLOSED_IPV4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of CLOSED_IPV6) closed.addSubnet(network, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, without brackets, is one of the open internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && !address.includes('%') && handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
