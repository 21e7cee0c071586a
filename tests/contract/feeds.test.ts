import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';

// The feeds as a running shop serves them; what is in them is in src/ssr/product-feeds.store.test.ts.

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ GUEST_ACCESS: 'open' });
});
afterAll(() => shop?.close());

it.each(['google', 'meta'])('%s reads every product of the demonstration, the same for everybody', async (reader) => {
  const [stranger, owner] = await Promise.all([
    shop.visitor().ask('GET', `/feeds/${reader}.xml`),
    shop.admin().then((admin) => admin.ask('GET', `/feeds/${reader}.xml`)),
  ]);
  expect(stranger.status).toBe(200);
  expect(stranger.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(stranger.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(owner.text).toBe(stranger.text);
  const { rows } = await shop.sql.query(
    `select count(*)::int as count from product where archived_at is null and price_paise > 0 and main_image <> ''`,
  );
  expect(rows[0].count).toBeGreaterThan(10);
  expect(stranger.text.match(/<item>/g)).toHaveLength(rows[0].count);
});

it('follows a price at once', async () => {
  const [, id = ''] = /<g:id>([^<]+)</.exec((await shop.visitor().ask('GET', '/feeds/google.xml')).text) ?? [];
  const owner = await shop.admin();
  await owner.call('PUT', `/products/${id}/stock`, { price: 4321, listPrice: 4321 });
  expect((await shop.visitor().ask('GET', '/feeds/google.xml')).text).toContain('<g:price>4321.00 INR</g:price>');
});

it('knows no other files', async () => {
  for (const file of ['google-2.xml', 'amazon.xml', 'google', '../package.json'])
    expect((await shop.visitor().ask('GET', `/feeds/${file}`)).status, file).toBe(404);
});
