import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { alive, asGuest, expect, open, signUp, test } from './shopping.ts';

const FIELD = { name: 'Search products' };

test('the search field suggests while typing, by keyboard only', async ({ page }) => {
  await signUp(page);
  await open(page, '/');
  const field = page.getByRole('combobox', FIELD);
  await field.fill('hybrid inv');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) as string);
  await field.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(field).toHaveValue('hybrid inv');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=hybrid\+inv/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hybrid inv');
  await expect(page.locator('main article').first()).toContainText('Hybrid');
});

test('a guest searches in the page itself, in Gujarati and with a typo; Enter works when suggestions fail', async ({
  page,
}) => {
  await page
    .context()
    .addCookies([{ name: 'kiran_kind', value: 'guest', url: test.info().project.use.baseURL as string }]);
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  await open(page, '/');
  await page.getByRole('combobox', FIELD).fill('બેટરી');
  await page.getByRole('combobox', FIELD).press('Enter');
  await expect(page.locator('main article').first()).toContainText(/Battery/);
  await page.getByRole('combobox', FIELD).fill('submersble');
  await page.getByRole('combobox', FIELD).press('Enter');
  await expect(page.getByText('Showing results for “submersible”.')).toBeVisible();
  await page.getByRole('combobox', FIELD).fill('zzzzzz');
  await page.getByRole('combobox', FIELD).press('Enter');
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
});

test('the list filters, counts, and keeps its state in the address', async ({ page, isMobile }) => {
  await page
    .context()
    .addCookies([{ name: 'kiran_kind', value: 'guest', url: test.info().project.use.baseURL as string }]);
  await open(page, '/products?category=solar-inverters');
  const count = page
    .locator('main [role=status]')
    .filter({ hasText: /products?$/ })
    .first();
  const before = await count.textContent();
  if (isMobile) await page.getByRole('button', { name: 'Filter and sort' }).click();
  const panel = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
  const brand = panel.getByRole('checkbox', { name: /^Tejvan/ });
  const promised = /\((\d+)\)/.exec((await panel.locator('label', { hasText: 'Tejvan' }).textContent()) ?? '')?.[1];
  await brand.check();
  await expect(page).toHaveURL(/brand=tejvan/);
  if (isMobile) await panel.getByRole('button', { name: /^Show/ }).click();
  await expect(count).toHaveText(new RegExp(`^${promised} product`));
  await page.getByRole('link', { name: 'Remove Tejvan' }).click();
  await expect(count).toHaveText(before as string);
  await page.goBack();
  await expect(page).toHaveURL(/brand=tejvan/);
  await open(page, '/products?min=50000&sort=price-up');
  const prices = await page
    .locator('main article')
    .evaluateAll((cards) =>
      cards.map((card) => Number(/₹([\d,]+)\.00(?!.*₹)/s.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))),
    );
  expect(prices.length).toBeGreaterThan(3);
  expect(prices.every((price) => price >= 50_000)).toBe(true);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

/** The filters: a column on wide screens, a sheet on a phone. */
async function filters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  return page.getByRole('dialog');
}

test('no choice leads to an empty list, and a chosen one can be removed', async ({ page, isMobile }) => {
  await asGuest(page);
  await open(page, '/products?category=solar-pumps&brand=tejvan');
  const panel = await filters(page, isMobile);
  await expect(panel.getByRole('checkbox', { name: /^Jalvira/ })).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /^Orvani/ })).toHaveCount(0);
  const chosen = panel.getByRole('checkbox', { name: /^Tejvan/ });
  await expect(chosen).toBeChecked();
  await chosen.click(); // it goes away with the choice
  await expect(page).toHaveURL(/category=solar-pumps$/);
  await expect(chosen).toHaveCount(0);
  await expect(panel.getByRole('checkbox', { name: /^Jalvira/ })).toBeVisible();
  await open(page, '/products?q=geyser');
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(chips).toHaveText(['All', 'Solar Water Heaters']);
});

test('an empty field offers what was searched for before, and forgets it', async ({ page }) => {
  await asGuest(page);
  await open(page, '/products?q=pump');
  const field = page.getByRole('combobox', FIELD);
  await field.fill('wall battery');
  await expect(page.getByRole('option').locator('b').first()).toHaveText(/wall|battery/i);
  await field.press('Enter');
  await expect(page).toHaveURL(/q=wall/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('option', { name: 'wall battery' })).toBeVisible();
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=wall/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('where nothing fits, the filters make room for what others buy', async ({ page }) => {
  await asGuest(page);
  await open(page, '/products?q=zzzzqx');
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('region', { name: 'What others buy' }).getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
});

test('price fields stay aligned, and keep their input while results arrive', async ({ page, isMobile }) => {
  await asGuest(page);
  await open(page, '/products');
  const panel = await filters(page, isMobile);
  const [from, to] = [panel.getByLabel('From ₹'), panel.getByLabel('To ₹')];
  await to.fill('cheap');
  await panel.getByRole('button', { name: 'Set price' }).click();
  await expect(panel.getByText('Whole rupees, for example 5000')).toBeVisible();
  const top = async (field: Locator) => (await field.boundingBox())?.y;
  await expect.poll(async () => ((await top(from)) ?? 0) - ((await top(to)) ?? 1)).toBe(0);

  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/products.data?*', async (route) => {
    await held;
    await route.continue();
  });
  await to.fill('');
  await from.fill('5000');
  await from.press('Enter');
  await to.pressSequentially('90000');
  release();
  await expect(page).toHaveURL(/min=5000/);
  await expect(page.getByRole('link', { name: 'Remove From ₹5,000.00' })).toHaveCount(1);
  await expect(to).toHaveValue('90000');
  await to.press('Enter');
  await expect(page).toHaveURL(/min=5000&max=90000/);
  // A change of address from elsewhere resets the fields.
  await page.goBack();
  await expect(to).toHaveValue('');
  await expect(from).toHaveValue('5000');
});

test('sort orders have a shopper’s names, and the specification’s under its own words', async ({ page, isMobile }) => {
  await asGuest(page);
  await open(page, '/products');
  await expect(
    (await filters(page, isMobile)).getByRole('radio', {
      name: /^(Highest sales|Most popular|Most ratings|Best rated)$/,
    }),
  ).toHaveCount(4);
  await page
    .context()
    .addCookies([{ name: 'kiran_lang', value: 'en-x-spec', url: test.info().project.use.baseURL as string }]);
  await open(page, '/products');
  await expect(
    (await filters(page, isMobile)).getByRole('radio', { name: /^(Revenue|Popularity|Vote Count|Vote Average)$/ }),
  ).toHaveCount(4);
});

test('up to four products of a category are compared', async ({ page }) => {
  await signUp(page);
  await open(page, '/products?category=solar-batteries');
  const toggles = page.getByRole('button', { name: /^Compare / });
  for (const at of [0, 1]) await toggles.nth(at).click();
  await page.getByRole('link', { name: 'Compare 2 products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await alive(page);
  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  expect(all).toBeGreaterThan(5);
  await page.getByLabel('Show only differences').check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expectAccessible(page);
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(page.getByRole('columnheader').nth(1)).toBeInViewport();
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(page.getByText('Add at least one more product of this category.')).toBeVisible();
  await open(page, '/compare?ids=nothing');
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
});

test('four panels fit beside one another; the best figure of a row says so', async ({ page }) => {
  const panels = [
    'ruvanta-550w-mono-perc-half-cut-panel',
    'ruvanta-540w-mono-perc-dcr-panel',
    'ruvanta-590w-topcon-bifacial-panel',
    'ruvanta-715w-hjt-bifacial-panel',
  ];
  await asGuest(page);
  await open(page, `/compare?ids=${panels.join()}`);
  const heads = page.getByRole('columnheader', { name: /^Ruvanta/ });
  await expect(heads).toHaveCount(4);
  for (const head of await heads.all()) await expect(head).toBeInViewport();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Efficiency').getByRole('cell', { name: ', best' })).toHaveText('23%, best');
  await expect(row('Maximum system voltage').getByRole('cell', { name: ', best' })).toHaveCount(0);
  await expectAccessible(page);
});
