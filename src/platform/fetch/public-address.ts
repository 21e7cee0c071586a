import { BlockList, isIP } from 'node:net';

/**
 * The ranges that do not lead to a server of the open internet, by IANA's special-purpose registries (RFC 6890 and later). Of IPv6 only
 * 2000::/3 is allocated, so everything else is closed without being listed: loopback, link local, unique local, multicast, and the forms
 * that embed an IPv4 address (::ffff:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48).
 */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by a provider's customers
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link local; clouds serve their secrets at 169.254.169.254
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4], // reserved, and broadcast
] as const;
const CLOSED_IPV6 = [
  ['2001::', 23], // Teredo (2001::/32), ORCHID and other IETF reservations
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 embeds an IPv4 address
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of CLOSED_IPV4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of CLOSED_IPV6) closed.addSubnet(network, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, without brackets, is on the open internet. False for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && !address.includes('%') && handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
