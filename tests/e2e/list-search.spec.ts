import type { Page } from '@playwright/test';
import { asOwner, buy, customer, newProduct } from './order-people.ts';
import { expect, open, test } from './shopping.ts';

const LISTS = [
  '/orderManage',
  '/admin/customers',
  '/admin/payments',
  '/admin/bookings',
  '/admin/messages',
  '/admin/enquiries',
];
const DATA = /\.data\?.*q=/;

/** Holds back the next answer to a search; returns a function that releases it. */
async function hold(page: Page): Promise<{ asked: Promise<unknown>; release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(DATA);
  await page.route(
    DATA,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked, release };
}

test('every list keeps its input while results arrive, and goes back with the address', async ({
  page: shopper,
  browser,
}) => {
  test.slow();
  const lamp = await newProduct(browser, { price: 400, about: 'Sought lamp' });
  await customer(shopper);
  await buy(shopper, [{ _id: lamp.id, quantity: 1 }]); // without an order there is nothing to search
  await asOwner(browser, keepsTyping);
});

async function keepsTyping(page: Page) {
  for (const list of LISTS) {
    await test.step(list, async () => {
      await open(page, list);
      const field = page.getByRole('main').getByRole('searchbox');
      const { asked, release } = await hold(page);
      await field.fill('lamp');
      await field.press('Enter');
      await asked;
      await field.pressSequentially(' post');
      release();
      await expect(page).toHaveURL(/q=lamp$/);
      await expect(field).toBeFocused();
      await field.pressSequentially('s');
      await expect(field).toHaveValue('lamp posts');
      await field.press('Enter');
      await expect(page).toHaveURL(/q=lamp\+posts$/);
      await page.goBack();
      await expect(page).toHaveURL(/q=lamp$/);
      await expect(field).toHaveValue('lamp');
      await page.goBack();
      await expect(field).toHaveValue('');
      await page.goForward();
      await expect(field).toHaveValue('lamp');
    });
  }
  await test.step('/manageProduct, which searches while typing', async () => {
    await open(page, '/manageProduct');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search products' });
    await field.fill('lamp');
    await expect(page).toHaveURL(/q=lamp$/);
    await field.pressSequentially(' post');
    await expect(page).toHaveURL(/q=lamp\+post$/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('lamp post');
    await page.goBack();
    await expect(page).toHaveURL(/manageProduct$/);
    await expect(field).toHaveValue('');
  });
}

test('so does the shop’s search field', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'kiran_kind', value: 'guest', url: test.info().project.use.baseURL as string }]);
  await open(page, '/products');
  const field = page.getByRole('combobox', { name: 'Search products' });
  const { asked, release } = await hold(page);
  await field.fill('lamp');
  await field.press('Enter');
  await asked;
  await field.press('End');
  await field.pressSequentially(' post');
  release();
  await expect(page).toHaveURL(/q=lamp$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lamp');
  await field.pressSequentially('s');
  await expect(field).toHaveValue('lamp posts');
  await page.goBack();
  await expect(field).toHaveValue('');
});
