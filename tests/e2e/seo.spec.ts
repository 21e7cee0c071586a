import type { Page } from '@playwright/test';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { asGuest, expect, open, signUp, someProduct, test } from './shopping.ts';

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).first().getAttribute(name);

test('a public page tells search engines and shared links what it is, in each language', async ({ page, baseURL }) => {
  await asGuest(page);
  const product = await someProduct(page, 2);
  const inHindi: string[] = [];
  for (const path of [
    '/',
    '/products?category=solar-panels',
    new URL(product.url, baseURL).pathname,
    '/ServicePage/1',
    '/t&c',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.headers()['x-robots-tag'], path).toBeUndefined();
    const address = `${baseURL}${path}`;
    expect(await attribute(page, 'link[rel="canonical"]', 'href'), path).toBe(address);
    expect(await attribute(page, 'meta[property="og:url"]', 'content'), path).toBe(address);
    expect((await attribute(page, 'meta[name="description"]', 'content'))?.length, path).toBeGreaterThan(30);
    expect(await attribute(page, 'meta[property="og:title"]', 'content'), path).toBe(await page.title());
    expect(await attribute(page, 'meta[property="og:image"]', 'content'), path).toMatch(/^http/);
    const languages = await page
      .locator('head link[rel="alternate"][hreflang]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')));
    expect(languages.sort(), path).toEqual([...LANGUAGES, 'x-default'].sort());
    const hindi = await attribute(page, 'link[hreflang="hi"]', 'href');
    expect(hindi).toContain('lang=hi');
    inHindi.push(hindi as string);
  }
  // Last: once chosen, a language stays with the visitor.
  for (const address of inHindi) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('lang', 'hi-IN');
    expect(await attribute(page, 'link[rel="canonical"]', 'href'), address).toBe(address);
  }
});

test('personal and unknown pages and further filters are not listed', async ({ page }) => {
  await signUp(page);
  for (const path of [
    '/cart',
    '/user/favorites',
    '/account',
    '/orderManage',
    '/no-such-page',
    '/productPage/prd_unknown',
    '/products?q=panel',
    '/offline',
  ]) {
    expect((await page.request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
});

test('every page has its own title', async ({ page }) => {
  await signUp(page);
  const titles = new Set<string>();
  const paths = ['/', '/products', '/cart', '/user/favorites', '/user/ratings', '/orderManage', '/account', '/t&c'];
  for (const path of paths) {
    await open(page, path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});

test('robots.txt offers a stranger only pages that answer', async ({ page, baseURL }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /\n');
  expect(robots).toContain('Allow: /privacy');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
