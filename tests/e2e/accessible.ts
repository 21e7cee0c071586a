import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shopping.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MODAL = 'dialog:modal';

/**
 * Expects the current page, what is `inside` a selector, or the open modal dialog (the rest is inert) to break no rule of WCAG 2.2 AA that a
 * machine can check, and not to scroll sideways. `about` names it in the failure.
 */
export async function expectAccessible(
  page: Page,
  { inside, about = page.url() }: { inside?: string; about?: string } = {},
): Promise<void> {
  if (inside) await expect(page.locator(inside).first()).toBeVisible();
  const part = inside ?? ((await page.locator(MODAL).count()) > 0 ? MODAL : undefined);
  // Passing checks need no description; and a page without frames is judged directly, not in an empty one beside it.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .setLegacyMode(page.frames().length === 1);
  await page.evaluate(letBarsGo, true);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  await page.evaluate(letBarsGo, false);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help}\n   ${node.html.slice(0, 200)}\n   ${node.failureSummary?.split('\n')[1] ?? ''}`,
    ),
  );
  expect.soft(found, about).toEqual([]);
  // A label that refers to an id would be read from whichever comes first.
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect.soft(twice, `${about}: ids that are there twice`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${about} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Runs in the page: what lies below the bars at its edges is not too small a target, it can be scrolled free. By a style sheet, so that it also holds
 * for a bar that only now comes to rest at its edge, as the header does a moment after the page has scrolled.
 */
function letBarsGo(go: boolean): void {
  const sheet = new CSSStyleSheet();
  if (go) sheet.replaceSync('header.sticky, .bottom-bar, .buy-bar, .step-line { position: static !important }');
  document.adoptedStyleSheets = [sheet]; // the shop itself adopts none
}

/**
 * The same on a phone, a tablet and a wide screen, each as tall as the page, so that sticky elements cover nothing. Afterwards the page gets its
 * own size back.
 */
export async function expectAccessibleAtEveryWidth(page: Page, about: string): Promise<void> {
  const own = page.viewportSize();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(900, height) });
    await expectAccessible(page, { about: `${about} at ${width} px` });
  }
  if (own) await page.setViewportSize(own);
}
