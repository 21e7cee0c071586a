import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { call, expect, open, signIn, test } from './shopping.ts';

test('the administrator sees which picture failed and why, retries it, and forgets it', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const url = 'https://127.0.0.1/inside.jpg';
  const name = `Panel from ${Date.now()}`;
  await open(page, '/admin/import');
  await call(page, 'POST', '/products', { name, mainImage: url });

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('This address leads to a private network');
  await expectAccessible(page);

  // A file's own report is still loading: nothing of the previous one may be taken for it.
  const coming = Promise.withResolvers<void>();
  await page.route(/\/api\/remote-pictures\?.*importId=/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from(`Name,Price\nLamp of ${name},100`) });
  await expect(page.getByRole('heading', { name: 'one.csv' })).toBeVisible();
  await expect(row).toHaveCount(0);
  coming.resolve();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(row).toContainText('This address leads to a private network');

  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toContainText('This address leads to a private network');

  await expect(row.getByRole('link', { name })).toHaveAttribute('href', /edit=prd_/);
  await row.getByRole('button', { name: 'Forget' }).click();
  await expect(row).toHaveCount(0);
});
