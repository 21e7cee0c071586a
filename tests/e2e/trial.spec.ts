import type { Browser } from '@playwright/test';
import { buy, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { elsewhere, inOwnShop, signInByHand } from './own-shop.ts';
import { expect, open, test } from './shopping.ts';

test('the owner clears the test data and the demonstration, and adds a plan of their own', ({ browser }) => {
  test.slow();
  return inOwnShop({ SEED: 'demo' }, (server) => clearAll(browser, server));
});

async function clearAll(browser: Browser, server: RunningServer) {
  const visitor = server.visitor();
  const asha = { ...visitor, ...(await visitor.signUp({ name: 'Asha Patel' })) } as Shopper;
  const pay: RunningShop['pay'] = (id) =>
    server.visitor().ask('POST', '/sandbox/razorpay/pay', { order_id: id, method: 'card', outcome: 'success' });
  const [product] = (await visitor.call('GET', '/products?limit=1')).body.data.products;
  await buy({ pay } as RunningShop, asha, [{ _id: product._id, quantity: 1, price: product.price }]);

  const page = await elsewhere(browser, server.url);
  await signInByHand(page, '/admin/trial');
  const main = page.getByRole('main');

  await test.step('the page lists what there is, and asks for the name and the password', async () => {
    await expect(main.getByRole('heading', { name: 'Trial data' })).toBeVisible();
    await expect(main.getByText('Test payments', { exact: true })).toBeVisible();
    await main.getByLabel(/Also the demonstration/).check();
    await main.getByLabel('Type “Kiran” to confirm').fill('Surya');
    await main.getByRole('button', { name: 'Clear trial data' }).click();
    await expect(main.getByText('Type the shop’s name: Kiran')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('afterwards nothing is left, and the shop is blank', async () => {
    await main.getByLabel('Type “Kiran” to confirm').fill('Kiran');
    await main.getByLabel('Current Password').fill(ADMIN_PASSWORD);
    await main.getByLabel(/Also 1 test customer/).check();
    await main.getByRole('button', { name: 'Clear trial data' }).click();
    await expect(main.getByText('No trial data')).toBeVisible();
    await open(page, '/admin/settings');
    await expect(main.getByLabel('Full name')).toHaveValue('Solar shop');
    await expect(main.getByLabel('GSTIN')).toHaveValue('');
  });

  await test.step('a plan of their own is added hidden, and published', async () => {
    await open(page, '/admin/plans');
    await main.getByRole('button', { name: 'Add plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Label').fill('One');
    await dialog.getByLabel('Price in rupees, with GST').fill('1200');
    await dialog.getByLabel('Name').fill('Roof wash');
    await dialog.getByLabel('Summary').fill('A soft wash');
    await dialog.getByLabel('Description').fill('We wash.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('heading', { name: 'Roof wash' })).toBeVisible();
    await expect(main.getByText('Hidden')).toBeVisible();
    await main.getByRole('button', { name: 'Publish Roof wash' }).click();
    await expect(main.getByRole('link', { name: 'View Roof wash' })).toBeVisible();
    await expectAccessible(page);
  });
}
