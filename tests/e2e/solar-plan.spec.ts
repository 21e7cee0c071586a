import { asGuest, expect, open, test } from './shopping.ts';

// From a light bill to a kit, by hand, as a stranger on a phone would: eight taps besides the digits.

test('a light bill becomes a plan in three questions, and the kit goes into the cart', async ({ page }) => {
  await asGuest(page);
  await open(page, '/solar');
  await page.getByLabel('PIN code').fill('380060');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Ahmedabad: sun measured here')).toBeVisible();
  await page.getByText('UGVCL').click();
  await page.getByLabel('Amount of the bill').fill('3200');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'What is the roof like?' })).toBeVisible();
  await page.getByRole('button', { name: 'Show my plan' }).click();

  await expect(page.getByRole('heading', { name: 'About 3.24 kW suits your home in Ahmedabad' })).toBeVisible();
  await expect(page.getByText('₹1,74,593').first()).toBeVisible();
  await expect(page.getByText('₹3,061').first()).toBeVisible();
  await expect(page.getByText('Not confirmed').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Units in each month' }).getByRole('row')).toHaveCount(13);

  await page.getByRole('link', { name: 'Change answers' }).click();
  await expect(page.getByLabel('PIN code')).toHaveValue('380060');
});

test('a wrong answer says what is wrong, and keeps what was typed', async ({ page }) => {
  await asGuest(page);
  await open(page, '/solar?step=bill&pin=400001');
  await expect(page.getByText('The shop does not sell in the State of this PIN code')).toBeVisible();
  await expect(page.getByLabel('PIN code')).toHaveValue('400001');

  await open(page, '/solar?step=bill&pin=380060');
  await page.getByLabel('Amount of the bill').fill('3200');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Enter the units on your bill too')).toBeVisible();
  await expect(page.getByLabel('Amount of the bill')).toHaveValue('3200');
  await expect(page.getByLabel('Units on it')).toBeFocused();
  await expect(page.getByLabel('Units on it')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, next, show, heading] of [
    ['en', 'Next', 'Show my plan', 'About 3.24 kW suits your home'],
    ['hi', 'आगे', 'मेरी योजना दिखाएँ', '3.24 kW'],
    ['gu', 'આગળ', 'મારું આયોજન બતાવો', '3.24 kW'],
  ] as const) {
    test(`a light bill becomes a plan (${language})`, async ({ page, context, baseURL }) => {
      await context.addCookies([
        { name: 'kiran_kind', value: 'guest', url: baseURL ?? '' },
        { name: 'kiran_lang', value: language, url: baseURL ?? '' },
      ]);
      await page.goto('/solar');
      await page.locator('input[name=pin]').fill('380060');
      await page.getByRole('button', { name: next }).click();
      await page.locator('label:has(input[value=ugvcl])').click();
      await page.locator('input[name=bill]').fill('3200');
      await page.getByRole('button', { name: next }).click();
      await page.locator('input[name=roof]').fill('646');
      await page.locator('label:has(input[value=ft])').click();
      await page.getByRole('button', { name: show }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(new URL(page.url()).searchParams.get('roof')).toBe('60');
    });
  }
});
