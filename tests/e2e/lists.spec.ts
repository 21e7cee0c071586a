import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { alive, call, expect, open, putInCart, signIn, signUp, someProduct, test } from './shopping.ts';

const DATA = /\.data(\?|$)/;
const main = (page: Page) => page.getByRole('main');

/** Each list of the shop: the page before it, the link to it, and what shows that it has loaded. */
const LISTS = [
  {
    list: 'home',
    from: '/user/favorites',
    to: /\/$/,
    link: (page: Page) => page.getByRole('banner').getByRole('link', { name: /Home/ }),
    comes: 'Flash Deals',
  },
  {
    list: 'products',
    from: '/',
    to: /\/products\?/,
    link: (page: Page) => page.getByRole('link', { name: 'View all Flash Deals' }),
    comes: 'Flash Deals',
  },
  {
    list: 'favorites',
    from: '/user/cart',
    to: /\/user\/favorites$/,
    link: (page: Page) => main(page).getByRole('link', { name: 'Favorites', exact: true }),
    comes: 'Favorites',
  },
  {
    list: 'cart list',
    from: '/user/favorites',
    to: /\/user\/cart$/,
    link: (page: Page) => main(page).getByRole('link', { name: 'Cart', exact: true }),
    comes: 'Cart',
  },
  {
    list: 'ratings',
    from: '/user/favorites',
    to: /\/user\/ratings$/,
    link: (page: Page) => main(page).getByRole('link', { name: 'Ratings', exact: true }),
    comes: 'Ratings',
  },
  {
    list: 'orders',
    from: '/user/favorites',
    to: /\/orderManage$/,
    link: (page: Page) => main(page).getByRole('link', { name: 'My Orders' }),
    comes: /orders/i,
  },
  {
    list: 'cart',
    from: '/user/cart',
    to: /\/cart$/,
    link: (page: Page) => main(page).getByRole('link', { name: 'Go to the cart' }),
    comes: 'Cart',
  },
] as const;

for (const { list, from, to, link, comes } of LISTS) {
  test(`${list}: shows Loading..., and offers a retry after a failure`, async ({ page }) => {
    const { uid } = await signUp(page);
    if (list === 'cart') await putInCart(page, uid, (await someProduct(page, 9))._id);
    await open(page, from);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(DATA, async (route) => {
      await held;
      await route.abort('internetdisconnected');
    });
    await link(page).first().click();
    await expect(main(page).getByText('Loading...').first()).toBeVisible();
    release();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('We can’t reach the shop. Please check your connection and try again.');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('banner')).toBeVisible(); // the shell is still there
    const cut = page.waitForEvent('requestfailed', (request) => DATA.test(request.url()));
    await alert.getByRole('button', { name: 'Retry' }).click();
    await cut;
    await expect(alert).toBeVisible(); // the connection is still cut
    await page.unroute(DATA);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByRole('heading', { name: comes }).first()).toBeVisible();
    await expect(page).toHaveURL(to);
  });
}

test('an empty list says so and offers a way on', async ({ page }) => {
  await signUp(page);
  for (const [path, words] of [
    ['/user/favorites', 'No favorites yet'],
    ['/user/cart', 'No items are added in Cart'],
    ['/user/ratings', 'No ratings yet'],
    ['/cart', 'No items are added in Cart'],
    ['/orderManage', 'No orders found'],
  ] as const) {
    await open(page, path);
    await expect(main(page).getByText(words).first(), path).toBeVisible();
    await expect(
      main(page)
        .getByRole('link', { name: /products/i })
        .first(),
      path,
    ).toBeVisible();
  }
});

test('the newest comes first', async ({ page }) => {
  const { uid } = await signUp(page);
  const [first, second] = [await someProduct(page, 3), await someProduct(page, 4)];
  for (const product of [first, second]) {
    await putInCart(page, uid, product._id);
    await page.request.post('/api/Firebaseuser/add-to-favorites', {
      headers: { origin: test.info().project.use.baseURL as string },
      data: { uid, itemToAdd: { _id: product._id }, isFavorite: false },
    });
  }
  for (const path of ['/user/cart', '/user/favorites']) {
    await open(page, path);
    const names = (await main(page).getByRole('link').allTextContents()).filter(
      (text) => text === first.name || text === second.name,
    );
    expect(names, path).toEqual([second.name, first.name]);
  }
});

test('favourites: what became cheaper says so, all go into the cart at once, and an empty cart offers them', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext(test.info().project.use as object)).newPage();
  await signIn(owner, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const lamp = { name: 'Lamp that becomes cheaper', price: 900, stock: 4, addTo: 'Shope' };
  const id = (await call(owner, 'POST', '/products', lamp)).data.product._id as string;
  const { uid } = await signUp(page);
  for (const one of [id, (await someProduct(page, 3))._id])
    await call(page, 'POST', '/Firebaseuser/add-to-favorites', { uid, itemToAdd: { _id: one }, isFavorite: false });
  await call(owner, 'PUT', `/products/${id}`, { price: 650 });
  await owner.context().close();

  await open(page, '/cart');
  const offered = main(page).getByRole('region', { name: 'Your favorites' });
  await expect(offered.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await open(page, '/user/favorites');
  await expect(main(page).getByText('₹250.00 less than when you saved it')).toHaveCount(1);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Add all 2 to cart' }).click();
  await expect(main(page).getByRole('button', { name: /^Add all/ })).toBeHidden();
  const cart = `/Firebaseuser/get-user-data-list?uid=${uid}&dataType=cart`;
  await expect.poll(async () => (await call(page, 'GET', cart)).total).toBe(2);
});

test('an unknown list is an unknown address', async ({ page }) => {
  await signUp(page);
  expect((await page.goto('/user/passwords'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('This page was not found.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a page that fails to render says so, with its error, and offers ways on', async ({ page }) => {
  const { uid } = await signUp(page);
  await putInCart(page, uid, (await someProduct(page, 9))._id);
  await open(page, '/user/favorites');
  // From now on every price throws, as a bug of ours would.
  await page.evaluate(() => {
    Number.prototype.toFixed = () => {
      throw new Error('The lamp is broken');
    };
  });
  await main(page).getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(main(page).getByText('The lamp is broken')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See all products' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test.describe('navigation', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new page starts at its top; Back and Forward return to the former position', async ({ page }) => {
    await signUp(page);
    await open(page, '/products');
    const card = main(page).getByRole('article').nth(7).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(0);
    await card.click();
    await expect(page).toHaveURL(/\/productPage\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe('smooth');
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/);
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(at - 5);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(at + 5);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`a card's picture with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('grows into the picture of its product, unless less motion is asked for', async ({ page }) => {
      await page.addInitScript(() => {
        const named = () =>
          [...document.querySelectorAll('*')]
            .filter((element) => getComputedStyle(element).viewTransitionName === 'product-picture')
            .map((element) => element.tagName);
        const seen: unknown[] = [];
        Object.assign(window, { seen });
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const steps: unknown[] = [named()];
          seen.push(steps);
          const transition = start(update);
          transition.ready.then(
            () => steps.push(named()),
            (error) => steps.push(String(error)),
          );
          return transition;
        };
      });
      await signUp(page);
      await open(page, '/products');
      await main(page).getByRole('article').nth(3).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/productPage\//);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
      if (reducedMotion === 'reduce') expect(await seen()).toEqual([]);
      else await expect.poll(seen).toEqual([[['DIV'], ['LI']]]);
    });
  });

test('a filter keeps the scroll position', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a phone filters in a sheet');
  await signUp(page);
  await open(page, '/products');
  await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }));
  await page.getByRole('radio', { name: 'Best rated' }).check({ force: true });
  await expect(page).toHaveURL(/sort=/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(160);
});

test('a card prefetches its page as soon as it is likely to be opened', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a touch is the press itself');
  await signUp(page);
  await open(page, '/products');
  const asked = page.waitForRequest(/\/productPage\/.*\.data/);
  await main(page).getByRole('article').first().getByRole('link').first().hover();
  await asked;
});

test('data saving turns prefetching off', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await signUp(page);
  await open(page, '/products');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url())) asked.push(request.url());
  });
  const card = main(page).getByRole('article').first().getByRole('link').first();
  await card.hover();
  await card.focus();
  await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 400))); // longer than the router waits
  expect(asked).toEqual([]);
  await card.click();
  await alive(page);
  await expect(page).toHaveURL(/\/productPage\//);
});
