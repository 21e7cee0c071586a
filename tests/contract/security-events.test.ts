import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECURITY_EVENTS } from '#src/platform/log/security-log.ts';
import { appCode } from '#tests/support/app-code.ts';
import { mailsTo, smsCodeTo, tokenOf } from '#tests/support/mails.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { deliver } from '#tests/support/signed-webhooks.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// The real process, with its output piped as in production: whatever happens, each line is JSON, everything that monitoring needs is there once and
// in one form, and no secret is.

type Line = { event: string; outcome: string; count: number; [fact: string]: unknown };

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', LOG_LEVEL: 'error' });
});
afterAll(() => shop?.close());

/** Checks that every whole line printed so far is JSON; returns the security log's lines about this network. */
function lines(network?: string): Line[] {
  const all = shop.server
    .output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { security?: Line; requestId?: string; time: string });
  return all.flatMap(({ security }) => (security && (!network || security['network'] === network) ? security : []));
}
/** Without repetitions of a failure, which are counted and reported each minute: how many lines they take depends on timing. */
function firsts(network?: string): Line[] {
  const known = new Set<string>();
  return lines(network).filter(({ count: _, path: __, ...line }) => {
    const isNew = line.outcome === 'success' || !known.has(JSON.stringify(line));
    known.add(JSON.stringify(line));
    return isNew;
  });
}
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const short = (all: Line[]) =>
  all.map(({ event, outcome, why, way, code }) => [event, outcome, ...[way, why, code].filter(Boolean)].join(' '));
/** A visitor who always comes from this network. */
const at = (network: string): Visitor => {
  const visitor = shop.visitor();
  return {
    ...visitor,
    call: (method, path, body, more = {}) =>
      visitor.call(method, path, body, { ...more, headers: { ...from(network).headers, ...more.headers } }),
  };
};
const signIn = (who: Visitor, email: string, password: string) =>
  who.call('POST', '/auth/sign-in/email', { email, password });

it('guessed passwords: whose account, from where, how often', async () => {
  const asha = at('192.0.2.1');
  const made = await asha.call('POST', '/auth/sign-up/email', {
    name: 'Asha Patel',
    email: 'asha@example.com',
    password: PASSWORD,
  });
  const uid = made.body.user.id;
  const thief = at('192.0.2.2');
  for (let tries = 0; tries < 21; tries++) await signIn(thief, 'asha@example.com', `a wrong secret ${tries}`);
  for (let tries = 0; tries < 2; tries++) await signIn(thief, 'stranger@example.com', 'another wrong secret');
  await expect
    .poll(() => firsts('192.0.2.2'))
    .toMatchObject([
      { event: 'sign-in', outcome: 'failure', way: 'password', uid, count: 1 },
      { event: 'sign-in', outcome: 'failure', way: 'password', uid, why: 'limit' },
      { event: 'sign-in', outcome: 'failure', way: 'password', account: expect.stringMatching(/^[\w-]{16}$/) },
    ]); // the other 20 are counted, see the last test
  expect((await asha.call('POST', '/auth/sign-out', {})).status).toBe(200);
  expect((await signIn(asha, 'asha@example.com', PASSWORD)).status).toBe(200);
  await expect
    .poll(() => short(lines('192.0.2.1')))
    .toEqual([
      'account-created success password',
      'sign-in success password',
      'sign-out success',
      'sign-in success password',
    ]);
  await expect.poll(() => lines('192.0.2.1').at(-1)).toMatchObject({ uid, role: 'customer' });
});

it('refused requests: 401, 403, 429, another site, a forged webhook', async () => {
  const asha = at('192.0.2.3');
  await asha.call('POST', '/auth/sign-up/email', {
    name: 'Meera Shah',
    email: 'meera@example.com',
    password: PASSWORD,
  });
  const stranger = at('192.0.2.4');
  for (let tries = 0; tries < 3; tries++) expect((await stranger.call('GET', `/order/ord_${tries}`)).status).toBe(401);
  expect((await asha.call('GET', '/outbox')).status).toBe(403);
  const page = await asha.ask('GET', '/admin/outbox?id=secret-in-the-address', undefined, {
    headers: { ...from('192.0.2.3').headers, cookie: cookiesAs(asha) },
  });
  expect(page.status).toBe(403);
  expect((await asha.call('POST', '/auth/sign-out', {}, { origin: 'https://evil.example' })).status).toBe(403);
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries++)
    statuses.push((await stranger.call('POST', '/auth/request-password-reset', { email: 'meera@example.com' })).status);
  expect(statuses).toContain(429);
  expect((await deliver(shop.url, { body: '{"event":"payment.captured"}' }, '00'.repeat(32))).status).toBe(403);
  await expect
    .poll(() => firsts('192.0.2.3').slice(2))
    .toMatchObject([
      { event: 'refused', status: 403, code: 'forbidden', path: '/api/outbox', uid: expect.any(String) },
      { event: 'refused', status: 403, path: '/admin/outbox', uid: expect.any(String) },
      { event: 'foreign-origin', status: 403, path: '/api/auth/sign-out' },
    ]);
  await expect
    .poll(() => firsts('192.0.2.4'))
    .toMatchObject([
      { event: 'refused', status: 401, code: 'signed-out', path: '/api/order/:id', count: 1 },
      ...Array(5).fill({ event: 'reset-asked', outcome: 'success' }),
      { event: 'limit', status: 429, limit: 'reset address', path: '/api/auth/request-password-reset' },
    ]);
  await expect
    .poll(() => lines().filter(({ event }) => event === 'webhook'))
    .toMatchObject([{ outcome: 'failure', why: 'signature' }]);
});

/** A customer whose plain cookie says administrator. */
const cookiesAs = (who: Visitor) =>
  [...who.cookies].map(([name, value]) => `${name}=${name === 'kiran_kind' ? 'administrator' : value}`).join('; ');

it('changes to how an account signs in', async () => {
  const ravi = at('192.0.2.5');
  const email = 'ravi@example.com';
  const { id: uid } = (await ravi.call('POST', '/auth/sign-up/email', { name: 'Ravi Shah', email, password: PASSWORD }))
    .body.user;
  const other = at('192.0.2.6');
  await signIn(other, email, PASSWORD);
  await ravi.call('POST', '/auth/change-password', {
    currentPassword: 'not this one',
    newPassword: 'a second long sentence',
  });
  await ravi.call('POST', '/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'a second long sentence',
  });
  await signIn(other, email, 'a second long sentence');
  await ravi.call('DELETE', '/auth/sessions', {});
  // Another browser opens the mail: every earlier sign-in method ends.
  const token = tokenOf((await mailsTo(shop, email, 'verify-email'))[0]);
  expect(
    (await at('192.0.2.5').call('POST', '/auth/verify-email', { token, newPassword: 'a third long sentence' })).status,
  ).toBe(200);
  const back = at('192.0.2.5');
  expect((await signIn(back, email, 'a third long sentence')).status).toBe(200);
  await back.call('POST', '/auth/delete-user', { password: 'a third long sentence' });
  await expect
    .poll(() => short(lines('192.0.2.5').slice(2)))
    .toEqual([
      'proof failure password',
      'password-changed success password',
      'session-ended success elsewhere',
      'email-proved success link',
      'ways-in-ended success password sessions proof',
      'password-changed success link',
      'sign-in success password',
      'account-deleted success',
    ]);
  expect(lines('192.0.2.5').every((line) => line['uid'] === uid)).toBe(true);
});

it('a number’s code, the second factor, and its removal', async () => {
  const asha = at('192.0.2.7');
  const { challenge } = (await asha.call('POST', '/phone/code', { phone: '9825099999' })).body;
  const code = await smsCodeTo(shop, '9825099999');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await asha.call('POST', '/phone/sign-in', { challenge, code: wrong })).status).toBe(422);
  expect((await asha.call('POST', '/phone/sign-in', { challenge, code })).status).toBe(200);
  expect(
    (await asha.call('POST', '/phone/sign-up', { challenge, name: 'Asha Patel', email: 'by-phone@example.com' }))
      .status,
  ).toBe(200);
  await expect
    .poll(() => short(lines('192.0.2.7')))
    .toEqual(['sign-in failure phone wrong', 'account-created success phone', 'sign-in success phone']);

  const owner = at('192.0.2.8');
  await signIn(owner, ADMIN_EMAIL, ADMIN_PASSWORD);
  const { secret } = (await owner.call('POST', '/second-factor', { password: ADMIN_PASSWORD })).body;
  expect((await owner.call('POST', '/second-factor/confirm', { code: appCode(secret) })).status).toBe(200);
  await owner.call('POST', '/auth/sign-out', {});
  await signIn(owner, ADMIN_EMAIL, ADMIN_PASSWORD);
  expect((await owner.call('POST', '/second-factor/pass', { code: 'AAAAA-BBBBB' })).status).toBe(422);
  await shop.sql.query('update second_factor set last_step = null');
  const used = appCode(secret);
  expect((await owner.call('POST', '/second-factor/pass', { code: used })).status).toBe(200);
  await shop.sql.query('update second_factor set last_step = null');
  expect(
    (await owner.call('POST', '/second-factor/remove', { password: ADMIN_PASSWORD, factorCode: appCode(secret) }))
      .status,
  ).toBe(200);
  await expect
    .poll(() => short(lines('192.0.2.8')))
    .toEqual([
      'sign-in success password',
      'factor-added success app',
      'sign-out success',
      'sign-in success password half',
      'second-factor failure recovery-code',
      'second-factor success app',
      'sign-in success second-factor',
      'factor-removed success app',
    ]);
  expect(lines('192.0.2.8').every(({ uid, role }) => typeof uid === 'string' && role === 'administrator')).toBe(true);
  for (const one of [code, wrong, secret, 'AAAAA-BBBBB']) expect(shop.server.output()).not.toContain(`"${one}"`);
});

it('what the administrator opens, reads and exports is in the audit log', async () => {
  const owner = at('192.0.2.9');
  await signIn(owner, ADMIN_EMAIL, ADMIN_PASSWORD);
  const { id } = (await shop.sql.query(`select id from mail where recipient = 'meera@example.com' limit 1`)).rows[0];
  const acts = async () =>
    (await shop.sql.query(`select act, subject, after from audit_entry order by id`)).rows as {
      act: string;
      subject: string;
      after: unknown;
    }[];
  const known = (await acts()).length;
  expect((await acts()).at(-1)).toMatchObject({ act: 'administrator.signed-in', after: { way: 'password' } });
  for (const path of [`/outbox/${id}`, `/outbox/${id}/html`, '/outbox/unknown']) await owner.call('GET', path);
  expect((await owner.ask('GET', `/admin/outbox?id=${id}`)).status).toBe(200);
  await owner.call('GET', '/outbox');
  for (const path of [
    '/product-export/products.csv',
    '/product-export/template.csv',
    '/admin/payments.csv?month=2026-10',
    '/admin/gst/hsn.csv?month=2026-10',
  ])
    expect((await owner.call('GET', path)).status).toBe(200);
  const newPassword = 'a second quiet lantern';
  expect(
    (await owner.call('POST', '/auth/change-password', { currentPassword: ADMIN_PASSWORD, newPassword })).status,
  ).toBe(200);
  await owner.call('POST', '/auth/sign-out', {});
  expect((await acts()).slice(known).map(({ act, subject }) => `${act} ${subject.replace(/usr_.*/, 'own')}`)).toEqual([
    `mail.read mail:${id}`,
    'products.exported report:products-csv',
    'payments.exported report:payments-2026-10',
    'gst.exported report:gst-hsn-2026-10',
    'administrator.password-changed customer:own',
    'administrator.signed-out customer:own',
  ]);
});

it('only JSON, also where something breaks; no secret; and the counts at the end', async () => {
  const thief = at('192.0.2.10');
  let deep: unknown = 'x';
  for (let level = 0; level < 5000; level++) deep = [deep];
  expect(
    (await thief.call('POST', '/auth/sign-in/email', { email: deep, password: 'a nested secret' })).status,
  ).toBeLessThan(500);
  const forged = 'someone@example.com"}\n{"security":{"event":"sign-in"}}\u001b[31m';
  await signIn(thief, forged, 'a forged secret');
  await shop.sql.query('alter table account rename to gone');
  expect((await signIn(thief, 'meera@example.com', 'a broken secret')).status).toBe(500);
  await shop.sql.query('alter table gone rename to account');
  await expect.poll(() => shop.server.output()).toContain('does not exist');

  await shop.server.stop();
  const all = lines();
  const sum = (some: Line[]) => some.reduce((total, { count }) => total + count, 0);
  const failed = all.filter(
    ({ event, outcome, network }) => event === 'sign-in' && outcome === 'failure' && network === '192.0.2.2',
  );
  expect(sum(failed)).toBe(23);
  expect(sum(all.filter(({ event, network }) => event === 'refused' && network === '192.0.2.4'))).toBe(3);
  for (const { event } of all) expect(SECURITY_EVENTS).toContain(event);
  for (const secret of [
    'wrong secret',
    'nested secret',
    'forged secret',
    'broken secret',
    'long sentence',
    PASSWORD,
    ADMIN_PASSWORD,
    'second quiet lantern',
  ])
    expect(shop.server.output()).not.toContain(secret);
  const told = JSON.stringify(all);
  expect(told).not.toMatch(/@example|9825099999|secret-in-the-address/);
});
