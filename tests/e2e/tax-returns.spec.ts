import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { importInto } from '#tests/support/tally.ts';
import { misfits } from '#tests/support/tax-documents.ts';
import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { asOwner, buy, customer, newProduct } from './order-people.ts';
import { call, expect, open, signIn, test } from './shopping.ts';

// The owner at the end of a month: what does not add up, the returns, and the books for Tally.

const downloaded = async (page: Page, name: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
};

test('the owner checks a month, takes its files, and names the ledgers of Tally', async ({ page, browser }) => {
  const panel = await newProduct(browser, { price: 60_000, about: 'Panel of the returns' });
  await customer(page);
  const order = await buy(page, [{ _id: panel.id, quantity: 1 }]);
  await asOwner(browser, (owner) =>
    call(owner, 'POST', `/order/${order._id}/shipments`, { carrier: 'Gati', tracking: 'GATI-42' }),
  );
  const [invoice] = (await call(page, 'GET', `/order/${order._id}/documents`)).data.documents;

  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/gst');
  // The product has no HSN code, which the return would be refused for.
  const problem = page.getByRole('listitem').filter({ hasText: invoice.number });
  await expect(problem.first()).toContainText('A line has no HSN code.');
  await expect(problem.first().getByRole('link', { name: invoice.number })).toHaveAttribute('href', invoice.url);
  await expect(page.getByRole('region', { name: 'GSTR-1: sales' }).first()).toContainText('7 · to consumers');
  await expect(page.getByText('which the shop does not know')).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'the returns of a month');
  const file = JSON.parse(await downloaded(page, 'GSTR-1: sales JSON'));
  expect(misfits('gstr1', { ...file, hsn: undefined })).toEqual([]);
  expect(misfits('gstr3b', JSON.parse(await downloaded(page, 'GSTR-3B: what sales add JSON')))).toEqual([]);

  await page.getByLabel('Month').fill('2020-02');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'No documents in this month' })).toBeVisible();

  await open(page, '/admin/tally');
  await expect(page.getByRole('row', { name: /^Sales/ })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'the books of a month');
  const goods = page.getByLabel('Sales of goods');
  await goods.fill('');
  await page.getByRole('button', { name: 'Save ledgers' }).click();
  await expect(goods).toHaveAccessibleDescription(/Enter a name/);
  await goods.fill('Output CGST');
  await page.getByRole('button', { name: 'Save ledgers' }).click();
  await expect(goods).toHaveAccessibleDescription(/One ledger cannot be in two groups/);
  await expect(goods).toHaveValue('Output CGST');
  await goods.fill('Solar sales');
  await page.getByRole('button', { name: 'Save ledgers' }).click();
  await expect(page.getByText('Ledgers saved').first()).toBeAttached();
  const books = new Map();
  importInto(books, await downloaded(page, 'Vouchers · XML'));
  expect([...books.values()].find(({ number }) => number === invoice.number)?.entries[1][0]).toBe('Solar sales');

  for (const path of ['/admin/gst', '/admin/tally'])
    for (const language of ['hi', 'gu']) {
      await open(page, `${path}?lang=${language}`);
      await expectAccessibleAtEveryWidth(page, `${path} in ${language}`);
    }
});
