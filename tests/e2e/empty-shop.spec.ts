import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { elsewhere, inOwnShop, openShop, signInByHand } from './own-shop.ts';
import { expect, open, test } from './shopping.ts';

test('a shop without products looks about to open', ({ browser }) => {
  test.slow();
  return inOwnShop({ SEED: 'none' }, (server) => beforeOpening(browser, server));
});

/** The links and buttons of the page's content that cannot be told apart from their background. */
const unseen = (page: Page) =>
  page
    .locator('main')
    .locator('a, button')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        const behind = one.closest('section')
          ? getComputedStyle(one.closest('section') as Element).backgroundColor
          : '';
        return backgroundColor === color ||
          (backgroundColor === behind && color === behind) ||
          backgroundColor === 'rgb(11, 34, 57)'
          ? [one.textContent]
          : [];
      }),
    );

async function beforeOpening(browser: Browser, server: RunningServer) {
  await openShop(server); // without a product: before this only its owner can see it (opening.spec.ts)
  const page = await elsewhere(browser, server.url);
  await page.context().addCookies([{ name: 'kiran_kind', value: 'guest', url: server.url }]);

  await test.step('the home page says so, and has no empty sections', async () => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 2, name: 'Solar shop is about to open' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('No main image.')).toHaveCount(0);
    for (const name of [
      'Categories',
      'Featured products',
      'Flash Deals',
      'Top Categories',
      'New Arrivals',
      'Big Discounts',
      'Brands and Shops',
      'Shop by category',
    ])
      await expect(main.getByLabel(name, { exact: true }), name).toHaveCount(0);
    await expect(main.locator('a[href^="/products?category"]')).toHaveCount(0);
    expect(await unseen(page)).toEqual([]);
    await expectAccessible(page);
    await expect(main.getByRole('link', { name: 'See our services' })).toHaveCount(0); // no plan, so nobody to come
    await main.getByRole('link', { name: 'Ask us' }).click();
    await expect(page).toHaveURL(/\/contectUs$/);
  });

  await test.step('the product list blames no filter, and no link leads to a filtered one', async () => {
    for (const path of ['/products', '/products?category=solar-panels']) {
      await open(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2, name: 'We are stocking the shop' }), path).toBeVisible();
      await expect(main.getByText('Remove a filter'), path).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Filter and sort' }), path).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'See all products' }), path).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  await test.step('the administrator sees what to do, and the first product opens the shop', async () => {
    const owner = await elsewhere(browser, server.url);
    await signInByHand(owner, '/orderManage');
    const main = owner.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await expect(main.getByText('Customers’ orders appear here')).toBeVisible();
    await expect(main.getByText('Your orders appear here')).toHaveCount(0);
    await expectAccessible(owner);
    await main.getByRole('link', { name: 'Go to products' }).click();
    await expect(owner).toHaveURL(/\/manageProduct$/);
    const answer = await owner.request.post('/api/products', {
      headers: { origin: server.url },
      data: { name: 'First lantern', catagoriy: 'Solar Lights', price: 900, stock: 3, addTo: 'Flash Delas' },
    });
    expect(answer.status()).toBe(201);
    await owner.context().close();
    await open(page, '/');
    await expect(
      page.getByRole('region', { name: 'Featured products' }).getByRole('link', { name: /First lantern/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Solar shop is about to open' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    await open(page, '/products');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
}
