import type { JWTPayload } from 'jose';
import type { Locale } from '#src/kernel/locales.ts';
import { pagePath } from '#src/kernel/page-table.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type Caller, type CreatedSession, createSession } from '../create-session.ts';
import { TOO_OFTEN } from '../sign-in-attempts.ts';
import { dropSigned, readSigned } from '../signed-cookie.ts';
import { readProfile } from './google-profile.ts';
import { joinAccount, NotJoined } from './join-account.ts';
import { claimWayIn, type WayInUnderWay } from './way-in.store.ts';

/** The page on which an unknown sign-in ends. */
const LANDING = pagePath('googleDone');
const NETWORK = { what: 'google answers network', most: 300, within: 60_000 };

export type Answered = { query: URLSearchParams; headers: Headers; redirectUri: string };
/** Where the browser goes, and the session or the reason for failure. `cookie`: removes the state's cookie. */
export type Finished = { to: string; cookie?: string; entered?: CreatedSession; why?: string };

/** Handles Google's answer to a sign-in: once, and only in the browser that began it. @throws `too-many` */
export async function finishGoogle(
  shop: Shop,
  { query, headers, redirectUri }: Answered,
  from: { caller: Caller; locale: Locale },
): Promise<Finished> {
  const who = from.caller.network;
  await transact(shop, ({ trx }) => enforceLimits(trx, shop, [{ ...NETWORK, who }], TOO_OFTEN));
  const state = one(query, 'state');
  if (!state) return failed(LANDING, 'state_not_found');
  const asked = readSigned(shop, headers.get('cookie'), 'way-in') === state;
  const way = asked ? await claimWayIn(shop.db, state, new Date()) : undefined;
  if (!way) return failed(LANDING, 'state_mismatch');
  const cookie = dropSigned(shop, 'way-in');
  try {
    const claims = await readAnswer(shop, query, way, redirectUri);
    const profile = readProfile(claims);
    if (!profile) throw new Refused('unable_to_get_user_info');
    const entered = await createSession(shop, await joinAccount(shop, profile, from.locale), from.caller);
    return { to: way.callbackURL, cookie, entered };
  } catch (error) {
    return { ...failed(way.errorURL, reasonOf(error)), cookie };
  }
}

class Refused extends Error {}

async function readAnswer(
  { auth: { google }, log }: Shop,
  query: URLSearchParams,
  { codeVerifier: verifier, idTokenNonce }: WayInUnderWay,
  redirectUri: string,
): Promise<JWTPayload> {
  if (query.has('error')) throw new Refused(/^[a-z_]{1,40}$/.exec(one(query, 'error') ?? '')?.[0] ?? 'refused');
  const code = one(query, 'code');
  if (!code) throw new Refused('no_code');
  if (!google) throw new Refused('oauth_provider_not_found');
  // RFC 9207: another provider's answer.
  if (query.has('iss') && one(query, 'iss') !== google.issuer) throw new Refused('issuer_mismatch');
  const refuse = (reason: string) => (error: unknown) => {
    log.warn({ err: error }, 'a sign-in with Google could not be finished');
    throw new Refused(reason);
  };
  const idToken = await google.exchange(code, { verifier, redirectUri }).catch(refuse('invalid_code'));
  return google.readIdToken(idToken, idTokenNonce).catch(refuse('unable_to_get_user_info'));
}

/** The reason code for the landing page (web/features/sign-in/google.ts). Rethrows anything but a refusal. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof NotJoined) return 'account_not_linked';
  if (error instanceof Fault && error.code === 'forbidden') return 'USER_DISABLED';
  throw error;
}

const failed = (landing: string, why: string): Finished => {
  const url = new URL(landing, 'https://shop.invalid');
  url.searchParams.append('error', why);
  return { to: url.pathname + url.search + url.hash, why };
};

/** A parameter that occurs exactly once (RFC 6749 §3.1). */
const one = (query: URLSearchParams, name: string): string | undefined => {
  const [first, ...more] = query.getAll(name);
  return more.length === 0 ? first || undefined : undefined;
};
