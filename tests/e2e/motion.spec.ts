import type { Page } from '@playwright/test';
import { alive, asGuest, expect, open, signUp, someProduct, test } from './shopping.ts';

/** What has been animated by script since, by element. */
async function watchAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const seen: string[] = [];
    Object.assign(window, { animated: seen });
    Element.prototype.animate = function (...args) {
      seen.push(this.localName);
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { animated: string[] }).animated.splice(0));
}

test('hearts and the cart answer a press by a movement, unless less of it is asked for', async ({ page }) => {
  await signUp(page);
  await open(page, '/products');
  const cards = page.getByRole('main').getByRole('article');
  const press = async (at: number, count: number) => {
    await cards.nth(at).getByRole('button', { name: 'Add to favorites' }).click();
    await expect(cards.nth(at).getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
    await cards.nth(at).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^Cart, ${count} `) }).first()).toBeVisible();
  };
  const animated = await watchAnimations(page);
  await press(0, 1);
  expect(await animated()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(1, 2);
  expect(new Set(await animated())).toEqual(new Set(['svg', 'img', 'span']));
  // The copy that fell is gone, and never was in the way.
  await expect(page.locator('body > img')).toHaveCount(0);

  await page.reload();
  await alive(page);
  const later = await watchAnimations(page);
  await expect(page.getByRole('link', { name: /^Cart, 2 / }).first()).toBeVisible();
  expect(await later()).toEqual([]);
});

test('a picture falls from the product’s page into the cart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signUp(page);
  const { _id: id } = await someProduct(page);
  await open(page, `/productPage/${id}`);
  const seen = await watchAnimations(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible();
  expect(await seen()).toContain('img');
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('sections rise as they are scrolled in, and stand still where less motion is asked for', async ({ page }) => {
  await asGuest(page);
  await open(page, '/');
  const section = page.locator('#home-part-services');
  const offset = () => section.evaluate((one) => getComputedStyle(one).translate);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await offset()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(offset).toBe('0px 16px');
  await section.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await expect.poll(offset).toBe('none');
});
