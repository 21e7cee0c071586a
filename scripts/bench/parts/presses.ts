import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launch } from '#tests/e2e/browsers.ts';
import type { BenchRun } from '../bench-run.ts';
import { findBrowser } from '../find-browser.ts';
import { median } from '../load/against.ts';
import { PRESSES } from '../measures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** How much slower than this machine the browser computes: about a cheap phone. */
const SLOWER = 4;

/** Milliseconds from a press to the next picture on the screen, by the browser's own account (Event Timing, as in interaction to next paint). */
export async function measurePresses(run: BenchRun): Promise<void> {
  const browser = await chromium.launch(launch(findBrowser()));
  try {
    await run.withPostgres(() =>
      run.withShop(async ({ url, shopper }) => {
        const customer = await shopper();
        const { body } = await customer.call('GET', '/products?limit=1');
        const itemToAdd = { _id: body.data.products[0]._id };
        await customer.call('POST', '/Firebaseuser/add-to-cart', { uid: customer.uid, itemToAdd, inCart: false });
        const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url }));
        const guest = [{ name: 'kiran_kind', value: 'guest', url }];
        const see = async (what: string, screen: BrowserContextOptions, known: Cookie[], press: Press) => {
          const slowest: number[] = [];
          for (let round = 0; round < run.rounds; round++)
            slowest.push(await slowestPress(browser, screen, known, press));
          run.add(what, median(slowest));
        };
        const products = `${url}/products`;
        await see(PRESSES.filter, DESKTOP, guest, { at: products, press: pressFilters });
        await see(PRESSES.panel, PHONE, guest, { at: products, press: pressFilterButton });
        await see(PRESSES.cart, PHONE, cookies, { at: `${url}/cart`, press: pressQuantity });
      }),
    );
  } finally {
    await browser.close();
  }
}

type Press = { at: string; press: (page: Page) => Promise<void> };
type Cookie = { name: string; value: string; url: string };

async function slowestPress(
  browser: Browser,
  screen: BrowserContextOptions,
  cookies: Cookie[],
  { at, press }: Press,
): Promise<number> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(at, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    await page.evaluate(watchPresses);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await press(page);
    // Entries come after the paint that they are about.
    await page.waitForFunction(() => (globalThis as { presses?: number[] }).presses?.length);
    return await page.evaluate(() => Math.max(...((globalThis as { presses?: number[] }).presses ?? [])));
  } finally {
    await context.close();
  }
}

/** Runs in the page. Entries without an interaction's number are movements of the pointer and the like. */
function watchPresses(): void {
  const presses: number[] = [];
  Object.assign(globalThis, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function pressFilters(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) {
    const address = page.url();
    await page.getByRole('complementary').getByRole('checkbox', { checked: false, disabled: false }).first().click();
    await page.waitForURL((url) => url.href !== address);
  }
}

async function pressFilterButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter' }).tap();
  await page.getByRole('dialog').waitFor();
}

/** The cart keeps what the visit before has pressed. */
async function pressQuantity(page: Page): Promise<void> {
  const status = page.getByRole('group', { name: /^Quantity/ }).getByRole('status');
  const before = Number(await status.first().textContent());
  for (const more of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Increase quantity' }).first().tap();
    const shown = status.filter({ hasText: new RegExp(`^${before + more}$`) });
    await shown.first().waitFor({ state: 'attached' });
  }
}
