import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hrefs } from '#src/wire/pages.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { inOwnShop } from './own-shop.ts';
import { alive, expect, open, putInCart, signIn, signUp, someProduct, test } from './shopping.ts';

/** Opens a page and holds back its scripts; the returned function lets them load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const come = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    come.resolve();
    await alive(page);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** From the next page on, nothing is ever near the window: only presses bring the page's parts. */
const seeNothingNear = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

test('input from before the scripts have loaded is kept, and counts', async ({ page }) => {
  const main = page.getByRole('main');

  await test.step('a form of the form library', async () => {
    const hydrate = await openWithoutScripts(page, '/signup');
    const name = main.getByLabel('Name', { exact: true });
    await name.fill('Asha Patel');
    await hydrate();
    await expect(name).toHaveValue('Asha Patel');
    await main.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(main.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a part of a form that follows a field', async () => {
    const { uid } = await signUp(page);
    await putInCart(page, uid, (await someProduct(page, 0))._id);
    const hydrate = await openWithoutScripts(page, '/cart');
    await main.getByLabel('Full Address').fill('Plot 12');
    await hydrate();
    await expect(main.getByText('7 of at least 50 characters')).toBeVisible();
  });

  await test.step('a file', async () => {
    const hydrate = await openWithoutScripts(page, '/update-profile');
    const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#b8860b' } });
    await main
      .getByLabel('Choose a photo')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() });
    await hydrate();
    await expect(main.getByText('Your photo is saved')).toBeVisible();
  });

  await test.step('a form controlled by React', async () => {
    await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const hydrate = await openWithoutScripts(page, '/admin/trial');
    const tick = main.getByLabel(/Also the demonstration/);
    const name = main.getByLabel('Type “Kiran” to confirm');
    await tick.check();
    await name.fill('Kiran');
    await hydrate();
    await main.getByRole('button', { name: 'Clear trial data' }).click();
    await expect(main.getByLabel('Current Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('Kiran');
    await expect(tick).toBeChecked();
  });

  await test.step('a change that can be saved', async () => {
    const hydrate = await openWithoutScripts(page, '/admin/settings');
    const name = main.getByLabel('Full name');
    await name.fill('Surya Solar');
    await hydrate();
    await expect(main.getByText('1 change', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('Surya Solar');
    await name.pressSequentially(' shop');
    await expect(name).toHaveValue('Surya Solar shop');
  });
});

test('a press from before the scripts have loaded is seen at once, and carried out once', async ({ page }) => {
  await signUp(page);
  const main = page.getByRole('main');

  await test.step('a button', async () => {
    const hydrate = await openWithoutScripts(page, hrefs.product((await someProduct(page, 9))._id));
    const add = main.getByRole('button', { name: 'Add to cart', exact: true }).first();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await add.click();
    await hydrate();
    await expect(main.getByRole('link', { name: 'View cart' })).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  await test.step('a form, with what was typed', async () => {
    const hydrate = await openWithoutScripts(page, hrefs.updateProfile);
    await main.getByLabel('Name', { exact: true }).fill('Asha Ben');
    await main.getByRole('button', { name: 'Save name' }).click();
    await hydrate();
    await expect(page.getByText('Your name is saved')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Asha Ben');
  });

  await test.step('a form that needs no script is left alone', async () => {
    const hydrate = await openWithoutScripts(page, '/');
    await page.getByRole('combobox', { name: 'Search' }).fill('panel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=panel/);
    await hydrate();
  });
});

// A page for everybody brings the styles that it needs itself; one for a customer links them.
for (const path of ['/', '/cart'])
  test(`scripts, styles and texts of ${path} that a dead spot has swallowed are fetched again`, async ({ page }) => {
    await signUp(page);
    const lost = { js: 0, css: 0, json: 0 };
    await page.route(/\.(?:js|css|json)$/, (route) => {
      lost[route.request().url().split('.').at(-1) as keyof typeof lost] += 1;
      return route.abort('connectionfailed');
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => Math.min(...Object.values(lost))).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    await alive(page);
    const sheet = page.locator('link[rel=stylesheet]');
    await expect(sheet).toHaveCount(1);
    expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length)).toBeGreaterThan(0);
  });

test('a page whose style sheet does not come is taken over without it', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort('connectionfailed'));
  await signUp(page);
  await open(page, '/');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(card.getByRole('button', { name: 'Remove from cart' })).toBeVisible();
});

test('a press on a part of the page that is not taken over yet is not lost', async ({ page }) => {
  await seeNothingNear(page);
  await signUp(page);
  await open(page, '/');
  const solar = page.getByRole('region', { name: 'Solar Products' });
  const card = solar.getByRole('article').first();
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(card.getByRole('button', { name: 'Remove from cart' })).toBeVisible();

  await page.evaluate(() => {
    (window as { stays?: boolean }).stays = true;
  });
  await page.getByRole('link', { name: 'View all Flash Deals' }).click();
  await expect(page).toHaveURL(/\/products\?/);
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
});

test('input in a part that is not taken over yet counts', async ({ page }) => {
  await seeNothingNear(page);
  await signUp(page);

  await test.step('a bill, before the scripts have loaded', async () => {
    const hydrate = await openWithoutScripts(page, '/');
    const band = page.getByRole('region', { name: 'Plan my roof' });
    const bill = band.getByLabel('Light bill of a month');
    await bill.fill('3200');
    await hydrate();
    await expect(band.getByText('about 3.24 kW')).toBeVisible();
    await expect(bill).toHaveValue('3200');
  });

  await test.step('a PIN code, after they have', async () => {
    await open(page, hrefs.product((await someProduct(page, 9))._id));
    const field = page.getByRole('region', { name: 'Delivery' }).getByLabel('Deliver to PIN code');
    await field.evaluate((input: HTMLInputElement) => {
      // At once, as a browser fills it in: before the part could be taken over.
      input.value = '400001';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.getByRole('region', { name: 'Delivery' }).getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('We don’t deliver to Maharashtra yet.')).toBeVisible();
    await expect(field).toHaveValue('400001');
  });
});

test('stars and filters that are not taken over yet answer a press', async ({ page }) => {
  await seeNothingNear(page);
  await signUp(page);

  await test.step('the stars of a product', async () => {
    await open(page, hrefs.product((await someProduct(page, 9))._id));
    const four = page.getByRole('group', { name: 'Your rating' }).getByRole('radio', { name: '4 stars' });
    await four.click();
    await expect(page.getByRole('button', { name: 'Remove your rating' })).toBeVisible();
    await expect(four).toBeChecked();
  });

  await test.step('a filter of the list', async () => {
    await page.setViewportSize({ width: 1440, height: 900 }); // on a phone it is part of a sheet
    await open(page, hrefs.products());
    const cheapest = page.getByRole('radio', { name: 'Price, low to high' });
    await cheapest.click();
    await expect(page).toHaveURL(/sort=/);
    await expect(cheapest).toBeChecked();
  });
});

test('a press on a part within another one is not lost', async ({ page }) => {
  await inOwnShop({ SEED: 'demo' }, async ({ url, visitor }) => {
    const owner = visitor();
    await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const { layout } = (await owner.call('GET', '/admin/home')).body.data;
    // Below other sections, the featured products are a part of the front section's part.
    const [front, ...others] = layout.sections;
    const sections = [...others, front];
    expect((await owner.call('PUT', '/admin/home/sections', { version: layout.version, sections })).status).toBe(200);
    await seeNothingNear(page);
    await page.context().addCookies([{ name: 'kiran_kind', value: 'guest', url }]);
    await open(page, url);
    await expect(page.locator('#home-part-front')).toHaveCount(1);
    await page.evaluate(() => {
      (window as { stays?: boolean }).stays = true;
    });
    await page.getByRole('region', { name: 'Featured products' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/productPage\//);
    expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
  });
});

test('the keyboard brings a part of the page that is not taken over yet', async ({ page }) => {
  await seeNothingNear(page);
  await signUp(page);
  await open(page, '/products');
  const plus = page.getByRole('article').last().getByRole('button', { name: 'Add to cart' });
  await plus.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').last().getByRole('button', { name: 'Remove from cart' })).toBeVisible();
});
