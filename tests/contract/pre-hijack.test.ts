import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo, smsCodeTo, tokenOf } from '#tests/support/mails.ts';
import {
  ADDRESS,
  addAddress,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { type Body, PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// Mallory signs up with somebody else's address and waits (account pre-hijacking). The person who later proves the address must be alone in the
// account, and what the shop gives to an address is given to nobody who has only typed it.

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ SEED: 'none' });
});
afterAll(() => shop?.close());

const NEW = 'a second secret of mine';
let count = 0;
const newEmail = () => `victim${++count}@example.com`;
const newNumber = () => `98260${String(++count).padStart(5, '0')}`;

const mail = async (email: string, kind: string) => {
  await expect.poll(async () => (await mailsTo(shop, email, kind)).length).toBeGreaterThan(0);
  return (await mailsTo(shop, email, kind))[0];
};
/** Lets half a minute pass for a number, after which it may get another code. */
const later = (phone: string, at = shop) =>
  at.sql.query(`update phone_code set created_at = created_at - interval '31 seconds' where phone = $1`, [
    `+91${phone}`,
  ]);

/** The result of signing in with a number and its code: `session`, or `newcomer` if it has no account. */
async function byPhone(phone: string, at = shop): Promise<string> {
  await later(phone, at);
  const visitor = at.visitor();
  const { challenge } = (await visitor.call('POST', '/phone/code', { phone })).body;
  return (await visitor.call('POST', '/phone/sign-in', { challenge, code: await smsCodeTo(at, phone) })).body.entered;
}
const byPassword = async (email: string, password: string, at = shop): Promise<number> =>
  (await at.visitor().call('POST', '/auth/sign-in/email', { email, password })).status;

/** Somebody creates an account with a stranger's address, and leaves a number in it. */
async function hijack(email = newEmail(), at = shop): Promise<Shopper & { phone: string }> {
  const visitor = at.visitor();
  const person = await visitor.signUp({ name: 'Mallory Joshi', email });
  const phone = newNumber();
  const { challenge } = (await visitor.call('POST', '/account/phone/code', { phone, password: PASSWORD })).body;
  expect((await visitor.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(at, phone) })).status).toBe(
    200,
  );
  expect(await byPhone(phone, at)).toBe('session');
  return { ...visitor, ...person, phone };
}

/** The owner of an address sets a password through the link in a mail. */
async function reset(email: string): Promise<Body> {
  await shop.visitor().call('POST', '/auth/request-password-reset', { email });
  const answer = await shop
    .visitor()
    .call('POST', '/auth/reset-password', { token: tokenOf(await mail(email, 'reset-password')), newPassword: NEW });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function moveIn(email: string): Promise<Shopper> {
  const visitor = shop.visitor();
  const victim = { ...visitor, ...(await visitor.signIn({ email, password: NEW })) };
  await addAddress(victim, { fullAddress: '7, Hidden Lane, behind the old water tank, Navrangpura' });
  return victim;
}

/** No former sign-in works any more: neither session nor number nor password. */
async function expectOut(mallory: Visitor & { email: string; phone?: string }, at = shop): Promise<void> {
  expectRefusal(await mallory.call('GET', `/order?email=${mallory.email}`), 401);
  expect((await mallory.ask('GET', '/account')).status).toBe(302);
  if (mallory.phone) expect(await byPhone(mallory.phone, at)).toBe('newcomer');
  expect(await byPassword(mallory.email, PASSWORD, at)).toBe(401);
}

describe('an impostor who has signed up with somebody else’s address', () => {
  it('is shut out when its owner sets a password by mail, and the owner is told what was there', async () => {
    const mallory = await hijack();
    expect((await reset(mallory.email)).ended.toSorted()).toEqual(['password', 'phone', 'sessions']);
    await expectOut(mallory);
    const [told] = await mailsTo(shop, mallory.email, 'ways-in-ended');
    expect(told?.text).toContain('the phone number');
    const victim = await moveIn(mallory.email);
    expect(victim.uid).toBe(mallory.uid);
    await expectOut(mallory);
    expect((await shop.sql.query('select 1 from phone_number where uid = $1', [victim.uid])).rowCount).toBe(0);
    // From now on the owner chooses the number, and a further reset leaves it.
    await later(mallory.phone);
    const phone = newNumber();
    const { challenge } = (await victim.call('POST', '/account/phone/code', { phone, password: NEW })).body;
    expect((await victim.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, phone) })).status).toBe(
      200,
    );
    await shop.visitor().call('POST', '/auth/request-password-reset', { email: mallory.email });
    await expect.poll(async () => (await mailsTo(shop, mallory.email, 'reset-password')).length).toBe(2);
    const token = tokenOf((await mailsTo(shop, mallory.email, 'reset-password'))[0]);
    expect(
      (await shop.visitor().call('POST', '/auth/reset-password', { token, newPassword: `${NEW} too` })).body.ended,
    ).toEqual(['sessions']);
    expect(await byPhone(phone)).toBe('session');
    // But the mail about the new password says that the number can sign in.
    expect((await mailsTo(shop, mallory.email, 'password-changed'))[0]?.text).toContain(phone.slice(-4));
  });

  it('is shut out also where the account was made by phone', async () => {
    const [visitor, phone, email] = [shop.visitor(), newNumber(), newEmail()];
    const { challenge } = (await visitor.call('POST', '/phone/code', { phone })).body;
    await visitor.call('POST', '/phone/sign-in', { challenge, code: await smsCodeTo(shop, phone) });
    expect(
      (await visitor.call('POST', '/phone/sign-up', { challenge, name: 'Mallory Joshi', email })).body.entered,
    ).toBe('session');
    expect((await reset(email)).ended.toSorted()).toEqual(['phone', 'sessions']);
    await expectOut({ ...visitor, email, phone });
    await moveIn(email);
  });

  it.each([
    ['alone', undefined],
    ['with a new password', NEW],
  ])('is shut out when the owner opens the link of the sign-up’s mail elsewhere, %s', async (_, newPassword) => {
    const mallory = await hijack();
    const token = tokenOf(await mail(mallory.email, 'verify-email'));
    const proved = await shop
      .visitor()
      .call('POST', '/auth/verify-email', { token, ...(newPassword && { newPassword }) });
    expect(proved.body).toMatchObject({ state: 'good' });
    expect(proved.body.ended.toSorted()).toEqual(['password', 'phone', 'sessions']);
    await expectOut(mallory);
    expect(await mailsTo(shop, mallory.email, 'ways-in-ended')).toHaveLength(1);
    expect(await byPassword(mallory.email, NEW)).toBe(newPassword ? 200 : 401);
  });

  it('is shut out even if somebody else is signed in there, but not in a session of the account itself', async () => {
    const [mallory, ravi, asha] = [await hijack(), await shop.shopper('Ravi Shah'), await hijack()];
    const link = async (email: string) => ({ token: tokenOf(await mail(email, 'verify-email')) });
    expect((await ravi.call('POST', '/auth/verify-email', await link(mallory.email))).body.ended).toContain('phone');
    await expectOut(mallory);
    expect((await ravi.call('GET', `/order?email=${ravi.email}`)).status).toBe(200);
    expect((await asha.call('POST', '/auth/verify-email', await link(asha.email))).body).toMatchObject({
      state: 'good',
      ended: [],
    });
    expect(await byPhone(asha.phone)).toBe('session');
  });

  it('keeps nothing of an address that they asked to change to, once its owner accepts', async () => {
    const [mallory, victim] = [await hijack(), newEmail()];
    expect((await mallory.call('POST', '/auth/change-email', { newEmail: victim, password: PASSWORD })).status).toBe(
      200,
    );
    const proved = await shop
      .visitor()
      .call('POST', '/auth/verify-email', { token: tokenOf(await mail(victim, 'change-email')) });
    expect(proved.body.ended.toSorted()).toEqual(['password', 'phone', 'sessions']);
    await expectOut(mallory);
    expect(await byPassword(victim, PASSWORD)).toBe(401);
    expect(await mailsTo(shop, victim, 'ways-in-ended')).toHaveLength(1);
    // Links sent before are worthless too.
    const former = await shop
      .visitor()
      .call('POST', '/auth/verify-email', { token: tokenOf(await mail(mallory.email, 'verify-email')) });
    expect(former.body.state).toBe('unknown');
  });

  it('keeps no link and no half-added number for later', async () => {
    const [mallory, later] = [await hijack(), newEmail()];
    await mallory.call('POST', '/auth/change-email', { newEmail: later, password: PASSWORD });
    const link = tokenOf(await mail(later, 'change-email'));
    const phone = newNumber();
    const { challenge } = (await mallory.call('POST', '/account/phone/code', { phone, password: PASSWORD })).body;
    await reset(mallory.email);
    expect((await shop.visitor().call('POST', '/auth/verify-email', { token: link })).body.state).toBe('unknown');
    expectRefusal(await mallory.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, phone) }), 401);
    expectRefusal(
      await shop.visitor().call('POST', '/phone/sign-in', { challenge, code: await smsCodeTo(shop, phone) }),
      422,
      { code: 'code-ended' },
    );
    await moveIn(mallory.email);
  });
});

describe('the technician’s role', () => {
  it('needs a proved address, and its visits are shown to nobody else', async () => {
    const [owner, mallory] = [await shop.admin(), await hijack()];
    const roster = {
      name: 'Mahesh Rathod',
      phone: '9876543210',
      active: true,
      email: mallory.email,
      areaIds: [],
      hours: [],
    };
    expectRefusal(await owner.call('POST', '/technicians', roster), 422, { fields: ['email'] });
    expectRefusal(await mallory.call('GET', '/visits'), 403);
    await reset(mallory.email);
    const victim = await moveIn(mallory.email);
    expect((await owner.call('POST', '/technicians', roster)).status).toBe(201);
    expect((await victim.call('GET', '/visits')).status).toBe(200);
    await expectOut(mallory);
  });
});

describe('an order by phone', () => {
  const HOME = '12, Real Customer House, behind the old water tank, Navrangpura';

  /** The owner takes an order by phone for an address; the caller pays it. Returns the order's row. */
  async function callAndPay(email: string): Promise<{ id: string; number: number }> {
    const owner = await shop.admin();
    const lamp = await shop.product({ name: 'Lamp by telephone', price: 500 });
    const draft = {
      name: 'Asha Patel',
      email,
      address: { ...ADDRESS, fullAddress: HOME },
      items: [{ _id: lamp._id, quantity: 1 }],
      note: '',
      amount: 50_000,
    };
    const sent = await owner.call('POST', '/payment-links', draft);
    expect(sent.status, sent.text).toBe(201);
    const token = sent.body.data.link.url.split('#token=').at(-1);
    const caller = shop.visitor();
    const opened = await caller.call('POST', '/pay/open', { token, amount: 50_000 });
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const proven = await caller.call('POST', '/pay/validate', { token, ...paid });
    expect(proven.status, proven.text).toBe(200);
    return (await shop.sql.query('select id, number from "order" where email = $1 order by number desc', [email]))
      .rows[0];
  }

  it('is hidden from an account that has only typed its address, and survives its deletion', async () => {
    const mallory = await hijack();
    const order = await callAndPay(mallory.email);
    const owner = await shop.admin();
    const shipped = await owner.call('POST', `/order/${order.id}/shipments`, { carrier: 'Gati', tracking: 'GT1' });
    expect(shipped.status, shipped.text).toBe(201);
    const { rows: papers } = await shop.sql.query('select id from tax_document where subject_id = $1', [order.id]);
    expect(papers).toHaveLength(1);

    const list = await mallory.call('GET', `/order?email=${mallory.email}`);
    expect([list.body.total, list.body.data.orders]).toEqual([0, []]);
    for (const [method, path, body] of [
      ['GET', `/order/${order.id}`],
      ['GET', `/order/${order.id}/documents`],
      ['GET', `/documents/${papers[0].id}.pdf`],
      ['PUT', `/order/${order.id}`, { orderStatus: 'cancel' }],
      ['POST', `/order/${order.id}/returns`, { lines: [{ position: 0, quantity: 1 }], reason: 'defective', note: '' }],
    ] as const) {
      const answer = await mallory.call(method, path, body);
      expect([403, 404], `${method} ${path}: ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toContain('Real Customer');
    }
    const exported = await mallory.call('GET', '/account/export');
    for (const page of [exported, await mallory.ask('GET', '/user/order'), await mallory.ask('GET', '/account')]) {
      expect(page.text).not.toContain('Real Customer');
      expect(page.text).not.toContain(order.id);
    }
    expect((await mallory.call('POST', '/auth/delete-user', { password: PASSWORD })).status).toBe(200);
    await expect
      .poll(
        async () =>
          (await shop.sql.query(`select recipient from mail where uid = $1 and kind = 'account-erased'`, [mallory.uid]))
            .rows[0]?.recipient,
      )
      .toBe('deleted@invalid');
    const { rows } = await shop.sql.query('select name, email, address from "order" where id = $1', [order.id]);
    expect(rows).toMatchObject([{ name: 'Asha Patel', email: mallory.email, address: { fullAddress: HOME } }]);
    expect((await owner.call('GET', `/order/${order.id}`)).body.data.order.address.fullAddress).toBe(HOME);
  });

  it('is shown to an account that proves the address', async () => {
    const mallory = await hijack();
    const order = await callAndPay(mallory.email);
    await reset(mallory.email);
    const victim = await moveIn(mallory.email);
    expect(
      (await victim.call('GET', `/order?email=${mallory.email}`)).body.data.orders.map(({ _id }: Body) => _id),
    ).toEqual([order.id]);
    expect((await victim.call('GET', `/order/${order.id}`)).status).toBe(200);
    expectRefusal(await mallory.call('GET', `/order/${order.id}`), 401);
    expect((await victim.call('PUT', `/order/${order.id}`, { orderStatus: 'cancel' })).status).toBe(200);
  });

  it('is not shown to an account that has proved another address', async () => {
    const mallory = await hijack();
    const order = await callAndPay(mallory.email);
    const own = newEmail();
    await mallory.call('POST', '/auth/change-email', { newEmail: own, password: PASSWORD });
    expect(
      (await mallory.call('POST', '/auth/verify-email', { token: tokenOf(await mail(own, 'change-email')) })).body
        .state,
    ).toBe('good');
    expect((await mallory.call('GET', '/auth/get-session')).body.user).toMatchObject({
      email: own,
      emailVerified: true,
    });
    expect((await mallory.call('GET', `/order?email=${own}`)).body.total).toBe(0);
    expectRefusal(await mallory.call('GET', `/order/${order.id}`), 403);
    // The person who takes the order's address, and so proves it, sees the order.
    await mallory.call('POST', '/auth/change-email', { newEmail: mallory.email, password: PASSWORD });
    expect(
      (await mallory.call('POST', '/auth/verify-email', { token: tokenOf(await mail(mallory.email, 'change-email')) }))
        .body.state,
    ).toBe('good');
    expect((await mallory.call('GET', `/order/${order.id}`)).status).toBe(200);
  });
});

it('an account whose address becomes ADMIN_EMAIL starts over with ADMIN_PASSWORD', async () => {
  const own = await runningShop({ SEED: 'none' });
  try {
    const [email, password] = ['owner.to.be@example.com', 'lanterns over the river'];
    const mallory = await hijack(email, own);
    await own.restart({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    await expectOut(mallory, own);
    const owner = own.visitor();
    await owner.signIn({ email, password });
    expect((await owner.call('GET', '/outbox')).status).toBe(200);
  } finally {
    await own.close();
  }
});
