import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { OFFER } from '#tests/support/offers.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

// What a script would do all night, and a person may still do.

let shop: RunningShop;
let admin: Shopper;
let lamp: Body;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  admin = await shop.admin();
  lamp = await shop.product({ name: 'Lamp', price: 2_000 });
});
afterAll(() => shop?.close());

const at = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const count = (answers: Answer[], status: number) => answers.filter((one) => one.status === status).length;
const anHourLater = () => shop.sql.query(`update turn set at = at - interval '61 minutes'`);

describe('comments', () => {
  const write = (who: Shopper, network: string, msg: string) =>
    who.call(
      'POST',
      `/products/${lamp._id}/reviews`,
      { comment: { name: who.name, uid: who.uid, msg, product_id: lamp._id } },
      at(network),
    );

  it('are ten an hour per account, also when sixty are sent at once', async () => {
    const asha = await shop.shopper('Asha Patel');
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => write(asha, '198.18.1.1', `Comment ${n}`)));
    expect([count(answers, 201), count(answers, 429)]).toEqual([10, 50]);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await shop.sql.query('select count(*)::int as n from review where uid = $1', [asha.uid])).rows[0].n).toBe(
      10,
    );
    // A neighbour behind the same router still may, and she may again in an hour.
    expect((await write(await shop.shopper('Ravi Shah'), '198.18.1.1', 'It shines')).status).toBe(201);
    await anHourLater();
    expect((await write(asha, '198.18.1.1', 'Still good')).status).toBe(201);
  });

  it('are sixty an hour per network, however many accounts it has', async () => {
    const people = [];
    for (let n = 0; n < 7; n++) people.push(await shop.shopper(`Person ${'ABCDEFG'[n]}`));
    const answers = [];
    for (const who of people) for (let n = 0; n < 10; n++) answers.push(await write(who, '198.18.2.2', `Comment ${n}`));
    expect([count(answers, 201), count(answers, 429)]).toEqual([60, 10]);
  });

  it('by the shop itself are not counted', async () => {
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await write(admin, '198.18.3.3', `Answer ${n}`));
    expect(count(answers, 201)).toBe(12);
  });
});

it('changed ratings are sixty an hour; repeating one is not counted', async () => {
  const asha = await shop.shopper('Asha Patel');
  const rate = (stars: number) =>
    asha.call('POST', '/Firebaseuser/rate-media', {
      uid: asha.uid,
      itemToAdd: { _id: lamp._id, selectedRating: stars },
    });
  for (let n = 0; n < 60; n++) expect((await rate((n % 5) + 1)).status).toBe(200);
  expect((await rate(5)).status).toBe(200);
  expectRefusal(await rate(1), 429);
});

describe('offer codes', () => {
  const offer = (code: string, more: object = {}) =>
    admin.call('POST', '/admin/offers', { ...OFFER, code, advertised: false, ...more });
  const apply = (who: Shopper, coupon: string, network = '198.18.4.4') =>
    who.call('POST', '/checkout/quote', { items: [{ _id: lamp._id, quantity: 1 }], coupon }, at(network));
  const said = ({ status, body: { requestId: _, ...body } }: Answer) => ({ ...body, status });

  it('that are not advertised are all refused alike: unknown, too early, over, paused', async () => {
    const day = 24 * 60 * 60_000;
    for (const made of [
      await offer('SOON2030', { startsAt: new Date(Date.now() + day).toISOString() }),
      await offer('GONE2020', {
        startsAt: new Date(Date.now() - 2 * day).toISOString(),
        endsAt: new Date(Date.now() - day).toISOString(),
      }),
      await offer('RESTS99'),
    ])
      expect(made.status, made.text).toBe(201);
    await admin.call('PUT', '/admin/offers/RESTS99/state', { state: 'paused' });
    const asha = await shop.shopper('Asha Patel');
    const nothing = said(await apply(asha, 'NEVERWAS'));
    expect(nothing).toMatchObject({ status: 422, code: 'coupon-refused', reason: 'unknown' });
    for (const code of ['SOON2030', 'GONE2020', 'RESTS99']) expect(said(await apply(asha, code))).toEqual(nothing);
  });

  it('can be guessed twenty times an hour; then a right one is refused as well, but not an advertised one', async () => {
    await offer('SECRET77');
    await offer('FORALL', { advertised: true });
    const [thief, friend] = [await shop.shopper('Mallory Joshi'), await shop.shopper('Ravi Shah')];
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => apply(thief, `GUESS${n}`)));
    expect([count(answers, 422), count(answers, 429)]).toEqual([20, 40]);
    expectRefusal(await apply(thief, 'SECRET77'), 429);
    const opening = {
      amount: 180_000,
      currency: 'INR',
      receipt: 'rcpt_guess_1',
      items: [{ _id: lamp._id, quantity: 1 }],
      coupon: 'SECRET77',
    };
    expectRefusal(await thief.call('POST', '/razorpay', opening, at('198.18.4.4')), 429);
    expect((await apply(thief, 'FORALL')).status).toBe(200);
    expect((await apply(friend, 'SECRET77')).status).toBe(200);
    await anHourLater();
    expect((await apply(thief, 'SECRET77')).status).toBe(200);
  });
});

describe('free-text searches and lists', () => {
  const search = (n: number, network: string) =>
    shop.visitor().ask('GET', `/api/search/suggestions?q=zz${n.toString(36)}qx`, undefined, at(network));

  it('are limited per network, at once and over time; other callers do not wait', async () => {
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 600 }, (_, n) => search(n, '198.18.5.5')));
    const seconds = (performance.now() - begun) / 1000;
    expect(count(answers, 200)).toBeGreaterThanOrEqual(60);
    // Two hundred at once and ten a second: true however slow the machine is.
    expect(count(answers, 200)).toBeLessThanOrEqual(200 + 10 * seconds + 1);
    expect(count(answers, 200) + count(answers, 429) + count(answers, 503)).toBe(600);
    expect((await search(1, '198.18.6.6')).status).toBe(200);
    expect((await shop.visitor().ask('GET', `/api/products/${lamp._id}`, undefined, at('198.18.6.6'))).status).toBe(
      200,
    );
  });
});

describe('photos of an account', () => {
  /** Begins an upload and leaves it unfinished. */
  const begin = (who: Shopper) =>
    new Promise<ReturnType<typeof connect>>((resolve, reject) => {
      const { port, hostname, host } = new URL(shop.url);
      const socket = connect(Number(port), hostname, () => {
        const cookie = [...who.cookies].map((pair) => pair.join('=')).join('; ');
        socket.write(
          `PUT /api/account/photo HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\norigin: ${shop.url}\r\ncontent-type: image/png\r\ncontent-length: 1000000\r\n\r\n`,
        );
        socket.write(Buffer.alloc(1000), () => resolve(socket));
      });
      socket.on('error', reject);
    });
  const send = async (who: Shopper, bytes: Buffer) =>
    fetch(`${shop.url}/api/account/photo`, {
      method: 'PUT',
      headers: { cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '), origin: shop.url },
      body: new Uint8Array(bytes),
    });

  it('are uploaded one at a time, and the limit is consumed before the file is read', async () => {
    const asha = await shop.shopper('Asha Patel');
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2a74ba' } })
      .png()
      .toBuffer();
    const turns = async () =>
      (await shop.sql.query(`select count(*)::int as n from turn where bucket like 'photo %'`)).rows[0].n;
    const under = await begin(asha);
    await expect.poll(turns).toBe(1);
    expect((await send(asha, bytes)).status).toBe(429);
    under.destroy();
    await expect.poll(async () => (await send(asha, bytes)).status).toBe(200);
    expect(await turns()).toBe(2);
    // Once the rate limit is hit the file is refused unread: the answer comes while it is still being sent.
    await shop.sql.query(
      `insert into turn (bucket, at) select bucket, now() from turn, generate_series(1, 25) where bucket like 'photo %'`,
    );
    const late = await begin(asha);
    const head = await new Promise<string>((resolve) =>
      late.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? '')),
    );
    expect(head).toContain('429');
    late.destroy();
  });
});
