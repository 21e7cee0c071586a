import { expectAccessible } from './accessible.ts';
import { call, expect, open, signUp, test } from './shopping.ts';

/** The first day of the month so many months ago, in India. */
function monthAgo(count: number): string {
  const now = new Date(Date.now() + 5.5 * 3600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 10);
}

test('a plant is added, read, found low and then too low, corrected, changed and removed', async ({ page }) => {
  await signUp(page);
  await open(page, '/plants');
  await expect(page.getByRole('heading', { name: 'No plant yet' })).toBeVisible();
  await expectAccessible(page);

  await test.step('what was typed stays when something is wrong', async () => {
    await page.getByRole('button', { name: 'Add a plant' }).click();
    await page.getByLabel('Name').fill('Our roof');
    await page.getByLabel('Power of all panels, kW').fill('3,3');
    await page.getByLabel('Generating since').fill(monthAgo(24));
    await page.getByRole('button', { name: 'Add the plant' }).click();
    await expect(page.getByText('Enter a PIN code of six digits')).toBeVisible();
    await expect(page.getByLabel('PIN code')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('Our roof');
    await expectAccessible(page);
    await page.getByLabel('PIN code').fill('380009');
    await page.getByRole('button', { name: 'Add the plant' }).click();
    await page.getByRole('link', { name: 'Our roof' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our roof' })).toBeVisible();
  });

  await test.step('two months that gave too little', async () => {
    for (const month of [3, 2].map((count) => monthAgo(count).slice(0, 7))) {
      await page.getByLabel('What do you read?').selectOption({ label: 'One whole month' });
      await page.getByLabel('Month', { exact: true }).fill(month);
      await page.getByLabel('kWh', { exact: true }).fill('200');
      await page.getByRole('button', { name: 'Save the reading' }).click();
      await expect(page.getByLabel('kWh', { exact: true })).toHaveValue('');
    }
    await expect(page.getByText('That is too little: have it checked.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a check' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Generated and expected, by month' })).toContainText('200');
    await expectAccessible(page);
  });

  await test.step('a reading can be taken back', async () => {
    await page
      .getByRole('button', { name: /^Remove the reading of/ })
      .first()
      .click();
    await expect(page.getByText(/Look at shade and dust|have it checked/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove the reading of/ })).toHaveCount(1);
  });

  await test.step('the plant is changed and removed', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('The panels look to the').selectOption({ label: 'East' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('15° · East')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the plant' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the plant' }).click();
    await expect(page.getByRole('heading', { name: 'No plant yet' })).toBeVisible();
    expect((await call(page, 'GET', '/plants')).data.plants).toEqual([]);
  });
});
