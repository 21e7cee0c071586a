import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { asGuest, call, expect, open, reload, signIn, signUp, test } from './shopping.ts';

test('a guest is asked to sign in; a customer asks to be told when a product is back, and ends it again', async ({
  page,
}) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const wanted = { name: 'Lamp that is sold out', price: 900, stock: 0, addTo: 'Shope' };
  const id = (await call(page, 'POST', '/products', wanted)).data.product._id as string;
  await page.context().clearCookies();
  await asGuest(page);

  await open(page, `/productPage/${id}`);
  const button = page.getByRole('button', { name: 'Tell me when it is back' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().clearCookies();

  const { uid } = await signUp(page);
  await open(page, `/productPage/${id}`);
  await button.click();
  const asked = page.getByRole('button', { name: 'We’ll email you when it is back' });
  await expect(asked).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await reload(page);
  await expect(asked).toHaveAttribute('aria-pressed', 'true');
  await asked.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect((await call(page, 'GET', '/alerts')).data.alerts).toEqual([]);

  await test.step('favourites ask about prices, or about the product that is sold out', async () => {
    await call(page, 'POST', '/Firebaseuser/add-to-favorites', { uid, itemToAdd: { _id: id }, isFavorite: false });
    await open(page, '/user/favorites');
    await page.getByRole('main').getByRole('button', { name: 'Stock alert' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Stock alert on' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a link that is no longer valid says so', async () => {
    await open(page, '/end-alert#token=nothing-of-this-name');
    await expect(page.getByRole('heading', { name: 'This price alert has already ended' })).toBeVisible();
    await expectAccessible(page);
  });
});
