import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#src/shop/shop.ts';

/** The cookies that hold a secret: a session's token, and the state of a Google sign-in under way. */
type Secret = 'sid' | 'way-in';
type Signing = Pick<Shop, 'auth'>;

/** Over HTTPS the prefix prevents a sibling host from setting it (RFC 6265bis §4.1.3.2). */
const nameOf = ({ auth }: Signing, cookie: Secret): string => (auth.secureCookies ? `__Host-${cookie}` : cookie);

const signatureOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

/**
 * Sets a cookie to a value and its signature: `value.base64(HMAC-SHA256)`, percent-encoded. The format of the first identity
 * library, kept so that replacing it signed nobody out (docs/decisions/0034).
 */
export function setSigned(shop: Signing, cookie: Secret, value: string, seconds: number): string {
  const signed = encodeURIComponent(`${value}.${signatureOf(shop.auth.secret, value)}`);
  return line(shop, cookie, signed, seconds);
}

/** Removes the cookie. */
export const dropSigned = (shop: Signing, cookie: Secret): string => line(shop, cookie, '', 0);

const line = (shop: Signing, cookie: Secret, text: string, seconds: number): string =>
  `${nameOf(shop, cookie)}=${text}; Max-Age=${seconds}; Path=/; HttpOnly${shop.auth.secureCookies ? '; Secure' : ''}; SameSite=Lax`;

/** A cookie's value, if signed with the current or previous key; undefined if altered. The first of a name counts. */
export function readSigned(
  shop: Signing & Pick<Shop, 'settings'>,
  cookies: string | null,
  cookie: Secret,
): string | undefined {
  const name = nameOf(shop, cookie);
  for (const part of (cookies ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    const text = decoded(part.slice(at + 1).trim());
    const dot = text.lastIndexOf('.');
    if (dot < 1) return undefined;
    const [value, signature] = [text.slice(0, dot), text.slice(dot + 1)];
    const keys = [shop.auth.secret, shop.settings.previousAuthSecret].filter((key) => key !== undefined);
    return keys.some((key) => isSame(signature, signatureOf(key, value))) ? value : undefined;
  }
  return undefined;
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
