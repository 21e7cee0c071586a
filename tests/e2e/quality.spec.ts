import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { launch, wholeBrowser } from './browsers.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { asGuest, call, expect, open, signUp, test } from './shopping.ts';
import { twoFrames } from './two-frames.ts';

// Without a window Chromium knows no connection, and fetches pictures from further below the screen than a shopper's browser.
test.use({ launchOptions: launch(wholeBrowser()) });

test('the home page does not shift while it loads, and requests nothing from other sites', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL as string) && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url());
  });
  await watchShifts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await twoFrames(page);
  }
  await page.waitForLoadState('networkidle');
  const { sum, shifts } = await shiftsOf(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  expect(strangers).toEqual([]);
});

test('a page makes no formatter of Intl before it can be pressed', async ({ page }) => {
  await asGuest(page);
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'Segmenter'] as const) {
      const made = new Proxy(Intl[name], {
        construct(target, words) {
          document.documentElement.dataset['made'] = name;
          return Reflect.construct(target, words) as object;
        },
      });
      Object.defineProperty(Intl, name, { value: made });
    }
  });
  // The first costs a phone a fifth of a second (docs/decisions/0070).
  const { data } = await call(page, 'GET', '/products?limit=1');
  for (const path of ['/', '/products', '/services', `/productPage/${data.products[0]._id}`]) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.dataset['made']), path).toBeUndefined();
  }
  await page.evaluate(() => new Intl.NumberFormat('en'));
  expect(await page.evaluate(() => document.documentElement.dataset['made'])).toBe('NumberFormat');
});

test('the router is made in a task before the page is taken over', async ({ page }) => {
  await asGuest(page);
  await page.addInitScript(() => {
    // The router calls itself so once it is made; what is taken over has its listeners as properties of the elements.
    Object.defineProperty(window, '__reactRouterDataRouter', {
      set: () =>
        queueMicrotask(() => {
          const isAlive = Object.keys(document.querySelector('main a') ?? {}).length > 0;
          document.documentElement.dataset['routerMade'] = isAlive ? 'with the page' : 'before';
        }),
    });
  });
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.dataset['routerMade'])).toBe('before');
  expect(await page.evaluate(() => Object.keys(document.querySelector('main a') ?? {}).length)).toBeGreaterThan(0);
});

test.describe('on a high-density screen', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });
  test('the home page loads at most 300 kB of pictures before scrolling', async ({ page }) => {
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

test('pages have their policy, and the gate’s answers are not cached', async ({ page }) => {
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

test('an address that other software could read as another host’s is not a page', async ({ page, baseURL }) => {
  const odd = `${baseURL}//evil.example/products`;
  const stranger = await page.request.get(odd, { maxRedirects: 0 });
  expect([stranger.status(), stranger.headers()['location']]).toEqual([404, undefined]);
  await asGuest(page);
  expect((await page.goto(odd))?.status()).toBe(404);
  await expect(page.getByText('This page was not found.')).toBeVisible();
  expect(await page.content()).not.toMatch(/(?:href|src|action)="[^"]*evil\.example/);
  await expectAccessibleAtEveryWidth(page, 'an odd address');
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL(`${baseURL}/products`);
});
