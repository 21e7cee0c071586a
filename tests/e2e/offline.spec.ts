import type { Page } from '@playwright/test';
import { expect, open, signUp, test } from './shopping.ts';

// A shared context keeps the worker's own caches.
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** Waits until the worker controls this page: it does not yet control the first document of a visit. */
async function withWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const one of await (await caches.open(name)).keys()) all.push(new URL(one.url).pathname);
    return all;
  });

test('without a connection the shop says so, and Retry continues when it is back', async ({ page, context }) => {
  await signUp(page);
  await withWorker(page, '/');
  await context.setOffline(true);
  await page.goto('/products').catch(() => {});
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  const retry = page.getByRole('link', { name: 'Retry' });
  const colour = await retry.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)'); // the shop's own look, from the cache
  await retry.click().catch(() => {});
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  // The previous press may still be reloading the page.
  await expect(async () => {
    await page
      .getByRole('link', { name: 'Retry' })
      .click({ timeout: 2000 })
      .catch(() => {});
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline', { timeout: 3000 });
  }).toPass();
  await expect(page).toHaveURL(/\/products$/);
});

test('caches files that never change and nothing else', async ({ page }) => {
  await signUp(page);
  await withWorker(page, '/');
  for (const path of ['/products', '/cart', '/user/favorites']) await open(page, path);
  await page.waitForLoadState('networkidle');
  const paths = await kept(page);
  expect(paths.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(paths.some((path) => path.startsWith('/media/'))).toBe(true);
  expect(paths.filter((path) => !/^\/(assets|media)\//.test(path)).sort()).toEqual(['/favicon.svg', '/offline']);
});

test('an older build’s files are removed by the next', async ({ page }) => {
  await page.goto('/robots.txt'); // on the shop's origin, and without a worker yet
  await page.evaluate(async () => {
    await (await caches.open('kiran-000000000000')).put('/assets/old.js', new Response(''));
    await (await caches.open('somebody-elses')).put('/x', new Response(''));
  });
  await withWorker(page, '/offline');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('kiran-000000000000');
  expect(await page.evaluate(() => caches.keys())).toContain('somebody-elses');
});

test('the worker is revalidated each time, and the manifest’s icons exist', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^\/manifest\.webmanifest(\?v=\w+)?$/);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Kiran Solar', display: 'standalone', start_url: '/', scope: '/' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  expect((await page.request.get('/icons/apple-touch-icon.png')).status()).toBe(200);
});

test('a page that was left while offline can be opened again', async ({ page, context }) => {
  await signUp(page);
  await withWorker(page, '/user/favorites');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Ratings', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('We can’t reach the shop');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ratings' })).toBeVisible();
});
