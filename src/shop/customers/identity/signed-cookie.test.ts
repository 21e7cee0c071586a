import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Shop } from '#src/shop/shop.ts';
import { dropSigned, readSigned, setSigned } from './signed-cookie.ts';

const shopWith = (secret: string, previousAuthSecret?: string, secureCookies = false) =>
  ({ auth: { secret, secureCookies, google: undefined }, settings: { previousAuthSecret } }) as Pick<
    Shop,
    'auth' | 'settings'
  >;
const shop = shopWith('a key of this test');
const valueIn = (line: string) => line.slice(line.indexOf('=') + 1, line.indexOf(';'));
const sid = valueIn(setSigned(shop, 'sid', 'a-token', 60));
const read = (cookies: string | null, at = shop) => readSigned(at, cookies, 'sid');

it('has the former library’s format', () => {
  const signature = createHmac('sha256', 'a key of this test').update('a-token').digest('base64');
  expect(setSigned(shop, 'sid', 'a-token', 60)).toBe(
    `sid=${encodeURIComponent(`a-token.${signature}`)}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
  );
});

it('is Secure with the host prefix over https, and is cleared in the same way', () => {
  const secure = shopWith('a key of this test', undefined, true);
  expect(dropSigned(secure, 'way-in')).toBe('__Host-way-in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(read(`__Host-sid=${sid}`, secure)).toBe('a-token');
  expect(read(`sid=${sid}`, secure)).toBeUndefined();
});

describe('is read', () => {
  it.each([
    ['among others', `a=b; sid=${sid}; c=d`],
    ['without percent-encoding', `sid=${decodeURIComponent(sid)}`],
    ['with spaces', `a=b;  sid = ${sid} `],
    ['the first of two', `sid=${sid}; sid=${sid.replace('a-token', 'b-token')}`],
  ])('%s', (_, cookies) => expect(read(cookies)).toBe('a-token'));

  it('with the previous key, and with no other', () => {
    expect(read(`sid=${sid}`, shopWith('the next key', 'a key of this test'))).toBe('a-token');
    expect(read(`sid=${sid}`, shopWith('the next key'))).toBeUndefined();
    expect(read(`sid=${sid}`, shopWith('the next key', 'yet another'))).toBeUndefined();
  });
});

it.each([
  ['no cookie', null],
  ['an empty one', 'sid='],
  ['one without a signature', 'sid=a-token'],
  ['one with an empty signature', 'sid=a-token.'],
  ['only a signature', `sid=${sid.slice('a-token'.length)}`],
  ['another value under the same signature', `sid=${sid.replace('a-token', 'b-token')}`],
  ['a truncated signature', `sid=${sid.slice(0, -8)}`],
  [
    'a signature in another encoding',
    `sid=${encodeURIComponent(`a-token.${createHmac('sha256', 'a key of this test').update('a-token').digest('base64url')}`)}`,
  ],
  ['a longer signature', `sid=${sid}AAAA`],
  ['malformed percent-encoding', 'sid=%E0%A4%A'],
  ['a forged one before the right one', `sid=a-token.x; sid=${sid}`],
  ['another name', `xsid=${sid}`],
])('is not read from %s', (_, cookies) => expect(read(cookies)).toBeUndefined());
