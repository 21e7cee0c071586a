import { describe, expect, it } from 'vitest';
import { callerOrigin, isOwnOrigin } from './origin.ts';
import { isNotModified } from './send-stored.ts';

const write = (headers: Record<string, string>, url = 'http://shop.example/api/order') =>
  new Request(url, { method: 'POST', headers });
const direct = { publicUrl: undefined, trustProxy: false };

describe('the origin of a write', () => {
  it('is our own page, or no browser at all', () => {
    expect(isOwnOrigin(write({ origin: 'http://shop.example' }), direct)).toBe(true);
    expect(isOwnOrigin(write({}), direct)).toBe(true);
    expect(isOwnOrigin(write({ origin: 'http://evil.example' }), direct)).toBe(false);
    expect(isOwnOrigin(write({ origin: 'null' }), direct)).toBe(false);
    expect(isOwnOrigin(write({ 'sec-fetch-site': 'cross-site' }), direct)).toBe(false);
    expect(isOwnOrigin(write({ origin: 'http://shop.example.evil.example' }), direct)).toBe(false);
  });
  it('is known behind a TLS proxy, with and without PUBLIC_URL', () => {
    expect(isOwnOrigin(write({ origin: 'https://shop.example' }), direct)).toBe(true);
    expect(
      isOwnOrigin(write({ origin: 'https://shop.example' }, 'http://10.0.0.1/api'), {
        publicUrl: 'https://shop.example',
        trustProxy: true,
      }),
    ).toBe(true);
    expect(
      isOwnOrigin(write({ origin: 'https://evil.example' }, 'http://10.0.0.1/api'), {
        publicUrl: 'https://shop.example',
        trustProxy: true,
      }),
    ).toBe(false);
  });
  it('believes X-Forwarded-Proto only from a trusted proxy', () => {
    const request = write({ 'x-forwarded-proto': 'https' });
    expect(callerOrigin(request, direct)).toBe('http://shop.example');
    expect(callerOrigin(request, { publicUrl: undefined, trustProxy: true })).toBe('https://shop.example');
  });
});

it('recognises its own ETag in any list', () => {
  expect(isNotModified('"a", W/"b"', '"b"')).toBe(true);
  expect(isNotModified('"a"', '"b"')).toBe(false);
  expect(isNotModified(undefined, '"b"')).toBe(false);
});
