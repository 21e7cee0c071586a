import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { call, expect, open, signIn, test } from './shopping.ts';

test('the administrator sees which picture did not come and why, tries again, and forgets it', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const url = 'https://127.0.0.1/inside.jpg';
  const name = `Panel from ${Date.now()}`;
  await open(page, '/admin/import');
  await call(page, 'POST', '/products', { name, mainImage: url });

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('This address leads into a private network');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toContainText('This address leads into a private network');

  await expect(row.getByRole('link', { name })).toHaveAttribute('href', /edit=prd_/);
  await row.getByRole('button', { name: 'Forget' }).click();
  await expect(row).toHaveCount(0);
});
