import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { appCode, formerCode } from '#tests/support/app-code.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

/** Makes used codes count as unused, as if time had passed. */
const forgetStep = () => shop.sql.query('update second_factor set last_step = null');
const firstStep = async (server: Pick<RunningServer, 'visitor'> = shop): Promise<Visitor> => {
  const visitor = server.visitor();
  const answer = await visitor.call('POST', '/auth/sign-in/email', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  expect(answer.body.secondFactor).toBe(true);
  return visitor;
};
const setUp = async (visitor: Visitor) => {
  const begun = await visitor.call('POST', '/second-factor', { password: ADMIN_PASSWORD });
  expect(begun.status, begun.text).toBe(200);
  const { secret } = begun.body;
  const confirmed = await visitor.call('POST', '/second-factor/confirm', { code: appCode(secret) });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { secret: secret as string, codes: confirmed.body.recoveryCodes as string[] };
};
const takeAway = () => shop.sql.query('delete from second_factor');

describe('once it is set up', () => {
  let admin: Visitor;
  let secret: string;
  let codes: string[];
  beforeAll(async () => {
    admin = await shop.admin();
    ({ secret, codes } = await setUp(admin));
  });
  afterAll(takeAway);

  it('asks for a code at sign-in, and the first step opens nothing', async () => {
    const visitor = await firstStep();
    expectRefusal(await visitor.call('GET', '/outbox'), 401);
    expect((await visitor.ask('GET', '/account')).status).toBe(302);
    expect(visitor.cookies.has('kiran_kind')).toBe(false);
    expectRefusal(
      await visitor.call('POST', '/second-factor/remove', { password: ADMIN_PASSWORD, factorCode: appCode(secret) }),
      401,
    );
    const first = visitor.cookies.get('sid');
    await forgetStep();
    expectRefusal(await visitor.call('POST', '/second-factor/pass', { code: '000000' }), 422, { code: 'code-wrong' });
    expect((await visitor.call('POST', '/second-factor/pass', { code: appCode(secret) })).status).toBe(200);
    expect(visitor.cookies.get('kiran_kind')).toBe('administrator');
    expect((await visitor.call('GET', '/outbox')).status).toBe(200);
    expect(visitor.cookies.get('sid')).not.toBe(first);
    const stale = shop.visitor();
    stale.cookies.set('sid', first ?? '');
    expectRefusal(await stale.call('POST', '/second-factor/pass', { code: codes[9] }), 401);
  });

  it('accepts no code twice, also at once', async () => {
    await forgetStep();
    const doors = await Promise.all(Array.from({ length: 6 }, () => firstStep()));
    const code = appCode(secret);
    const answers = await Promise.all(doors.map((door) => door.call('POST', '/second-factor/pass', { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectRefusal(await (await firstStep()).call('POST', '/second-factor/pass', { code: formerCode(secret) }), 422, {
      code: 'code-wrong',
    });
  });

  it('accepts a recovery code instead, once, however it is typed', async () => {
    expect(codes).toHaveLength(10);
    const typed = ` ${codes[0]?.toLowerCase().replace('-', ' ')} `;
    expect((await (await firstStep()).call('POST', '/second-factor/pass', { code: typed })).status).toBe(200);
    expectRefusal(await (await firstStep()).call('POST', '/second-factor/pass', { code: codes[0] }), 422, {
      code: 'code-wrong',
    });
    const { rows } = await shop.sql.query('select * from recovery_code');
    expect(JSON.stringify(rows)).not.toContain(codes[1]);
    expect((await shop.sql.query('select secret from second_factor')).rows[0].secret).not.toContain(secret);
  });

  it('issues new recovery codes for a code, which replace the old ones', async () => {
    await forgetStep();
    const renewed = await admin.call('POST', '/second-factor/recovery-codes', { code: appCode(secret) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expectRefusal(await (await firstStep()).call('POST', '/second-factor/pass', { code: codes[1] }), 422);
    codes = renewed.body.recoveryCodes;
  });

  it('is removed only with password and code', async () => {
    expectRefusal(
      await admin.call('POST', '/second-factor/remove', { password: 'not the password', factorCode: codes[2] }),
      422,
    );
    expectRefusal(
      await admin.call('POST', '/second-factor/remove', { password: ADMIN_PASSWORD, factorCode: '12345' }),
      422,
    );
    expectRefusal(await (await shop.shopper()).call('POST', '/second-factor/decline'), 403);
    expectRefusal(
      await (await shop.shopper()).call('POST', '/second-factor/remove', { password: PASSWORD, factorCode: codes[2] }),
      422,
      {
        code: 'code-wrong',
      },
    );
    expect(
      (await admin.call('POST', '/second-factor/remove', { password: ADMIN_PASSWORD, factorCode: codes[2] })).status,
    ).toBe(200);
    const visitor = shop.visitor();
    await visitor.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    expect((await visitor.call('GET', '/outbox')).status).toBe(200);
    const { rows } = await shop.sql.query(`select act from audit_entry where act like 'second-factor.%' order by id`);
    expect(rows.map(({ act }) => act)).toEqual([
      'second-factor.added',
      'second-factor.codes-renewed',
      'second-factor.removed',
    ]);
  });
});

it('allows ten codes an hour, over all instances', async () => {
  const [one, two] = await Promise.all([shop.another({ RATE_LIMITS: 'on' }), shop.another({ RATE_LIMITS: 'on' })]);
  const admin = shop.visitor();
  await admin.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await setUp(admin);
  const doors = await Promise.all([firstStep(one), firstStep(two)]);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      (doors[at % 2] as Visitor).call('POST', '/second-factor/pass', { code: '000000' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  const over = answers.filter(({ status }) => status === 429);
  expect(over).toHaveLength(14);
  for (const answer of over) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
  await takeAway();
});

it('is required where ADMIN_2FA says so: nothing else opens until it is set up', async () => {
  const strict = await shop.another({ ADMIN_2FA: 'required' });
  const admin = strict.visitor();
  await admin.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  expectRefusal(await admin.call('GET', '/outbox'), 403, { code: 'second-factor-required' });
  expectRefusal(await admin.call('GET', '/order'), 403);
  const turned = await admin.ask('GET', '/admin/outbox');
  expect([turned.status, turned.headers.get('location')]).toEqual([302, '/admin/security']);
  expect((await admin.ask('GET', '/admin/security')).status).toBe(200);
  await setUp(admin);
  expect((await admin.call('GET', '/outbox')).status).toBe(200);
  expect((await admin.ask('GET', '/admin/outbox')).status).toBe(200);
  await takeAway();
});
