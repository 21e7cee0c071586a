import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongInBooks } from '#tests/support/books.ts';
import { overwhelm } from '#tests/support/overwhelm.ts';
import { LONG, tell } from '#tests/support/rounds.ts';
import {
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

// What a shop does with more requests than it can answer. Here a lock holds up all pages of one kind, so that the queue fills whatever the machine's
// speed; the long round
// asks five times as much as the shop can do.

let shop: RunningShop;
let product: Body;
let shopper: Shopper;
let owner: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  product = await shop.product({ price: 900, stock: 50 });
  [shopper] = (await manyShoppers(shop, 1)) as [Shopper];
  owner = await shop.admin();
  await shop.visitor().ask('GET', '/', undefined, { headers: { cookie: 'kiran_kind=guest' } });
});
afterAll(() => shop?.close());

/** Holds up every page with the shopper's services until `release`. */
async function holdUp(): Promise<() => Promise<void>> {
  const client = await shop.sql.connect();
  await client.query('begin');
  await client.query('lock table booking in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}
const services = (language: string) => shopper.ask('GET', `/MyService?lang=${language}`);

it('turns away what it has no room for, in the visitor’s language, and keeps cached pages, checkouts and the workspace', async () => {
  const release = await holdUp();
  const answers: Answer[] = [];
  // 2 are rendered and 64 of one network may wait.
  const pages = Array.from({ length: 66 }, () => services('en').then((answer) => answers.push(answer)));
  try {
    const full = async (language: string) => {
      const late = services(language);
      const answer = await Promise.race([late, new Promise<undefined>((resolve) => setTimeout(resolve, 1_000))]);
      if (!answer) pages.push(late.then((one) => answers.push(one)));
      return answer;
    };
    await expect.poll(async () => (await full('en'))?.status).toBe(503);
    for (const [language, words, again] of [
      ['en', 'The shop is temporarily unavailable', 'Try again'],
      ['hi', 'शॉप', 'फिर कोशिश करें'],
      ['gu', 'શૉપ', 'ફરી પ્રયાસ કરો'],
    ] as const) {
      const answer = await services(language);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(answer.text).toContain(`<html lang="${language}`);
      expect(answer.text).toContain(words);
      expect(answer.text).toContain(again);
    }

    const guest = { headers: { cookie: 'kiran_kind=guest' } };
    expect((await shop.visitor().ask('GET', '/', undefined, guest)).status).toBe(200);
    expect((await shop.visitor().ask('GET', '/healthz')).status).toBe(200);
    expect((await shopper.ask('GET', '/cart')).status).toBe(200);
    expect((await owner.ask('GET', '/manageProduct')).status).toBe(200);
    const opened = await openPayment(shopper, [{ _id: product._id, quantity: 1, price: 900 }]);
    expect(opened.status, opened.text).toBe(201);
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const proven = await shopper.call('POST', '/razorpay/validate', paid);
    expect(proven.status, proven.text).toBe(200);
  } finally {
    await release();
    await Promise.all(pages);
  }
  for (const { status, headers } of answers) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect((await services('en')).status).toBe(200);
  await expect.poll(() => shop.server.output()).toMatch(/some are turned away[\s\S]*all requests are answered again/);
});

const inTheLongRound = LONG ? it : () => {};
inTheLongRound(
  'keeps checkouts and the workspace under five times its load, and is itself again within ten seconds',
  async () => {
    const crowded = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
    try {
      const figures = await overwhelm(crowded, 60);
      tell(figures.words);
      expect(figures.strange).toEqual({});
      expect(figures.kept.checkouts).toBeGreaterThanOrEqual(0.95);
      expect(figures.kept.workspace).toBeGreaterThanOrEqual(0.95);
      expect(figures.kept.cached).toBe(1);
      expect(figures.turnedAway).toBeGreaterThan(0);
      expect(figures.recovered).toBeLessThan(10_000);
      expect(await wrongInBooks(crowded.sql, 'at rest')).toEqual([]);
    } finally {
      await crowded.close();
    }
  },
);
