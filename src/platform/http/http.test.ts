import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#src/pages/finish-page.ts';
import { START_HASH } from '#src/pages/inert-scripts.ts';
import { callerOrigin, isOwnOrigin } from '#src/platform/http/origin.ts';
import { isNotModified } from '#src/platform/http/send-stored.ts';

const write = (headers: Record<string, string>, url = 'http://shop.example/api/order') => new Request(url, { method: 'POST', headers });
const direct = { publicUrl: undefined, trustProxy: false };

describe('where a write comes from', () => {
  it('is our own page, or no browser at all', () => {
    expect(isOwnOrigin(write({ origin: 'http://shop.example' }), direct)).toBe(true);
    expect(isOwnOrigin(write({}), direct)).toBe(true);
    expect(isOwnOrigin(write({ origin: 'http://evil.example' }), direct)).toBe(false);
    expect(isOwnOrigin(write({ origin: 'null' }), direct)).toBe(false);
    expect(isOwnOrigin(write({ 'sec-fetch-site': 'cross-site' }), direct)).toBe(false);
    expect(isOwnOrigin(write({ origin: 'http://shop.example.evil.example' }), direct)).toBe(false);
  });
  it('behind a proxy that ends TLS, with and without PUBLIC_URL', () => {
    expect(isOwnOrigin(write({ origin: 'https://shop.example' }), direct)).toBe(true);
    expect(isOwnOrigin(write({ origin: 'https://shop.example' }, 'http://10.0.0.1/api'), { publicUrl: 'https://shop.example', trustProxy: true })).toBe(true);
    expect(isOwnOrigin(write({ origin: 'https://evil.example' }, 'http://10.0.0.1/api'), { publicUrl: 'https://shop.example', trustProxy: true })).toBe(false);
  });
  it('believes X-Forwarded-Proto only of a trusted proxy', () => {
    const request = write({ 'x-forwarded-proto': 'https' });
    expect(callerOrigin(request, direct)).toBe('http://shop.example');
    expect(callerOrigin(request, { publicUrl: undefined, trustProxy: true })).toBe('https://shop.example');
  });
});

it('knows its own etag in any list', () => {
  expect(isNotModified('"a", W/"b"', '"b"')).toBe(true);
  expect(isNotModified('"a"', '"b"')).toBe(false);
  expect(isNotModified(undefined, '"b"')).toBe(false);
});

describe('the content security policy', () => {
  const policy = (more: object = {}) => contentSecurityPolicy({ pictureHosts: [], payment: false, secure: true, development: false, ...more });
  it('allows one inline script, whose text was known before any page', () => {
    expect(policy()).toContain(`script-src 'self' ${START_HASH};`);
    expect(policy()).not.toContain('unsafe');
    expect(policy()).not.toContain('razorpay');
  });
  it('opens for the payment window only where one pays', () => {
    expect(policy({ payment: true })).toContain('https://checkout.razorpay.com');
  });
});
