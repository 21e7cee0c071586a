import { expect, it } from 'vitest';
import { isNetwork, isWithin } from './networks.ts';

it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32', '10.0.0.0/8'])('%s is a network', (text) =>
  expect(isNetwork(text)).toBe(true),
);
it.each([
  '',
  'office',
  '203.0.113',
  '203.0.113.0/33',
  '203.0.113.0/0',
  '203.0.113.0/a',
  '2001:db8::/129',
  '1.2.3.4/8/8',
  'fe80::1%eth0',
])('%s is none', (text) => expect(isNetwork(text)).toBe(false));

it('lets in what lies within, and with no list everybody', () => {
  expect(isWithin('198.51.100.9', [])).toBe(true);
  expect(isWithin('unknown', [])).toBe(true);
  expect(isWithin('203.0.113.200', ['203.0.113.0/24'])).toBe(true);
  expect(isWithin('::ffff:203.0.113.200', ['203.0.113.0/24'])).toBe(true);
  expect(isWithin('203.0.114.1', ['203.0.113.0/24', '203.0.114.2'])).toBe(false);
  expect(isWithin('2001:db8:1::7', ['203.0.113.0/24', '2001:db8:1::/48'])).toBe(true);
  expect(isWithin('2001:db8:2::7', ['2001:db8:1::/48'])).toBe(false);
  expect(isWithin('unknown', ['203.0.113.0/24'])).toBe(false);
});
