import { expect, it } from 'vitest';
import { securityHeadersAt } from './security-headers.ts';

const hsts = (hstsSubdomains: boolean, secure: boolean) =>
  new Map(securityHeadersAt({ hstsSubdomains })('/', secure)).get('strict-transport-security');

it('asks browsers for https, of other hosts of the domain only if the operator says so', () => {
  expect(hsts(false, true)).toBe('max-age=31536000');
  expect(hsts(true, true)).toBe('max-age=31536000; includeSubDomains');
  expect(hsts(true, false)).toBeUndefined();
});
