import { expectAccessible } from './accessible.ts';
import { asGuest, expect, open, test } from './shopping.ts';

// The checks beside the planner, as a stranger on a phone would use them.

test('from a wall box to the question whether the house carries it', async ({ page }) => {
  await asGuest(page);
  await open(page, '/productPage/gativo-7kw-wall-box');
  await page.getByRole('link', { name: 'See whether your connection carries it' }).click();
  await expect(page.getByLabel('Charger')).toHaveValue('gativo-7kw-wall-box');
  await page.getByLabel('Sanctioned load (kW)').fill('5');
  await page.getByLabel('The most your house draws already (kW)').fill('3');
  await page.getByLabel('Cable from the meter, one way (m)').fill('30');
  await page.getByLabel('Battery of the vehicle (kWh)').fill('30');
  await page.getByRole('button', { name: 'Check' }).click();
  const asked = page.getByRole('article').first();
  await expect(asked.getByText('You asked about this one')).toBeVisible();
  await expect(asked.getByText('Does not suit', { exact: true })).toBeVisible();
  await expect(asked.getByText('House and charger draw 10.4 kW; 5 kW are sanctioned.')).toBeVisible();
  await expect(asked.getByText('about 5.4 hours')).toBeVisible();
  await expectAccessible(page, { about: 'the check of a charger' });
});

test('an empty check shows the page’s own message, and focuses the first wrong field', async ({ page }) => {
  await asGuest(page);
  await open(page, '/solar/pump');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Something is missing or wrong.').first()).toBeVisible();
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await expect(page.getByLabel('PIN code')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, wrong, verdict] of [
    ['en', 'Something is missing or wrong.', 'A figure is missing'],
    ['hi', 'कुछ छूट गया है या ग़लत है।', 'एक आँकड़ा नहीं है'],
    ['gu', 'કંઈક બાકી છે અથવા ખોટું છે.', 'એક આંકડો નથી'],
  ] as const) {
    test(`a wrong answer is kept and worded, a right one finds a heater (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([
        { name: 'kiran_kind', value: 'guest', url: baseURL ?? '' },
        { name: 'kiran_lang', value: language, url: baseURL ?? '' },
      ]);
      await page.goto('/solar');
      await page.locator('#checks a[href="/solar/water"]').click();
      await page.locator('input[name=people]').fill('many');
      await page.locator('form button[type=submit]').click();
      await expect(page.getByText(wrong).first()).toBeVisible();
      await expect(page.locator('input[name=people]')).toHaveValue('many');
      await page.locator('input[name=people]').fill('4');
      await page.locator('form button[type=submit]').click();
      await expect(page.getByText(verdict).first()).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(5);
    });
  }
});
