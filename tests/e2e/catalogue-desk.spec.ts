import { expectAccessible } from './accessible.ts';
import { elsewhere, inOwnShop, signInByHand } from './own-shop.ts';
import { expect, open, test } from './shopping.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"><circle cx="24" cy="24" r="20" fill="#c04020"/></svg>';

test('the owner’s own brand and category: created, sold under, found in Hindi, renamed, reordered, retired', async ({
  browser,
}) => {
  test.slow();
  await inOwnShop({ SEED: 'demo' }, async ({ url }) => {
    const page = await elsewhere(browser, url);
    const shopper = await elsewhere(browser, url);
    const dialog = page.locator('dialog.dialog[open]');
    const save = dialog.getByRole('button', { name: 'Save' });
    const group = (language: string) => dialog.getByRole('group', { name: language });
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit: ${name}`, exact: true }) });

    await test.step('a brand with its texts and its mark', async () => {
      await signInByHand(page, '/admin/brands');
      await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Add a brand' }).click();
      await save.click();
      await expect(dialog.getByText('Required')).toBeVisible();
      await group('English').getByLabel(/^Name/).fill('Waaree');
      await group('हिन्दी').getByLabel(/^Name/).fill('वारी');
      const choose = (drawing: string) =>
        dialog
          .getByLabel(/^(Choose a file|Uploading…)$/)
          .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
      await choose('<svg><text/></svg>');
      await expect(dialog.getByRole('alert')).toHaveText(/how large it is|turn its letters into paths/);
      // Choosing another file in the meantime replaces the first.
      await page.route('**/api/admin/marks', () => {}, { times: 1 });
      const [former] = await Promise.all([
        page.waitForRequest('**/api/admin/marks'),
        choose(MARK.replace('c04020', '20c040')),
      ]);
      await Promise.all([page.waitForEvent('requestfailed', (request) => request === former), choose(MARK)]);
      await expect(dialog.getByRole('img', { name: 'Waaree' })).toBeVisible();
      await expectAccessible(page);
      await save.click();
      await expect(row('Waaree')).toContainText('No products');
      await expect(row('Waaree').getByRole('img', { name: 'Waaree' })).toBeVisible();
      await page.getByRole('button', { name: 'Up: Waaree' }).click();
      await expect(page.getByRole('button', { name: /^Edit: / }).nth(-2)).toHaveAccessibleName('Edit: Waaree');
    });

    await test.step('a row that is dragged while the previous move is being saved waits for it, so that none is lost', async () => {
      const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit: / }) });
      const names = () =>
        page
          .getByRole('button', { name: /^Edit: / })
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      const before = await names();
      const drag = async (from: number, to: number) => {
        const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
        await rows.nth(from).dispatchEvent('dragstart', { dataTransfer });
        await rows.nth(to).dispatchEvent('drop', { dataTransfer });
        await rows.nth(from).dispatchEvent('dragend', { dataTransfer });
      };
      const kept = Promise.withResolvers<void>();
      let asked = 0;
      await page.route('**/api/admin/brands/order', async (route) => {
        asked += 1;
        await kept.promise;
        await route.continue();
      });
      await Promise.all([page.waitForRequest('**/api/admin/brands/order'), drag(0, 1)]);
      await drag(2, 0);
      kept.resolve();
      await expect(rows.nth(0).getByRole('button', { name: /^Down: / })).toBeEnabled();
      expect(await names()).toEqual([before[1], before[0], ...before.slice(2)]);
      expect(asked).toBe(1);
      await page.unroute('**/api/admin/brands/order');
    });

    await test.step('a category with its texts', async () => {
      await open(page, '/admin/categories');
      await page.getByRole('button', { name: 'Add a category' }).click();
      await group('English').getByLabel(/^Name/).fill('Solar Lights');
      await save.click();
      await expect(dialog.getByText('Another category has this name.')).toBeVisible();
      await group('English').getByLabel(/^Name/).fill('Solar Fans');
      await group('English').getByLabel('Introduction').fill('Fans that run all night.');
      await group('हिन्दी').getByLabel(/^Name/).fill('सोलर पंखे');
      await save.click();
      await expect(row('Solar Fans')).toContainText('No products');
      await expect(row('Solar Fans')).toContainText('English, हिन्दी');
    });

    await test.step('a product uses them, and adding a brand keeps the form’s input', async () => {
      await open(page, '/manageProduct');
      await page.getByRole('button', { name: 'Add Product' }).click();
      const editor = page.locator('dialog[open]').first();
      await editor.getByLabel(/^Name/).fill('Night Fan');
      await editor.getByLabel('Title', { exact: true }).fill('Runs all night');
      await editor.getByLabel('Description').fill('A fan for rooms without power.');
      await editor.getByLabel('Price').fill('2400');
      await editor.getByLabel('Category').selectOption('Solar Fans');
      await editor.getByText('Brand, tax and origin').click();
      await expect(editor.getByLabel('Brand', { exact: true }).getByRole('option', { name: 'Waaree' })).toBeAttached();
      await editor.getByRole('button', { name: 'Add a brand' }).click();
      await group('English').getByLabel(/^Name/).fill('Adani Solar');
      await save.click();
      await expect(dialog).toHaveCount(0);
      await expect(editor.getByLabel('Brand', { exact: true })).toHaveValue('Adani Solar');
      await expect(editor.getByLabel(/^Name/)).toHaveValue('Night Fan');
      await expect(editor.getByLabel('Price')).toHaveValue('2400');
      await editor.getByRole('button', { name: 'Submit' }).click();
      await expect(editor.getByText(/^Saved/).first()).toBeVisible();
    });

    const asReader = (language: string) =>
      shopper.context().addCookies([
        { name: 'kiran_kind', value: 'guest', url },
        { name: 'kiran_lang', value: language, url },
      ]);
    const heading = shopper.getByRole('heading', { level: 1 });

    await test.step('shoppers find it by the owner’s words', async () => {
      await asReader('hi');
      await open(shopper, '/products?category=solar-fans');
      await expect(heading).toHaveText('सोलर पंखे');
      await expect(shopper.getByRole('article')).toHaveCount(1);
      await shopper
        .getByRole('link', { name: /Night Fan/ })
        .first()
        .click();
      await expect(shopper.getByRole('link', { name: 'सोलर पंखे' }).first()).toBeVisible();
      await expect(shopper.getByRole('main').getByRole('link', { name: 'Adani Solar' })).toBeVisible();
      await open(shopper, '/products?view=brands');
      const brands = shopper.getByRole('region', { name: 'सभी ब्रांड' });
      await expect(brands.getByRole('link', { name: /^Adani Solar/ })).toBeVisible();
      await expect(brands.getByText('वारी')).toHaveCount(0); // nothing of it is on sale
    });

    await test.step('renamed, it keeps its address; chosen, it is on the home page', async () => {
      await asReader('en');
      await open(page, '/admin/categories');
      await page.getByRole('button', { name: 'Edit: Solar Fans' }).click();
      await group('English').getByLabel(/^Name/).fill('Ceiling Fans');
      await save.click();
      await expect(row('Ceiling Fans')).toContainText('1 product, 1 on sale');
      await open(shopper, '/products?category=solar-fans');
      await expect(heading).toHaveText('Ceiling Fans');
      await page.getByRole('button', { name: 'Choose them myself' }).click();
      const panel = page.getByRole('region', { name: 'On the home page' });
      await expect(panel.getByRole('listitem')).toHaveCount(11); // the first eleven; it is the twelfth
      await page.getByRole('button', { name: 'Remove from the home page: Solar Panels' }).click();
      await expect(panel.getByRole('listitem')).toHaveCount(10);
      await panel.getByLabel('One more category').selectOption('Ceiling Fans');
      await panel.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(panel.getByRole('listitem')).toHaveCount(11);
      await page.getByRole('button', { name: 'Up on the home page: Ceiling Fans' }).click();
      await expect(panel.getByRole('listitem').nth(9)).toContainText('Ceiling Fans');
      await expectAccessible(page);
      await open(shopper, '/');
      const tiles = shopper.getByRole('navigation', { name: 'Categories' }).getByRole('link');
      await expect(tiles).toHaveCount(11);
      await expect(tiles.nth(9)).toHaveText('Ceiling Fans');
    });

    await test.step('retired, its product and its address redirect; restored, it is empty', async () => {
      await page.getByRole('button', { name: 'Retire: Ceiling Fans' }).click();
      await dialog.getByRole('button', { name: 'Retire' }).click();
      await expect(dialog.getByText('It has products on sale. Choose what replaces it.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Replacement').selectOption('Solar Home Lights');
      await dialog.getByRole('button', { name: 'Retire' }).click();
      await expect(page.getByText('Its links lead to Solar Home Lights.')).toBeVisible();
      await open(shopper, '/products?category=solar-fans');
      await expect(shopper).toHaveURL('/products?category=solar-home-lights');
      await expect(heading).toHaveText('Solar Home Lights');
      await page.getByRole('button', { name: 'Bring back: Ceiling Fans' }).click();
      await expect(row('Ceiling Fans')).toContainText('No products');
    });
    await page.context().close();
    await shopper.context().close();
  });
});
