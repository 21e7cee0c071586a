import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, open, PASSWORD, test } from './shopping.ts';

const fill = async (page: Page, from = '') => {
  await open(page, `/signup${from && `?from=${encodeURIComponent(from)}`}`);
  await page.getByLabel('Name', { exact: true }).fill('Asha Patel');
  await page.getByLabel('Email', { exact: true }).fill(`welcome-${Date.now()}-${Math.random()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
};

test('a new account is welcomed once, over the page and out of its way', async ({ page }) => {
  await fill(page);
  const welcome = page.getByRole('region', { name: 'Welcome, Asha Patel.' });
  await expect(welcome.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  // It is first in reading order, and the page beneath can be used.
  await page.keyboard.press('Tab');
  await expect(welcome.getByRole('link', { name: 'Plan my roof' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Flash Deals' })).toBeVisible();
  await expect(
    page
      .getByRole('button', { name: /Asha Patel/ })
      .or(page.getByText('Asha Patel'))
      .first(),
  ).toBeAttached();
  await expect(welcome).toBeHidden();
});

test('whoever creates an account on the way to something goes there', async ({ page }) => {
  await fill(page, '/cart');
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('region', { name: /^Welcome/ })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the welcome stands above the bar at the lower edge', async ({ page }) => {
    await fill(page);
    const welcome = page.getByRole('region', { name: 'Welcome, Asha Patel.' });
    await expect(welcome).toBeVisible();
    const bar = page
      .getByRole('navigation')
      .filter({ has: page.getByRole('link', { name: 'Account' }) })
      .last();
    const [above, below] = [await welcome.boundingBox(), await bar.boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);
    await welcome.getByRole('button', { name: 'Close the welcome' }).click();
    await expect(welcome).toBeHidden();
  });
});
