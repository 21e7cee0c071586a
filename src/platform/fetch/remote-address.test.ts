import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { readRemoteAddress } from './remote-address.ts';
import { readRetryAfter } from './retry-after.ts';

const NOBODY: ReadonlySet<string> = new Set();
const reasonOf = (address: string, trusted = NOBODY) => {
  try {
    readRemoteAddress(address, trusted);
    return 'read';
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

describe('the address of a remote picture', () => {
  it.each([
    'http://shop.example/a.jpg',
    'ftp://shop.example/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'https://user@shop.example/a.jpg',
    'https://user:word@shop.example/a.jpg',
    'https://shop.example:22/a.jpg',
    'https://shop.example:8443/a.jpg',
    'https:///',
    'https://999.1.1.1/',
    'https://shop example/a.jpg',
    '//shop.example/a.jpg',
    '/media/p-1.webp',
    'a.jpg',
    '',
    `https://shop.example/${'a'.repeat(2100)}`,
  ])('is refused: %s', (address) => {
    expect(reasonOf(address)).toBe('address');
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',
    'https://0177.0.0.01/',
    'https://127.0.0.1./',
    'https://127。0。0。1/',
    'https://①②⑦.0.0.1/',
    'https://%31%32%37.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://192.0.0.192/',
    'https://192.0.2.1/',
    'https://198.18.0.1/',
    'https://198.51.100.1/',
    'https://203.0.113.1/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:0:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b::8.8.8.8]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001::1]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[2001:db8::1]/',
    'https://[3fff::1]/',
    'https://[100::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[5f00::1]/',
  ])('leads into a private network: %s', (address) => {
    expect(reasonOf(address)).toBe('private');
  });

  it.each([
    'https://shop.example/a.jpg',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'HTTPS://SHOP.example:443/a.jpg?w=1#x',
  ])('is accepted: %s', (address) => {
    expect(reasonOf(address)).toBe('read');
  });

  it('may be a host that the settings name, at that port only', () => {
    const trusted = new Set(['nas.lan:8443', '10.0.0.7:443']);
    expect(
      [
        'https://nas.lan:8443/',
        'https://10.0.0.7/',
        'https://nas.lan/',
        'https://nas.lan:9000/',
        'https://10.0.0.8/',
      ].map((one) => reasonOf(one, trusted)),
    ).toEqual(['read', 'read', 'read', 'address', 'private']);
  });
});

const CLOSED = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xe0000000, 4],
  [0xf0000000, 4],
] as const;

describe('whatever notation a private address is written in', () => {
  const number = fc
    .tuple(fc.constantFrom(...CLOSED), fc.nat({ max: 0xffffffff }))
    .map(([[network, bits], any]) => (network | ((any as number) & (2 ** (32 - bits) - 1))) >>> 0);
  const part = (value: number) =>
    fc.constantFrom(
      String(value),
      `0x${value.toString(16)}`,
      `0${value.toString(8)}`,
      `0X${value.toString(16).toUpperCase()}`,
    );
  const ipv4 = number.chain((value) => {
    const [a, b, c, d] = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255] as const;
    return fc.oneof(
      part(value),
      fc.tuple(part(a), part(value & 0xffffff)).map((parts) => parts.join('.')),
      fc.tuple(part(a), part(b), part(value & 0xffff)).map((parts) => parts.join('.')),
      fc.tuple(part(a), part(b), part(c), part(d)).map((parts) => parts.join('.')),
    );
  });
  const ipv6 = number.chain((value) => {
    const dotted = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join('.');
    const groups = `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`;
    const form = fc.constantFrom(dotted, groups);
    const prefix = fc.constantFrom(
      '::',
      '::ffff:',
      '0:0:0:0:0:ffff:',
      '::FFFF:0:',
      '64:ff9b::',
      '64:ff9b:1::',
      '0064:ff9b:0:0:0:0:',
    );
    return fc.oneof(
      fc.tuple(prefix, form).map(([before, end]) => `[${before}${end}]`),
      fc.constant(`[2002:${groups}::1]`),
      fc.constant(`[2001:0:${groups}::1]`),
    );
  });
  it('it is never fetched', () => {
    fc.assert(
      fc.property(fc.oneof(ipv4, ipv6), fc.constantFrom('', '.', ':443'), (host, after) => {
        const reason = reasonOf(`https://${host}${host.startsWith('[') && after === '.' ? '' : after}/a.jpg`);
        expect(['private', 'address']).toContain(reason);
      }),
      { numRuns: 2000 },
    );
  });
  it('and it is refused as a DNS answer', () => {
    fc.assert(
      fc.property(number, (value) => {
        const dotted = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join('.');
        expect([dotted, `::ffff:${dotted}`, `64:ff9b::${dotted}`, `::${dotted}`].filter(isPublicAddress)).toEqual([]);
      }),
    );
    expect(['', 'localhost', 'fe80::1%eth0', '2606:4700::1%1', '1.2.3', '[::1]'].filter(isPublicAddress)).toEqual([]);
  });
});

it('reads Retry-After as seconds and as a date', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Sun, 22 Nov 2026 10:01:00 GMT', now)).toBe(60_000);
  expect(readRetryAfter('Sun, 22 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter('soon', now)).toBeUndefined();
  expect(readRetryAfter(undefined, now)).toBeUndefined();
});
