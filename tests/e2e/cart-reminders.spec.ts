import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { call, expect, open, putInCart, reload, signIn, signUp, someProduct, test } from './shopping.ts';

test('a customer asks to be reminded of a cart that is left, and ends it in the profile', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const { version } = (await call(page, 'GET', '/admin/settings')).data;
  await call(page, 'PUT', '/admin/settings', { values: { 'reminders.cartHours': 4 }, version });
  await page.context().clearCookies();

  const { uid } = await signUp(page);
  await putInCart(page, uid, (await someProduct(page))._id);
  const box = page.getByRole('checkbox', { name: /^Remind me by email/ });

  await test.step('the box in the cart is not ticked beforehand, and is kept at once', async () => {
    await open(page, '/cart');
    await expect(box).not.toBeChecked();
    await expectAccessible(page);
    const kept = page.waitForResponse('**/api/account/cart-reminders');
    await box.press('Space');
    expect((await kept).status()).toBe(200);
    await expect(box).toBeChecked();
    await reload(page);
    await expect(box).toHaveCount(0);
  });

  await test.step('the profile shows it and ends it', async () => {
    await open(page, '/update-profile');
    await expect(box).toBeChecked();
    await expectAccessible(page);
    const kept = page.waitForResponse('**/api/account/cart-reminders');
    await box.press('Space');
    expect((await kept).status()).toBe(200);
    await reload(page);
    await expect(box).not.toBeChecked();
  });

  await test.step('a link that is no longer valid says so', async () => {
    await open(page, '/end-cart-reminders#token=nothing-of-this-name');
    await expect(page.getByRole('heading', { name: 'These reminders have already ended' })).toBeVisible();
    await expectAccessible(page);
  });
});
