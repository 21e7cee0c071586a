import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

// An account, its session and its cookie as the former identity library wrote them (Better Auth 1.7.7, with this suite's AUTH_SECRET): sessions
// from before its removal stay valid, and everybody's password still opens their account (docs/decisions/0034).

const UID = 'zsonfJgWevIv5S5gbCguQ34vVZfREN0B';
const EMAIL = 'former@example.com';
const COOKIE = 'W7jeVQ2QgA8vIB1iBK6VCMhQT8VZyK9l.Ug0da%2BxxLKhAdt3z1CiAwjB2GYi6ukLOSgLXvzBiu%2BI%3D';
const TOKEN_HASH = 'gDq5S4WggGfpzmsGJumB-3W7Kbh_SY3wxR6l-7g2KgE';
const PASSWORD_HASH = 'argon2id$19456$2$uyvqR1BjfsLvmxoq6NpDVg$fbr76rofAnIT9kAUaN5iFSQh6N7huubo_uv8t0Ikdyw';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ SEED: 'none' });
  await shop.sql.query(`insert into "user" (id, name, email, email_verified) values ($1, 'Asha Patel', $2, false)`, [
    UID,
    EMAIL,
  ]);
  await shop.sql.query(
    `insert into account (id, account_id, provider_id, user_id, password, updated_at) values ('VNPL7Pf2TAF9lEe8G1V6YfQP8dog69vs', $1, 'credential', $1, $2, now())`,
    [UID, PASSWORD_HASH],
  );
  await shop.sql.query(
    `insert into session (id, expires_at, token, updated_at, ip_address, user_agent, user_id)
     values ('pI4Akp8OHGH3cgZZ2Gaebjuc5v8s30k2', now() + interval '30 days', $2, now(), '127.0.0.1', 'node', $1)`,
    [UID, TOKEN_HASH],
  );
});
afterAll(() => shop?.close());

const known = () => {
  const visitor = shop.visitor();
  visitor.cookies.set('sid', COOKIE);
  return visitor;
};

it('keeps somebody signed in, on their list of devices, until they sign out', async () => {
  const asha = known();
  expect((await asha.call('GET', '/auth/get-session')).body).toMatchObject({
    user: { id: UID, email: EMAIL, name: 'Asha Patel', role: 'customer', emailVerified: false },
    session: { id: 'pI4Akp8OHGH3cgZZ2Gaebjuc5v8s30k2', userId: UID },
  });
  expect((await asha.call('GET', '/auth/sessions')).body.data.sessions).toMatchObject([{ here: true }]);
  expect((await known().call('POST', '/auth/sign-out', {})).status).toBe(200);
  expectRefusal(await asha.call('GET', '/auth/sessions'), 401);
});

it('signs in by the account’s password, and changes it', async () => {
  expectRefusal(
    await shop.visitor().call('POST', '/auth/sign-in/email', { email: EMAIL, password: 'not the password' }),
    401,
  );
  const asha = shop.visitor();
  expect(await asha.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ uid: UID });
  const newPassword = 'another roof of mine';
  const changed = await asha.call('POST', '/auth/change-password', { currentPassword: PASSWORD, newPassword });
  expect(changed.status, changed.text).toBe(200);
  expect(await shop.visitor().signIn({ email: EMAIL, password: newPassword })).toMatchObject({ uid: UID });
});
