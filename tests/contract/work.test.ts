import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// What the workspace's frame asks: what waits for the owner, and where something is.

let shop: RunningShop;
let owner: Shopper;
let shopper: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
  shopper = await shop.shopper();
});
afterAll(() => shop?.close());

const work = async () =>
  (await owner.call('GET', '/admin/work')).body.data as { kind: string; count: number; due: string | null }[];
const find = async (q: string) => (await owner.call('GET', `/admin/search?${new URLSearchParams({ q })}`)).body.data;

describe('what waits', () => {
  it('is counted until it is done, complaints first, with the 48 hours of the law', async () => {
    expect(await work()).toEqual([]);
    const product = await shop.product({ price: 900, stock: 5 });
    const { order } = await buy(shop, shopper, [{ _id: product._id, quantity: 1, price: 900 }]);
    const who = { name: 'Meena Joshi', email: 'meena@example.com', phone: '9876543210', locale: 'en' };
    const sent = await shop
      .visitor()
      .call('POST', '/grievances', { ...who, topic: 'delivery', complaint: 'It has not come for two weeks.' });
    expect(sent.status, sent.text).toBe(201);

    const waiting = await work();
    expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
      ['complaints', 1],
      ['orders', 1],
    ]);
    const hours = (Date.parse(waiting[0]?.due ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThanOrEqual(48);
    expect(waiting[1]?.due).toBeNull();

    const asked = await shopper.call('POST', `/products/${product._id}/questions`, {
      question: 'Does it hum at night?',
    });
    expect((await work()).map(({ kind }) => kind)).toEqual(['complaints', 'orders', 'questions']);
    const answer = { state: 'answered', answer: 'No.' };
    await owner.call('PUT', `/product-questions/${asked.body.data.id}`, answer);

    await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'confirmed' });
    expect((await work()).map(({ kind }) => kind)).toEqual(['complaints', 'parcels']);
  });
});

describe('the search of the workspace', () => {
  it('finds an order by its number, a customer by name and a draft by its name', async () => {
    const product = await shop.product({ price: 700, stock: 5 });
    const { order } = await buy(shop, shopper, [{ _id: product._id, quantity: 1, price: 700 }]);
    expect((await find(`#${order.number}`)).orders).toEqual([
      { _id: order._id, number: order.number, name: expect.any(String), total: 700, status: 'created' },
    ]);
    const known = (await find(shopper.email)).customers;
    expect(known).toEqual([{ uid: shopper.uid, name: shopper.name, email: shopper.email }]);
    const draft = await owner.call('POST', '/products', { name: 'Quillwort lamp', title: 'Lamp', addTo: 'Shope' });
    expect(draft.status, draft.text).toBe(201);
    expect((await find('quillwort')).products).toMatchObject([{ name: 'Quillwort lamp' }]);
  });

  it('is the administrator’s only, and wants two letters', async () => {
    expect((await shopper.call('GET', '/admin/search?q=lamp')).status).toBe(403);
    expect((await shopper.call('GET', '/admin/work')).status).toBe(403);
    expect((await shop.visitor().call('GET', '/admin/work')).status).toBe(401);
    const short = await owner.call('GET', '/admin/search?q=+a+');
    expect(short.status).toBe(422);
    expect(short.text).toContain('At least 2 characters');
  });
});
