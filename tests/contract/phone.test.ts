import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo, smsCodeTo } from '#tests/support/mails.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let other: RunningServer;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on' });
  other = await shop.another({ RATE_LIMITS: 'on' });
});
afterAll(() => shop?.close());

let numbers = 0;
const newNumber = () => `98250${String(++numbers).padStart(5, '0')}`;
const codeFor = (phone: string) => smsCodeTo(shop, phone);
const ask = (who: Visitor, phone: string, path = '/phone/code') => who.call('POST', path, { phone });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Lets half a minute pass for a number. */
const later = (phone: string) =>
  shop.sql.query(`update phone_code set created_at = created_at - interval '31 seconds' where phone = $1`, [
    `+91${phone}`,
  ]);

async function newcomer(phone = newNumber()): Promise<Visitor & { phone: string; email: string }> {
  const visitor = shop.visitor();
  const { challenge } = (await ask(visitor, phone)).body;
  const entered = await visitor.call('POST', '/phone/sign-in', { challenge, code: await codeFor(phone) });
  expect(entered.body).toEqual({ status: 'success', entered: 'newcomer' });
  expect(visitor.cookies.size).toBe(0);
  const email = `by-phone-${phone}@example.com`;
  const made = await visitor.call('POST', '/phone/sign-up', { challenge, name: 'Asha Patel', email });
  expect(made.body, made.text).toEqual({ status: 'success', entered: 'session' });
  return { ...visitor, phone, email };
}

it('a new number gives name and e-mail before its account exists, and then signs in by number only', async () => {
  const asha = await newcomer();
  expect((await asha.call('GET', `/order?email=${asha.email}`)).status).toBe(200);
  expect(asha.cookies.get('kiran_kind')).toBe('customer');
  const { rows } = await shop.sql.query('select kind from mail where recipient = $1', [asha.email]);
  expect(rows).toEqual([{ kind: 'verify-email' }]);
  await later(asha.phone);
  const again = shop.visitor();
  const { challenge } = (await ask(again, `+91 ${asha.phone.slice(0, 5)} ${asha.phone.slice(5)}`)).body;
  expect(
    (await again.call('POST', '/phone/sign-in', { challenge, code: await codeFor(asha.phone) })).body.entered,
  ).toBe('session');
  expect(again.cookies.get('sid')).not.toBe(asha.cookies.get('sid'));
  expect((await again.call('GET', `/order?email=${asha.email}`)).status).toBe(200);
});

it('stores no code in plain text', async () => {
  const phone = newNumber();
  await ask(shop.visitor(), phone);
  const code = await codeFor(phone);
  const { rows } = await shop.sql.query('select * from phone_code where phone = $1', [`+91${phone}`]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('accepts three guesses per code, also at once on two instances, and each right code once', async () => {
  const phone = newNumber();
  const { challenge } = (await ask(shop.visitor(), phone)).body;
  const code = await codeFor(phone);
  const door = (at: number) => (at % 2 ? other : shop).visitor();
  const guess = (one: string, at = 0) => door(at).call('POST', '/phone/sign-in', { challenge, code: one });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(wrongOf(code), at)));
  expect(answers.map(({ body }) => body.code).filter((one) => one === 'code-wrong')).toHaveLength(2);
  expect(answers.map(({ body }) => body.code).filter((one) => one === 'code-ended')).toHaveLength(10);
  expectRefusal(await guess(code), 422, { code: 'code-ended' });

  await later(phone);
  const next = (await ask(shop.visitor(), phone)).body.challenge;
  const right = await codeFor(phone);
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, at) => door(at).call('POST', '/phone/sign-in', { challenge: next, code: right })),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('expires a code after five minutes, and accepts it only for its own challenge', async () => {
  const phone = newNumber();
  const { challenge } = (await ask(shop.visitor(), phone)).body;
  const code = await codeFor(phone);
  expectRefusal(await shop.visitor().call('POST', '/phone/sign-in', { challenge: 'another', code }), 422, {
    code: 'code-ended',
  });
  await shop.sql.query(`update phone_code set expires_at = expires_at - interval '301 seconds' where phone = $1`, [
    `+91${phone}`,
  ]);
  expectRefusal(await shop.visitor().call('POST', '/phone/sign-in', { challenge, code }), 422, { code: 'code-ended' });
});

it('sends five codes an hour to a number, on any instance, and says when to come back', async () => {
  const phone = newNumber();
  const doors = [shop.visitor(), other.visitor()];
  expect((await ask(doors[0] as Visitor, phone)).status).toBe(200);
  const soon = await ask(doors[1] as Visitor, phone);
  expectRefusal(soon, 429);
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(20);
  expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  for (let sent = 1; sent < 5; sent++) {
    await later(phone);
    expect((await ask(doors[sent % 2] as Visitor, phone)).status).toBe(200);
  }
  await later(phone);
  const over = await Promise.all(doors.map((door) => ask(door, phone)));
  for (const answer of over) {
    expectRefusal(answer, 429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  }
  expect((await shop.sql.query('select 1 from phone_code where phone = $1', [`+91${phone}`])).rowCount).toBe(5);
});

it.each(['12345', '5123456789', '+1 202 555 0188', '', '98250\u000012345'])('refuses %j', async (phone) => {
  const answer = await ask(shop.visitor(), phone);
  expect([400, 422]).toContain(answer.status);
});

it('words a taken address like any other failure, and keeps the proof for another', async () => {
  const asha = await newcomer();
  const phone = newNumber();
  const visitor = shop.visitor();
  const { challenge } = (await ask(visitor, phone)).body;
  await visitor.call('POST', '/phone/sign-in', { challenge, code: await codeFor(phone) });
  for (const email of [asha.email, 'admin@kiran.example']) {
    expectRefusal(await visitor.call('POST', '/phone/sign-up', { challenge, name: 'Ravi Shah', email }), 422, {
      message: 'Failed to create an account',
    });
  }
  expectRefusal(await visitor.call('POST', '/phone/sign-up', { challenge, name: 'R', email: 'ravi@example.com' }), 422);
  const made = await Promise.all(
    [1, 2, 3].map((at) =>
      visitor.call('POST', '/phone/sign-up', { challenge, name: 'Ravi Shah', email: `ravi${at}@example.com` }),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('adds a number to an account, but nobody else’s', async () => {
  const asha = await newcomer();
  const ravi = await shop.shopper('Ravi Shah');
  const phone = newNumber();
  const proof = { password: PASSWORD };
  const asked = (await ravi.call('POST', '/account/phone/code', { phone, ...proof })).body.challenge;
  // A code for one purpose is not valid for the other, nor for somebody else.
  expectRefusal(
    await shop.visitor().call('POST', '/phone/sign-in', { challenge: asked, code: await codeFor(phone) }),
    422,
    { code: 'code-ended' },
  );
  expectRefusal(await asha.call('PUT', '/account/phone', { challenge: asked, code: await codeFor(phone) }), 422, {
    code: 'code-ended',
  });
  const changed = await ravi.call('PUT', '/account/phone', { challenge: asked, code: await codeFor(phone) });
  expect(changed.body).toEqual({ status: 'success', phone: `+91${phone}` });
  await later(asha.phone);
  const theirs = (await ravi.call('POST', '/account/phone/code', { phone: asha.phone, ...proof })).body.challenge;
  expectRefusal(await ravi.call('PUT', '/account/phone', { challenge: theirs, code: await codeFor(asha.phone) }), 409);
  await later(phone);
  const visitor = shop.visitor();
  const { challenge } = (await ask(visitor, phone)).body;
  expect((await visitor.call('POST', '/phone/sign-in', { challenge, code: await codeFor(phone) })).body.entered).toBe(
    'session',
  );
  expect((await ravi.call('DELETE', '/account/phone', proof)).status).toBe(200);
  expect((await shop.sql.query('select 1 from phone_number where uid = $1', [ravi.uid])).rowCount).toBe(0);
});

it('refuses a banned account', async () => {
  const asha = await newcomer();
  await shop.sql.query('update "user" set banned = true where email = $1', [asha.email]);
  await later(asha.phone);
  const visitor = shop.visitor();
  const { challenge } = (await ask(visitor, asha.phone)).body;
  expectRefusal(await visitor.call('POST', '/phone/sign-in', { challenge, code: await codeFor(asha.phone) }), 403);
  expect(visitor.cookies.has('sid')).toBe(false);
});

/** Proof codes have eight digits. */
const proofByMail = async (email: string): Promise<string> =>
  /\b\d{8}\b/.exec((await mailsTo(shop, email, 'confirm-identity'))[0]?.text ?? '')?.[0] ?? '';
const askProof = (who: Visitor, channel?: string) =>
  who.call('POST', '/auth/confirmation-code', channel && { channel });

it('asks for a proof by SMS or by mail, as chosen', async () => {
  const asha = await newcomer();
  const remove = (code: string) => asha.call('DELETE', '/account/phone', { code });
  expect((await askProof(asha)).status).toBe(200); // the address is not verified
  const first = await codeFor(asha.phone);
  expect(first).toMatch(/^\d{8}$/);
  expect((await askProof(asha, 'mail')).status).toBe(200);
  const mailed = await proofByMail(asha.email);
  expect(mailed).toMatch(/^\d{8}$/);
  expectRefusal(await remove(first), 422, { fields: ['code'] }); // a later one has replaced it
  expectRefusal(await askProof(asha, 'letter'), 422, { fields: ['channel'] });
  await shop.sql.query('update "user" set email_verified = true where email = $1', [asha.email]);
  expect((await askProof(asha, 'sms')).status).toBe(200);
  expectRefusal(await remove(mailed), 422, { fields: ['code'] });
  const latest = await codeFor(asha.phone);
  expect((await asha.call('POST', '/auth/delete-user', { code: latest })).status).toBe(200);

  const ravi = await shop.shopper('Ravi Shah');
  expectRefusal(await askProof(ravi, 'sms'), 409); // there is a password
  await shop.sql.query("update account set provider_id = 'google', password = null where user_id = $1", [ravi.uid]);
  expectRefusal(await askProof(ravi, 'sms'), 409); // and no number
  expect((await askProof(ravi, 'mail')).status).toBe(200);
});

it('counts such an SMS towards the number’s limit, and wrong codes as usual', async () => {
  const asha = await newcomer();
  for (let sent = 0; sent < 3; sent++) {
    await later(asha.phone);
    expect((await ask(asha, asha.phone)).status).toBe(200); // from a browser of hers: her own rate limit
  }
  expect((await askProof(asha, 'sms')).status).toBe(200);
  expect((await askProof(asha, 'sms')).status).toBe(200);
  const over = await askProof(asha, 'sms');
  expectRefusal(over, 429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(3500);
  // A code that was never sent did not replace it; ten guesses are the limit.
  const code = await codeFor(asha.phone);
  const guesses = await Promise.all(
    Array.from({ length: 10 }, () => asha.call('DELETE', '/account/phone', { code: '00000000' })),
  );
  for (const answer of guesses) expectRefusal(answer, 422, { fields: ['code'] });
  expectRefusal(await asha.call('DELETE', '/account/phone', { code }), 429);
});
