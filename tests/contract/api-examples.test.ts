import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '#src/shop/back-office/webhooks/sign-delivery.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// The examples of docs/api/keys-and-webhooks.md, run as they stand there.

const text = readFileSync(new URL('../../docs/api/keys-and-webhooks.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs the one example that contains this text; answers what it exports. */
async function run(containing: string, env: Record<string, string> = {}) {
  const found = examples.filter((code) => code.includes(containing));
  expect(found, containing).toHaveLength(1);
  Object.assign(process.env, env);
  // A comment of its own makes each run a module of its own.
  return import(`data:text/javascript,${encodeURIComponent(`${found[0]}\n// ${runs++}`)}`);
}
let runs = 0;

let shop: RunningShop;
let owner: Shopper;
let order: { _id: string; number: number };
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
  const product = await shop.product({ stock: 20 });
  ({ order } = await buy(shop, await shop.shopper(), [{ _id: product._id, quantity: 1, price: product.price }]));
});
afterAll(() => shop?.close());

it('are all run below', () => expect(examples).toHaveLength(4));

describe('an example', () => {
  it('reads the new orders', async () => {
    const { found } = await run('orderStatus=created', { SHOP: shop.url, KEY: await makeKey(owner, ['orders:read']) });
    expect(found).toMatchObject([{ _id: order._id, number: order.number }]);
  });

  it('writes stock and price', async () => {
    const { _id } = await shop.product({ stock: 8 });
    const key = await makeKey(owner, ['stock:write']);
    const { data } = await run('stockWas', { SHOP: shop.url, KEY: key, PRODUCT: _id });
    expect(data.product).toMatchObject({ _id, stock: 23, price: 1299 });
  });

  it('sends a parcel, once', async () => {
    for (const orderStatus of ['confirmed', 'packed']) await owner.call('PUT', `/order/${order._id}`, { orderStatus });
    const env = { SHOP: shop.url, KEY: await makeKey(owner, ['parcels:write']), ORDER: order._id };
    const first = await run('/shipments`', env);
    expect(first.data.shipment).toMatchObject({ carrier: 'Delhivery', state: 'shipped' });
    expect((await run('/shipments`', env)).data.shipment.id).toBe(first.data.shipment.id);
  });

  it('checks a signature', async () => {
    const { isFromShop } = await run('isFromShop');
    const now = new Date('2026-11-27T10:00:00Z');
    const header = signatureOf('{"id":"evt_1"}', ['new', 'former'], now);
    expect(isFromShop('{"id":"evt_1"}', header, 'new', now.getTime())).toBe(true);
    expect(isFromShop('{"id":"evt_1"}', header, 'former', now.getTime() + 299_000)).toBe(true);
    expect(isFromShop('{"id":"evt_2"}', header, 'new', now.getTime())).toBe(false);
    expect(isFromShop('{"id":"evt_1"}', header, 'other', now.getTime())).toBe(false);
    expect(isFromShop('{"id":"evt_1"}', header, 'new', now.getTime() + 301_000)).toBe(false);
    expect(isFromShop('{"id":"evt_1"}', 'v1=00', 'new', now.getTime())).toBe(false);
  });
});
