import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOGLE } from '#tests/support/openid-provider.ts';
import { ADDRESS, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';
import { type Body, type CallOptions, PASSWORD } from '#tests/support/visitor.ts';

// Every call about identity and addresses, with bodies that nobody sends by mistake: a clear refusal, no 5xx, and nothing lost over it.

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
let saved: string;
beforeAll(async () => {
  shop = await runningShop({ ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
  const made = await asha.call('POST', '/Firebaseuser/add-address', { uid: asha.uid, address: ADDRESS });
  saved = made.body.address._id;
});
afterAll(() => shop?.close());

let newcomers = 0;
type Call = { as?: 'asha' | 'admin'; method?: 'POST' | 'PUT'; path: string; body: () => Record<string, unknown> };
const CALLS: Call[] = [
  {
    path: '/auth/sign-up/email',
    body: () => ({ name: 'Asha Patel', email: `new${++newcomers}@example.com`, password: PASSWORD }),
  },
  { path: '/auth/sign-in/email', body: () => ({ email: asha.email, password: 'not the password' }) },
  {
    path: '/auth/sign-in/social',
    body: () => ({ provider: 'google', callbackURL: '/google-done', errorCallbackURL: '/google-done' }),
  },
  { path: '/auth/request-password-reset', body: () => ({ email: 'nobody@example.com' }) },
  { path: '/auth/reset-password', body: () => ({ token: 'unknown', newPassword: PASSWORD }) },
  { path: '/auth/verify-email', body: () => ({ token: 'unknown' }) },
  { as: 'asha', path: '/auth/update-user', body: () => ({ name: asha.name }) },
  {
    as: 'asha',
    path: '/auth/change-email',
    body: () => ({ newEmail: 'other@example.com', password: 'not the password' }),
  },
  {
    as: 'asha',
    path: '/auth/change-password',
    body: () => ({ currentPassword: 'not the password', newPassword: 'another good one' }),
  },
  { as: 'asha', path: '/auth/delete-user', body: () => ({ password: 'not the password' }) },
  { path: '/phone/code', body: () => ({ phone: '9825099001' }) },
  { path: '/phone/sign-in', body: () => ({ challenge: 'unknown', code: '123456' }) },
  { path: '/phone/sign-up', body: () => ({ challenge: 'unknown', name: 'Asha Patel', email: 'by-phone@example.com' }) },
  { as: 'asha', path: '/account/phone/code', body: () => ({ phone: '9825099002' }) },
  { as: 'asha', method: 'PUT', path: '/account/phone', body: () => ({ challenge: 'unknown', code: '123456' }) },
  { as: 'admin', path: '/second-factor', body: () => ({ password: ADMIN_PASSWORD }) },
  { as: 'admin', path: '/second-factor/confirm', body: () => ({ code: '000000' }) },
  { as: 'admin', path: '/second-factor/remove', body: () => ({ password: 'not the password', factorCode: '000000' }) },
  { as: 'admin', path: '/second-factor/recovery-codes', body: () => ({ code: '000000' }) },
  { path: '/second-factor/pass', body: () => ({ code: '000000' }) },
  { as: 'asha', path: '/user/createUser', body: () => ({ uid: asha.uid, username: asha.name, email: asha.email }) },
  { as: 'asha', path: '/Firebaseuser/add-address', body: () => ({ uid: asha.uid, address: { ...ADDRESS } }) },
  { as: 'asha', method: 'PUT', path: '/addresses/{id}', body: () => ({ address: { ...ADDRESS } }) },
];
const send = ({ as, method = 'POST', path }: Call, body: unknown, options?: CallOptions) =>
  (as === 'asha' ? asha : as === 'admin' ? admin : shop.visitor()).call(
    method,
    path.replace('{id}', saved),
    body,
    options,
  );

/** Values that no field of any call accepts. */
const EVIL: Record<string, unknown> = {
  'a NUL byte': 'Asha\u0000Patel',
  'almost a megabyte': 'A'.repeat(900_000),
  nothing: null,
  'a number': 7,
  'a list': ['Asha Patel'],
  'an operator': { $ne: null },
  true: true,
};
/** Values that some free-text fields may hold, so there they must only cause no 5xx; addresses, names and numbers refuse them. */
const ODD: Record<string, string> = {
  'half a character': 'Asha\ud800Patel',
  'a text that turns round': 'Asha\u202ePatel',
  'letters that look alike': 'Аshа Pаtel',
  'a letter that nobody sees': 'Asha\u200bPatel',
  'another header': 'asha@example.com\r\nBcc: everybody@example.com',
  'a homograph': 'аdmin@kiran.example',
  'a homograph’s domain': 'asha@exаmple.com',
  'an end of SQL': '\'; drop table "user"; --',
  'a script': '<script>alert(1)</script>',
  empty: '',
};
const NEVER_ODD = /^(?:email|newEmail|name|phone|zipcode|challenge|provider|callbackURL|errorCallbackURL)$/;
/** Any text can be typed as a password or code: a wrong one is refused as wrong, after expensive hashing. */
const IS_SECRET = /password$|^code$/i;

/** Each field of a body in turn, nested ones included, with another value. */
function spoiled(body: Record<string, unknown>, value: unknown): { field: string; body: Body }[] {
  return Object.entries(body).flatMap(([field, was]) =>
    was && typeof was === 'object'
      ? spoiled(was as Record<string, unknown>, value).map((one) => ({
          field: one.field,
          body: { ...body, [field]: one.body },
        }))
      : [{ field, body: { ...body, [field]: value } }],
  );
}
const state = async () => {
  const { rows } = await shop.sql.query(
    `select (select to_jsonb(u) - 'updated_at' from "user" u where id = $1) as person, (select jsonb_agg(password) from account where user_id = $1) as ways,
       (select count(*)::int from session where user_id = $1) as sessions, (select count(*)::int from "user" where role <> 'customer') as chiefs,
       (select jsonb_agg(to_jsonb(a) order by id) from address a where uid = $1) as addresses`,
    [asha.uid],
  );
  return rows[0];
};

describe.each(CALLS)('$path', (one) => {
  it('refuses each malformed field, and loses nothing', async () => {
    const before = await state();
    const values = [...Object.entries(EVIL), ...Object.entries(ODD)];
    const tries = values.flatMap(([what, value]) =>
      spoiled(one.body(), value).map((spoilt) => ({ what, value, ...spoilt })),
    );
    const sent = tries.filter(({ field, value }) => !IS_SECRET.test(field) || typeof value !== 'string');
    const answers = await Promise.all(sent.map(async (given) => ({ ...given, answer: await send(one, given.body) })));
    const wrong = answers.filter(({ what, field, answer }) => {
      // A user record takes nothing but its uid from the body; a forged token is refused with an explanation.
      const free =
        (one.path === '/user/createUser' && field !== 'uid') ||
        (one.path === '/auth/verify-email' && answer.body?.state === 'unknown');
      const refused =
        answer.status >= 400 &&
        answer.body?.status === 'fail' &&
        typeof answer.body.code === 'string' &&
        answer.text.length < 2000;
      return (
        answer.status >= 500 ||
        (!refused && (answer.status >= 400 || (!free && (what in EVIL || NEVER_ODD.test(field)))))
      );
    });
    expect(
      wrong.map(({ what, field, answer }) => `${field}, ${what}: ${answer.status} ${answer.text.slice(0, 120)}`),
    ).toEqual([]);
    const { addresses, ...rest } = await state();
    const { addresses: had, ...was } = before;
    expect(rest).toEqual(was);
    expect(addresses.length).toBeGreaterThanOrEqual(had.length);
  });

  it('accepts no unknown field', async () => {
    const more = {
      role: 'administrator',
      banned: true,
      emailVerified: true,
      image: 'https://evil.example/x.png',
      id: 'chosen',
      createdAt: '2001-01-01T00:00:00Z',
    };
    const raw = `{"__proto__":{"role":"administrator"},"constructor":{"prototype":{"role":"administrator"}},${JSON.stringify({ ...one.body(), ...more }).slice(1)}`;
    const answer = await send(one, undefined, { raw });
    expect(answer.status, answer.text).toBeLessThan(one.path === '/auth/sign-in/social' ? 504 : 500);
    const { rows } = await shop.sql.query(
      `select email from "user" where (role <> 'customer' or banned or email_verified) and email <> 'admin@kiran.example' or image is not null or id = 'chosen' or created_at < '2002-01-01'`,
    );
    expect(rows).toEqual([]);
  });
});

it('redirects nobody to another site: after “Browse without an account”, and after signing in', async () => {
  const visitor = shop.visitor();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const browse = async (from: string) => {
    const answer = await visitor.ask('POST', '/browse', undefined, {
      raw: new URLSearchParams({ from }).toString(),
      headers: form,
    });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await browse('/\r\nset-cookie: a=b')).toEqual([303, '/']);
  for (const from of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
  ]) {
    expect([from, ...(await browse(from))]).toEqual([from, 303, '/']);
    const answer = await asha.ask('GET', `/signup?from=${encodeURIComponent(from)}`);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 302, '/']);
  }
  for (const from of ['/products?q=सौर पैनल', '/products?q=\ud83d\ude00', '/products?q=%']) {
    const [status, location] = await browse(from);
    expect([from, status]).toEqual([from, 303]);
    expect(new URL(location as string, shop.url).origin).toBe(shop.url);
    expect((await asha.ask('GET', `/signup?from=${encodeURIComponent(from)}`)).status).toBe(302);
  }
});
