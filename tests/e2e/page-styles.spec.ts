import type { Page } from '@playwright/test';
import { asGuest, expect, someProduct, test } from './shopping.ts';

// A page for everybody brings those rules of the style sheet that it needs itself (src/ssr/styles).

const WINDOWS = [
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;

type Looks = Map<string, Map<string, string>>;

/** Notes how each element looks, and what is before and after it; the second time also what has changed, which is returned. */
const look = (page: Page, window: string) =>
  page.evaluate(async (name) => {
    // What text is as wide as depends on which fonts have come.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const noted = (globalThis as { noted?: Map<string, Looks> }).noted ?? new Map<string, Looks>();
    (globalThis as { noted?: Map<string, Looks> }).noted = noted;
    const looks: Looks = new Map();
    for (const [at, element] of [...document.body.querySelectorAll('*')].entries())
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') continue;
        // Variables are only the way to what is seen, and what margins have become of `auto` is where the element is.
        const values = [...style].flatMap((property) =>
          /^--|^margin-/.test(property) ? [] : [[property, style.getPropertyValue(property)] as const],
        );
        // A picture's own parts come later.
        const { x, y } = (element.closest('svg') ?? element).getBoundingClientRect();
        looks.set(`${at} ${element.outerHTML.slice(0, 120)} ${part}`, new Map([...values, ['at', `${x} ${y}`]]));
      }
    const before = noted.get(name);
    noted.set(name, looks);
    const changed = before?.entries().flatMap(([element, values]) =>
      values.entries().flatMap(([property, value]) => {
        const now = looks.get(element)?.get(property);
        return now === value ? [] : [`${element}: ${property}: ${value}, then ${now}`];
      }),
    );
    return { count: looks.size, changed: [...(changed ?? [])].slice(0, 10) };
  }, window);

for (const path of ['/', '/products', 'PRODUCT', '/ServicePage/1', '/login', '/?lang=hi', '/nowhere'])
  test(`${path} looks the same before the whole style sheet has come`, async ({ page }) => {
    await asGuest(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.abort());
    const comes = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await comes.promise;
      await route.continue();
    });
    // The sheet holds back the load event, too.
    const waitUntil = 'domcontentloaded';
    await page.goto(path === 'PRODUCT' ? `/productPage/${(await someProduct(page))._id}` : path, { waitUntil });
    const lookInAll = async () => {
      const seen = [];
      for (const { size, colorScheme } of WINDOWS) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        seen.push(await look(page, colorScheme));
      }
      return seen;
    };
    for (const { count } of await lookInAll()) expect(count).toBeGreaterThan(20);
    const sheet = page.locator('link[rel=stylesheet]');
    await expect(sheet).toHaveCount(1);
    comes.resolve();
    await expect
      .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0))
      .toBeGreaterThan(0);
    for (const { changed } of await lookInAll()) expect(changed).toEqual([]);
  });
