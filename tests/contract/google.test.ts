import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { appCode } from '#tests/support/app-code.ts';
import { mailsTo, tokenOf } from '#tests/support/mails.ts';
import { GOOGLE, openIdProvider } from '#tests/support/openid-provider.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, freePort, type RunningServer } from '#tests/support/server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let provider: { issuer: string; close(): Promise<void> };
beforeAll(async () => {
  const port = await freePort();
  provider = await openIdProvider(port, () => [`${shop.url}/api/auth/callback/google`]);
  shop = await runningShop({ ...GOOGLE, GOOGLE_ISSUER: provider.issuer });
});
afterAll(async () => {
  await shop?.close();
  await provider?.close();
});

const LANDING = { callbackURL: '/google-done', errorCallbackURL: '/google-done' };
const begin = (visitor: Visitor, more: object = {}) =>
  visitor.call('POST', '/auth/sign-in/social', { provider: 'google', ...LANDING, disableRedirect: true, ...more });

/** Goes through the provider's pages as a browser does; returns our address that they redirect back to. */
async function walk(
  address: string,
  person: { email: string; name?: string; confirmed?: boolean } | 'refuse',
): Promise<string> {
  const jar = new Map<string, string>();
  let [at, init] = [address, {} as RequestInit];
  for (let steps = 0; steps < 12; steps++) {
    const headers = {
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await fetch(at, { redirect: 'manual', headers, ...init });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (location?.startsWith(shop.url)) return location.slice(shop.url.length);
    if (location) [at, init] = [new URL(location, at).href, {}];
    else {
      const form = new URLSearchParams(
        person === 'refuse' ? { refuse: '1' } : { email: person.email, name: person.name ?? 'Asha Patel' },
      );
      if (person !== 'refuse' && person.confirmed !== false) form.set('confirmed', 'on');
      init = { method: 'POST', body: form.toString() };
    }
  }
  throw new Error('the provider leads nowhere');
}

async function enter(
  person: Parameters<typeof walk>[1],
  visitor = shop.visitor(),
): Promise<{ visitor: Visitor; landed: string | null; sent: string }> {
  const { body } = await begin(visitor);
  const back = await walk(body.url, person);
  const answer = await visitor.ask('GET', back);
  expect(answer.status, answer.text).toBe(302);
  return { visitor, landed: answer.headers.get('location'), sent: body.url };
}

it('creates an account the first time and returns to it, with state, nonce and PKCE', async () => {
  const person = { email: 'asha.g@example.com', name: 'Asha Patel' };
  const { visitor, landed, sent } = await enter(person);
  expect(landed).toBe('/google-done');
  const asked = new URL(sent).searchParams;
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length, name).toBeGreaterThan(20);
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(visitor.cookies.get('kiran_kind')).toBe('customer');
  expect((await visitor.call('GET', `/order?email=${person.email}`)).status).toBe(200);
  const again = await enter(person);
  expect(again.visitor.cookies.get('kiran_uid')).toBe(visitor.cookies.get('kiran_uid'));
  const { rows } = await shop.sql.query(
    `select access_token, refresh_token, id_token from account where provider_id = 'google'`,
  );
  expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  expect((await shop.sql.query('select 1 from customer where email = $1', [person.email])).rowCount).toBe(1);
});

it('joins an account only where both sides have proved the address', async () => {
  const asha = await shop.shopper('Asha Patel');
  expect((await enter({ email: asha.email })).landed).toBe('/google-done?error=account_not_linked');
  await shop.sql.query('update "user" set email_verified = true where id = $1', [asha.uid]);
  expect((await enter({ email: asha.email, confirmed: false })).landed).toBe('/google-done?error=account_not_linked');
  const joined = await enter({ email: asha.email });
  expect(joined.visitor.cookies.get('kiran_uid')).toBe(asha.uid);
});

it('notifies an account that Google now signs in to it, and ends the sessions from before its address was proved', async () => {
  const ravi = await shop.shopper('Ravi Shah');
  await shop.sql.query(
    `update "user" set email_verified = true, created_at = now() - interval '1 hour' where id = $1`,
    [ravi.uid],
  );
  expect((await enter({ email: ravi.email })).visitor.cookies.get('kiran_uid')).toBe(ravi.uid);
  expect((await mailsTo(shop, ravi.email, 'google-added')).length).toBe(1);
  await enter({ email: ravi.email });
  expect((await mailsTo(shop, ravi.email, 'google-added')).length).toBe(1);

  // Somebody holds a Google account for an address that Google has not verified either, and waits in it.
  const email = 'waiting.g@example.com';
  const { visitor: mallory } = await enter({ email, name: 'Mallory Joshi', confirmed: false });
  expect((await mallory.call('GET', '/auth/get-session')).body.user).toMatchObject({ email, emailVerified: false });
  await shop.visitor().call('POST', '/auth/request-password-reset', { email });
  await expect.poll(async () => (await mailsTo(shop, email, 'reset-password')).length).toBe(1);
  const token = tokenOf((await mailsTo(shop, email, 'reset-password'))[0]);
  const { ended } = (
    await shop.visitor().call('POST', '/auth/reset-password', { token, newPassword: 'a second secret of mine' })
  ).body;
  expect(ended.toSorted()).toEqual(['google', 'sessions']);
  expectRefusal(await mallory.call('GET', `/order?email=${email}`), 401);
  expect((await enter({ email, confirmed: false })).landed).toBe('/google-done?error=account_not_linked');
});

it('is only the first step where there is a second factor', async () => {
  const email = 'two-steps.g@example.com';
  const { visitor: asha } = await enter({ email });
  expect((await asha.call('POST', '/auth/confirmation-code')).status).toBe(200);
  const code = /\b(\d{6,8})\b/.exec((await mailsTo(shop, email, 'confirm-identity'))[0]?.text ?? '')?.[1];
  const { secret } = (await asha.call('POST', '/second-factor', { code })).body;
  expect((await asha.call('POST', '/second-factor/confirm', { code: appCode(secret) })).status).toBe(200);
  const { visitor } = await enter({ email });
  expect([visitor.cookies.has('kiran_kind'), visitor.cookies.has('kiran_uid')]).toEqual([false, false]);
  expectRefusal(await visitor.call('GET', `/order?email=${email}`), 401);
  await shop.sql.query('update second_factor set last_step = null');
  expect((await visitor.call('POST', '/second-factor/pass', { code: appCode(secret) })).status).toBe(200);
  expect(visitor.cookies.get('kiran_kind')).toBe('customer');
  expect((await visitor.call('GET', `/order?email=${email}`)).status).toBe(200);
});

it('never signs in the administrator', async () => {
  const { visitor, landed } = await enter({ email: ADMIN_EMAIL });
  expect(landed).toMatch(/^\/google-done\?error=account_not_linked/);
  expect(visitor.cookies.has('sid')).toBe(false);
  expect(
    (
      await shop.sql.query(
        `select 1 from account join "user" on "user".id = user_id where provider_id = 'google' and role = 'administrator'`,
      )
    ).rowCount,
  ).toBe(0);
});

it('refuses a banned account, and says when consent was refused', async () => {
  const { visitor } = await enter({ email: 'ravi.g@example.com' });
  await shop.sql.query('update "user" set banned = true where id = $1', [visitor.cookies.get('kiran_uid')]);
  const banned = await enter({ email: 'ravi.g@example.com' });
  expect(banned.landed).toMatch(/^\/google-done\?error=USER_DISABLED/);
  expect(banned.visitor.cookies.has('sid')).toBe(false);
  expect((await enter('refuse')).landed).toMatch(/^\/google-done\?error=access_denied/);
});

it('accepts an answer only in the browser that asked, and once', async () => {
  const asked = shop.visitor();
  const back = await walk((await begin(asked)).body.url, { email: 'meera.g@example.com' });
  const other = shop.visitor();
  expect((await other.ask('GET', back)).headers.get('location')).toMatch(/error=state_mismatch/);
  expect(other.cookies.has('sid')).toBe(false);
  expect((await asked.ask('GET', back)).headers.get('location')).toBe('/google-done');
  expect((await asked.ask('GET', back)).headers.get('location')).toMatch(/error=/);
});

it.each([
  ['another site as destination', { callbackURL: 'https://evil.example/' }],
  ['another site in disguise', { callbackURL: '//evil.example/' }],
  ['a token from the page', { idToken: { token: 'x.y.z' } }],
  ['another provider', { provider: 'github' }],
  ['no destination', { errorCallbackURL: undefined }],
])('refuses %s', async (_, more) => {
  const answer = await begin(shop.visitor(), more);
  expect([403, 422], answer.text).toContain(answer.status);
});

describe('a shop that', () => {
  let lonely: RunningServer;
  let without: RunningServer;
  beforeAll(async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    [lonely, without] = await Promise.all([
      shop.another({ ...GOOGLE, GOOGLE_ISSUER: nobody }),
      shop.another({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }),
    ]);
  });

  it('cannot reach Google says so', async () => {
    expectRefusal(await begin(lonely.visitor()), 503, { code: 'google-network' });
  });

  it('has no account there does not offer it', async () => {
    expect((await begin(without.visitor())).status).toBe(404);
  });
});
