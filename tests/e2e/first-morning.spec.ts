import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { appCode } from '#tests/support/app-code.ts';
import { book } from '#tests/support/bookings.ts';
import { buy, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { elsewhere, inOwnShop, signInByHand } from './own-shop.ts';
import { chooseLastDay, expect, open, test } from './shopping.ts';

// The tracer fetches picture previews (blob:) into its snapshots, which the shop's content security policy rightly refuses.
test.use({ trace: 'off' });

test('the first morning of a new owner', ({ browser }) => {
  test.slow();
  return inOwnShop({ SEED: 'demo' }, (server) => firstMorning(browser, server));
});

async function firstMorning(browser: Browser, server: RunningServer) {
  const page = await elsewhere(browser, server.url);

  await test.step('signs in and secures the account with a second factor', async () => {
    await signInByHand(page, '/admin');
    await page.getByRole('complementary').getByRole('link', { name: 'Set it up' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
    await page.getByLabel('Current Password').fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Code of the app').fill(appCode((await page.locator('code').textContent()) ?? ''));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('gives the shop its name and telephone, which every page shows', async () => {
    await open(page, '/admin/settings');
    await page.getByLabel('Short name').fill('Surya');
    await page.getByLabel('Full name').fill('Surya Solar');
    await page.getByLabel('Phone').first().fill('+91 79 4000 1234');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible();
    await open(page, '/contectUs');
    await expect(page).toHaveTitle(/Surya/);
    await expect(page.getByRole('banner')).toContainText('Surya');
    await expect(page.getByRole('link', { name: '+91 79 4000 1234' }).first()).toBeVisible();
    // Who sells by law is a setting of its own.
    await expect(page.locator('body')).not.toContainText(/Kiran Solar(?! Private Limited)/);
  });

  await test.step('adds a product with a picture', async () => {
    await open(page, '/manageProduct');
    await page.getByRole('button', { name: 'Add Product' }).click();
    const editor = page.getByRole('dialog');
    await editor
      .getByLabel('Upload MainImage')
      .setInputFiles({ name: 'lantern.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(editor.getByRole('button', { name: 'Remove main image' })).toBeVisible();
    await editor.getByLabel('Name', { exact: true }).fill('Surya Lantern');
    await editor.getByLabel('Title').fill('Lights the courtyard');
    await editor.getByLabel('Description').fill('Light for eight hours.');
    await editor.getByLabel('Price').fill('1250');
    await editor.getByLabel('Stock').fill('30');
    await editor.getByLabel('Placement').selectOption({ label: 'New Arrivals' });
    await editor.getByRole('button', { name: 'Submit' }).click();
    await expect(editor.getByText('Saved. The shop shows it now.')).toBeVisible();
  });

  await test.step('imports fifty from a sheet', async () => {
    await open(page, '/admin/import');
    const rows = Array.from({ length: 50 }, (_, at) => `Surya panel ${at + 1},${1000 + at},20`);
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,price,stock', ...rows].join('\n')),
    });
    await page.getByRole('button', { name: /^Import 50/ }).click();
    await expect(page.getByText('The import is done: 50 added, 0 changed.')).toBeVisible({ timeout: 90_000 });
  });

  await test.step('puts two of them on the home page, beside the new product', async () => {
    await open(page, '/manageProduct?q=Surya+panel');
    for (const name of ['Surya panel 49', 'Surya panel 50'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
    await dialog.getByLabel('What to change').selectOption({ label: 'Placement' });
    await dialog.getByLabel('Placement', { exact: true }).selectOption({ label: 'New Arrivals' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Change 2 products' }).click();
    await expect(page.getByText('2 products changed.')).toBeVisible();
    await open(page, '/');
    const arrivals = page.getByRole('region', { name: 'New Arrivals' });
    for (const name of ['Surya Lantern', 'Surya panel 49', 'Surya panel 50'])
      await expect(arrivals.getByText(name, { exact: true }).first()).toBeAttached();
  });

  const { order, booking } = await sales(server);

  await test.step('ships an order and refunds a part of it', async () => {
    await open(page, '/orderManage');
    await page.getByRole('link', { name: `Order ${order.number}`, exact: true }).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('button', { name: 'Send a parcel' }).click();
    const parcel = page.getByRole('dialog', { name: 'Send a parcel' });
    await parcel.getByLabel('Carrier').fill('Gati');
    await parcel.getByRole('button', { name: 'Send and invoice' }).click();
    await expect(page.getByText('The parcel is recorded.')).toBeVisible();
    await page.getByRole('button', { name: 'Partial refund' }).click();
    const refund = page.getByRole('dialog', { name: 'Partial refund' });
    await refund.getByLabel('Amount in rupees').fill('250');
    await refund.getByLabel('Reason').fill('A scratch on the frame');
    await refund.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('₹250.00');
    await expect(
      page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: /^Credit note/ }),
    ).toBeVisible();
  });

  await test.step('confirms a booking and moves its visit', async () => {
    await open(page, '/admin/bookings');
    await page.getByRole('link', { name: `Booking ${booking.number}`, exact: true }).click();
    const card = page.getByRole('article').filter({ hasText: `Booking ${booking.number}` });
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('Confirmed').first()).toBeVisible();
    await card.getByRole('link', { name: 'See in the calendar' }).click();
    // By keyboard: Escape closes what was opened and returns the focus.
    const visit = page.getByRole('button', { name: /Asha Patel/ });
    const dialog = page.getByRole('dialog');
    await visit.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Move this visit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(visit).toBeFocused();
    await visit.press('Enter');
    await chooseLastDay(dialog);
    await dialog.getByRole('button', { name: 'Move visit' }).press('Enter');
    await expect(page.getByText('Visit moved')).toBeVisible();
  });
  await page.context().close();
}

const photograph = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#c98a1b' } })
    .jpeg()
    .toBuffer();

/** A shopper orders two lanterns and books a visit, without a page: other specs cover the pages. */
async function sales({ url, visitor }: RunningServer) {
  const shopper = visitor();
  const asha = { ...shopper, ...(await shopper.signUp()) } as Shopper;
  const shop = {
    url,
    pay: (order_id: string) =>
      visitor().ask('POST', '/sandbox/razorpay/pay', { order_id, method: 'card', outcome: 'success', webhook: false }),
  } as unknown as RunningShop;
  const { data } = (await asha.call('GET', '/products?addTo=New%20Arrivals')).body;
  const lantern = data.products.find(({ name }: { name: string }) => name === 'Surya Lantern');
  const { order } = await buy(shop, asha, [{ _id: lantern._id, quantity: 2, price: lantern.price }]);
  const { service } = await book(shop, asha);
  return { order: order as { _id: string; number: number }, booking: service as { _id: string; number: number } };
}
