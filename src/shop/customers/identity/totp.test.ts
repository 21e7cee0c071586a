import { expect, it } from 'vitest';
import { base32, stepAt, stepOf, totp, totpAddress } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B (SHA-1), the last six of eight digits.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('is the RFC’s own code at %s', (seconds, code) => expect(totp(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code));

it('is valid in its own half minute and the one before, not afterwards', () => {
  const at = new Date(1_700_000_000_000);
  for (const step of [0, 1]) expect(stepOf(SECRET, totp(SECRET, stepAt(at) + step), at)).toBe(stepAt(at) + step);
  for (const step of [-1, 2]) expect(stepOf(SECRET, totp(SECRET, stepAt(at) + step), at)).toBeUndefined();
  expect(stepOf(SECRET, '12345', at)).toBeUndefined();
});

// RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j as %j', (text, written) => expect(base32(Buffer.from(text))).toBe(written));

it('names shop and account for the app', () => {
  expect(totpAddress(SECRET, 'Kiran', 'a@b.example')).toBe(
    'otpauth://totp/Kiran:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kiran',
  );
});
