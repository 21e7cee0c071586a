import { expect, it } from 'vitest';
import { newSecret, signatureOf } from './sign-delivery.ts';

const AT = new Date('2026-11-27T10:00:00.900Z');

it('signs the second and the body', () => {
  // echo -n '1795773600.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_one
  expect(signatureOf('{"id":"evt_1"}', ['whsec_one'], AT)).toBe(
    't=1795773600,v1=4cee1bae464b2d0a7c8333fe0b88dcb54b13063b775d8b683923bd409ed6c0a1',
  );
  expect(signatureOf('{"id":"evt_2"}', ['whsec_one'], AT)).not.toContain(
    '4cee1bae464b2d0a7c8333fe0b88dcb54b13063b775d8b683923bd409ed6c0a1',
  );
});

it('signs with each secret while two count', () => {
  const [both, one] = [signatureOf('x', ['a', 'b'], AT), signatureOf('x', ['b'], AT)];
  expect(both.match(/v1=/g)).toHaveLength(2);
  expect(both.endsWith(one.split(',')[1] as string)).toBe(true);
});

it('makes secrets of 256 bits', () => {
  expect(newSecret()).toMatch(/^whsec_[\w-]{43}$/);
  expect(newSecret()).not.toBe(newSecret());
});
