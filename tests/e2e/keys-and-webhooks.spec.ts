import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, signIn, test } from './shopping.ts';

test('the owner makes a key, a program uses it, and it ends', async ({ page, playwright, baseURL }) => {
  const name = `Warehouse ${Date.now().toString(36)}`;
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/api-keys');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');

  await test.step('what was typed stays when something is wrong', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('Choose at least one')).toBeVisible();
    await dialog.getByLabel('Change stock and prices').check();
    await dialog.getByLabel('Addresses it may come from').fill('the office');
    await dialog.getByLabel('Current Password').fill(ADMIN_PASSWORD);
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog.getByText('Enter addresses or ranges such as')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(dialog.getByLabel('Change stock and prices')).toBeChecked();
    await expectAccessible(page, { inside: 'dialog[open]' });
  });

  await dialog.getByLabel('Addresses it may come from').fill('');
  await dialog.getByLabel('Read the catalogue').check();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the key now' });
  const key = await shown.locator('code').innerText();
  expect(key).toMatch(/^kiran_live_/);
  await expectAccessible(page, { inside: 'dialog[open]' });
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const entry = page.getByRole('article', { name });
  await expect(entry).toContainText('Not used yet');
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await playwright.request.newContext({
    baseURL: baseURL as string,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/products?limit=1')).status()).toBe(200);
  expect((await program.get('/api/order')).status()).toBe(403);
  await page.reload();
  await expect(entry).toContainText('Last used on');
  await entry.getByRole('button', { name: `End: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(entry).toHaveCount(0);
  expect((await program.get('/api/products?limit=1')).status()).toBe(401);
  await program.dispose();
});

test('the owner adds a webhook, tests it, reads why it failed, and removes it', async ({ page }) => {
  const name = `Tally ${Date.now().toString(36)}`;
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('https://192.168.1.4/hook');
  await dialog.getByLabel('A visit is done').check();
  await dialog.getByLabel('Current Password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a public address that begins with https://')).toBeVisible();
  await expectAccessible(page, { inside: 'dialog[open]' });
  // Nobody has this name.
  await dialog.getByLabel('Address').fill('https://tally.invalid/hook');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the secret now' });
  const secret = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'I have copied it' }).click();

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Test' })).toContainText('In line');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The address cannot be reached.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Replace the secret' }).click();
  const asking = page.getByRole('dialog', { name: 'Replace the secret?' });
  await asking.getByLabel('Current Password').fill(ADMIN_PASSWORD);
  await expectAccessible(page, { inside: 'dialog[open]' });
  await asking.getByRole('button', { name: 'Replace the secret' }).click();
  const next = page.getByRole('dialog', { name: 'Copy the secret now' });
  expect(await next.locator('code').innerText()).not.toBe(secret);
  await next.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText('The former secret counts until')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Stock runs low').check();
  await page.getByRole('dialog').getByLabel('Current Password').fill(ADMIN_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Stock runs low · A visit is done').or(page.getByText('A visit is done · Stock runs low')),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/admin\/webhooks$/);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});
