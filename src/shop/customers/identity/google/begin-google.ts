import { randomBytes } from 'node:crypto';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import type { Shop } from '#src/shop/shop.ts';
import { TOO_OFTEN } from '../sign-in-attempts.ts';
import { setSigned } from '../signed-cookie.ts';
import { insertWayIn } from './way-in.store.ts';

/** How long a sign-in may take: the browser's cookie, in seconds. Its row is deleted a little later. */
const COOKIE_LIVES = 5 * 60;
const ROW_LIVES = 10 * 60_000;
/** Sign-ins with Google that a network may begin per minute. */
const NETWORK = { what: 'google network', most: 30, within: 60_000 };

type Asked = {
  /** Our pages to end on, after success or failure. */
  landings: { done: string; failed: string };
  redirectUri: string;
  network: string;
};

/**
 * Begins a sign-in with Google; answers the address to go to, and the cookie that the browser must bring back.
 * @throws `not-found` where the shop has no account there, `invalid` for landings on other sites, `google-network`, `too-many`
 */
export async function beginGoogle(shop: Shop, asked: Asked): Promise<{ address: string; cookie: string }> {
  const { google } = shop.auth;
  const { landings, redirectUri, network } = asked;
  const [callbackURL, errorURL] = [ownPath(landings.done), ownPath(landings.failed)];
  await transact(shop, ({ trx }) => enforceLimits(trx, shop, [{ ...NETWORK, who: network }], TOO_OFTEN));
  if (!google) throw notFound('call');
  const [state, nonce, verifier] = [random(), random(), random()];
  const address = await google.authorizationAddress({ state, nonce, verifier, redirectUri }).catch((error: unknown) => {
    shop.log.warn({ err: error }, 'Google cannot be reached');
    throw new Fault('google-network', 'google-unreachable');
  });
  const way = { codeVerifier: verifier, idTokenNonce: nonce, callbackURL, errorURL };
  await insertWayIn(shop.db, state, way, new Date(Date.now() + ROW_LIVES));
  return { address, cookie: setSigned(shop, 'way-in', state, COOKIE_LIVES) };
}

const random = (): string => randomBytes(32).toString('base64url');

/** A path of this shop, percent-encoded: never redirects to another site. */
function ownPath(given: string): string {
  const base = 'https://shop.invalid';
  const plain = /^\/(?![/\\]|%2f|%5c)[^\\\s\p{Cc}]*$/iu.test(given) && URL.canParse(given, base);
  const url = plain ? new URL(given, base) : undefined;
  if (url?.origin !== base) throw new Fault('invalid', 'no-way-to-sign-in');
  return url.pathname + url.search + url.hash;
}
