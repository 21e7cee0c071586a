import { createPublicKey, type KeyObject } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import {
  createAuthorizationURL,
  type OAuthProvider,
  validateAuthorizationCode,
  verifyProviderIdToken,
} from 'better-auth/oauth2';
import { LOCALES } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { noticeMail } from './account-mails.ts';
import { findUser } from './user.store.ts';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };
type Discovered = { issuer: string; authorization_endpoint: string; token_endpoint: string; jwks_uri: string };
type Claims = { sub: string; email?: string; email_verified?: boolean; name?: string };
type Key = { kid: string; kty: string; [part: string]: unknown };

const TIMEOUT = 8_000;
const HOUR = 60 * 60_000;

/**
 * Google as an OpenID provider, by its discovery document: the same code speaks to the one that the tests run. The library keeps
 * state, PKCE and nonce; here are the addresses, the keys, and what is taken from a profile. Nothing is asked of Google before
 * somebody presses its button, so that the shop starts without it.
 */
export function google(settings: GoogleSettings): BetterAuthPlugin {
  return { id: 'google-openid', init: () => ({ context: { socialProviders: [provider(settings)] } }) };
}

function provider({ clientId, clientSecret, issuer }: GoogleSettings): OAuthProvider<Claims> {
  const options = { clientId, clientSecret };
  const discovered = kept(async () => {
    const found = await fetchJson<Discovered>(`${issuer}/.well-known/openid-configuration`);
    // OpenID Connect Discovery §4.3: another's document would name another's keys.
    if (found.issuer !== issuer) throw new Error(`${issuer} names itself ${found.issuer}`);
    return found;
  });
  const keys = kept(async () => (await fetchJson<{ keys: Key[] }>((await discovered()).jwks_uri)).keys);
  const own: OAuthProvider<Claims> = {
    id: 'google',
    name: 'Google',
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    idToken: {
      jwks: async ({ kid }: { kid?: string }) => keyOf(await keys(), kid),
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      maxTokenAge: '1h',
    },
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization_endpoint: authorizationEndpoint } = await discovered().catch(unreachable);
      return createAuthorizationURL({
        id: 'google',
        options,
        authorizationEndpoint,
        state,
        codeVerifier,
        redirectURI,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        ...(idTokenNonce && { nonce: idTokenNonce }),
      });
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { token_endpoint: tokenEndpoint } = await discovered();
      return validateAuthorizationCode({ code, codeVerifier, redirectURI, options, tokenEndpoint });
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }) {
      if (!idToken || !expectedIdTokenNonce || !(await verifyProviderIdToken(own, idToken, expectedIdTokenNonce)))
        return null;
      const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
      const email = claims.email?.toLowerCase() ?? '';
      if (!isMailAddress(email)) return null;
      return {
        user: { email, emailVerified: claims.email_verified === true, name: shownName(claims.name, email) },
        data: claims,
      };
    },
  };
  return own;
}

/** A name as our own rules want it: 4 to 20 characters, nothing hidden (spec.md §5). */
function shownName(name = '', email: string): string {
  const clean = [
    ...name
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
  ]
    .slice(0, 20)
    .join('')
    .trim();
  return clean.length >= 4 ? clean : (email.split('@')[0] ?? '').slice(0, 20).padEnd(4, '·');
}

function keyOf(keys: Key[], kid: string | undefined): KeyObject {
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new Error('the provider has no such key');
  return createPublicKey({ key, format: 'jwk' });
}

/** Asks once an hour, and again after a failure. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  let at = 0;
  return () => {
    if (!known || Date.now() - at > HOUR) {
      at = Date.now();
      known = ask().catch((error) => {
        known = undefined;
        throw error;
      });
    }
    return known;
  };
}

async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

function unreachable(): never {
  throw new APIError('SERVICE_UNAVAILABLE', { message: 'Google cannot be reached.', code: 'google-network' });
}

/** Where the browser is sent when Google has answered; nothing else may be named. */
const LANDINGS = /^\/(?!\/)[^\\]*$/;

/** Refuses what the library would let pass at the start of a sign-in: tokens from the page, foreign landings, other providers. */
export function checkGoogleStart(body: Record<string, unknown>): void {
  const landings = [body['callbackURL'], body['errorCallbackURL']];
  const good = body['provider'] === 'google' && landings.every((one) => typeof one === 'string' && LANDINGS.test(one));
  const known = Object.keys(body).every((name) =>
    ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect'].includes(name),
  );
  if (!good || !known)
    throw new APIError('UNPROCESSABLE_ENTITY', { message: 'This is no way to sign in.', code: 'invalid' });
}

/**
 * The administrator's account is never joined to a Google account by its address alone: whoever holds the mailbox would hold the shop.
 * Only one that is joined already signs in (and gives the second factor like everybody).
 */
export async function refuseAdministrator(
  { db }: Pick<Platform, 'db'>,
  account: { providerId: string; userId: string },
): Promise<void> {
  if (account.providerId !== 'google') return;
  const user = await db.selectFrom('user').select('role').where('id', '=', account.userId).executeTakeFirst();
  if (user?.role === 'administrator')
    throw new APIError('FORBIDDEN', { message: 'Failed to log in', code: 'account_not_linked' });
}

/** A minute after its making an account is no longer one that comes into being with this very way in. */
const NEW = 60_000;

/** Tells the owner of an account that Google leads into it from now on, where that was not how it began. */
export async function notifyOfGoogle(
  platform: Platform,
  uid: string,
  language: string | null | undefined,
): Promise<void> {
  const user = await findUser(platform.db, uid);
  if (!user || platform.clock.now().getTime() - user.createdAt.getTime() < NEW || !isMailAddress(user.email)) return;
  const locale = LOCALES.find((one) => one === language) ?? platform.settings.locale;
  await transact(
    platform,
    async ({ trx }) =>
      void (await queueMail(
        trx,
        platform,
        noticeMail('googleAdded', platform.settings, { email: user.email, locale }),
        uid,
      )),
  );
}
