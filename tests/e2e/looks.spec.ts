import type { Browser } from '@playwright/test';
import type { RunningServer } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { elsewhere, inOwnShop, signInByHand } from './own-shop.ts';
import { expect, open, test } from './shopping.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="26" fill="#c77700"/><path d="M70 12h160v36H70z" fill="#5b1a1a"/></svg>';

test('the owner gives the shop a logo, a legible colour and a State', ({ browser }) => {
  test.slow();
  return inOwnShop({ SEED: 'demo' }, (server) => dressUp(browser, server));
});

async function dressUp(browser: Browser, server: RunningServer) {
  const page = await elsewhere(browser, server.url);
  await signInByHand(page, '/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Store settings' })).toBeVisible();
  await open(page, '/admin/settings');

  await test.step('a logo is previewed where it will appear', async () => {
    await page
      .getByLabel('Choose a file: Logo', { exact: true })
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
    await expect(page.getByText('Documents', { exact: true })).toBeVisible();
    await page
      .getByLabel('Choose a file: Logo', { exact: true })
      .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><text/></svg>') });
    await expect(page.getByText(/how large it is|turn its letters into paths/)).toBeVisible();
  });

  await test.step('an illegible colour is refused, and the nearest legible one is offered', async () => {
    const field = page.getByRole('textbox', { name: 'Brand colour', exact: true });
    await field.fill('#ffd400');
    await expect(page.getByText('#ffd400 is hard to read on the pages.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/This colour can’t be read well: use #/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Use #/ }).click();
    await expect(field).not.toHaveValue('#ffd400');
    await page.getByLabel('Short name').fill('Surya');
    await page.getByLabel('Full name').fill('Surya Solar');
    await page.getByRole('checkbox', { name: 'Rajasthan' }).check();
  });

  await test.step('header, manifest and mail show it at once', async () => {
    const colour = await page.getByRole('textbox', { name: 'Brand colour', exact: true }).inputValue();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save', exact: true }).click()]);
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('img', { name: 'Surya Solar' }).filter({ visible: true }),
    ).toBeVisible();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim()),
    ).toBe(colour);
    expect(await (await page.request.get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Surya Solar',
      theme_color: colour,
    });
    const headers = { origin: server.url };
    const asked = {
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '9876543210',
      message: 'Which panel fits a small roof of ten square metres?',
    };
    expect((await page.request.post('/api/contact', { headers, data: asked })).ok()).toBe(true);
    const { data } = await (await page.request.get('/api/outbox?limit=5', { headers })).json();
    const mail = await (await page.request.get(`/api/outbox/${data.messages[0]._id}`, { headers })).json();
    expect(mail.data.message.html).toMatch(/<img src="[^"]*\/media\/m-[^"]*\.png" alt="Surya Solar"/);
    expect(mail.data.message.html).toContain(colour);
    await open(page, '/');
    await expect(
      page
        .getByRole('complementary')
        .getByText(/(We deliver|shops) in Gujarat and Rajasthan\./)
        .filter({ visible: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
