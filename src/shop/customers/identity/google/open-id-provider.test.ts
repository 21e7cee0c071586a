import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenIdProvider, openIdProvider } from './open-id-provider.ts';

const [own, foreign] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
const NONCE = 'the nonce of this sign-in';
let server: Server;
let issuer: string;
let provider: OpenIdProvider;
let named = '';
let tokens: { status: number; headers?: Record<string, string>; body: string } = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    const json = (body: unknown) => response.end(JSON.stringify(body));
    if (request.url === '/keys') return json({ keys: [{ ...own?.publicKey.export({ format: 'jwk' }), kid: 'one' }] });
    if (request.url === '/elsewhere') return json({ id_token: 'of another server' });
    if (request.url === '/token') return response.writeHead(tokens.status, tokens.headers).end(tokens.body);
    const [authorization_endpoint, token_endpoint, jwks_uri] = ['auth', 'token', 'keys'].map((at) => `${issuer}/${at}`);
    return json({ issuer: named, authorization_endpoint, token_endpoint, jwks_uri });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  named = issuer;
  provider = openIdProvider({ clientId: 'the-shop', clientSecret: 'a secret', issuer });
});
afterAll(() => void server?.close());

const now = () => Math.floor(Date.now() / 1000);
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: 'the-shop',
  sub: 'somebody',
  nonce: NONCE,
  iat: now(),
  exp: now() + 600,
  ...more,
});
const sign = (
  payload: JWTPayload,
  { alg = 'RS256', kid = 'one', key = own?.privateKey as KeyObject | Uint8Array } = {},
) => new SignJWT(payload).setProtectedHeader({ alg, kid }).sign(key);

it('reads a valid ID token', async () => {
  expect(await provider.readIdToken(await sign(claims()), NONCE)).toMatchObject({ sub: 'somebody' });
  expect(await provider.readIdToken(await sign(claims({ azp: 'the-shop' })), NONCE)).toMatchObject({ sub: 'somebody' });
});

it.each<[string, () => Promise<string> | string]>([
  ['signed by somebody else', () => sign(claims(), { key: foreign?.privateKey as KeyObject })],
  ['under a key that is not published', () => sign(claims(), { kid: 'two' })],
  ['without a signature', () => new UnsecuredJWT(claims()).encode()],
  [
    'signed with the public key as a secret',
    () => {
      const key = new TextEncoder().encode(own?.publicKey.export({ format: 'pem', type: 'spki' }) as string);
      return sign(claims(), { alg: 'HS256', key });
    },
  ],
  ['by another algorithm', () => sign(claims(), { alg: 'PS256' })],
  ['from another issuer', () => sign(claims({ iss: 'https://evil.example' }))],
  ['for another client', () => sign(claims({ aud: 'another' }))],
  ['for us through another client', () => sign(claims({ aud: ['the-shop', 'another'], azp: 'another' }))],
  ['that has expired', () => sign(claims({ exp: now() - 1 }))],
  ['without an expiry', () => sign(claims({ exp: undefined }))],
  ['from two hours ago', () => sign(claims({ iat: now() - 7200 }))],
  ['without a time', () => sign(claims({ iat: undefined }))],
  ['of another sign-in', () => sign(claims({ nonce: 'another' }))],
  ['without a sign-in', () => sign(claims({ nonce: undefined }))],
  ['without an account', () => sign(claims({ sub: undefined }))],
  ['that is not a token', () => 'a.b.c'],
])('refuses an ID token %s', async (_, token) => {
  await expect(provider.readIdToken(await token(), NONCE)).rejects.toThrow();
});

it('sends visitors on with state, nonce and the hash of the verifier', async () => {
  // RFC 7636, appendix B
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const bound = { state: 's', nonce: 'n', verifier, redirectUri: 'https://shop.example/back' };
  const { searchParams: asked, origin } = new URL(await provider.authorizationAddress(bound));
  expect([origin, asked.get('state'), asked.get('nonce'), asked.get('code_challenge_method')]).toEqual([
    issuer,
    's',
    'n',
    'S256',
  ]);
  expect(asked.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

it.each([
  ['no ID token', { status: 200, body: '{"access_token":"x"}' }],
  ['a refusal', { status: 400, body: '{"error":"invalid_grant"}' }],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' }, body: '' }],
  ['no JSON', { status: 200, body: '<html>' }],
])('accepts no code for which the provider answers %s', async (_, answer) => {
  tokens = answer;
  await expect(provider.exchange('code', { verifier: 'v', redirectUri: 'r' })).rejects.toThrow();
});

it('sends nothing to a provider with another issuer, and tries again afterwards', async () => {
  const fresh = openIdProvider({ clientId: 'the-shop', clientSecret: 'a secret', issuer });
  const bound = { state: 's', nonce: 'n', verifier: 'v', redirectUri: 'r' };
  named = 'https://evil.example';
  await expect(fresh.authorizationAddress(bound)).rejects.toThrow('names itself');
  named = issuer;
  expect(await fresh.authorizationAddress(bound)).toContain(issuer);
});
