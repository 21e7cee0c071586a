import type { Browser, Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import {
  asGuest,
  call,
  expect,
  open,
  putInCart,
  reload,
  signIn,
  signUp,
  signUpByHand,
  someProduct,
  test,
} from './shopping.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Products in your cart' });
const saved = (page: Page) => page.getByRole('list', { name: 'Products saved for later' });

/** A separate product, so that no other test interferes. */
async function newProduct(browser: Browser, input: { price: number; stock: number }) {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const page = await context.newPage();
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const name = `Cart lantern ${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
  const { data } = await call(page, 'POST', '/products', { name, title: name, addTo: 'Shope', ...input });
  const id: string = data.product._id;
  return {
    id,
    name,
    change: (fields: object) => call(page, 'PUT', `/products/${id}`, fields),
    archive: () => call(page, 'DELETE', `/products/${id}`),
    done: () => context.close(),
  };
}

test('an empty cart says so and offers ways on', async ({ page }) => {
  await signUp(page);
  await open(page, '/cart');
  await expect(page.getByText('No items are added in Cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
});

test('a quantity can be typed, and nonsense restores the previous one', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 6);
  await putInCart(page, uid, product._id);
  await open(page, '/cart');
  const field = lines(page).getByRole('textbox', { name: `Quantity of ${product.name}` });
  await field.fill('12');
  await field.press('Enter');
  await expect(lines(page).getByRole('status').first()).toHaveText('12');
  await field.fill('0');
  await field.blur();
  await expect(field).toHaveValue('12');
  await field.fill('7');
  await field.press('Escape');
  await expect(field).toHaveValue('12');
  await expect
    .poll(
      async () =>
        (await call(page, 'GET', `/Firebaseuser/get-user-data-list?uid=${uid}&dataType=cart`)).arrayData[0].quantity,
    )
    .toBe(12);
  await reload(page);
  await expect(field).toHaveValue('12');
});

test('a quantity pressed while the page loads anew is kept as well', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 7);
  await putInCart(page, uid, product._id);
  await open(page, '/cart');
  const increase = lines(page).getByRole('button', { name: 'Increase quantity' });
  let pressed = () => {};
  const again = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  const loading = page.waitForRequest('**/cart.data*');
  await page.route('**/cart.data*', async (route) => {
    await again;
    await route.continue();
  });
  await increase.click();
  await loading;
  const kept = page.waitForRequest(`**/api/cart/${product._id}`);
  await increase.click();
  pressed();
  expect((await kept).postDataJSON()).toEqual({ quantity: 3 });
  await page.waitForResponse('**/cart.data*');
  await expect(lines(page).getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue('3');
});

test('a removed line can be restored with its quantity', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 7);
  await putInCart(page, uid, product._id);
  await call(page, 'PUT', `/cart/${product._id}`, { quantity: 3 });
  await open(page, '/cart');
  await lines(page).getByRole('button', { name: 'Remove' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(lines(page).getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue('3');
});

test('a line that is removed right after its quantity was changed does not come back', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 7);
  await putInCart(page, uid, product._id);
  await open(page, '/cart');
  let loads = 0;
  page.on('response', (response) => {
    if (response.url().includes('/cart.data')) loads += 1;
  });
  // The data that are loaded once the quantity is kept still have the line, as the removal is answered later.
  await page.route('**/api/Firebaseuser/add-to-cart', async (route) => {
    await expect.poll(() => loads).toBeGreaterThan(0);
    await route.continue();
  });
  await lines(page).evaluate((list) => {
    let gone = false;
    new MutationObserver(() => {
      if (!list.querySelector('h2')) gone = true;
      else if (gone) list.dataset['cameBack'] = '';
    }).observe(list, { childList: true, subtree: true });
  });
  const kept = page.waitForResponse(`**/api/cart/${product._id}`);
  await lines(page).getByRole('button', { name: 'Increase quantity' }).click();
  await kept;
  await lines(page).getByRole('button', { name: 'Remove' }).click();
  await expect(lines(page).getByText('removed from your cart')).toBeVisible();
  await expect.poll(() => loads).toBeGreaterThan(1);
  await expect(lines(page)).not.toHaveAttribute('data-came-back');
});

test('a line is saved for later and comes back', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 8);
  await putInCart(page, uid, product._id);
  await call(page, 'PUT', `/cart/${product._id}`, { quantity: 2 });
  await open(page, '/cart');
  await lines(page).getByRole('button', { name: 'Save for later' }).click();
  await expect(saved(page)).toContainText(product.name);
  await expect(saved(page)).toContainText('Quantity 2');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText('No items are added in Cart')).toBeVisible();
  await reload(page);
  await saved(page).getByRole('button', { name: 'Move to cart' }).click();
  await expect(lines(page).getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue('2');
  await expect(saved(page)).toHaveCount(0);
  await lines(page).getByRole('button', { name: 'Save for later' }).click();
  await saved(page).getByRole('button', { name: 'Remove from saved' }).click();
  await expect(saved(page)).toHaveCount(0);
  await reload(page);
  await expect(page.getByText('No items are added in Cart')).toBeVisible();
});

test('shows what has changed since, until it is confirmed', async ({ page, browser }) => {
  const product = await newProduct(browser, { price: 900, stock: 40 });
  const { uid } = await signUp(page);
  await putInCart(page, uid, product.id);
  await open(page, '/cart');
  const confirm = page.getByRole('button', { name: 'Got it' });
  await expect(confirm).toHaveCount(0);

  await product.change({ price: 750 });
  await reload(page);
  await expect(lines(page)).toContainText('Price went down by ₹150.00');
  await expect(page.getByText('One product has changed since you added it.')).toBeVisible();
  await product.change({ price: 1000, stock: 2 });
  await reload(page);
  await expect(lines(page)).toContainText('Price went up by ₹100.00');
  await expect(lines(page)).toContainText('Now only 2 left');
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  await reload(page);
  await expect(lines(page)).toContainText(product.name);
  await expect(lines(page)).not.toContainText('Price went');

  await product.archive();
  await reload(page);
  await expect(lines(page)).toContainText('No longer sold');
  await product.done();
});

test('a product that is still on its way to the cart appears there as soon as it has arrived', async ({ page }) => {
  await signUp(page);
  const product = await someProduct(page, 3);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/Firebaseuser/add-to-cart', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, product.url);
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('No items are added in Cart')).toBeVisible();
  arrive();
  await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();
});

test('a card adds, counts, and restores what was removed by mistake', async ({ page }) => {
  await signUp(page);
  await open(page, '/products?category=solar-panels&available=1');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first();
  const name = (await card.getByRole('heading').innerText()).trim();
  const same = page.getByRole('article').filter({ hasText: name }).first();
  await same.getByRole('button', { name: 'Add to cart' }).click();
  const many = same.getByRole('group', { name: `Quantity of ${name}` });
  await expect(many.getByRole('status')).toHaveText('1');
  await expect(many.getByRole('button', { name: 'Increase quantity' })).toBeFocused();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter');
  await expect(many.getByRole('status')).toHaveText('3');
  await expectAccessible(page);
  await many.getByRole('button', { name: 'Decrease quantity' }).click();
  await many.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(many.getByRole('status')).toHaveText('1');
  await many.getByRole('button', { name: 'Remove from cart' }).click();
  await expect(same.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  const toast = page.getByRole('status').filter({ hasText: 'Removed from cart' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(many.getByRole('status')).toHaveText('1');
  const added = page.getByRole('status').filter({ hasText: 'Added to cart' });
  await added.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lines(page)).toContainText(name);
});

test('the quantity chosen on a product page goes into the cart, also after signing in', async ({ page }) => {
  const product = await someProduct(page, 5);
  await asGuest(page);
  await open(page, product.url);
  const bar = page.locator('.buy-bar');
  await bar.getByLabel(`Quantity of ${product.name}`).last().fill('12');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/add-to-cart') && answer.request().method() === 'POST',
  );
  await signUpByHand(page, 'Ravi Shah');
  await expect(bar.getByRole('group', { name: `Quantity of ${product.name}` }).getByRole('status')).toHaveText('12');
  expect((await kept).ok()).toBe(true);
  await reload(page);
  await expect(bar.getByRole('group', { name: `Quantity of ${product.name}` }).getByRole('status')).toHaveText('12');
  await bar.getByRole('button', { name: 'Remove from cart' }).click();
  await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeFocused();
});
