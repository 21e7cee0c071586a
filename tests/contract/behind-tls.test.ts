import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { askSecurely, type SecureAnswer, type TlsProxy, tlsProxy } from '#tests/support/tls-proxy.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

let proxy: TlsProxy;
let shop: RunningShop;
beforeAll(async () => {
  proxy = await tlsProxy();
  shop = await runningShop({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'on', PAYMENTS: 'sandbox' });
  proxy.forwardTo(shop.server.port);
});
afterAll(async () => {
  await shop?.close();
  await proxy?.close();
});

let people = 0;
const account = () => ({ name: 'Asha Patel', email: `tls${++people}@example.com`, password: PASSWORD });
const cookieOf = (answer: SecureAnswer) => answer.cookies.map((line) => line.split(';')[0]).join('; ');
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  askSecurely(proxy.url + path, { method: 'POST', body, headers: { origin: proxy.url, ...headers } });

it('uses a session cookie that is __Host-, Secure and without a domain, and signs in and out', async () => {
  const person = account();
  const made = await post('/api/auth/sign-up/email', person);
  expect(made.status, made.text).toBe(200);
  const session = made.cookies.find((line) => line.startsWith('__Host-sid='));
  expect(session).toMatch(/; Path=\/(;|$)/);
  for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) expect(session).toMatch(attribute);
  for (const line of made.cookies) {
    expect(line).toMatch(/; Secure/i);
    expect(line).not.toMatch(/; Domain=/i);
  }
  const page = await askSecurely(`${proxy.url}/account`, { headers: { cookie: cookieOf(made) } });
  expect(page.status).toBe(200);
  // Not for other hosts of the dealer's domain, which may have no https.
  expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  const out = await post('/api/auth/sign-out', {}, { cookie: cookieOf(made) });
  expect(out.status).toBe(200);
  expect((await askSecurely(`${proxy.url}/account`, { headers: { cookie: cookieOf(made) } })).status).toBe(302);
});

it('starts a session under a new token, whatever cookie was there before', async () => {
  const person = account();
  const planted = cookieOf(await post('/api/auth/sign-up/email', account()));
  await post('/api/auth/sign-up/email', person);
  const answer = await post(
    '/api/auth/sign-in/email',
    { email: person.email, password: person.password },
    { cookie: planted },
  );
  expect(answer.status, answer.text).toBe(200);
  const token = (text: string) => /__Host-sid=([^;]+)/.exec(text)?.[1];
  expect(token(cookieOf(answer))).toBeTruthy();
  expect(token(cookieOf(answer))).not.toBe(token(planted));
  // The cookie name of a shop without https means nothing here.
  const plain = await askSecurely(`${proxy.url}/account`, {
    headers: { cookie: `kiran_kind=customer; sid=${token(cookieOf(answer))}` },
  });
  expect(plain.status).toBe(302);
});

it('refuses writes from other sites, by Origin or by the browser’s fetch metadata', async () => {
  const cookie = cookieOf(await post('/api/auth/sign-up/email', account()));
  const write = (headers: Record<string, string>, path = '/api/cart/seen') =>
    askSecurely(proxy.url + path, { method: 'POST', body: {}, headers: { cookie, ...headers } }).then(
      ({ status }) => status,
    );
  const refusals: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: proxy.url.replace('https:', 'http:') },
    { origin: `http://127.0.0.1:${shop.server.port}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of refusals) {
    for (const path of ['/api/cart/seen', '/api/auth/sign-out', '/api/phone/code'])
      expect(await write(headers, path), `${path} ${JSON.stringify(headers)}`).toBe(403);
  }
  expect(await write({ origin: proxy.url })).not.toBe(403);
  // A caller without either is no browser, and has no victim's cookies (rules.md §6); calls that begin or end a session need an Origin even so.
  expect(await write({})).not.toBe(403);
  expect(await write({}, '/api/auth/sign-out')).toBe(403);
});
