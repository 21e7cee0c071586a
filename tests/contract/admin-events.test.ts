import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { eventStream } from '#tests/support/event-stream.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';

let shop: RunningShop;
let other: RunningServer;
let owner: Shopper;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [owner, asha, other] = await Promise.all([shop.admin(), shop.shopper(), shop.another()]);
});
afterAll(() => shop?.close());

async function listen(url: string, who: Shopper) {
  const stream = await eventStream(url, who);
  await expect.poll(() => stream.heard).toContain('event: ready');
  return stream;
}

it('reports to the administrator, on every instance, what a shopper has just done', async () => {
  const [here, there] = await Promise.all([listen(shop.url, owner), listen(other.url, owner)]);
  expect(here.response.headers.get('content-type')).toContain('text/event-stream');
  expect(here.response.headers.get('cache-control')).toContain('no-store');
  await buy(shop, asha, [{ ...(await shop.product()), quantity: 1 }]);
  for (const stream of [here, there])
    await expect.poll(() => stream.heard).toMatch(/event: changed\ndata: \[[^\]]*"orders"/);
  expect(here.heard).toContain('"stock"');
  here.heard = '';
  await asha.call('POST', '/contact', {
    name: 'Asha Patel',
    email: 'asha@example.com',
    phone: '9876543210',
    message: 'Hello',
    locale: 'en',
  });
  await expect.poll(() => here.heard).toContain('"messages"');
  here.stop();
  there.stop();
});

it('is for the administrator only, and not for another site’s page', async () => {
  expectRefusal(await shop.visitor().call('GET', '/admin/events'), 401);
  expectRefusal(await asha.call('GET', '/admin/events'), 403);
  expectRefusal(await owner.call('GET', '/admin/events', undefined, { origin: 'https://evil.example' }), 403);
});

it('ends when the role is lost, the account is banned, or the server stops', async () => {
  const third = await shop.another();
  const stream = await listen(third.url, owner);
  const before = Date.now();
  await third.stop();
  expect(stream.ended).toBe(true);
  expect(Date.now() - before).toBeLessThan(10_000);

  for (const [lost, given] of [
    ["role = 'customer'", "role = 'administrator'"],
    ['banned = true', 'banned = false'],
  ]) {
    const mine = await listen(shop.url, owner);
    await shop.sql.query(`update "user" set ${lost} where id = $1`, [owner.uid]);
    await asha.call('POST', '/contact', {
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '9876543210',
      message: `A secret: ${lost}`,
      locale: 'en',
    });
    await expect.poll(() => mine.ended).toBe(true);
    expect(mine.heard).not.toContain('messages');
    await shop.sql.query(`update "user" set ${given} where id = $1`, [owner.uid]);
  }
});
