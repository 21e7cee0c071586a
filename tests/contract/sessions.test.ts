import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { appCode } from '#tests/support/app-code.ts';
import { mailsTo, smsCodeTo } from '#tests/support/mails.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { walkDatabase } from '#tests/support/search-data.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, AUTH_SECRET } from '#tests/support/server.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ SEED: 'none' });
});
afterAll(() => shop?.close());

const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
const isIn = async (who: Visitor): Promise<boolean> => (await who.call('GET', '/auth/sessions')).status === 200;
const owner = async (): Promise<Shopper> => {
  const visitor = shop.visitor();
  return { ...visitor, ...(await visitor.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })) };
};

describe('a session', () => {
  const [HOUR, DAY] = [1 / 24, 1];
  /** As if it had begun and last been used this many days ago; the expiry in its row is left far in the future. */
  const age = (uid: string, began: number, used: number) =>
    shop.sql.query(
      `update session set created_at = now() - make_interval(secs => $2::float8 * 86400), updated_at = now() - make_interval(secs => $3::float8 * 86400),
         expires_at = now() + interval '400 days' where user_id = $1`,
      [uid, began, used],
    );

  it.each([
    ['customer', 30, 90],
    ['technician', 7, 30],
    ['administrator', 1, 7],
  ])('of a %s ends %i days after its last use and %i days after it began', async (role, idle, whole) => {
    const who = role === 'administrator' ? await owner() : await shop.shopper();
    if (role === 'technician') await shop.sql.query(`update "user" set role = 'technician' where id = $1`, [who.uid]);
    for (const [began, used, stays] of [
      [idle - HOUR, idle - HOUR, true],
      [idle + 2 * HOUR, idle + 2 * HOUR, false],
      [whole - HOUR, HOUR / 2, true],
      [whole + HOUR, HOUR / 2, false],
    ] as const) {
      await age(who.uid, began, used);
      expect([role, began, used, await isIn(who)]).toEqual([role, began, used, stays]);
    }
  });

  it('is extended by its use, but never past its end; the row itself ends with the role’s idle time', async () => {
    const asha = await shop.shopper();
    const end = async (uid: string) =>
      (
        await rows(
          `select extract(epoch from expires_at - now()) / 86400 as left, extract(epoch from expires_at - created_at) / 86400 as whole
             from session where user_id = $1 order by created_at desc limit 1`,
          [uid],
        )
      )[0];
    expect(Number((await end(asha.uid)).left)).toBeCloseTo(30, 1);
    expect(Number((await end((await owner()).uid)).left)).toBeCloseTo(1, 1);
    await age(asha.uid, 10 * DAY, 5 * DAY);
    expect(await isIn(asha)).toBe(true);
    expect(Number((await end(asha.uid)).left)).toBeCloseTo(30, 1);
    await age(asha.uid, 80 * DAY, 5 * DAY);
    expect(await isIn(asha)).toBe(true);
    expect(Number((await end(asha.uid)).whole)).toBeCloseTo(90, 1);
    await shop.sql.query('update session set expires_at = now() where user_id = $1', [asha.uid]);
    expect(await isIn(asha)).toBe(false);
  });

  it('cannot be made from anything in the database, not even with the signing key', async () => {
    const [asha, admin] = [await shop.shopper(), await owner()];
    const token = (who: Visitor) => decodeURIComponent(who.cookies.get('sid') ?? '').replace(/\.[^.]*$/, '');
    expect(await walkDatabase(shop.sql, [token(asha), token(admin), AUTH_SECRET])).toEqual([]);
    const kept = (await rows('select id, token from session where user_id = any($1)', [[asha.uid, admin.uid]])).flatMap(
      ({ id, token }) => [id, token],
    );
    const keys = [AUTH_SECRET, ...(await rows('select value from secret')).map(({ value }) => value)];
    expect(kept.length).toBeGreaterThanOrEqual(4);
    for (const value of kept) {
      for (const key of keys) {
        const thief = shop.visitor();
        thief.cookies.set(
          'sid',
          encodeURIComponent(`${value}.${createHmac('sha256', key).update(value).digest('base64')}`),
        );
        expectRefusal(await thief.call('GET', '/outbox'), 401);
        expect((await thief.call('GET', '/auth/get-session')).body).toBe(null);
      }
    }
    // The forgery itself is well-formed: with the token it would sign in.
    const real = shop.visitor();
    real.cookies.set(
      'sid',
      encodeURIComponent(`${token(admin)}.${createHmac('sha256', AUTH_SECRET).update(token(admin)).digest('base64')}`),
    );
    expect((await real.call('GET', '/outbox')).status).toBe(200);
  });

  it('ends at sign-out, here and in every copy of its cookie, and what the browser stored is cleared', async () => {
    const asha = await shop.shopper();
    const copy = shop.visitor();
    for (const [name, value] of asha.cookies) copy.cookies.set(name, value);
    expect(await isIn(copy)).toBe(true);
    const out = await asha.call('POST', '/auth/sign-out', {});
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect(out.headers.get('cache-control')).toContain('no-store');
    expect(await isIn(copy)).toBe(false);
    expect(await rows('select id from session where user_id = $1', [asha.uid])).toEqual([]);
  });

  it('has a plain name on http, so that it works on localhost, and is hidden from scripts', async () => {
    const answer = await shop
      .visitor()
      .call('POST', '/auth/sign-up/email', { name: 'Asha Patel', email: 'plain@example.com', password: PASSWORD });
    const lines = answer.headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0]).toSorted()).toEqual(['device', 'kiran_kind', 'kiran_uid', 'sid']);
    for (const line of lines) expect(line).not.toMatch(/; Secure|__Host-|__Secure-|; Domain/i);
    for (const line of lines.filter((one) => /^(sid|device)=/.test(one))) expect(line).toMatch(/; HttpOnly/i);
    for (const line of lines) expect(line).toMatch(/; SameSite=Lax/i);
  });

  it('that waits for its second factor reveals nothing', async () => {
    const admin = await owner();
    const { secret } = (await admin.call('POST', '/second-factor', { password: ADMIN_PASSWORD })).body;
    expect((await admin.call('POST', '/second-factor/confirm', { code: appCode(secret) })).status).toBe(200);
    const half = shop.visitor();
    expect(
      (await half.call('POST', '/auth/sign-in/email', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })).body
        .secondFactor,
    ).toBe(true);
    const told = await half.call('GET', '/auth/get-session');
    expect([told.status, told.body]).toEqual([200, null]);
    for (const [method, path] of [
      ['GET', '/auth/sessions'],
      ['GET', '/account/export'],
      ['GET', '/outbox'],
      ['DELETE', '/auth/sessions'],
    ] as const)
      expectRefusal(await half.call(method, path), 401);
    await shop.sql.query('delete from second_factor');
  });
});

describe('sign-in methods change only with a proof, and with a mail about it', () => {
  const told = async (email: string, kind: string) => (await mailsTo(shop, email, kind)).length;
  /** Refused without proof and with a wrong one. */
  const wantsProof = async (call: (proof: object) => ReturnType<Visitor['call']>) => {
    for (const proof of [{}, { password: '' }, { password: 'not the password' }, { code: '12345678' }])
      expectRefusal(await call(proof), 422, { fields: ['password'] });
  };

  it('the number: added, changed and removed', async () => {
    const asha = await shop.shopper();
    for (const [phone, kind] of [
      ['9827000001', 'phone-added'],
      ['9827000002', 'phone-changed'],
    ] as const) {
      const ask = (proof: object) => asha.call('POST', '/account/phone/code', { phone, ...proof });
      await wantsProof(ask);
      const { challenge } = (await ask({ password: PASSWORD })).body;
      expect(await told(asha.email, kind)).toBe(0);
      expect((await asha.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, phone) })).status).toBe(
        200,
      );
      expect(await told(asha.email, kind)).toBe(1);
    }
    const remove = (proof: object) => asha.call('DELETE', '/account/phone', proof);
    await wantsProof(remove);
    expect((await remove({ password: PASSWORD })).status).toBe(200);
    expect(await told(asha.email, 'phone-removed')).toBe(1);
    expect(await told(asha.email, 'phone-added')).toBe(1);
  });

  it('the password and the address', async () => {
    const asha = await shop.shopper();
    const change = (currentPassword: string) =>
      asha.call('POST', '/auth/change-password', { currentPassword, newPassword: 'another roof of mine' });
    for (const wrong of ['', 'not the password']) expectRefusal(await change(wrong), 422, { fields: ['password'] });
    expect((await change(PASSWORD)).status).toBe(200);
    expect(await told(asha.email, 'password-changed')).toBe(1);
    const move = (proof: object) =>
      asha.call('POST', '/auth/change-email', { newEmail: `new-${asha.email}`, ...proof });
    await wantsProof(move);
    expect((await move({ password: 'another roof of mine' })).status).toBe(200);
    expect(await told(asha.email, 'email-change-asked')).toBe(1);
  });

  it('the second factor: switched on and off', async () => {
    const admin = await owner();
    const begin = (password: string) => admin.call('POST', '/second-factor', { password });
    for (const wrong of ['', 'not the password']) expectRefusal(await begin(wrong), 422, { fields: ['password'] });
    const before = await told(ADMIN_EMAIL, 'second-factor-added');
    const { secret } = (await begin(ADMIN_PASSWORD)).body;
    expect(await told(ADMIN_EMAIL, 'second-factor-added')).toBe(before);
    const { recoveryCodes } = (await admin.call('POST', '/second-factor/confirm', { code: appCode(secret) })).body;
    expect(await told(ADMIN_EMAIL, 'second-factor-added')).toBe(before + 1);
    const remove = (proof: object) => admin.call('POST', '/second-factor/remove', proof);
    for (const proof of [
      { password: 'not the password', factorCode: recoveryCodes[0] },
      { password: ADMIN_PASSWORD, factorCode: 'AAAAA-AAAAA' },
    ])
      expectRefusal(await remove(proof), 422);
    expect(await told(ADMIN_EMAIL, 'second-factor-removed')).toBe(0);
    expect((await remove({ password: ADMIN_PASSWORD, factorCode: recoveryCodes[1] })).status).toBe(200);
    expect((await mailsTo(shop, ADMIN_EMAIL, 'second-factor-removed'))[0]?.subject).toBe('Two-step sign-in is now off');
  });

  it('the list of devices, ten minutes after signing in', async () => {
    const asha = await shop.shopper();
    const elsewhere = shop.visitor();
    await elsewhere.signIn({ email: asha.email, password: PASSWORD });
    await shop.sql.query(`update session set created_at = created_at - interval '11 minutes' where user_id = $1`, [
      asha.uid,
    ]);
    const { sessions } = (await asha.call('GET', '/auth/sessions')).body.data;
    const other = sessions.find(({ here }: { here: boolean }) => !here)._id;
    for (const path of ['/auth/sessions', `/auth/sessions/${other}`])
      await wantsProof((proof) => asha.call('DELETE', path, proof));
    expect(await isIn(elsewhere)).toBe(true);
    expect((await asha.call('DELETE', `/auth/sessions/${other}`, { password: PASSWORD })).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(false);
  });
});
