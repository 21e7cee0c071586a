import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { appCode } from '#tests/support/app-code.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, AUTH_SECRET, type RunningServer } from '#tests/support/server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const NEXT = 'the key that the shop is given after the one before it';

/** Signs the administrator in with the app's code, as if no code had been used before. */
async function enter(server: Pick<RunningServer, 'visitor'>, code: string): Promise<Visitor> {
  const visitor = server.visitor();
  await shop.sql.query('update second_factor set last_step = null');
  await visitor.call('POST', '/auth/sign-in/email', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const passed = await visitor.call('POST', '/second-factor/pass', { code });
  expect(passed.status, passed.text).toBe(200);
  return visitor;
}

it('changes its key without signing anybody out, and reseals what the former key sealed', {
  timeout: 240_000,
}, async () => {
  const admin = shop.visitor();
  await admin.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const { secret } = (await admin.call('POST', '/second-factor', { password: ADMIN_PASSWORD })).body;
  const { recoveryCodes } = (await admin.call('POST', '/second-factor/confirm', { code: appCode(secret) })).body;
  for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^[A-Z2-7]{24}$/); // 120 bits

  const changing = await shop.another({ AUTH_SECRET: NEXT, AUTH_SECRET_PREVIOUS: AUTH_SECRET });
  const known = changing.visitor();
  for (const [name, value] of admin.cookies) known.cookies.set(name, value);
  expect((await known.call('GET', '/outbox')).status).toBe(200);
  await enter(changing, appCode(secret));
  // What the former key signed is a session in every respect: it is listed, and it can be ended.
  const leaving = changing.visitor();
  const asha = shop.visitor();
  await asha.signUp({ email: 'leaving@example.com' });
  for (const [name, value] of asha.cookies) leaving.cookies.set(name, value);
  expect((await leaving.call('GET', '/auth/get-session')).body.user.email).toBe('leaving@example.com');
  expect((await leaving.call('POST', '/auth/sign-out', {})).status).toBe(200);
  expectRefusal(await asha.call('GET', '/order?email=leaving@example.com'), 401);
  await changing.stop();

  const changed = await shop.another({ AUTH_SECRET: NEXT });
  await enter(changed, appCode(secret));
  await enter(changed, recoveryCodes[0]);
  const former = changed.visitor();
  for (const [name, value] of admin.cookies) former.cookies.set(name, value);
  expectRefusal(await former.call('GET', '/outbox'), 401);
});
