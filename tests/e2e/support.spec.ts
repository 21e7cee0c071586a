import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { asGuest, call, expect, open, signIn, signUp, test } from './shopping.ts';

test.describe('the contact page', () => {
  test('checks fields when they are left and then live, and keeps its input through a failure', async ({ page }) => {
    await asGuest(page);
    await open(page, '/contectUs');
    const form = page.getByRole('form', { name: 'Write to us' });
    const send = form.getByRole('button', { name: 'Send email' });
    await send.click();
    await expect(form.getByRole('alert')).toContainText('Please fill in all required fields with valid data.');
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Email').fill('nobody');
    await form.getByLabel('Phone Number').focus();
    await expect(form.getByText('Invalid email format')).toBeVisible();
    await form.getByLabel('Email').fill('asha@example.com');
    await expect(form.getByText('Invalid email format')).toBeHidden();
    await form.getByLabel('Name').fill('Asha Patel');
    await form.getByLabel('Phone Number').fill('+91 98765 43210');
    await form.getByLabel('Message').fill('Do you deliver to Bhuj?');
    await expect(form.getByRole('alert')).toBeHidden();
    await expectAccessible(page);
    await page.context().setOffline(true);
    await send.click();
    await expect(form.getByRole('alert')).toContainText(
      'We couldn’t send your message. Everything you typed is still here.',
    );
    await expect(form.getByLabel('Message')).toHaveValue('Do you deliver to Bhuj?');
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByRole('heading', { name: 'We have received your message' })).toBeFocused();
    await expect(page.getByText(/^KC-20\d\d-\d{6}$/)).toBeVisible();
    await expect(page.getByText('on its way to asha@example.com')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('says how long to wait after too many messages', async ({ page }) => {
    await asGuest(page);
    await open(page, '/contectUs');
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '1500' },
        json: { status: 'fail', code: 'too-many', message: 'Too often.' },
      }),
    );
    await page.getByLabel('Name').fill('Asha Patel');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Phone Number').fill('9876543210');
    await page.getByLabel('Message').fill('Again');
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByRole('alert')).toContainText('Please try again in 25 minutes, or call us.');
  });

  test('fills in the details of a signed-in customer, and overwrites nothing', async ({ page }) => {
    const { name, email } = await signUp(page);
    await open(page, '/contectUs');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  });

  test('has a trap for bots that no person meets', async ({ page }) => {
    await asGuest(page);
    await open(page, '/contectUs');
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    await page.getByLabel('Message').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send email' })).toBeFocused();
  });

  test('shows the directions to the shop at once, and the map only on request', async ({ page }) => {
    await asGuest(page);
    const foreign: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      foreign.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title><h1>Tiles</h1>',
      });
    });
    await page.route('https://tile.openstreetmap.org/**', async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({
        contentType: 'image/png',
        body: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#dfe8d6' } })
          .png()
          .toBuffer(),
      });
    });
    // Reached without a new document: the first page's content security policy still applies.
    await open(page, '/AbautUs');
    await page.getByRole('link', { name: 'Ask us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+91 79 0000 0000' })).toHaveAttribute('href', 'tel:+917900000000');
    await expect(page.getByRole('link', { name: 'sales@kiran.example' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await expect(page.getByRole('link', { name: /Directions/ })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions\?to=23\.0299/,
    );
    expect(foreign).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    const map = page.frameLocator('iframe[title^="Map of where"]').frameLocator('iframe[title="OpenStreetMap"]');
    await expect(map.getByRole('heading', { name: 'Tiles' })).toBeVisible();
    await expect(page.locator('iframe[title^="Map of where"]')).toBeVisible();
    expect(foreign.find((url) => url.includes('marker='))).toContain('export/embed.html');
    await expect(page.getByText('Kiran House, Ashram Road')).toBeVisible();
    const own = (await page.request.get('/contectUs')).headers()['content-security-policy'];
    expect(own).not.toContain('openstreetmap');
    expect((await page.request.get('/contact-map')).headers()['content-security-policy']).toContain(
      'frame-src https://www.openstreetmap.org;',
    );
  });

  test('keeps its drawn card if the map does not load', async ({ page }) => {
    await asGuest(page);
    await page.route('https://*.openstreetmap.org/**', (route) => route.abort());
    await open(page, '/contectUs');
    const where = page.getByRole('region', { name: 'Where we are' });
    for (const why of ['the other site is away', 'it is asked for again']) {
      await where.getByRole('button', { name: 'Show the map' }).click();
      await expect(where.getByText('The map couldn’t be loaded.'), why).toBeVisible();
      await expect(where.locator('iframe'), why).toHaveCount(0);
    }
    await expect(where).toContainText('Kiran House, Ashram Road');
    await expect(where.getByRole('link', { name: /Directions/ })).toBeVisible();
    await page.route('**/contact-map', (route) => route.abort());
    await where.getByRole('button', { name: 'Show the map' }).click();
    await expect(where.locator('iframe')).toHaveCount(0);
    await expect(where.getByText('The map couldn’t be loaded.')).toBeVisible();
  });
});

test('the about page says who, what for and where to', async ({ page }) => {
  await asGuest(page);
  await open(page, '/AbautUs');
  await expect(page.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you can rely on' }).getByRole('listitem')).toHaveCount(3);
  // The owner sets what delivery costs.
  await expect(page.getByRole('main')).toContainText(
    'the price includes GST. You see the delivery cost before you pay.',
  );
  await expect(page.getByRole('region', { name: 'Our Mission' })).toContainText(
    'Empowering rural communities with affordable, reliable, sustainable solar energy',
  );
  await expect(page.getByRole('region', { name: 'Our Vision' })).toContainText(
    'universal access to clean, affordable energy',
  );
  for (const picture of await page.locator('main img').all())
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(10);
  await expectAccessible(page);
});

test('the first question of each topic is open, one at a time; they can be searched, and are there for search engines', async ({
  page,
}) => {
  await asGuest(page);
  await open(page, '/faq');
  const topic = page.getByRole('region', { name: 'Subsidy' });
  const opened = topic.locator('details[open]');
  await expect(opened).toContainText('How much subsidy does a home get?');
  await page.getByText('Is the subsidy taken off the price here?').click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('You pay the whole price.');
  await expectAccessible(page);
  const search = page.getByLabel('Search the answers');
  await search.fill('gst invoice');
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
  await expect(page.getByText('Every price includes GST')).toBeVisible();
  await search.fill('xylophone');
  await expect(page.getByRole('heading', { name: 'No answer matches your search' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByText('How large a solar system do I need?')).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.length).toBeGreaterThanOrEqual(18);
  await open(page, '/faq?lang=gu');
  await expect(page.getByText('મારે કેટલી મોટી સોલાર સિસ્ટમ જોઈએ?')).toBeVisible();
});

test.describe('the legal pages', () => {
  for (const [path, title, section] of [
    ['/returns', 'Returns and refunds', 'There is no cancellation fee.'],
    ['/shipping', 'Delivery', 'Delivery is free.'],
    ['/privacy', 'Privacy', 'kiran_lang'],
    ['/t&c', 'Terms and conditions', 'Indian law applies'],
    ['/grievance', 'Grievance officer', 'Meera Trivedi'],
  ] as const) {
    test(`${path} answers everybody, signed out too`, async ({ page }) => {
      await open(page, path);
      await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(section).first()).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      for (const link of await contents.getByRole('link').all()) {
        const target = (await link.getAttribute('href')) as string;
        await expect(page.locator(target).getByRole('heading', { level: 2 })).toHaveText(
          (await link.textContent()) as string,
        );
      }
      await expect(
        page.getByRole('main').getByRole('navigation', { name: 'Help and legal' }).getByRole('link'),
      ).toHaveCount(5);
      await expectAccessible(page);
    });
  }

  test('the privacy notice names every cookie that the shop sets', async ({ page }) => {
    await signUp(page);
    await open(page, '/privacy?lang=en');
    await page
      .context()
      .addCookies([{ name: 'kiran_lang', value: 'en', url: test.info().project.use.baseURL as string }]);
    const named = await page.locator('#cookies code').allTextContents();
    const set = (await page.context().cookies()).map(({ name }) => name);
    expect(set.filter((name) => !named.includes(name))).toEqual([]);
    expect(set).toContain('sid');
  });
});

test('a complaint gets a ticket at once, and can be looked up until it is resolved', async ({ page, browser }) => {
  await open(page, '/grievance');
  const form = page.getByRole('form', { name: 'File a complaint' });
  await form.getByRole('button', { name: 'File the complaint' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fill in all required fields with valid data.');
  await expect(form.getByText('Choose what it is about')).toBeVisible();
  await form.getByLabel('Name').fill('Ravi Shah');
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByLabel('Phone').fill('9876543211');
  await form.getByLabel('What is it about?').selectOption('Delivery');
  await form.getByLabel('What happened?').fill('The parcel came a week late.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'File the complaint' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your complaint' })).toBeFocused();
  const ticket = (await page.getByText(/^KG-20\d\d-\d{6}$/).textContent()) as string;

  const find = page.getByRole('form', { name: 'Look up a complaint' });
  const show = find.getByRole('button', { name: 'Show status' });
  await find.getByLabel('Ticket number').fill('12');
  await find.getByLabel('Email').fill('somebody@example.com');
  await expect(find.getByText('A ticket number looks like KG-2026-000123')).toBeVisible();
  await find.getByLabel('Ticket number').fill(ticket.toLowerCase());
  await show.click();
  await expect(find.getByRole('alert')).toContainText('We found no complaint');
  await find.getByLabel('Email').fill('ravi@example.com');
  await show.click();
  const state = page.getByRole('region', { name: `Complaint ${ticket}` });
  await expect(state.getByText('Received')).toBeVisible();
  await expect(state.getByText('There is no answer yet.')).toBeVisible();
  await expectAccessible(page);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await call(owner, 'PUT', `/grievances/${ticket}`, {
    state: 'resolved',
    answer: 'We are sorry. ₹500 is on its way to you.',
  });
  await owner.context().close();
  await show.click();
  await expect(state.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(state.getByText('₹500 is on its way to you.')).toBeVisible();
});

test.describe('the outbox', () => {
  test('shows the administrator each mail, in a frame that can do nothing', async ({ page, isMobile }) => {
    await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const { reference } = await call(page, 'POST', '/contact', {
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '9876543210',
      message: `Framed ${Date.now()} <script>parent.document.title = 'taken'</script>`,
    });
    await open(page, '/admin/outbox');
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(`${reference}: message from`) }).click();
    const message = page.getByRole('article', { name: new RegExp(reference) });
    await expect(message.getByText('care@kiran.example').first()).toBeVisible();
    const mail = message.frameLocator('iframe');
    await expect(mail.getByRole('heading', { name: 'Asha Patel has written to us' })).toBeVisible();
    await expect(mail.getByText('<script>')).toBeVisible();
    await expect(message.locator('iframe')).toHaveAttribute('sandbox', '');
    expect(await page.title()).toContain('Outbox');
    // A sandboxed frame cannot be looked into; its own document is written for readers of mail.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    if (isMobile) {
      await page.getByRole('link', { name: 'All messages' }).click();
      await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
    }
    await expect
      .poll(
        async () =>
          (await (await page.request.get('/api/outbox?limit=200')).json()).data.messages.find(
            (one: { reference: string }) => one.reference === reference,
          )?.state,
      )
      .toBe('sent');
  });

  test('is for nobody else', async ({ page }) => {
    await signUp(page);
    expect((await page.goto('/admin/outbox'))?.status()).toBe(403);
    await expect(page.getByText('Only the shop’s administrator can open this page.')).toBeVisible();
  });
});
