import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { asGuest, call, expect, open, signIn, test } from './shopping.ts';

// In a year that no other journey uses: the shop is shared.
const FIRST_DAY = '2093-04-01';

test('the owner adds the next tariff, refuses to overlap it, removes it; shoppers read it meanwhile', async ({
  page,
  browser,
}) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/solar/figures');
  const card = page
    .getByRole('article')
    .filter({ hasText: 'Electricity tariff' })
    .filter({ hasText: 'companies, towns' });
  await expect(card).toContainText('Not confirmed');
  await expect(card).toContainText('₹3.05 a unit');
  await card.getByRole('button', { name: 'Add value' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, { inside: 'dialog[open]' });
  await dialog.getByLabel('₹ a unit, by units of a month').fill('50: 3.33\n40: 4');
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Order of 2093');
  await dialog.getByLabel('First day').fill(FIRST_DAY);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write one step per line, rising')).toBeVisible();
  await dialog.getByLabel('₹ a unit, by units of a month').fill('50: 3.33\nrest: 5.55');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('₹5.55 a unit');

  await card.getByRole('button', { name: 'Add value' }).click();
  await dialog.getByRole('textbox', { name: 'Source' }).fill('The same day again');
  await dialog.getByLabel('First day').fill(FIRST_DAY);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another value holds on one of these days').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const shopper = await (await browser.newContext()).newPage();
  await asGuest(shopper);
  await open(shopper, '/solar/sources');
  const tariff = shopper.getByRole('article').filter({ hasText: 'Order of 2093' });
  await expect(tariff).toContainText('Begins later');
  await expect(tariff).toContainText('₹3.33 a unit');
  await shopper.context().close();

  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card).not.toContainText('₹5.55 a unit');
  await card.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('Solar figure removed').locator('visible=true').first()).toBeVisible();
  // Without an end, as it was before.
  const { figures } = (await call(page, 'GET', '/admin/solar/figures')).data;
  const { id } = figures.find((one: { effectiveTo: string }) => one.effectiveTo === '2093-03-31');
  await call(page, 'PUT', `/admin/solar/figures/${id}/end`, { effectiveTo: null });
});
