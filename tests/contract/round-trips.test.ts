import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountingLine, countingLine } from '#tests/support/counting-line.ts';
import { type Provider, startProvider } from '#tests/support/provider/provider.ts';
import { manyShoppers, type RunningShop, receipt, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { folderOf, type RunningServer } from '#tests/support/server.ts';
import type { Body } from '#tests/support/visitor.ts';

// How often a call waits for the database, counted between the two. A figure that does not depend on the machine: whoever makes it smaller lowers the
// number here, and whoever makes it larger says why (docs/decisions/0047).

let shop: RunningShop;
let provider: Provider;
let line: CountingLine;
let server: RunningServer;
let product: Body;
let shopper: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  provider = await startProvider();
  line = await countingLine(shop.databaseUrl);
  // It only answers: jobs and the sandbox are the other instance's.
  const counted = { DATABASE_URL: line.url, DATA_DIR: folderOf(shop.databaseUrl), ROLE: 'web', RATE_LIMITS: 'on' };
  server = await shop.another({ ...provider.env, ...counted });
  product = await shop.product({ price: 1800, stock: 5000 });
  [shopper] = (await manyShoppers(shop, 1, [server.url])) as [Shopper];
  for (let time = 0; time < 3; time++) await checkout(); // what the first ones ask for is in memory afterwards
});
afterAll(async () => {
  await shop?.close();
  await line?.close();
  provider?.stop();
});

/** Opens, pays and proves a payment. */
async function checkout(more: object = { items: [{ _id: product._id, quantity: 1 }] }) {
  const opened = await shopper.call('POST', '/razorpay', {
    amount: 180_000,
    currency: 'INR',
    receipt: receipt(),
    ...more,
  });
  expect(opened.text).toContain('order_');
  const paid = await fetch(`${provider.url}/pay`, {
    method: 'POST',
    body: JSON.stringify({ order_id: opened.body.id }),
  });
  const proved = await shopper.call('POST', '/razorpay/validate', await paid.json());
  expect(proved.status).toBe(200);
}

/** Statements of this work, and how many of them somebody waited for with nothing else under way. */
async function count(work: () => Promise<unknown>): Promise<{ statements: number; trips: number }> {
  line.taken('kiran');
  await work();
  const sent = line.taken('kiran');
  return { statements: sent.length, trips: sent.filter(({ waits }) => waits).length };
}

it('a checkout takes 17 round trips', async () => {
  expect(await count(checkout)).toEqual({ statements: 35, trips: 17 });
});

it.each([
  ['a heart', 'add-to-favorites', { isFavorite: false }, {}, 7],
  ['a product put into the cart', 'add-to-cart', { inCart: false }, {}, 4],
  ['a rating', 'rate-media', {}, { selectedRating: 4 }, 8],
] as const)('%s takes its number', async (_what, path, believed, chosen, trips) => {
  const once = async () => {
    const itemToAdd = { _id: (await shop.product())._id, ...chosen };
    return () => shopper.call('POST', `/Firebaseuser/${path}`, { uid: shopper.uid, itemToAdd, ...believed });
  };
  await (await once())();
  const again = await once();
  let status: number | undefined;
  const counted = await count(async () => {
    status = (await again()).status;
  });
  expect({ status, trips: counted.trips }).toEqual({ status: 200, trips });
});
