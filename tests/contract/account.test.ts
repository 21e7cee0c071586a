import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsTo } from '#src/kernel/order-lifecycle.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo, tokenOf } from '#tests/support/mails.ts';
import { addAddress, buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const NEW = 'a second secret of mine';
const mails = (email: string, kind?: string) => mailsTo(shop, email, kind);
/** Waits for a mail that a job sends. */
const mail = async (email: string, kind: string, at = 0) => {
  await expect.poll(async () => (await mails(email, kind)).length).toBeGreaterThan(at);
  return (await mails(email, kind))[0];
};
const me = async (who: Visitor) => (await who.call('GET', '/auth/get-session')).body?.user;
const verify = (token: string, who: Visitor = shop.visitor()) => who.call('POST', '/auth/verify-email', { token });
const lookAtProof = (token: string, who: Visitor = shop.visitor()) =>
  who.call('POST', '/auth/verify-email/look', { token });
const again = async (who: Shopper, password = PASSWORD): Promise<Shopper> => {
  const visitor = shop.visitor();
  return { ...visitor, ...(await visitor.signIn({ email: who.email, password })) };
};

describe('a new address', () => {
  it('is proved by the link mailed at the sign-up; using it twice is harmless', async () => {
    const asha = await shop.shopper();
    expect((await me(asha)).emailVerified).toBe(false);
    const first = await mail(asha.email, 'verify-email');
    expect(first).toMatchObject({ secret: true, locale: 'en', subject: 'Please confirm your email address' });
    // Only behind the `#`: histories, proxies and logs store addresses, but a fragment is sent to none of them.
    expect(first?.text).toMatch(/\/verify-email#token=[\w-]{43}(\s|$)/);
    const seen = { state: 'good', email: asha.email, mine: true, signedIn: true, verified: false };
    expect((await lookAtProof(tokenOf(first), asha)).body).toEqual({ status: 'success', ...seen });
    const other = await shop.shopper('Ravi Shah');
    expect((await lookAtProof(tokenOf(first), other)).body).toMatchObject({ ...seen, mine: false });
    expect((await lookAtProof(tokenOf(first))).body).toMatchObject({ ...seen, mine: false, signedIn: false });
    for (const none of ['', 'nonsense'])
      expect((await lookAtProof(none)).body).toMatchObject({ state: 'unknown', mine: false });
    expect((await me(asha)).emailVerified).toBe(false);
    expect(await verify(tokenOf(first), asha)).toMatchObject({
      status: 200,
      body: { status: 'success', state: 'good', ended: [] },
    });
    expect((await me(asha)).emailVerified).toBe(true);
    expect((await verify(tokenOf(first))).body.state).toBe('already');
    expect((await lookAtProof(tokenOf(first), asha)).body).toMatchObject({ state: 'already', verified: true });
    expect((await verify('nonsense')).body.state).toBe('unknown');
    expect((await asha.call('POST', '/auth/send-verification-email')).status).toBe(200);
    expect(await mails(asha.email, 'verify-email')).toHaveLength(1);
  });

  it('gets its mail again on request, in the reader’s language, and older links stay valid until they expire', async () => {
    const meena = await shop.shopper('Meena Shah');
    expect(
      (await meena.call('POST', '/auth/send-verification-email', undefined, { headers: { 'accept-language': 'gu' } }))
        .status,
    ).toBe(200);
    const [newest, first] = await mails(meena.email, 'verify-email');
    expect(newest?.locale).toBe('gu');
    await shop.sql.query(
      `update identity_token set expires_at = now() where uid = $1 and created_at = (select min(created_at) from identity_token where uid = $1)`,
      [meena.uid],
    );
    expect((await verify(tokenOf(first))).body.state).toBe('expired');
    expect((await verify(tokenOf(newest))).body.state).toBe('good');
    expectRefusal(await shop.visitor().call('POST', '/auth/send-verification-email'), 401);
  });

  it('has a limit on requests for its mail', async () => {
    const strict = await shop.another({ RATE_LIMITS: 'on' });
    const visitor = strict.visitor();
    await visitor.signUp();
    const answers = [];
    for (let at = 0; at < 5; at++) answers.push(await visitor.call('POST', '/auth/send-verification-email'));
    // The first of the hour's five mails was the one for the sign-up.
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 429]);
    expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('a forgotten password', () => {
  const ask = (email: unknown) => shop.visitor().call('POST', '/auth/request-password-reset', { email });

  it('is replaced through a link that works once, of twenty at a time on two instances', async () => {
    const other = await shop.another();
    const asha = await shop.shopper();
    expect(await ask(asha.email.toUpperCase())).toMatchObject({ status: 200, body: { status: 'success' } });
    const token = tokenOf(await mail(asha.email, 'reset-password'));
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? other : shop).visitor().call('POST', '/auth/reset-password', { token, newPassword: `${NEW} ${at}` }),
      ),
    );
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1);
    for (const one of tries.filter(({ status }) => status !== 200)) expectRefusal(one, 409);
    const won = tries.findIndex((one) => one.status === 200);
    expectRefusal(await asha.call('GET', '/auth/sessions'), 401);
    await again(asha, `${NEW} ${won}`);
    expectRefusal(
      await shop.visitor().call('POST', '/auth/sign-in/email', { email: asha.email, password: PASSWORD }),
      401,
    );
    // It has proved the address, too: other sign-in methods have ended, with a notification.
    expect(await mails(asha.email, 'password-changed')).toHaveLength(1);
  });

  it('reveals nothing about who has an account, and mails nobody without one', async () => {
    const [known, unknown] = [await ask((await shop.shopper()).email), await ask('nobody-at-all@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mails('nobody-at-all@example.com')).toEqual([]);
    expectRefusal(await ask('nobody'), 422, { fields: ['email'] });
    expectRefusal(await ask('аsha@example.com'), 422, { fields: ['email'] });
  });

  it('is not replaced by a bad one, an expired link or an older link', async () => {
    const ravi = await shop.shopper('Ravi Shah');
    await ask(ravi.email);
    const first = tokenOf(await mail(ravi.email, 'reset-password'));
    await ask(ravi.email);
    const second = tokenOf(await mail(ravi.email, 'reset-password', 1));
    const set = (token: string, newPassword: unknown = NEW) =>
      shop.visitor().call('POST', '/auth/reset-password', { token, newPassword });
    const good = async (token: string) =>
      (await shop.visitor().call('POST', '/auth/reset-password/look', { token })).body.good;
    expect(await Promise.all([first, second, 'nonsense', ''].map(good))).toEqual([true, true, false, false]);
    for (const bad of ['', 'short', 'password123', 'x'.repeat(129), 'x'.repeat(5000), 12, null]) {
      expectRefusal(await set(first, bad), 422, { fields: ['newPassword'] });
    }
    await shop.sql.query(
      "update identity_token set expires_at = now() where uid = $1 and purpose = 'reset-password' and used_at is null and created_at = (select min(created_at) from identity_token where uid = $1 and purpose = 'reset-password')",
      [ravi.uid],
    );
    expectRefusal(await set(first), 409);
    expect([await good(first), await good(second)]).toEqual([false, true]);
    expect((await set(second)).status).toBe(200);
    expectRefusal(await set(second), 409);
    expect(await good(second)).toBe(false);
    expectRefusal(await set('nonsense'), 409);
  });

  it('has a limit on requests, for any address', async () => {
    const strict = await shop.another({ RATE_LIMITS: 'on' });
    for (const email of ['nobody-here@example.com', (await shop.shopper()).email]) {
      const answers = [];
      for (let at = 0; at < 6; at++)
        answers.push(await strict.visitor().call('POST', '/auth/request-password-reset', { email }));
      expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
  });
});

describe('a password', () => {
  it('is changed with the current one, which ends all other sessions', async () => {
    const asha = await shop.shopper();
    const elsewhere = await again(asha);
    const change = (currentPassword: unknown, newPassword: unknown) =>
      asha.call('POST', '/auth/change-password', { currentPassword, newPassword });
    expectRefusal(await change('not the password', NEW), 422, { fields: ['password'] });
    expectRefusal(await change('', NEW), 422, { message: 'Passwords cannot be empty' });
    expectRefusal(await change(PASSWORD, ''), 422, { message: 'Passwords cannot be empty' });
    expectRefusal(await change(PASSWORD, 'password123'), 422, { fields: ['newPassword'] });
    expect((await change(PASSWORD, NEW)).status).toBe(200);
    expect((await asha.call('GET', '/auth/sessions')).body.data.sessions).toHaveLength(1);
    expectRefusal(await elsewhere.call('GET', '/auth/sessions'), 401);
    await again(asha, NEW);
    expect(await mails(asha.email, 'password-changed')).toHaveLength(1);
  });
});

describe('an address', () => {
  it('is changed by its own link, and the old one is notified', async () => {
    const asha = await shop.shopper();
    const fresh = `new-${asha.email}`;
    const change = (newEmail: string, password = PASSWORD) =>
      asha.call('POST', '/auth/change-email', { newEmail, password });
    expectRefusal(await change(fresh, 'not the password'), 422, { fields: ['password'] });
    expect((await change(fresh.toUpperCase())).status).toBe(200);
    expect((await me(asha)).email).toBe(asha.email);
    expect(await mails(asha.email, 'email-change-asked')).toHaveLength(1);
    const token = tokenOf((await mails(fresh, 'change-email'))[0]);
    expect((await verify(token, asha)).body.state).toBe('good');
    expect(await me(asha)).toMatchObject({ email: fresh, emailVerified: true });
    expect(await mails(asha.email, 'email-changed')).toHaveLength(1);
    expect((await verify(token)).body.state).toBe('already');
  });

  it('cannot be somebody else’s or the administrator’s; the answer is the same', async () => {
    const [asha, ravi, admin] = [await shop.shopper(), await shop.shopper('Ravi Shah'), await shop.admin()];
    const change = (who: Visitor, newEmail: string, password = PASSWORD) =>
      who.call('POST', '/auth/change-email', { newEmail, password });
    for (const taken of [ravi.email, ADMIN_EMAIL]) {
      expect(await change(asha, taken)).toMatchObject({ status: 200, body: { status: 'success' } });
      expect(await mails(taken, 'change-email')).toEqual([]);
    }
    expectRefusal(await change(admin, 'another@example.com', ADMIN_PASSWORD), 409);
    expectRefusal(await change(asha, asha.email), 422, { fields: ['email'] });
  });

  it('that is taken while its link waits stays with its new account', async () => {
    const asha = await shop.shopper();
    const wanted = `wanted-${asha.email}`;
    await asha.call('POST', '/auth/change-email', { newEmail: wanted, password: PASSWORD });
    const token = tokenOf((await mails(wanted, 'change-email'))[0]);
    await shop.visitor().signUp({ email: wanted });
    expect((await verify(token)).body.state).toBe('unknown');
    expect((await me(asha)).email).toBe(asha.email);
  });
});

describe('sessions', () => {
  it('are listed without their tokens, and end one by one or all but the current one', async () => {
    const asha = await shop.shopper();
    const [phone, laptop] = [await again(asha), await again(asha)];
    const list = await asha.call('GET', '/auth/sessions');
    expect(list.body.data.sessions).toHaveLength(3);
    expect(list.text).not.toMatch(/token/i);
    const other = list.body.data.sessions.find((one: { here: boolean }) => !one.here);
    const ravi = await shop.shopper('Ravi Shah');
    expectRefusal(await ravi.call('DELETE', `/auth/sessions/${other._id}`), 404);
    expect((await asha.call('DELETE', `/auth/sessions/${other._id}`)).status).toBe(200);
    expectRefusal(await asha.call('DELETE', `/auth/sessions/${other._id}`), 404);
    expect((await asha.call('DELETE', '/auth/sessions')).body).toMatchObject({ ended: 1 });
    for (const who of [phone, laptop]) expectRefusal(await who.call('GET', '/auth/sessions'), 401);
    expect((await asha.call('GET', '/auth/sessions')).body.data.sessions).toHaveLength(1);
  });
});

describe('a profile', () => {
  it('accepts a name of 4 to 20 characters, and no unknown field', async () => {
    const asha = await shop.shopper();
    const more = {
      role: 'administrator',
      banned: true,
      emailVerified: true,
      email: 'other@example.com',
      image: 'https://evil.example/x.png',
      id: 'x',
    };
    expect((await asha.call('POST', '/auth/update-user', { name: '  આશા પટેલ  ', ...more })).status).toBe(200);
    expect(await me(asha)).toMatchObject({
      name: 'આશા પટેલ',
      email: asha.email,
      emailVerified: false,
      role: 'customer',
      image: null,
    });
    expectRefusal(await asha.call('GET', '/order'), 403);
    const { rows } = await shop.sql.query('select username from customer where uid = $1', [asha.uid]);
    expect(rows).toEqual([{ username: 'આશા પટેલ' }]);
    for (const name of [
      'Abc',
      'A'.repeat(21),
      'A'.repeat(900_000),
      'Аshа Patel',
      'Asha\u202ePatel',
      'Asha\u0000Patel',
      '    ',
      7,
      null,
    ]) {
      expectRefusal(await asha.call('POST', '/auth/update-user', { name }), 422);
    }
    expect((await me(asha)).name).toBe('આશા પટેલ');
  });

  it('accepts no unknown field at sign-up either', async () => {
    for (const more of [
      { role: 'administrator' },
      { banned: true },
      { emailVerified: true },
      { id: 'chosen' },
      { createdAt: '2001-01-01' },
    ]) {
      const visitor = shop.visitor();
      const email = `mass${Math.random().toString(36).slice(2)}@example.com`;
      const answer = await visitor.call('POST', '/auth/sign-up/email', {
        name: 'Asha Patel',
        email,
        password: PASSWORD,
        ...more,
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 200) {
        expect(await me(visitor)).toMatchObject({ role: 'customer', banned: false, emailVerified: false });
        expect((await me(visitor)).id).not.toBe('chosen');
      }
    }
  });

  it.each([
    ['a Cyrillic letter in the address', { email: 'аsha@example.com' }],
    ['a Cyrillic letter in the domain', { email: 'asha@exаmple.com' }],
    ['a mixed word in the name', { name: 'Кiran Shop' }],
    ['a megabyte of name', { name: 'A'.repeat(900_000) }],
    ['a megabyte of address', { email: `${'a'.repeat(900_000)}@example.com` }],
    ['a NUL in the address', { email: 'asha\u0000@example.com' }],
  ])('refuses %s', async (_, more) => {
    const answer = await shop.visitor().call('POST', '/auth/sign-up/email', {
      name: 'Asha Patel',
      email: 'fine@example.com',
      password: PASSWORD,
      ...more,
    });
    expect([400, 413, 422], answer.text.slice(0, 200)).toContain(answer.status);
    expect(answer.body.status).toBe('fail');
  });

  it('accepts a photo, cropped square and without metadata, and removes it again', async () => {
    const asha = await shop.shopper();
    const send = (bytes: Buffer, who: Visitor = asha) =>
      fetch(`${shop.url}/api/account/photo`, {
        method: 'PUT',
        headers: {
          cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          origin: shop.url,
          'content-type': 'image/png',
        },
        body: new Uint8Array(bytes),
      });
    const photo = (colour: string) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
        .withExif({ IFD0: { Artist: 'Asha' } })
        .jpeg()
        .toBuffer();
    const { image } = (await (await send(await photo('#c04020'))).json()) as { image: string };
    const file = await fetch(shop.url + image);
    const about = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([about.width, about.height, about.exif]).toEqual([256, 256, undefined]);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await me(asha)).image).toBe(image);
    const second = (await (await send(await photo('#2040c0'))).json()) as { image: string };
    expect((await fetch(shop.url + image)).status).toBe(404);
    for (const [bytes, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 422],
      [Buffer.from('GIF89a-and-more-of-it'), 422],
      [Buffer.concat([(await photo('#111')).subarray(0, 900)]), 422],
      [Buffer.alloc(0), 422],
      [Buffer.alloc(16 * 1024 * 1024), 413],
    ] as const) {
      expect((await send(bytes)).status).toBe(status);
    }
    expect((await send(await photo('#111'), shop.visitor())).status).toBe(401);
    expect((await me(asha)).image).toBe(second.image);
    for (let at = 0; at < 2; at++) expect((await asha.call('DELETE', '/account/photo')).status).toBe(200);
    expect((await me(asha)).image).toBe(null);
    expect((await fetch(shop.url + second.image)).status).toBe(404);
  });
});

it('calls of the former identity library that the shop replaced are closed', async () => {
  const asha = await shop.shopper();
  for (const [method, path] of [
    ['GET', '/auth/verify-email?token=x'],
    ['GET', '/auth/list-sessions'],
    ['POST', '/auth/revoke-sessions'],
    ['POST', '/auth/revoke-other-sessions'],
    ['GET', '/auth/delete-user/callback?token=x'],
  ] as const) {
    expect((await asha.call(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(404);
  }
});

describe('deleting an account', () => {
  const leave = (who: Visitor, proof: object) => who.call('POST', '/auth/delete-user', proof);
  const count = async (table: string, column: string, uid: string) =>
    Number((await shop.sql.query(`select count(*) from "${table}" where ${column} = $1`, [uid])).rows[0].count);

  it('waits until nothing is open, and then keeps the documents without the person', async () => {
    const [asha, admin] = [await shop.shopper('Asha Patel'), await shop.admin()];
    const panel = await shop.product({ name: 'Panel to remember' });
    await asha.call('POST', '/Firebaseuser/add-to-favorites', {
      uid: asha.uid,
      itemToAdd: { _id: panel._id },
      isFavorite: false,
    });
    await asha.call('POST', '/Firebaseuser/rate-media', {
      uid: asha.uid,
      itemToAdd: { _id: panel._id, selectedRating: 4 },
    });
    await asha.call('POST', `/products/${panel._id}/reviews`, {
      comment: { name: asha.name, uid: asha.uid, msg: 'Warm water all day', product_id: panel._id },
    });
    await asha.call('POST', '/contact', {
      name: asha.name,
      email: asha.email,
      phone: '9876543210',
      message: 'A question of mine',
    });
    const { order } = await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);

    const refused = await leave(asha, { password: PASSWORD });
    expectRefusal(refused, 409);
    expect(refused.body.open).toMatchObject({ orders: 1 });
    for (const orderStatus of stepsTo('created', 'delivered') ?? []) {
      expect((await admin.call('PUT', `/order/${order._id}`, { orderStatus })).status).toBe(200);
    }
    await expect.poll(async () => (await mails(asha.email)).length).toBeGreaterThan(3);
    expectRefusal(await leave(asha, { password: 'not the password' }), 422, { fields: ['password'] });
    expectRefusal(await leave(asha, {}), 422, { fields: ['password'] });
    const photo = await me(asha);
    expect(photo.name).toBe('Asha Patel');
    const session = asha.cookies.get('sid') ?? '';
    expect((await leave(asha, { password: PASSWORD })).status).toBe(200);
    expect([...asha.cookies.keys()]).toEqual([]);
    const thief = shop.visitor();
    thief.cookies.set('sid', session);
    expectRefusal(await thief.call('GET', '/auth/sessions'), 401);
    expectRefusal(
      await shop.visitor().call('POST', '/auth/sign-in/email', { email: asha.email, password: PASSWORD }),
      401,
    );

    for (const table of [
      'address',
      'favourite',
      'cart_line',
      'rating',
      'review',
      'customer',
      'contact_message',
      'identity_token',
    ]) {
      expect([table, await count(table, 'uid', asha.uid)]).toEqual([table, 0]);
    }
    for (const table of ['session', 'account']) expect(await count(table, 'user_id', asha.uid)).toBe(0);
    const { rows } = await shop.sql.query('select name, email, address, note from "order" where uid = $1', [asha.uid]);
    expect(rows[0]).toMatchObject({
      name: 'Former customer',
      email: `deleted-${asha.uid}@invalid`,
      address: { fullAddress: '', phone: '', state: 'Gujarat', zipcode: '380009' },
    });
    const everything = await shop.sql.query(`select string_agg(one::text, ' ') as text from (
      select to_jsonb("user") one from "user" union all select to_jsonb("order") from "order" union all select to_jsonb(payment) from payment
      union all select to_jsonb(webhook_event) from webhook_event union all select to_jsonb(contact_message) from contact_message
      union all select to_jsonb(mail) from mail where kind <> 'account-erased' union all select to_jsonb(review) from review) all_of_it`);
    expect(everything.rows[0].text).not.toContain(asha.email);
    const invoices = await shop.sql.query(
      "select content::text from tax_document where uid = $1 and kind = 'invoice'",
      [asha.uid],
    );
    expect(invoices.rows[0].content).toContain('Asha Patel');

    const { body } = await shop.visitor().call('GET', `/products/${panel._id}`);
    expect(body.data.product.reviews[0].comment ?? body.data.product.reviews[0]).toMatchObject({
      name: 'Former customer',
      msg: 'Warm water all day',
    });
    expect(JSON.stringify(body)).not.toContain(asha.uid);
    // Its notice has been sent, and nothing of it is left.
    const notice = async () =>
      (
        await shop.sql.query(
          "select state, recipient, subject, text from mail where uid = $1 and kind = 'account-erased'",
          [asha.uid],
        )
      ).rows;
    await expect.poll(notice).toEqual([{ state: 'sent', recipient: 'deleted@invalid', subject: '', text: '' }]);
    // The address is free again.
    const back = shop.visitor();
    await back.signUp({ email: asha.email });
    expect((await back.call('GET', `/order?email=${asha.email}`)).body.total).toBe(0);
  });

  it('is impossible for the administrator', async () => {
    expectRefusal(await leave(await shop.admin(), { password: ADMIN_PASSWORD }), 409);
  });

  it('needs a mailed code from an account without a password', async () => {
    const ravi = await shop.shopper('Ravi Shah');
    await shop.sql.query("update account set provider_id = 'google', password = null where user_id = $1", [ravi.uid]);
    expectRefusal(await leave(ravi, { password: PASSWORD }), 422, { fields: ['code'] });
    expect((await ravi.call('POST', '/auth/confirmation-code')).status).toBe(200);
    const code = /\b\d{8}\b/.exec((await mails(ravi.email, 'confirm-identity'))[0]?.text ?? '')?.[0] ?? '';
    expectRefusal(await leave(ravi, { code: '00000000' }), 422, { fields: ['code'] });
    expectRefusal(await leave(await withoutPassword(await shop.shopper()), { code }), 422, { fields: ['code'] });
    expect((await leave(ravi, { code: `${code.slice(0, 4)} ${code.slice(4)}` })).status).toBe(200);
  });

  const withoutPassword = async (who: Shopper) => {
    await shop.sql.query("update account set provider_id = 'google', password = null where user_id = $1", [who.uid]);
    return who;
  };

  it('can be preceded by downloading everything but secrets', async () => {
    const asha = await shop.shopper();
    await addAddress(asha);
    const answer = await asha.call('GET', '/account/export');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="kiran-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.body).toMatchObject({
      account: { email: asha.email },
      addresses: [{ city: 'Ahmedabad' }],
      mails: [{ kind: 'verify-email' }],
    });
    const hidden = await shop.sql.query(
      'select account.password, session.token from account join session using (user_id) where user_id = $1',
      [asha.uid],
    );
    for (const secret of [
      hidden.rows[0].password,
      hidden.rows[0].token,
      tokenOf((await mails(asha.email, 'verify-email'))[0]),
    ]) {
      expect(answer.text).not.toContain(secret);
    }
    expectRefusal(await shop.visitor().call('GET', '/account/export'), 401);
  });
});
