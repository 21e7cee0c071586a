import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from '#src/pages/finish-page.ts';
import { requestName } from '#src/platform/http/front-door.ts';
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

describe('the front door', () => {
  it('gives two requests one name only if the same page answers both', () => {
    const name = (cookie: string, url = '/') => requestName(url, { host: 'a', cookie, language: 'en' });
    expect(name('sid=1; kiran_kind=customer')).toBe(name('kiran_kind=customer; sid=2; other=x'));
    expect(name('kiran_kind=customer')).not.toBe(name('kiran_kind=guest'));
    expect(name('kiran_lang=hi')).not.toBe(name('kiran_lang=en'));
    expect(name('')).not.toBe(name('', '/?lang=hi'));
    expect(requestName('/', { host: 'a' })).not.toBe(requestName('/', { host: 'b' }));
    expect(name('xkiran_kind=guest')).toBe(name(''));
  });
  it('knows its own etag in any list', () => {
    expect(isNotModified('"a", W/"b"', '"b"')).toBe(true);
    expect(isNotModified('"a"', '"b"')).toBe(false);
    expect(isNotModified(undefined, '"b"')).toBe(false);
  });
});

describe('the content security policy', () => {
  const html = '<script>one()</script><script src="/x.js"></script><script type="module">two()</script>';
  it('allows exactly the inline scripts of the page', () => {
    expect(scriptHashes(html)).toHaveLength(2);
    const policy = contentSecurityPolicy(html, { pictureHosts: [], payment: false, secure: true, development: false });
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('razorpay');
    for (const hash of scriptHashes(html)) expect(policy).toContain(hash);
  });
  it('opens for the payment window only where one pays', () => {
    expect(contentSecurityPolicy(html, { pictureHosts: [], payment: true, secure: true, development: false })).toContain('https://checkout.razorpay.com');
  });
});
