import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentRequest } from '#src/platform/log/log.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { Customer } from './customer.ts';
import { findSession, noteUse } from './session.store.ts';
import { isOver, NOTED_EACH, SESSION_LIVES } from './session-lifetime.ts';
import { tokenHash } from './token.ts';

type Reading = Pick<Shop, 'auth' | 'db' | 'clock' | 'settings'>;

/**
 * Who sends this request, or undefined. Role and ban come from the database at each call, never from a cookie,
 * so that losing either takes effect at once (rules.md §2).
 *
 * The identity library reads a session in three statements and as many passes over its own types, before each personal
 * call; this reads its cookie and its tables in one statement (measured: a tenth of a whole order). The library still makes
 * and ends sessions.
 */
export async function currentCustomer(shop: Reading, headers: Headers): Promise<Customer | undefined> {
  const found = await readSession(shop, headers);
  if (!found || found.half) return undefined;
  await noteThisUse(shop, found);
  const { uid, name, email, emailVerified, role, sessionId } = found;
  const customer: Customer = { uid, name, email, emailVerified, role, session: sessionId };
  // Withheld here, so that no page or call can forget to ask.
  if (role === 'administrator' && shop.settings.admin2fa === 'required' && !found.confirmedAt)
    return { ...customer, role: 'customer', needsSecondFactor: true };
  return customer;
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Moves the end of a session on with its use, up to the end that none passes. */
async function noteThisUse({ db }: Reading, { sessionId, role, createdAt, updatedAt }: Found): Promise<void> {
  const now = Date.now();
  if (now - updatedAt.getTime() < NOTED_EACH) return;
  const { idle, whole } = SESSION_LIVES[role];
  await noteUse(db, sessionId, new Date(now), new Date(Math.min(createdAt.getTime() + whole, now + idle)));
}

/** The session behind a request. `half`: it waits for the account's second factor, and until then authenticates nobody. */
export async function readSession(shop: Pick<Reading, 'auth' | 'db' | 'settings'>, headers: Headers) {
  const cookies = headers.get('cookie');
  if (!cookies) return undefined;
  const { secret, authCookies } = await shop.auth.$context;
  const secrets = [secret, shop.settings.previousAuthSecret].filter((one) => one !== undefined);
  const token = signedValue(cookies, authCookies.sessionToken.name, secrets);
  const found = token && (await findSession(shop.db, tokenHash(token)));
  if (!found || found.banned || found.expiresAt.getTime() <= Date.now() || isOver(found.role, found, new Date()))
    return undefined;
  const request = currentRequest();
  if (request) Object.assign(request, { uid: found.uid, role: found.role });
  return { ...found, half: found.confirmedAt !== null && found.passedAt === null };
}

/** The value of a cookie that the library has signed: `value.base64(HMAC-SHA256)`, percent-encoded. Undefined when it was altered. */
function signedValue(cookies: string, name: string, secrets: string[]): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    const text = decoded(part.slice(at + 1).trim());
    const dot = text.lastIndexOf('.');
    if (dot < 1) return undefined;
    const [value, signature] = [text.slice(0, dot), Buffer.from(text.slice(dot + 1), 'base64')];
    return secrets.some((secret) => isSignature(signature, createHmac('sha256', secret).update(value).digest()))
      ? value
      : undefined;
  }
  return undefined;
}

const isSignature = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
