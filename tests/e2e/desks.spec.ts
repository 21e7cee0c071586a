import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { alive, call, expect, open, signIn, signUp, test } from './shopping.ts';

test('the dashboard’s tiles link to their pages', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  for (const [tile, address, heading] of [
    ['Products', '/manageProduct', 'Product manager'],
    ['Orders', '/orderManage', 'Orders'],
    ['FAQ', '/admin/faqs', 'Questions'],
    ['Services', '/admin/bookings\\?state=active', 'Bookings'],
  ] as const) {
    await open(page, '/admin');
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^${tile}\\s*[\\d,]+`) })
      .click();
    await expect(page, tile).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 }), tile).toContainText(heading);
  }
});

test('the workspace’s frame is shown only to the administrator', async ({ page }) => {
  await signUp(page);
  const forbidden = page.getByText('Only the shop’s administrator can open this page.');
  for (const path of [
    '/manageProduct',
    '/admin',
    '/admin/customers',
    '/admin/audit',
    '/admin/faqs',
    '/admin/home',
    '/admin/security',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(403);
    await expect(forbidden, path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Workspace' }), path).toHaveCount(0);
    await expect(page.locator('main').locator('a[href^="/admin"], a[href="/manageProduct"]'), path).toHaveCount(0);
  }
  // Nor without a new document.
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(forbidden).toHaveCount(0);
  await page.evaluate(() => {
    history.pushState(null, '', '/manageProduct');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(forbidden).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Workspace' })).toHaveCount(0);
});

test('the owner gets to the workspace from a page that was made for a customer', async ({ page, baseURL }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await page.context().addCookies([{ name: 'kiran_kind', value: 'customer', url: baseURL as string }]);
  await open(page, '/account');
  const shown = await page.evaluate(() => Object.keys(window.__reactRouterManifest?.routes ?? {}));
  expect(shown).not.toContain('workspace/dashboard/page');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  // And on within it, without a new document.
  await alive(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('main').getByRole('link', { name: /^FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('the owner answers a message, updates an enquiry, resolves a complaint and writes a question', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const who = { name: 'Meena Joshi', email: `meena-${mark}@example.com`, phone: '9876543210', locale: 'en' };
  const { reference } = await call(page, 'POST', '/contact', { ...who, message: `Is the ${mark} panel in stock?` });
  const { data } = await call(page, 'POST', '/grievances', {
    ...who,
    topic: 'delivery',
    about: '',
    complaint: `The parcel ${mark} came late.`,
  });

  await open(page, `/admin/messages?q=${mark}`);
  const line = page.getByRole('region', { name: 'Inbox' }).getByRole('link', { name: /Meena Joshi/ });
  await line.first().click();
  const message = page.getByRole('article').filter({ hasText: reference });
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(message.getByText('Required')).toBeVisible();
  await message.getByLabel('Answer').fill('Yes, twelve of them.');
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(message).toContainText(/Answered .*Yes, twelve of them\./);

  // What waits is one list, and the complaint says when the law expects an answer.
  await open(page, '/admin/inbox');
  const waiting = line.filter({ hasText: mark });
  await expect(waiting).toContainText(/Complaint.*To be acknowledged in 2 days/);
  await waiting.click();
  await expect(page).toHaveURL(/\/admin\/inbox\?open=/);
  const complaint = page.getByRole('article').filter({ hasText: data.grievance.ticket });
  await complaint.getByRole('button', { name: 'Resolve' }).click();
  await expect(complaint.getByText(/Say how it was resolved/)).toBeVisible();
  await complaint.getByLabel('Answer').fill('The delivery was free this time.');
  // A phone shows no list beside the complaint that could tell when it is resolved.
  const resolved = page.waitForResponse((answer) => answer.url().includes('/grievances/') && answer.ok());
  await complaint.getByRole('button', { name: 'Resolve' }).click();
  await resolved;
  await expect(waiting).toHaveCount(0);
  await open(page, '/admin/grievances?state=resolved');
  await waiting.click();
  await expect(complaint).toContainText(/Resolved .*The delivery was free this time\./);

  await open(page, '/admin/faqs');
  await page.getByRole('button', { name: 'Add question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please correct the marked fields.');
  await expect(dialog.getByLabel('Question').first()).toHaveAccessibleDescription('Required');
  await expect(dialog.getByLabel('Question').first()).toBeFocused();
  await dialog.getByLabel('Question').first().fill(`What is ${mark}?`);
  await dialog.getByLabel('Answer').first().fill('A mark of this test.');
  await dialog.getByLabel('Question').nth(1).fill(`${mark} क्या है?`);
  await dialog.getByLabel('Answer').nth(1).fill('इस जाँच का निशान।');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: `What is ${mark}?` });
  await expect(row).toContainText('English, हिन्दी');
  // Every press is one call: a connection lost afterwards leaves nothing half done.
  let calls = 0;
  await page.route('**/api/faqs/**', (route) => (calls++ === 0 ? route.continue() : route.abort('connectionfailed')));
  await row.getByRole('button', { name: /^Up:/ }).click();
  await expect(row.getByRole('button', { name: /^Down:/ })).toBeEnabled();
  await expect(async () => {
    await page.goto('/faq?lang=hi');
    await expect(page.getByText(`${mark} क्या है?`)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await open(page, '/admin/faqs?lang=en');
  calls = 0;
  await row.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toBeHidden();
});
