import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { appCode } from '#tests/support/app-code.ts';
import { mailsTo, smsCodeTo, tokenOf } from '#tests/support/mails.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

type Protected = { secret: string; codes: string[] };

/** Makes used codes count as unused, as if time had passed. */
const forgetStep = (uid: string) => shop.sql.query('update second_factor set last_step = null where uid = $1', [uid]);
const confirmAddress = (uid: string) => shop.sql.query('update "user" set email_verified = true where id = $1', [uid]);
const isIn = async (who: Visitor) => (await who.call('GET', '/auth/sessions')).status === 200;

async function setUp(who: Visitor, proof: object = { password: PASSWORD }): Promise<Protected> {
  const begun = await who.call('POST', '/second-factor', proof);
  expect(begun.status, begun.text).toBe(200);
  const confirmed = await who.call('POST', '/second-factor/confirm', { code: appCode(begun.body.secret) });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { secret: begun.body.secret, codes: confirmed.body.recoveryCodes };
}

async function protectedShopper(): Promise<Shopper & Protected> {
  const asha = await shop.shopper();
  await confirmAddress(asha.uid);
  return { ...asha, ...(await setUp(asha)) };
}

/** The first step with a password; it must lead no further. */
async function firstStep(email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = shop.visitor();
  const answer = await visitor.call('POST', '/auth/sign-in/email', { email, password });
  expect(answer.body?.secondFactor, answer.text).toBe(true);
  await expectHalf(visitor);
  return visitor;
}

/** A pending session belongs to nobody: no call, no page, no plain cookie. */
async function expectHalf(visitor: Visitor): Promise<void> {
  expect([visitor.cookies.has('kiran_kind'), visitor.cookies.has('kiran_uid')]).toEqual([false, false]);
  expectRefusal(await visitor.call('GET', '/auth/sessions'), 401);
  expect((await visitor.call('GET', '/auth/get-session')).body).toBeNull();
  expect((await visitor.ask('GET', '/account')).status).toBe(302);
}

async function pass(visitor: Visitor, uid: string, code: string): Promise<void> {
  await forgetStep(uid);
  const answer = await visitor.call('POST', '/second-factor/pass', { code });
  expect(answer.status, answer.text).toBe(200);
  expect([visitor.cookies.get('kiran_kind'), visitor.cookies.get('kiran_uid')]).toEqual(['customer', uid]);
  expect(await isIn(visitor)).toBe(true);
  expect((await visitor.ask('GET', '/account')).status).toBe(200);
}

/** Signs in with a code by SMS, or gets as far as name and email. */
async function byPhone(phone: string): Promise<{ visitor: Visitor; challenge: string; entered: string }> {
  await shop.sql.query(`update phone_code set created_at = created_at - interval '31 seconds' where phone = $1`, [
    `+91${phone}`,
  ]);
  const visitor = shop.visitor();
  const { challenge } = (await visitor.call('POST', '/phone/code', { phone })).body;
  const { entered } = (await visitor.call('POST', '/phone/sign-in', { challenge, code: await smsCodeTo(shop, phone) }))
    .body;
  return { visitor, challenge, entered };
}

describe('a customer', () => {
  it('sets it up with the password, once the address is proved, and is notified; the other sessions must give a code', async () => {
    const asha = await shop.shopper();
    expectRefusal(await asha.call('POST', '/second-factor', { password: PASSWORD }), 409, {
      message: 'Please confirm your email address first.',
    });
    await confirmAddress(asha.uid);
    for (const password of ['', 'not the password'])
      expectRefusal(await asha.call('POST', '/second-factor', { password }), 422, { fields: ['password'] });
    const elsewhere = shop.visitor();
    await elsewhere.signIn({ email: asha.email, password: PASSWORD });
    const { secret, codes } = await setUp(asha);
    expect(codes).toHaveLength(10);
    expect(await mailsTo(shop, asha.email, 'second-factor-added')).toHaveLength(1);
    expect([await isIn(asha), await isIn(elsewhere)]).toEqual([true, false]);
    await pass(elsewhere, asha.uid, appCode(secret));
    expectRefusal(await asha.call('POST', '/second-factor', { password: PASSWORD }), 409);
    expect((await shop.sql.query(`select 1 from audit_entry where actor = $1`, [asha.uid])).rowCount).toBe(0);
  });

  it('signs in by password and code, or with a recovery code, once', async () => {
    const asha = await protectedShopper();
    const visitor = await firstStep(asha.email);
    expectRefusal(await visitor.call('POST', '/second-factor/pass', { code: '000000' }), 422, { code: 'code-wrong' });
    await pass(visitor, asha.uid, appCode(asha.secret));
    await pass(await firstStep(asha.email), asha.uid, asha.codes[0] ?? '');
    expectRefusal(
      await (await firstStep(asha.email)).call('POST', '/second-factor/pass', { code: asha.codes[0] }),
      422,
      { code: 'code-wrong' },
    );
    const ravi = await protectedShopper();
    expectRefusal(
      await (await firstStep(asha.email)).call('POST', '/second-factor/pass', { code: ravi.codes[0] }),
      422,
      { code: 'code-wrong' },
    );
  });

  it('signs in by SMS and code', async () => {
    const asha = await protectedShopper();
    const phone = '9825700001';
    const { challenge } = (await asha.call('POST', '/account/phone/code', { phone, password: PASSWORD })).body;
    expect((await asha.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, phone) })).status).toBe(
      200,
    );
    const { visitor, entered } = await byPhone(phone);
    expect(entered).toBe('second-factor');
    await expectHalf(visitor);
    await pass(visitor, asha.uid, appCode(asha.secret));
  });

  it('cannot bypass it by a link from a mail', async () => {
    const asha = await protectedShopper();
    await shop.visitor().call('POST', '/auth/request-password-reset', { email: asha.email });
    await expect.poll(async () => (await mailsTo(shop, asha.email, 'reset-password')).length).toBe(1);
    const visitor = shop.visitor();
    const newPassword = 'a second secret of mine';
    const token = tokenOf((await mailsTo(shop, asha.email, 'reset-password'))[0]);
    expect((await visitor.call('POST', '/auth/reset-password', { token, newPassword })).body).toEqual({
      status: 'success',
      ended: ['sessions'],
    });
    expect([await isIn(visitor), await isIn(asha)]).toEqual([false, false]);
    await pass(await firstStep(asha.email, newPassword), asha.uid, appCode(asha.secret));
  });

  it('removes it with password and code, which ends sessions that still wait for a code', async () => {
    const asha = await protectedShopper();
    const waiting = await firstStep(asha.email);
    const remove = (proof: object) => asha.call('POST', '/second-factor/remove', proof);
    expectRefusal(await remove({ factorCode: asha.codes[0] }), 422, { fields: ['password'] });
    expectRefusal(await remove({ password: 'not the password', factorCode: asha.codes[0] }), 422, {
      fields: ['password'],
    });
    expectRefusal(await remove({ password: PASSWORD, factorCode: 'AAAAAA-AAAAAA' }), 422, { code: 'code-wrong' });
    expectRefusal(await remove({ password: PASSWORD }), 422, { fields: ['factorCode'] });
    expect((await remove({ password: PASSWORD, factorCode: asha.codes[0] })).status).toBe(200);
    expect([await isIn(asha), await isIn(waiting)]).toEqual([true, false]);
    expect(await mailsTo(shop, asha.email, 'second-factor-removed')).toHaveLength(1);
    const visitor = shop.visitor();
    await visitor.signIn({ email: asha.email, password: PASSWORD });
    expect(await isIn(visitor)).toBe(true);
    expect(
      (
        await shop.sql.query(
          'select 1 from second_factor where uid = $1 union all select 1 from recovery_code where uid = $1',
          [asha.uid],
        )
      ).rowCount,
    ).toBe(0);
  });

  it('without a password gives a mailed code instead', async () => {
    const phone = '9825700002';
    const { visitor, challenge } = await byPhone(phone);
    const email = 'by-phone-and-app@example.com';
    expect((await visitor.call('POST', '/phone/sign-up', { challenge, name: 'Asha Patel', email })).status).toBe(200);
    const uid = visitor.cookies.get('kiran_uid') as string;
    await confirmAddress(uid);
    const mailedCode = async () => {
      expect((await visitor.call('POST', '/auth/confirmation-code')).status).toBe(200);
      return /\b(\d{6,8})\b/.exec((await mailsTo(shop, email, 'confirm-identity'))[0]?.text ?? '')?.[1];
    };
    for (const proof of [{}, { code: '00000000' }, { password: PASSWORD }])
      expectRefusal(await visitor.call('POST', '/second-factor', proof), 422, { fields: ['code'] });
    const { codes } = await setUp(visitor, { code: await mailedCode() });
    expect((await byPhone(phone)).entered).toBe('second-factor');
    expectRefusal(await visitor.call('POST', '/second-factor/remove', { factorCode: codes[0] }), 422, {
      fields: ['code'],
    });
    expect(
      (await visitor.call('POST', '/second-factor/remove', { code: await mailedCode(), factorCode: codes[0] })).status,
    ).toBe(200);
    expect((await byPhone(phone)).entered).toBe('session');
  });
});

it('a technician can have one too', async () => {
  const mahesh = await protectedShopper();
  await shop.sql.query(`update "user" set role = 'technician' where id = $1`, [mahesh.uid]);
  const visitor = await firstStep(mahesh.email);
  expect((await visitor.ask('GET', '/technician')).status).toBe(302);
  await pass(visitor, mahesh.uid, appCode(mahesh.secret));
  expect((await visitor.ask('GET', '/technician')).status).toBe(200);
});

describe('the administrator', () => {
  let admin: Shopper;
  let asha: Shopper & Protected;
  beforeEach(async () => {
    [admin, asha] = [await shop.admin(), await protectedShopper()];
  });
  const take = (who: Visitor, uid: string) => who.call('DELETE', `/admin/customers/${uid}/second-factor`);

  it('removes it for a customer who has lost everything: every session ends, and they are notified in their language', async () => {
    await shop.sql.query(`update mail set locale = 'gu' where recipient = $1`, [asha.email]);
    const waiting = await firstStep(asha.email);
    expect((await admin.ask('GET', `/admin/customer?id=${asha.uid}`)).text).toContain('Remove authenticator app');
    expect((await take(admin, asha.uid)).status).toBe(200);
    expect([await isIn(asha), await isIn(waiting)]).toEqual([false, false]);
    expectRefusal(await waiting.call('POST', '/second-factor/pass', { code: asha.codes[0] }), 401);
    const visitor = shop.visitor();
    await visitor.signIn({ email: asha.email, password: PASSWORD });
    expect(await isIn(visitor)).toBe(true);
    expect((await mailsTo(shop, asha.email, 'second-factor-removed-by-desk')).map(({ locale }) => locale)).toEqual([
      'gu',
    ]);
    const { rows } = await shop.sql.query('select act, actor from audit_entry where subject = $1', [
      `customer:${asha.uid}`,
    ]);
    expect(rows).toEqual([{ act: 'second-factor.removed-by-desk', actor: admin.uid }]);
    const page = await admin.ask('GET', `/admin/customer?id=${asha.uid}`);
    expect(page.text).toContain('Authenticator app removed for a customer');
    expectRefusal(await take(admin, asha.uid), 409);
    const noted = () =>
      shop.server
        .output()
        .split('\n')
        .filter((line) => line.includes('"factor-removed"') && line.includes(asha.uid));
    await expect.poll(noted).toHaveLength(1);
    expect(JSON.parse(noted()[0] ?? '').security).toMatchObject({
      outcome: 'success',
      uid: asha.uid,
      by: admin.uid,
      why: 'desk',
      sessions: 2,
    });
  });

  it('is the only one who can, and not for their own account', async () => {
    for (const uid of [asha.uid, admin.uid]) {
      expectRefusal(await take(asha, uid), 403);
      expectRefusal(await take(shop.visitor(), uid), 401);
    }
    expectRefusal(await take(admin, admin.uid), 403);
    expectRefusal(await take(admin, 'nobody'), 404);
    await firstStep(asha.email);
  });
});
