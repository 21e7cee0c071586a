import { expectAccessible } from './accessible.ts';
import { asGuest, expect, open, test } from './shopping.ts';

// The band on the home page: a bill becomes a size, a price and a payback while it is typed.

test('a bill answers in place, nothing below moves, and the button leads to the whole plan', async ({ page }) => {
  await asGuest(page);
  await open(page, '/');
  const band = page.getByRole('region', { name: 'Plan my roof' });
  const height = async () => (await band.boundingBox())?.height;
  const before = await height();
  await band.getByLabel('Light bill of a month').fill('3200');
  await expect(band.getByText('about 3.24 kW')).toBeVisible();
  await expect(band.getByText('₹1,75,000')).toBeVisible();
  await expect(band.getByText(/about \d+ months/)).toBeVisible();
  await expect(band.getByText('Some figures are not confirmed yet')).toBeVisible();
  expect(await height()).toBe(before);
  await expectAccessible(page, { about: 'the band of the home page' });

  await band.getByLabel('PIN code').fill('400001');
  await expect(band.getByText('We cannot plan for this PIN code.')).toBeVisible();
  await band.getByLabel('PIN code').fill('380060');
  await expect(band.getByText('We need one more answer for this place.')).toBeVisible();
  await band.getByLabel('PIN code').fill('380009');
  await expect(band.getByText('about 3.24 kW')).toBeVisible();
  expect(await height()).toBe(before);

  await band.getByRole('button', { name: 'See the whole plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About 3.24 kW suits your home in Ahmedabad');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks what the planner still has to know, and keeps the bill', async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'kiran_kind', value: 'guest', url: baseURL ?? '' },
      { name: 'kiran_lang', value: 'en', url: baseURL ?? '' },
    ]);
    await page.goto('/');
    await page.locator('input[name=bill]').fill('3200');
    await page.getByRole('button', { name: 'See the whole plan' }).click();
    await expect(page.getByText('Who sends the bill?')).toBeVisible();
    await expect(page.locator('input[name=bill]')).toHaveValue('3200');
  });
});
