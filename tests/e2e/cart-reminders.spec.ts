import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { expectAccessible } from './accessible.ts';
import { confirmAddress, withSql } from './database.ts';
import { changeSettings } from './order-people.ts';
import { expect, open, putInCart, reload, signUp, someProduct, test } from './shopping.ts';

test('a customer asks for reminders of an abandoned cart, and ends them in the profile or by a mail’s link', async ({
  page,
  browser,
}) => {
  await changeSettings(browser, { 'reminders.cartHours': 4 });
  const { uid, email } = await signUp(page);
  await putInCart(page, uid, (await someProduct(page))._id);
  const box = page.getByRole('checkbox', { name: /^Email me a reminder/ });
  const change = async () => {
    const kept = page.waitForResponse('**/api/account/cart-reminders');
    await box.press('Space');
    expect((await kept).status()).toBe(200);
  };

  await test.step('only an address that was proved can be written to', async () => {
    await open(page, '/cart');
    await expect(page.getByRole('button', { name: 'Place Order' }).first()).toBeVisible();
    await expect(box).toHaveCount(0);
    await open(page, '/update-profile');
    const section = page.getByRole('region', { name: 'Cart reminders' });
    await expect(section.getByText('Confirm your email address first.')).toBeVisible();
    await confirmAddress(email);
  });

  await test.step('the box in the cart is not ticked beforehand, and is kept at once', async () => {
    await open(page, '/cart');
    await expect(box).not.toBeChecked();
    await expectAccessible(page);
    await change();
    await expect(box).toBeChecked();
    await reload(page);
    await expect(page.getByRole('button', { name: 'Place Order' }).first()).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  await test.step('the profile shows it and ends it', async () => {
    await open(page, '/update-profile');
    await expect(box).toBeChecked();
    await expectAccessible(page);
    await change();
    await reload(page);
    await expect(box).not.toBeChecked();
    await change();
  });

  await test.step('a mail’s link leads back to the cart once, and ends them by another', async () => {
    const token = `reminder-of-${uid}`;
    await withSql((sql) =>
      sql.query(`insert into cart_reminder values ($1, $2, 'contents', $3, now())`, [uid, uid, tokenHash(token)]),
    );
    const noted = page.waitForResponse('**/api/cart-reminders/link/return');
    await open(page, `/cart#token=${token}`);
    expect((await noted).status()).toBe(200);
    await expect(page).toHaveURL(/\/cart$/);
    await open(page, `/end-cart-reminders#token=${token}`);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: 'Cart reminders have ended' })).toBeVisible();
    await expectAccessible(page);
    await reload(page);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await open(page, '/update-profile');
    await expect(box).not.toBeChecked();
  });

  await test.step('a link that is no longer valid says so', async () => {
    await open(page, '/end-cart-reminders#token=nothing-of-this-name');
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expectAccessible(page);
  });
});
