import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { priceList } from '#tests/support/sheets/price-list.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, reload, signIn, test } from './shopping.ts';

test('a dealer imports their own price list, decides what is unclear, and undoes the import', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/import');
  const mine = String(Date.now());
  const workbook = priceList(mine);

  await test.step('the file is read: titles above the headings, merged cells, subheadings', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'price list.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
    await expect(page.getByText('We read 4 products')).toBeVisible();
    await expect(page.getByText('4 lines have no product and are left out: 5, 9, 11, 12')).toBeVisible();
    await expect(page.getByText('9 of 10 columns are used')).toBeVisible();
  });

  await test.step('a column is corrected, and stays so the next time', async () => {
    const stock = page.getByLabel('Closing Stock');
    await page.getByText('9 of 10 columns are used').click();
    await expect(stock).toHaveValue('stock');
    await stock.selectOption('Leave out');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('8 of 10 columns are used')).toBeVisible();
    await reload(page);
    await expect(page.getByText('8 of 10 columns are used')).toBeVisible();
    await page.getByText('8 of 10 columns are used').click();
    await stock.selectOption('Stock');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('9 of 10 columns are used')).toBeVisible();
  });

  await test.step('missing brands are created; a product priced above its MRP stays out', async () => {
    await expect(page.getByText('2 brands are new to the shop')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create all 2 brands' }).click();
    await expect(page.getByText('1 row can’t be imported.')).toBeVisible();
    await expect(page.getByText('nothing may be sold above its MRP')).toBeVisible();
    await page.getByRole('button', { name: 'Import 3, leaving out the 1 refused' }).click();
    await expect(page.getByText('The import is done: 3 added, 0 changed.')).toBeVisible({ timeout: 90_000 });
  });

  await test.step('one press and a confirmation undo it', async () => {
    await page.getByRole('button', { name: 'Undo this import' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByText('Undone: 3 removed, 0 as they were before. Also removed: 2 brands, 0 categories.'),
    ).toBeVisible();
    await expect(question).toBeHidden();
    const files = page.getByRole('region', { name: 'Recent files' });
    await expect(files.getByRole('listitem').first()).toContainText('Undone');
    await reload(page);
    await expect(page.getByText('Undone: 3 removed')).toBeVisible();
  });
});

test('a choice for one name stays when the others are created', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/import');
  const mine = String(Date.now());
  const rows = Array.from(
    { length: 61 },
    (_, at) => `Lamp ${at} ${mine},1000,Maker ${at} ${mine},${at < 2 ? `Lamps ${at} ${mine}` : 'Solar Panels'}`,
  );
  const sheet = ['Name,Price,Brand,Category', ...rows].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(page.getByText('61 brands are new to the shop')).toBeVisible();
  await expect(page.getByText('The first 60 are shown.')).toBeVisible();
  await page.getByLabel(`Lamps 0 ${mine}`).selectOption('Refuse its rows');
  await page.getByLabel(`Maker 1 ${mine}`).selectOption('Refuse its rows');
  await page.getByRole('button', { name: 'Create the other 60 brands' }).click();
  await expect(page.getByRole('button', { name: /^Create .*brand/ })).toHaveCount(0);
  await expect(page.getByLabel(`Maker 0 ${mine}`)).toHaveValue('create');
  await expect(page.getByLabel(`Maker 1 ${mine}`)).toHaveValue('refuse');
  // The choice for a category is still there, and still to be applied.
  await expect(page.getByLabel(`Lamps 0 ${mine}`)).toHaveValue('refuse');
  await page.getByRole('button', { name: 'Create the other category' }).click();
  await expect(page.getByRole('button', { name: /^Create .*categor/ })).toHaveCount(0);
  await expect(page.getByLabel(`Lamps 0 ${mine}`)).toHaveValue('refuse');
  await expect(page.getByLabel(`Lamps 1 ${mine}`)).toHaveValue('create');
});
