import type { Page } from '@playwright/test';
import { inPieces } from './in-pieces.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { buy, customer, newProduct } from './order-people.ts';
import { asGuest, expect, open, putInCart, test } from './shopping.ts';

// On this line, what a page fetches for itself arrives long after its first paint: without reserved space it shifts the layout.

const MOST = 0.01;
const PLAN = 1;

/** Until it is disposed of. A session left open would slow the next journey's page too, and keep it from being taken offline. */
async function slowDown(page: Page): Promise<AsyncDisposable> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  return { [Symbol.asyncDispose]: () => session.detach() };
}

/** Opens a page, waits until the network is idle, and expects that nothing on it has moved; a failure does not keep the next pages from being opened. */
async function expectStill(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const { sum, shifts } = await shiftsOf(page);
    expect.soft(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
  });
}

test('nothing moves while a guest shops on a slow line', async ({ page, browser }) => {
  const { id } = await newProduct(browser, { price: 2000, about: 'Still lamp' });
  await asGuest(page);
  await watchShifts(page);
  await using _ = await slowDown(page);
  for (const path of ['/products', `/productPage/${id}`, '/ServicePage/1', `/Service/${PLAN}`])
    await expectStill(page, path);
});

test('nothing moves while a page arrives in pieces', async ({ browser, baseURL }) => {
  await using pieces = await inPieces(baseURL as string);
  // No service worker: it would fetch the page as a whole.
  const context = await browser.newContext({
    ...test.info().project.use,
    baseURL: pieces.url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const { id } = await newProduct(browser, { price: 2000, about: 'Lamp in pieces' });
  await context.addCookies([{ name: 'kiran_kind', value: 'guest', url: pieces.url }]);
  await watchShifts(page);
  for (const path of [`/productPage/${id}`, '/ServicePage/1', `/Service/${PLAN}`]) await expectStill(page, path);
  await context.close();
});

test('nothing moves while a customer shops on a slow line, and the cart does not ask again for the quote it came with', async ({
  page,
  browser,
}) => {
  const { id } = await newProduct(browser, { price: 2000, about: 'Steady lamp' });
  const { uid } = await customer(page);
  const order = await buy(page, [{ _id: id, quantity: 1 }]);
  await putInCart(page, uid, id);
  await watchShifts(page);
  await using _ = await slowDown(page);
  const quotes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout/quote')) quotes.push(request.postData() ?? '');
  });
  await expectStill(page, `/productPage/${id}`);
  await expectStill(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(/^Arrives in Ahmedabad/)).toBeVisible();
  await expect(summary.getByText('SOLAR15')).toBeVisible();
  expect(quotes).toEqual([]);
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect.poll(() => quotes.some((body) => JSON.parse(body).items[0].quantity === 2)).toBe(true);
  quotes.length = 0;
  await expectStill(page, `/ServiceBookPage?plan=${PLAN}`);
  expect(quotes).toEqual([]);
  await expectStill(page, `/order/${order._id}`);
});

test('the first picture has the line to itself until it is seen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const arrives = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  // A machine so busy that it paints after a second and a half is not what is looked at.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 1500 ? 0 : setTimeout(run, ms)) as typeof setTimeout;
  });
  await asGuest(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(async () => {
    await new Promise<void>((then) => {
      new PerformanceObserver(() => then()).observe({ type: 'paint', buffered: true });
    });
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
  expect(scripts).toEqual([]);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  arrives.resolve();
  await asked;
});

test('the letters of the languages’ names are fetched near the foot of a page', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.push(name);
  });
  await asGuest(page);
  await open(page, '/products');
  await page.waitForLoadState('networkidle');
  // Other journeys' products may have letters of their own.
  const names = () => fonts.filter((name) => name.startsWith('language-name'));
  expect(fonts).toContain('plus-jakarta-sans-latin');
  expect(names()).toEqual([]);
  await page.getByRole('navigation', { name: 'Language' }).scrollIntoViewIfNeeded();
  await expect.poll(names).toHaveLength(2);
});

test('pictures that a dead spot has swallowed are fetched again, before the scripts and after', async ({ page }) => {
  await asGuest(page);
  let isDead = true;
  const lost = new Set<string>();
  await page.route('**/media/**', (route) => {
    if (!isDead) return route.continue();
    lost.add(route.request().url());
    return route.abort('connectionfailed');
  });
  await open(page, '/');
  const scene = page.locator('picture img[fetchpriority=high]').first();
  await page.getByRole('navigation', { name: 'Language' }).scrollIntoViewIfNeeded();
  const last = page.locator('main picture img').last();
  await expect.poll(() => lost.size).toBeGreaterThan(8);
  const widths = () =>
    Promise.all([scene, last].map((img) => img.evaluate((one: HTMLImageElement) => one.naturalWidth)));
  expect(await widths()).toEqual([0, 0]);
  isDead = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
});
