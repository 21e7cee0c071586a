import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { addAddress, asGuest, call, expect, open, reload, signIn, signUp, someProduct, test } from './shopping.ts';

const PANEL = '/productPage/ruvanta-550w-mono-perc-half-cut-panel';

/** Two fingers move from 80 to 240 points apart, around a point. */
async function fingers(
  page: Page,
): Promise<(type: 'Start' | 'Move' | 'End', ...at: [x: number, y: number][]) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async (type, ...at) => {
    const touchPoints = at.map(([x, y], id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  };
}

async function pinch(page: Page, x: number, y: number) {
  const touch = await fingers(page);
  await touch('Start', [x - 40, y], [x + 40, y]);
  for (const apart of [60, 90, 120]) await touch('Move', [x - apart, y], [x + apart, y]);
  await touch('End');
}

async function swipeDown(page: Page, x: number, y: number) {
  const touch = await fingers(page);
  await touch('Start', [x, y]);
  for (const by of [40, 120, 200]) await touch('Move', [x, y + by]);
  await touch('End');
}

/** A separate product with these comments, created by an administrator who signs out again afterwards. */
async function newProduct(page: Page, comments: string[] = []): Promise<string> {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const { data } = await call(page, 'POST', '/products', {
    name: 'Lamp for comments',
    price: 900,
    stock: 3,
    addTo: 'Shope',
  });
  const id = data.product._id as string;
  await page.context().clearCookies();
  for (const msg of comments) {
    const { uid, name } = await signUp(page, 'Meena Joshi');
    await call(page, 'POST', `/products/${id}/reviews`, { comment: { uid, name, msg, product_id: id } });
    await page.context().clearCookies();
  }
  return id;
}

test('pictures are swiped or chosen, and enlarged by buttons, keys, wheel and double tap', async ({
  page,
  isMobile,
}) => {
  await asGuest(page);
  await open(page, PANEL);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const main = gallery.getByRole('button', { name: /Enlarge picture$/ }).first();
  await expect(main.locator('img').last()).toHaveAttribute('fetchpriority', 'high');

  // A wide screen shows all pictures one below the other; a phone swipes them, and a dot tells which one is shown.
  const dot = (at: number) => gallery.getByRole('button', { name: `Show picture ${at} of 3` });
  if (isMobile) {
    await gallery
      .getByRole('list')
      .first()
      .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await dot(1).click();
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  } else {
    await expect(dot(2)).toBeHidden();
    await expect(gallery.getByRole('button', { name: /Enlarge picture$/ })).toHaveCount(3);
  }

  await main.click();
  const dialog = page.getByRole('dialog', { name: /Ruvanta 550 W/ });
  const place = dialog.getByRole('status');
  // A phone already shows the picture at full width in the page, so there it opens larger and over the whole screen.
  await expect(place).toHaveText(isMobile ? '1 of 3, 150%' : '1 of 3, 100%');
  const screen = page.viewportSize();
  await expect.poll(async () => await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...screen });
  if (isMobile) {
    await expect
      .poll(async () => (await dialog.getByRole('img').last().boundingBox())?.width)
      .toBeGreaterThan(screen?.width ?? 0);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(place).toHaveText(isMobile ? '1 of 3, 225%' : '1 of 3, 150%');
  await page.keyboard.press('+');
  await expect(place).toHaveText(isMobile ? '1 of 3, 338%' : '1 of 3, 225%');
  await page.keyboard.press('0');
  await expect(place).toHaveText('1 of 3, 100%');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('2 of 3, 100%');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(place).toHaveText('1 of 3, 100%');
  const picture = dialog.getByRole('img').last();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.3];
  if (isMobile) {
    await pinch(page, x, y);
    await expect(place).toHaveText('1 of 3, 300%');
  }
  // Two taps are a double tap only within a third of a second, which a busy machine may miss.
  await expect(async () => {
    await page.keyboard.press('0');
    if (isMobile) {
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    } else await page.mouse.dblclick(x, y);
    await expect(place).toHaveText('1 of 3, 250%', { timeout: 2000 });
  }).toPass();
  if (!isMobile) {
    await page.mouse.wheel(0, 3000);
    await expect(place).toHaveText('1 of 3, 100%');
  }
  const small = dialog.getByRole('button', { name: 'Show picture 2 of 3' });
  await small.click();
  await expect(small).toHaveAttribute('aria-current', 'true');
  await dialog.getByRole('button', { name: 'Show picture 1 of 3' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(main).toBeFocused();
  if (isMobile) {
    await main.click();
    await expect(place).toHaveText('1 of 3, 150%');
    await swipeDown(page, x, y);
    await expect(dialog).toBeHidden();
  }
});

test('delivery is shown by PIN code, remembered on the device, and retried after a failure', async ({ page }) => {
  await asGuest(page);
  await open(page, PANEL);
  const area = page.getByRole('region', { name: 'Delivery' });
  const field = area.getByLabel('Deliver to PIN code');
  await field.fill('3800');
  await area.getByRole('button', { name: 'Check' }).click();
  await expect(area.getByText('A PIN code has six digits.')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill('400001');
  await field.press('Enter');
  await expect(area.getByText('We don’t deliver to Maharashtra yet.')).toBeVisible();

  await page.route('**/api/delivery?*', (route) => route.abort());
  await field.fill('380009');
  await field.press('Enter');
  await expect(area.getByText('We can’t reach the shop.')).toBeVisible();
  await page.unroute('**/api/delivery?*');
  await area.getByRole('button', { name: 'Retry' }).click();
  await expect(area.getByText(/^Arrives \w{3}, \d+ \w+ to \w{3}, \d+ \w+$/)).toBeVisible();
  await expect(area.getByText('Free delivery')).toBeVisible();
  await expectAccessible(page);

  await open(page, PANEL);
  await expect(area.getByText('Ahmedabad 380009, if you order now')).toBeVisible();
  await expect(field).toHaveValue('380009');
});

test('a signed-in customer sees the delivery to the default address', async ({ page }) => {
  const { uid } = await signUp(page);
  await addAddress(page, uid);
  await open(page, PANEL);
  await expect(
    page.getByRole('region', { name: 'Delivery' }).getByText('Ahmedabad 380009, if you order now'),
  ).toBeVisible();
});

test('price and buttons to buy stay in sight on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the bar is for phones');
  await asGuest(page);
  await open(page, PANEL);
  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  for (const name of ['Buy Now', 'Add to cart'])
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('₹10,990.00').last()).toBeInViewport({ ratio: 1 });
});

test('what is in the box is laid out in drawings, in the page’s language', async ({ page, context, baseURL }) => {
  await asGuest(page);
  for (const [language, box, first] of [
    ['en', 'In the box', '1 panel, 550 W'],
    ['hi', 'बॉक्स में', '1 पैनल, 550 W'],
  ] as const) {
    await context.addCookies([{ name: 'kiran_lang', value: language, url: baseURL ?? '' }]);
    await open(page, PANEL);
    const lines = page.getByRole('region', { name: box }).getByRole('listitem');
    await expect(lines.first()).toHaveText(first);
    const drawings = lines.locator('use');
    await expect(drawings).toHaveCount(3);
    // What a browser cannot find has no size.
    for (const drawing of await drawings.all())
      await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(20);
    const kinds = await drawings.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('#')[1]));
    expect(kinds).toEqual(['panel', 'cable', 'paper']);
  }
});

test('the datasheet opens, and figures are grouped under headings', async ({ page }) => {
  await asGuest(page);
  await open(page, PANEL);
  await expect(page.getByRole('table', { name: 'Electrical' })).toContainText('Open-circuit voltage (Voc)');
  const address = await page.getByRole('link', { name: 'Datasheet (PDF)' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a comment is posted, kept after a failure, and reported by somebody else once signed in', async ({ page }) => {
  const id = await newProduct(page, ['Buy from my cousin instead']);
  await signUp(page, 'Ravi Shah');
  await open(page, `/productPage/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(page.getByText('Only 3 left').first()).toBeVisible();
  const field = comments.getByLabel('Comment', { exact: true });
  const send = comments.getByRole('button', { name: 'Post comment' });
  await send.click();
  await expect(comments.getByText('Write your comment first.')).toBeVisible();
  await page.route('**/api/products/*/reviews', (route) => route.abort());
  await field.fill('Bright enough for the veranda');
  await send.click();
  await expect(comments.getByText('We can’t reach the shop.')).toBeVisible();
  await expect(field).toHaveValue('Bright enough for the veranda');
  await page.unroute('**/api/products/*/reviews');
  await send.click();
  await expect(comments.getByRole('listitem').filter({ hasText: 'Bright enough for the veranda' })).toContainText(
    'Ravi Shah',
  );
  await expect(field).toHaveValue('');

  await comments.getByRole('button', { name: 'Report the comment by Meena Joshi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await dialog.getByLabel('It is advertising or spam').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible();
  await expect(comments.getByRole('button', { name: 'Reported the comment by Meena Joshi' })).toBeDisabled();
  await expect(comments.getByText('Buy from my cousin instead')).toBeVisible();
});

test('a guest is asked to sign in before reporting', async ({ page }) => {
  const id = await newProduct(page, ['Fine']);
  await asGuest(page);
  await open(page, `/productPage/${id}`);
  await page.getByRole('button', { name: /^Report the comment/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Sign in to continue' })
      .getByText('Please Log in to your Account to Report this Comment'),
  ).toBeVisible();
});

test('more comments load page by page, and again after a failure', async ({ page }) => {
  test.slow();
  const id = await newProduct(page, ['Oldest of all']);
  const { uid, name } = await signUp(page);
  for (let at = 1; at <= 11; at++)
    await call(page, 'POST', `/products/${id}/reviews`, {
      comment: { uid, name, msg: `Comment ${at}.`, product_id: id },
    });
  await open(page, `/productPage/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByText('Comment 2.')).toBeVisible();
  await expect(comments.getByText('Oldest of all')).toHaveCount(0);
  await page.route('**/api/products/*/reviews?*', (route) => route.abort());
  await comments.getByRole('button', { name: 'Show more' }).click();
  await expect(comments.getByText('More comments couldn’t be loaded.')).toBeVisible();
  await page.unroute('**/api/products/*/reviews?*');
  await comments.getByRole('button', { name: 'Retry' }).click();
  await expect(comments.getByText('Oldest of all')).toBeVisible();
  await expect(comments.getByText('Comment 11.')).toHaveCount(1);
  await expect(comments.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  // In another order they start anew, with the first page of it.
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('sort') === 'lowest');
  await comments.getByLabel('Sort by').selectOption('Fewest stars');
  await asked;
  await expect(comments.getByText('Comment 11.')).toBeVisible();
  await expect(comments.getByText('Oldest of all')).toHaveCount(0);
  await comments.getByLabel('Sort by').selectOption('Newest');
  await expect(comments.getByText('Comment 2.')).toBeVisible();
});

test('one’s own stars count at once, once, and can be removed', async ({ page }) => {
  const id = await newProduct(page);
  await signUp(page);
  await open(page, `/productPage/${id}`);
  const stars = page.getByRole('group', { name: 'Your rating' });
  const comments = page.getByRole('region', { name: 'Comments' });
  const figures = page.locator('a[href="#comments"]');
  await expect(comments.getByText('No ratings yet')).toBeVisible();
  await expect(figures).toHaveText('No ratings yet');
  await stars.getByRole('radio', { name: '4 stars' }).click(); // before the lists have loaded, it is performed later
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(comments.getByText('No ratings yet')).toHaveCount(0);
  await expect(figures).toContainText('4.0(1)');
  await expect(comments.getByRole('button', { name: /^1 shopper gave 4 stars/ })).toBeVisible();
  await expect(page.getByText('Your rating is saved')).toBeVisible();
  const saved = page.waitForResponse('**/rate-media');
  await stars.getByRole('radio', { name: '2 stars' }).check();
  await expect(figures).toContainText('2.0(1)');
  await saved;

  await reload(page);
  await expect(stars.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(figures).toContainText('2.0(1)');
  await stars.getByRole('button', { name: 'Remove your rating' }).click();
  await expect(figures).toHaveText('No ratings yet');
  await expect(stars.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expect(stars.getByRole('button', { name: 'Remove your rating' })).toHaveCount(0);
  await expect(page.getByText('Your rating is removed')).toBeVisible();
  await reload(page);
  await expect(figures).toHaveText('No ratings yet');
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the stars of a breakdown filter the comments', async ({ page }) => {
  const id = await newProduct(page);
  for (const [stars, msg] of [
    [5, 'Splendid'],
    [2, 'Too dim'],
  ] as const) {
    const { uid, name } = await signUp(page);
    await call(page, 'POST', '/Firebaseuser/rate-media', { uid, itemToAdd: { _id: id, selectedRating: stars } });
    await call(page, 'POST', `/products/${id}/reviews`, { comment: { uid, name, msg, product_id: id } });
    await page.context().clearCookies();
  }
  await asGuest(page);
  await open(page, `/productPage/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('button', { name: /gave 2 stars/ }).click();
  await expect(comments.getByText('Too dim')).toBeVisible();
  await expect(comments.getByText('Splendid')).toHaveCount(0);
  await comments.getByRole('button', { name: 'Show all' }).click();
  await expect(comments.getByText('Splendid')).toBeVisible();
});

test('an unknown product and one that is no longer sold offer ways on', async ({ page }) => {
  await asGuest(page);
  const unknown = await page.goto('/productPage/ruvanta-9000w-panel');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this product' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Search for/ })).toHaveAttribute('href', /q=ruvanta/);
  await expect(
    page
      .getByRole('region', { name: 'You may also like' })
      .getByRole('link', { name: /Ruvanta/ })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);

  await page.context().clearCookies();
  const id = await newProduct(page);
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await call(page, 'DELETE', `/products/${id}`);
  await page.context().clearCookies();
  await asGuest(page);
  const gone = await page.goto(`/productPage/${id}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Lamp for comments is no longer sold' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
});

test('search engines learn what it is, and related products are shown', async ({ page }) => {
  await asGuest(page);
  // No other test rates this one.
  const path = '/productPage/ruvanta-715w-hjt-bifacial-panel';
  const { product } = (await call(page, 'GET', '/products/ruvanta-715w-hjt-bifacial-panel')).data;
  await open(page, path);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]');
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      offers: {
        priceCurrency: 'INR',
        price: `${product.price}.00`,
        availability: 'https://schema.org/InStock',
        shippingDetails: { '@type': 'OfferShippingDetails' },
      },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'Solar Panels' }, { position: 3 }] },
  ]);
  expect(data[0]).not.toHaveProperty('aggregateRating');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  // Printed by the server; its script is fetched when somebody comes near it.
  const row = page.getByRole('region', { name: 'Related products' });
  await expect(row.getByRole('link').nth(1)).toBeVisible();
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/product-carousel-/.test(name)),
    );
  expect(await scripts()).toEqual([]);
  await row.scrollIntoViewIfNeeded();
  await expect.poll(scripts).toHaveLength(1);
  await expect(async () => {
    await row.getByRole('button', { name: 'Add to favorites' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('nothing shifts while the page loads, even if the font comes late', async ({ page }) => {
  await signUp(page);
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.addInitScript(() => localStorage.setItem('kiran-pincode', '370001'));
  await page.goto((await someProduct(page, 2)).url, { waitUntil: 'commit' });
  await expect(page.getByText('Kachchh 370001, if you order now')).toBeVisible();
  painted.resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
});

test('a script that does not come in a dead spot costs the page nothing, and comes once there is a line', async ({
  page,
}) => {
  await signUp(page);
  const late = /\/assets\/(lightbox|product-carousel)-/;
  const missed = new Set<string>();
  await page.route(late, (route) => {
    missed.add(late.exec(route.request().url())?.[1] ?? '');
    return route.abort('internetdisconnected');
  });
  await open(page, PANEL);
  const row = page.getByRole('region', { name: 'Related products' });
  await row.scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: /Enlarge picture$/ })
    .first()
    .click();
  await expect.poll(() => [...missed].sort()).toEqual(['lightbox', 'product-carousel']);
  await expect(row.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(late);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(row.getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();
});
