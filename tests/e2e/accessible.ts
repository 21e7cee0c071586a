import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shopping.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands, or what is `inside` a selector, breaks no rule of WCAG 2.2 AA that a machine can check, and does not
 * scroll sideways. `about` names it in the failure.
 */
export async function expectAccessible(page: Page, { inside, about = page.url() }: { inside?: string; about?: string } = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations } = await (inside ? axe.include(inside) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n   ${node.html.slice(0, 200)}\n   ${node.failureSummary?.split('\n')[1] ?? ''}`),
  );
  expect.soft(found, about).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${about} scrolls sideways`).toBeLessThanOrEqual(0);
}
