import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { ADDRESS, type RunningShop, receipt, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let admin: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
  panel = await shop.product();
});
afterAll(() => shop?.close());

/** Every documented call that writes, with a body that a shopper could send. */
const WRITES: { method: string; path: string; body: () => Body; as?: 'admin' }[] = [
  { method: 'POST', path: '/products', body: () => ({ name: 'New' }), as: 'admin' },
  { method: 'PUT', path: '/products/{id}', body: () => ({ name: 'New' }), as: 'admin' },
  { method: 'DELETE', path: '/products/{id}', body: () => undefined, as: 'admin' },
  {
    method: 'POST',
    path: '/products/{id}/reviews',
    body: () => ({ comment: { name: 'A', uid: asha.uid, msg: 'Words', product_id: panel._id } }),
  },
  { method: 'POST', path: '/user/createUser', body: () => ({ uid: asha.uid, username: asha.name, email: asha.email }) },
  {
    method: 'POST',
    path: '/Firebaseuser/add-to-favorites',
    body: () => ({ uid: asha.uid, itemToAdd: { _id: panel._id }, isFavorite: false }),
  },
  {
    method: 'POST',
    path: '/Firebaseuser/add-to-cart',
    body: () => ({ uid: asha.uid, itemToAdd: { _id: panel._id }, inCart: false }),
  },
  {
    method: 'POST',
    path: '/Firebaseuser/rate-media',
    body: () => ({ uid: asha.uid, itemToAdd: { _id: panel._id, selectedRating: 5 } }),
  },
  { method: 'POST', path: '/Firebaseuser/add-address', body: () => ({ uid: asha.uid, address: ADDRESS }) },
  { method: 'PUT', path: '/cart/{id}', body: () => ({ quantity: 2 }) },
  {
    method: 'POST',
    path: '/razorpay',
    body: () => ({ amount: 100_000, currency: 'INR', receipt: receipt(), items: [{ _id: panel._id, quantity: 1 }] }),
  },
  {
    method: 'POST',
    path: '/razorpay/validate',
    body: () => ({ razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' }),
  },
  { method: 'POST', path: '/order', body: () => ({ paymentId: 'pay_x' }) },
  { method: 'PUT', path: '/order/{id}', body: () => ({ orderStatus: 'cancel' }) },
];
const place = (path: string) => path.replace('{id}', panel._id);
/** Defines tests only where they apply, instead of skipping them. */
const when = (applies: boolean): ((name: string, work: () => Promise<void>) => void) => (applies ? it : () => {});
const right = (as: 'admin' | undefined) => (as === 'admin' ? admin : asha);

describe.each(WRITES)('$method $path', ({ method, path, body, as }) => {
  it('answers 401 to a visitor without a session, before it reads the body', async () => {
    expectRefusal(await guest.call(method, place(path), body()), 401, { code: 'signed-out' });
    if (method !== 'DELETE')
      expectRefusal(await guest.call(method, place(path), { nonsense: true }), 401, { code: 'signed-out' });
  });

  it('answers 403 to another site', async () => {
    for (const origin of ['https://evil.example', 'null', shop.url.replace('127.0.0.1', 'localhost')]) {
      expectRefusal(await right(as).call(method, place(path), body(), { origin }), 403, { code: 'foreign-origin' });
    }
    expectRefusal(
      await right(as).call(method, place(path), body(), { origin: null, headers: { 'sec-fetch-site': 'cross-site' } }),
      403,
    );
  });

  when(as === 'admin')('answers 403 to a customer', async () => {
    expectRefusal(await asha.call(method, place(path), body()), 403, { code: 'forbidden' });
  });

  when(method !== 'DELETE')('answers 400 to what is no JSON', async () => {
    for (const raw of ['{"a":', '', 'a=1&b=2', '\u0000', '{"a":1}}', 'NaN']) {
      const answer = await right(as).call(method, place(path), undefined, { raw });
      expect([400, 422], `${JSON.stringify(raw)}: ${answer.text}`).toContain(answer.status);
      if (raw === '{"a":') expectRefusal(answer, 400, { code: 'unreadable' });
    }
  });

  when(method !== 'DELETE')('answers a refusal, never an accident, to bodies of every shape', async () => {
    const nul = JSON.parse(JSON.stringify(body()).replaceAll(/:"[^"]*"/g, ':"\\u0000 words"'));
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const shapes: unknown[] = [
      null,
      [],
      'words',
      5,
      true,
      {},
      nul,
      { __proto__: { admin: true } },
      { ...body(), uid: { $ne: null } },
      { ...body(), uid: ['a'] },
    ];
    for (const shape of shapes) {
      const answer = await right(as).call(method, place(path), shape);
      expect(answer.status, `${JSON.stringify(shape)}: ${answer.text}`).toBeLessThan(500);
    }
    expect((await right(as).call(method, place(path), undefined, { raw: deep })).status).toBeLessThan(500);
  });

  when(method !== 'DELETE')('answers 413 to two megabytes', async () => {
    const raw = JSON.stringify({ ...body(), more: 'x'.repeat(2 * 1024 * 1024) });
    expectRefusal(await right(as).call(method, place(path), undefined, { raw }), 413, { code: 'too-large' });
  });

  when(path.includes('{id}'))('answers 404 to an unknown id, whatever it holds', async () => {
    for (const id of ['unknown', '%00', '%27%20or%201=1--', '%F0%9F%A6%9A', '__proto__', 'constructor']) {
      const sent =
        path === '/products/{id}/reviews'
          ? { comment: { ...body().comment, product_id: decodeURIComponent(id) } }
          : body();
      const answer = await right(as).call(method, path.replace('{id}', id), sent);
      expect(id === '%00' ? [404, 422] : [404], `${id}: ${answer.text}`).toContain(answer.status);
    }
  });
});

describe('the API as a whole', () => {
  it('answers the next call on the connection after refusing a body', async () => {
    const body = { uid: asha.uid, more: 'x'.repeat(600_000) };
    for (const who of [guest, asha]) {
      const refused = await who.call('POST', '/Firebaseuser/add-address', body);
      expect(refused.status).toBe(who === guest ? 401 : 422);
      const until = performance.now() + 700;
      while (performance.now() < until) expect((await who.call('GET', '/products?limit=1')).status).toBe(200);
    }
  });

  it('refuses two megabytes without a declared length', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const call = rawRequest(`${shop.url}/api/Firebaseuser/add-address`, {
        method: 'POST',
        headers: { cookie, origin: shop.url, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      call.on('response', (response) => resolve(response.resume().statusCode));
      call.on('error', (error: { code?: string }) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
      );
      for (let i = 0; i < 32; i++) call.write('x'.repeat(64 * 1024));
      call.end();
    });
    expect(status).toBe(413);
  });

  it('answers 404 to unknown calls, and to methods that a call does not have', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['GET', '/user/createUser'],
      ['DELETE', '/order/ord_1'],
      ['PATCH', `/products/${panel._id}`],
      ['POST', '/'],
    ] as const) {
      expectRefusal(await asha.call(method, path, method === 'GET' ? undefined : {}), 404);
    }
  });

  it('ends every session with a tampered cookie', async () => {
    const thief = shop.visitor();
    for (const [name, value] of asha.cookies) thief.cookies.set(name, value);
    thief.cookies.set('sid', `${asha.cookies.get('sid')?.slice(0, -6)}AAAA%3D`);
    expectRefusal(await thief.call('GET', `/order?email=${asha.email}`), 401);
  });

  it('reads the administrator’s role from the database, never from a cookie', async () => {
    const pretender = shop.visitor();
    const person = await pretender.signUp();
    pretender.cookies.set('kiran_kind', 'administrator');
    pretender.cookies.set('kiran_uid', admin.uid);
    expectRefusal(await pretender.call('GET', '/order'), 403);
    expectRefusal(await pretender.call('POST', '/products', {}), 403);
    expectRefusal(await pretender.call('GET', `/Firebaseuser/get-user-data-list?uid=${admin.uid}&dataType=cart`), 403);
    expect(person.uid).not.toBe(admin.uid);
  });

  it('sends its headers with every answer, refusals included', async () => {
    for (const answer of [
      await guest.call('GET', '/products'),
      await guest.call('GET', '/order'),
      await guest.call('GET', '/nothing'),
    ]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
    expect((await asha.call('GET', `/order?email=${asha.email}`)).headers.get('cache-control')).toContain('no-store');
  });

  it('documents itself', async () => {
    const { body } = await guest.call('GET', '/openapi.json');
    const paths = Object.keys(body.paths);
    for (const { path } of WRITES) expect(paths).toContain(path.replace('/cart/{id}', '/cart/{_id}'));
  });
});
