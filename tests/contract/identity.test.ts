import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { LONG, percentile, tell } from '#tests/support/rounds.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const account = (more: object = {}) => ({
  name: 'Asha Patel',
  email: `asha${Math.random().toString(36).slice(2)}@example.com`,
  password: PASSWORD,
  ...more,
});
const signUp = (body: object) => shop.visitor().call('POST', '/auth/sign-up/email', body);

describe('signing up', () => {
  it('signs in at once and says which kind of page to show', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.call('POST', '/auth/sign-up/email', account());
    expect(answer.status).toBe(200);
    expect(visitor.cookies.get('kiran_kind')).toBe('customer');
    expect((await visitor.call('GET', '/auth/get-session')).body.user.name).toBe('Asha Patel');
    const session = answer.headers.getSetCookie().find((line) => line.startsWith('sid='));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    expect(answer.text).not.toContain(decodeURIComponent(visitor.cookies.get('sid') ?? '').split('.')[0]);
  });

  it('words a taken address like any other failure', async () => {
    const taken = account();
    await signUp(taken);
    expectRefusal(await signUp(taken), 422, { code: 'sign-up-refused', message: 'Failed to create an account' });
    expectRefusal(await signUp({ ...taken, email: taken.email.toUpperCase() }), 422, {
      message: 'Failed to create an account',
    });
    expectRefusal(await signUp(account({ email: ADMIN_EMAIL })), 422, { message: 'Failed to create an account' });
  });

  it.each([
    ['a short name', { name: 'Abc' }, { name: 'Length of Name must be in range of 4-20 characters' }],
    ['a long name', { name: 'A'.repeat(21) }, { name: 'Length of Name must be in range of 4-20 characters' }],
    ['a common password', { password: 'password123' }, { password: expect.stringContaining('most common') }],
    ['a short password', { password: 'x7#kQ' }, { password: expect.any(String) }],
    ['a very long password', { password: 'x'.repeat(129) }, { password: expect.any(String) }],
    ['no address', { email: 'nobody' }, { email: expect.any(String) }],
    ['a list', { email: ['a@example.com'] }, { email: expect.any(String) }],
    ['nothing', { email: undefined, password: undefined }, { email: expect.any(String), password: expect.any(String) }],
  ])('refuses %s, and names the field', async (_, more, fields) => {
    expectRefusal(await signUp(account(more)), 422, { code: 'invalid' });
    expect((await signUp(account(more))).body.fields).toEqual(fields);
  });

  it('refuses NUL bytes', async () => expectRefusal(await signUp(account({ name: 'Asha\u0000Patel' })), 422));

  it('grants no role', async () => {
    const visitor = shop.visitor();
    await visitor.call('POST', '/auth/sign-up/email', account({ role: 'administrator' }));
    expectRefusal(await visitor.call('GET', '/order'), visitor.cookies.has('sid') ? 403 : 401);
  });
});

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown address', async () => {
    const known = account();
    await signUp(known);
    const wrong = await shop
      .visitor()
      .call('POST', '/auth/sign-in/email', { email: known.email, password: 'not the password' });
    const unknown = await shop
      .visitor()
      .call('POST', '/auth/sign-in/email', { email: 'nobody@example.com', password: 'not the password' });
    expectRefusal(wrong, 401, { code: 'sign-in-refused', message: 'Failed to log in' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('takes as long without a password to compare: no account, no password, a banned account', async () => {
    const [known, byGoogle, banned] = [account(), account(), account()];
    for (const one of [known, byGoogle, banned]) await signUp(one);
    await shop.sql.query(
      `update account set provider_id = 'google', password = null where user_id = (select id from "user" where email = $1)`,
      [byGoogle.email],
    );
    await shop.sql.query('update "user" set banned = true where email = $1', [banned.email]);
    const emails = [known.email, 'nobody@example.com', byGoogle.email, banned.email];
    const times = emails.map((): number[] => []);
    // Interleaved, and compared by their medians, so that other load on the machine affects all of them.
    for (let round = 0; round < 9; round++) {
      for (const [at, email] of emails.entries()) {
        const began = performance.now();
        expectRefusal(
          await shop.visitor().call('POST', '/auth/sign-in/email', { email, password: 'not the password' }),
          401,
          { message: 'Failed to log in' },
        );
        times[at]?.push(performance.now() - began);
      }
    }
    const [right = 0, ...others] = times.map((taken) => percentile(taken, 0.5));
    tell(`a refused sign-in: ${right} ms with a password to compare, ${others.join(', ')} ms without`);
    if (LONG) for (const one of others) expect(one / right).toBeGreaterThan(0.25); // without hashing it is a tenth
  });

  it('lasts until signing out', async () => {
    const visitor = shop.visitor();
    const person = await visitor.signUp();
    const stolen = shop.visitor();
    stolen.cookies.set('sid', visitor.cookies.get('sid') ?? '');
    expect((await visitor.call('POST', '/auth/sign-out', {})).status).toBe(200);
    // The browser's mark stays: it signs nobody in.
    expect([...visitor.cookies.keys()]).toEqual(['device']);
    expectRefusal(await stolen.call('GET', `/order?email=${person.email}`), 401);
  });

  it('ends the browser’s previous session, and no other', async () => {
    const visitor = shop.visitor();
    const { email } = await visitor.signUp();
    const [former, elsewhere] = [shop.visitor(), shop.visitor()];
    former.cookies.set('sid', visitor.cookies.get('sid') ?? '');
    await elsewhere.signIn({ email, password: PASSWORD });
    await visitor.signIn({ email, password: PASSWORD });
    expectRefusal(await former.call('GET', `/order?email=${email}`), 401);
    for (const one of [visitor, elsewhere]) expect((await one.call('GET', `/order?email=${email}`)).status).toBe(200);
  });

  it('lets the administrator in', async () => {
    const visitor = shop.visitor();
    await visitor.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    expect(visitor.cookies.get('kiran_kind')).toBe('administrator');
    expect((await visitor.call('GET', '/order')).status).toBe(200);
  });

  it('refuses other sites', async () => {
    expectRefusal(
      await shop.visitor().call('POST', '/auth/sign-up/email', account(), { origin: 'https://evil.example' }),
      403,
    );
  });
});
