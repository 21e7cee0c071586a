import { alive, expect, open, signUpByHand, someProduct, test } from './shopping.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveURL(/\/signup/);
  await page.getByRole('button', { name: 'Browse without an account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await alive(page);
});

test('a guest browses without header and footer, and personal actions ask to sign in', async ({ page }) => {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  const product = await someProduct(page, 3);
  await open(page, product.url);
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  const asks = async (text: string | RegExp) => {
    await expect(prompt.getByText(text)).toBeVisible();
    await prompt.getByRole('button', { name: 'Cancel' }).click();
    await expect(prompt).toBeHidden();
  };
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await asks('Please Log in to your Account to Add This To Your Favorites');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await asks('Please Log in to your Account to Add This To Your Cart');
  await page.getByRole('group', { name: 'Your rating' }).getByRole('radio', { name: '5 stars' }).click();
  await asks('Please Log in to your Account to Rate this Product');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await asks("Don't have an account? Register");
});

test('the way past the head is a button’s size when it has the focus', async ({ page }) => {
  // In one step: with less motion it has its size at once, not a frame later.
  const { height, inset } = await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => {
    link.focus();
    return {
      height: link.getBoundingClientRect().height,
      inset: Number.parseFloat(getComputedStyle(link).paddingInlineStart),
    };
  });
  expect(height).toBeGreaterThanOrEqual(44);
  expect(inset).toBeGreaterThanOrEqual(12);
});

test('what a guest asked for is done after sign-up', async ({ page }) => {
  const product = await someProduct(page, 4);
  await open(page, product.url);
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const kept = page.waitForResponse((answer) => answer.url().includes('/add-to-favorites')); // the heart shows before the shop has answered
  await signUpByHand(page, 'Ravi Shah');
  await expect(page).toHaveURL(new RegExp(`${product.url}$`));
  await expect(page.getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();
  expect((await kept).ok()).toBe(true);
  await open(page, '/user/favorites');
  await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible();
});

test('a personal page sends a guest to sign-up and back', async ({ page }) => {
  await open(page, '/cart');
  await expect(page).toHaveURL(/\/signup\?from=%2Fcart/);
  await signUpByHand(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('No items are added in Cart').first()).toBeVisible();
});

test("a guest's line says whose shop it is, covers nothing and scrolls away", async ({ page, isMobile }) => {
  const product = await someProduct(page);
  for (const width of isMobile ? [390] : [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      '/products',
      product.url,
      '/contectUs',
      '/ServicePage/1',
      '/Service/1',
      '/faq',
      '/compare',
      '/t&c',
      '/AbautUs?lang=hi',
    ]) {
      await open(page, path);
      const line = page.locator('.guest-way-in');
      await expect(line.getByRole('link', { name: /^Kiran Solar, / })).toHaveAttribute('href', '/');
      await expect(line.getByRole('link', { name: /^(Sign in|साइन इन करें)$/ })).toHaveAttribute('href', /^\/signup/);
      const [box, main] = await Promise.all([line.boundingBox(), page.getByRole('main').boundingBox()]);
      expect(box?.height, `${path} at ${width}`).toBeLessThanOrEqual(width < 1024 ? 50 : 66); // there it holds the search
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(main?.y ?? 0);
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      if ((await page.evaluate(() => scrollY)) > 100) await expect(line).not.toBeInViewport();
    }
  }
});
