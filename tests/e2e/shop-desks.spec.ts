import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { newProduct } from './order-people.ts';
import { ADDRESS, call, expect, open, putInCart, signIn, signUp, test } from './shopping.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const part = (page: Page, name: string) => summary(page).locator('dl div').filter({ hasText: name }).locator('dd');

// A PIN code that no other journey orders to, and banners that are removed again: the shop is shared.
const PIN = '396445';

test('what the owner sets in the workspace reaches shoppers: an offer, a banner, a pick, a delivery charge', async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36).toUpperCase();
  const lamp = await newProduct(browser, { price: 2000, about: `Desk lamp ${mark}` });
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });

  await open(page, '/admin/offers');
  await page.getByRole('button', { name: 'New offer' }).click();
  await save.click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(`rain${mark}`);
  await dialog.getByLabel('Percent').fill('10');
  await dialog.getByLabel('Maximum discount (₹)').fill('150');
  await dialog.getByLabel('Minimum order value (₹)').fill('1500'); // more than other journeys spend
  await save.click();
  const offer = page.getByRole('article').filter({ hasText: `RAIN${mark}` });
  await expect(offer).toContainText(/Running.*Save 10%.*At most ₹150/);

  await open(page, '/admin/delivery');
  await page.getByRole('button', { name: 'Add zone' }).click();
  await dialog.getByLabel('PIN code begins with').fill(PIN);
  await dialog.getByLabel('Area').fill(`Navsari ${mark}`);
  await dialog.getByLabel('Charge in ₹').fill('90');
  await save.click();
  await expect(page.getByRole('listitem').filter({ hasText: `Navsari ${mark}` })).toContainText('₹90.00');

  await open(page, '/admin/home');
  await page.getByRole('button', { name: 'New banner' }).click();
  await dialog.getByLabel('Place').selectOption({ label: 'Lower banner' });
  await dialog.getByLabel('Links to').fill('https://elsewhere.example');
  await dialog.getByLabel('Title').first().fill(`Ready for the rain ${mark}`);
  await dialog.getByLabel('Button').first().fill('Look');
  await save.click();
  await expect(dialog.getByText('Must be a path of this shop, such as /products')).toBeVisible();
  await dialog.getByLabel('Links to').fill('/products?category=solar-pumps');
  await save.click();
  const banner = page.getByRole('listitem').filter({ hasText: `Ready for the rain ${mark}` });
  await expect(banner).toContainText('Shown');
  const arrival = (await call(page, 'GET', '/products?addTo=New%20Arrivals')).data.products
    .filter((one: { stock: number }) => one.stock > 0)
    .at(-1);
  await page.getByLabel('Find a product').fill(arrival.name);
  await page.getByRole('button', { name: `Put first: ${arrival.name}` }).click();
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toContainText(arrival.name);

  const shopper = await (await browser.newContext()).newPage();
  const { uid } = await signUp(shopper);
  await open(shopper, '/');
  await expect(shopper.getByRole('heading', { name: `Ready for the rain ${mark}` })).toBeVisible();
  await expect(shopper.getByRole('region', { name: 'New Arrivals' }).getByRole('listitem').first()).toContainText(
    arrival.name,
  );
  await open(shopper, '/ServicePage/1');
  await expect(shopper.getByRole('complementary', { name: 'Offers' })).toContainText(`RAIN${mark}`);
  await call(shopper, 'POST', '/Firebaseuser/add-address', { uid, address: { ...ADDRESS, zipcode: PIN } });
  await putInCart(shopper, uid, lamp.id);
  await open(shopper, '/cart');
  await expect(part(shopper, 'Delivery').first()).toHaveText('₹90.00');
  await shopper.getByLabel('Offer code').fill(`rain${mark}`);
  await shopper.getByRole('button', { name: 'Apply' }).click();
  await expect(summary(shopper).getByText('− ₹150.00')).toBeVisible();
  await expect(part(shopper, 'Total to pay')).toHaveText('₹1,940.00');

  await page.getByRole('button', { name: `Remove: ${arrival.name}` }).click();
  await expect(page.getByRole('region', { name: 'New Arrivals' })).not.toContainText(arrival.name);
  await banner.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(banner).toBeHidden();
  await open(page, '/admin/offers');
  await offer.getByRole('button', { name: `End RAIN${mark}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(offer).toContainText('Ended');
  await shopper.context().close();
});
