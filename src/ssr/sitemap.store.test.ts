import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPEN, type ShopState } from '#src/shop/back-office/opening/opening.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { serveSitemap } from './sitemap.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

it('splits many addresses into files with an index, none left out or repeated', async () => {
  const made: string[] = [];
  for (let at = 0; at < 7; at++) made.push(await t.newProduct({ price: 10 + at, stock: 1 }));
  const sitemap = serveSitemap({ ...t.shop, settings: { ...t.shop.settings, guestAccess: 'open' } }, 4);
  const app = new Hono().get('/sitemap.xml', sitemap).get('/:part{sitemap-[0-9]+\\.xml}', sitemap);
  const read = async (path: string) =>
    [...(await (await app.request(`http://shop.example${path}`)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, one]) => one as string,
    );
  const files = await read('/sitemap.xml');
  expect(files.length).toBeGreaterThan(2);
  const all = (await Promise.all(files.map((file) => read(new URL(file).pathname)))).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((one) => one.includes('/productPage/')).map((one) => one.split('/').at(-1))).toEqual(made);
  for (const path of ['/sitemap-0.xml', `/sitemap-${files.length + 1}.xml`])
    expect((await app.request(`http://shop.example${path}`)).status).toBe(404);
  // Whoever asks again, and for any number, gets the answer from memory. A notification of the new products may still expire it once.
  const stored = { ...t.shop, db: undefined as never, settings: { ...t.shop.settings, guestAccess: 'open' as const } };
  const kept = new Hono()
    .get('/sitemap.xml', serveSitemap(stored, 4))
    .get('/:part{sitemap-[0-9]+\\.xml}', serveSitemap(stored, 4));
  const fromMemory = async () => {
    for (const path of ['/sitemap.xml', '/sitemap-1.xml']) await read(path);
    const asked = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-99.xml', '/sitemap-01.xml'];
    return Promise.all(asked.map(async (path) => (await kept.request(`http://shop.example${path}`)).status));
  };
  await expect.poll(fromMemory).toEqual([200, 200, 404, 404]);
});

it('lists only the home page until the shop opens, and everything as soon as it does', async () => {
  const id = await t.newProduct({ price: 10, stock: 1 });
  const opening = { current: { ...OPEN, state: 'soon' as ShopState } };
  const sitemap = serveSitemap({ ...t.shop, opening, settings: { ...t.shop.settings, guestAccess: 'open' } }, 4);
  const app = new Hono().get('/sitemap.xml', sitemap).get('/:part{sitemap-[0-9]+\\.xml}', sitemap);
  const ask = (path: string) => app.request(`http://shop.example${path}`);
  const read = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<loc>([^<]+)</g)].map(([, one]) => one as string);
  expect(await read('/sitemap.xml')).toEqual(['http://localhost:3000/']);
  expect((await ask('/sitemap-1.xml')).status).toBe(404);
  for (const state of ['open', 'closed'] as const) {
    opening.current = { ...OPEN, state };
    const files = await read('/sitemap.xml');
    expect(
      (await Promise.all(files.map((file) => read(new URL(file).pathname)))).flat().some((one) => one.endsWith(id)),
    ).toBe(true);
  }
});
