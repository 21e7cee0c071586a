import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ GUEST_ACCESS: 'open' });
});
afterAll(() => shop?.close());

const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => (address as string).replaceAll('&#38;', '&'));

it('serves the public pages without cookies', async () => {
  const { data } = (await (await get('/api/products?limit=1')).json()) as {
    data: { products: { _id: string; name: string }[] };
  };
  const product = data.products[0] as { _id: string; name: string };
  for (const [path, words] of [
    ['/', 'Flash Deals'],
    ['/products', product.name],
    [`/productPage/${product._id}`, product.name],
    ['/ServicePage/1', 'Services'],
  ] as const) {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('x-robots-tag'), path).toBeNull();
    expect(html, path).not.toContain('noindex');
    expect(html, path).toContain(words);
    expect(html, path).toContain(`<link rel="canonical" href="${shop.url}${path}"`);
  }
  expect((await get('/cart')).status).toBe(302);
});

it('lists in the sitemap only pages that answer, and nothing personal', async () => {
  const answer = await get('/sitemap.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const xml = await answer.text();
  const all = addresses(xml);
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  expect(all).toContain(`${shop.url}/products?category=solar-panels`);
  for (const check of ['fit', 'ev', 'water', 'pump', 'backup']) expect(all).toContain(`${shop.url}/solar/${check}`);
  const products = all.filter((one) => one.includes('/productPage/'));
  expect(products.length).toBe(((await (await get('/api/products?limit=1')).json()) as { total: number }).total);
  expect(all.filter((one) => /cart|account|user\/|order|manage|signup/i.test(one))).toEqual([]);
  expect((await fetch(products[0] as string)).status).toBe(200);
  expect((await get('/sitemap-1.xml')).status).toBe(404);
});

it('lists a new product at once, and an archived one no longer', async () => {
  const product = await shop.product({ name: 'Sitemap lantern' });
  const listed = async () => (await (await get('/sitemap.xml')).text()).includes(product._id);
  await expect.poll(listed).toBe(true);
  await (await shop.admin()).call('DELETE', `/products/${product._id}`);
  await expect.poll(listed).toBe(false);
});

it('tells robots what is closed, and where the sitemap is', async () => {
  const robots = await (await get('/robots.txt')).text();
  for (const path of ['/api/', '/cart', '/user/', '/account', '/orderManage', '/manageProduct'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).not.toContain('Disallow: /\n');
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});
