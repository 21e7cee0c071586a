import { createHash, createPublicKey } from 'node:crypto';
import type { JWTPayload } from 'jose';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };
type Discovered = { issuer: string; authorization_endpoint: string; token_endpoint: string; jwks_uri: string };
type Key = { kid: string; kty: string; [part: string]: unknown };

/** What one sign-in is bound to: stored by the shop from its beginning to its end. */
type Bound = { state: string; nonce: string; verifier: string; redirectUri: string };

export type OpenIdProvider = {
  issuer: string;
  /** Where the browser is sent to authenticate. */
  authorizationAddress(bound: Bound): Promise<string>;
  /** Exchanges a code for its ID token. */
  exchange(code: string, bound: Pick<Bound, 'verifier' | 'redirectUri'>): Promise<string>;
  /** An ID token's claims, if it is the provider's, for this shop, current, and for the sign-in with this nonce. @throws otherwise */
  readIdToken(idToken: string, nonce: string): Promise<JWTPayload>;
};

const TIMEOUT = 8_000;
const HOUR = 60 * 60_000;

/**
 * Google as an OpenID provider, by its discovery document: the same code works with the tests' own provider. Google is not
 * contacted before somebody presses its button, so that the shop starts without it. Its tokens are read and never stored.
 */
export function openIdProvider({ clientId, clientSecret, issuer }: GoogleSettings): OpenIdProvider {
  const discovered = kept(async () => {
    const found = await fetchJson<Discovered>(`${issuer}/.well-known/openid-configuration`);
    // OpenID Connect Discovery §4.3: another issuer's document would name another issuer's keys.
    if (found.issuer !== issuer) throw new Error(`${issuer} names itself ${found.issuer}`);
    return found;
  });
  const keys = kept(async () => (await fetchJson<{ keys: Key[] }>((await discovered()).jwks_uri)).keys);
  return {
    issuer,
    async authorizationAddress({ state, nonce, verifier, redirectUri }) {
      const address = new URL((await discovered()).authorization_endpoint);
      const asked = {
        response_type: 'code',
        client_id: clientId,
        state,
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        nonce,
        prompt: 'select_account',
        code_challenge_method: 'S256',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return address.href;
    },
    async exchange(code, { verifier, redirectUri }) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      });
      const { token_endpoint: address } = await discovered();
      const { id_token: idToken } = await fetchJson<{ id_token?: unknown }>(address, { method: 'POST', body });
      if (typeof idToken !== 'string') throw new Error(`${address} answered no ID token`);
      return idToken;
    },
    async readIdToken(idToken, nonce) {
      const { jwtVerify } = await import('jose');
      const { payload } = await jwtVerify(idToken, async ({ kid }) => publicKey(await keys(), kid), {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        maxTokenAge: '1h',
        requiredClaims: ['exp', 'sub'],
      });
      // OpenID Connect Core §3.1.3.7: only for us, and the answer to this very request.
      if ((payload['azp'] ?? clientId) !== clientId) throw new Error('the ID token is for another client');
      if (payload['nonce'] !== nonce) throw new Error('the ID token is for another sign-in');
      return payload;
    },
  };
}

function publicKey(keys: Key[], kid: string | undefined) {
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new Error('the provider has no such key');
  return createPublicKey({ key, format: 'jwk' });
}

/** Caches an answer for an hour; a failure is not cached. */
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

async function fetchJson<T>(address: string, more: RequestInit = {}): Promise<T> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(address, { headers, ...more, signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
