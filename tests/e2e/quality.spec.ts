import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '#src/contract/pages.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { addAddress, expect, open, putInCart, signIn, signUp, someProduct, test } from './shopping.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page, path: string) {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n   ${node.html.slice(0, 200)}\n   ${node.failureSummary?.split('\n')[1] ?? ''}`),
  );
  expect(found, path).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

const asGuest = (page: Page) => page.context().addCookies([{ name: 'kiran_kind', value: 'guest', url: test.info().project.use.baseURL }]);

test.describe('every page is accessible', () => {
  for (const path of [
    '/signup',
    '/signup?face=sign-in',
    '/forgot-password',
    '/reset-password?token=none',
    '/verify-email?token=none',
    '/t&c',
    '/no-such-page',
  ]) {
    test(`signed out: ${path}`, ({ page }) => expectAccessible(page, path));
  }

  for (const path of ['/', '/products', '/products?category=solar-panels', '/products?category=nothing-of-the-kind']) {
    test(`guest: ${path}`, async ({ page }) => {
      await asGuest(page);
      await expectAccessible(page, path);
    });
  }

  test('guest: a product', async ({ page }) => {
    await asGuest(page);
    await expectAccessible(page, (await someProduct(page)).url);
  });

  for (const path of ['/', '/cart', '/orderManage', '/user/favorites', '/user/cart', '/user/ratings', '/account', '/update-profile']) {
    test(`customer: ${path}`, async ({ page }) => {
      const { uid } = await signUp(page);
      if (path === '/cart' || path === '/user/cart') await putInCart(page, uid, (await someProduct(page, 5))._id);
      if (path === '/cart' || path === '/account') await addAddress(page, uid);
      await expectAccessible(page, path);
    });
  }

  test('administrator: every page of the workspace', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'its tables have their own layout on the phone; once is enough');
    test.setTimeout(240_000);
    await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const paths = Object.values(PAGES).flatMap(({ path, access }) => (access === 'administrator' && !path.includes(':') ? [path] : []));
    for (const path of paths) await test.step(path, () => expectAccessible(page, path));
  });
});

test('the home page keeps still while it loads, and asks nobody else for anything', async ({ page, baseURL }) => {
  await signUp(page);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL as string) && !/^(data|blob):/.test(request.url())) strangers.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] })[]) {
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, sources: entry.sources?.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120) ?? '') ?? [] });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(0.02);
  expect(strangers).toEqual([]);
});

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });
  test('the home page brings at most 300 kB of pictures before anybody scrolls', async ({ page }) => {
    await asGuest(page);
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image' && !/^(data|blob):/.test(response.url()))
        sizes.set(
          response.url(),
          response.body().then((body) => body.length),
        );
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes.values())).reduce((sum, one) => sum + one, 0);
    expect(sizes.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(300_000);
  });
});

test('pages come with their policy, and the answers of the gate are kept by nobody', async ({ page }) => {
  const away = await page.request.get('/', { maxRedirects: 0 });
  expect(away.status()).toBe(302);
  expect(away.headers()['cache-control']).toContain('no-store');
  await asGuest(page);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
});
