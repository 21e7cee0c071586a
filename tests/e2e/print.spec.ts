import { expect, open, signUp, test } from './shopping.ts';

test('on paper a page keeps the shop’s name and what it says, and loses what can only be pressed', async ({ page }) => {
  const printed = async (path: string) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
  };
  const onScreen = () => page.emulateMedia({ media: null });
  await printed('/solar/plan?pin=380060&discom=ugvcl&bill=3200&roof=60');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await onScreen();
  await signUp(page);
  await printed('/products');
  const header = page.locator('header').first();
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await onScreen();
  await expect(page.getByRole('button').first()).toBeVisible();
  // A picture that opens when it is pressed is a picture on paper.
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main button img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
});
