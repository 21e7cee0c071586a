import type { Browser, Locator, Page } from '@playwright/test';
import { BRAND } from '#src/kernel/brand.ts';
import { isGstin } from '#src/kernel/gstin.ts';
import { appCode } from '#tests/support/app-code.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { rounds } from '#tests/support/rounds.ts';
import { addAddress, openPayment, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import { trustedPictures } from '#tests/support/trusted-pictures.ts';
import { elsewhere, inOwnShop, signInByHand } from './own-shop.ts';
import { expect, open, test } from './shopping.ts';

// The tracer fetches picture previews (blob:) into its snapshots, which the shop's content security policy rightly refuses.
test.use({ trace: 'off' });

const PAN = 'AABCS1429B';
/** Karnataka's code is 29. */
const GSTIN = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((last) => `29${PAN}1Z${last}`).find(isGstin) as string;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M0 8h240v44H0z" fill="#7a1d1d"/></svg>';
const PRODUCTS = 500;
/** The sheet's addresses lead to this many pictures; in the long round each product has its own. */
const PICTURES = rounds(25, PRODUCTS);

test('a dealer with another name in another State: from an empty shop to the first order', async ({ browser }) => {
  test.slow();
  const mails = await smtpServer();
  const pictures = await trustedPictures();
  try {
    const env = {
      SEED: 'none',
      STATES: 'Karnataka',
      SMTP_URL: mails.url,
      MAIL_FROM: 'shop@surya.example',
      ...pictures.env,
    };
    await inOwnShop(env, (server) => openingDay(browser, server, mails, pictures.host));
  } finally {
    await pictures.close();
    await mails.close();
  }
});

/** Counts what the owner presses, chooses and fills in. */
function owners(page: Page) {
  const counted = { steps: 0 };
  const step = async (work: Promise<unknown>) => {
    counted.steps += 1;
    await work;
  };
  return {
    counted,
    press: (one: Locator) => step(one.click()),
    // A required field has a star after its name.
    fill: (label: string, text: string, at: Page | Locator = page) =>
      step(at.getByLabel(new RegExp(`^${label}[ *]*$`)).fill(text)),
    choose: (label: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      step(page.getByLabel(label).first().setInputFiles(file)),
  };
}

async function openingDay(browser: Browser, server: RunningServer, mails: SmtpServer, pictureHost: string) {
  const page = await elsewhere(browser, server.url);
  const { counted, press, fill, choose } = owners(page);
  const button = (name: string | RegExp, at: Page | Locator = page) =>
    at.getByRole('button', { name, exact: typeof name === 'string' });
  const list = page.getByRole('region', { name: /^The shop/ });
  const row = (title: string) =>
    list.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

  await test.step('signs in and secures the account', async () => {
    await signInByHand(page, '/admin/security');
    counted.steps += 3;
    await press(button('Set it up'));
    await fill('Current Password', ADMIN_PASSWORD);
    await press(button('Continue'));
    await fill('Code of the app', appCode((await page.locator('code').textContent()) ?? ''));
    await press(button('Turn it on'));
    await press(button('I have kept them'));
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('enters who sells', async () => {
    await open(page, '/admin/settings');
    const section = (title: string) =>
      page
        .getByRole('group', { name: title })
        .or(page.getByRole('region', { name: title }))
        .first();
    await fill('Short name', 'Surya');
    await fill('Full name', 'Surya Energy');
    await choose('Choose a file: Logo', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
    await expect(page.getByText('Documents', { exact: true })).toBeVisible();
    await fill('Phone', '+91 80 4000 1234', section('Contact'));
    await fill('Email', 'care@surya.example', section('Contact'));
    await fill('Sales email', 'sales@surya.example');
    await fill('City', 'Bengaluru');
    await fill('Legal name', 'Surya Energy LLP');
    await fill('Registered address', '4 Brigade Road, Bengaluru 560001, Karnataka, India');
    await fill('Courts of', 'Bengaluru');
    await fill('Name', 'Kavya Rao', section('Grievance officer'));
    await fill('Title', 'Grievance Officer', section('Grievance officer'));
    await fill('Email', 'complaints@surya.example', section('Grievance officer'));
    await fill('Phone', '+91 80 4000 1235', section('Grievance officer'));
    await fill('GSTIN', GSTIN);
    await fill('PAN', PAN);
    await Promise.all([page.waitForEvent('load'), press(button('Save'))]);
    await expect(
      page.getByRole('banner').getByRole('img', { name: 'Surya Energy' }).filter({ visible: true }),
    ).toBeVisible();
  });

  await test.step(`imports ${PRODUCTS} products with their pictures`, async () => {
    await open(page, '/admin/import');
    const lines = Array.from({ length: PRODUCTS }, (_, at) =>
      [
        `SE-${at}`,
        `Panel ${at}`,
        '"₹ 12,000"',
        '9,000',
        '85414300',
        '5%',
        20,
        'Waaree',
        'Solar Panels',
        `https://${pictureHost}/${at % PICTURES}.jpg`,
      ].join(','),
    );
    const sheet = [
      'SKU,Product Title,MRP,Selling Price,HSN Code,GST Rate,Qty,Brand,Category,Image URL',
      ...lines.map((line) => line.replace(',9,000,', ',9000,')),
    ];
    await choose('Choose a file', {
      name: 'price list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(sheet.join('\n')),
    });
    await expect(page.getByText(`We read ${PRODUCTS} products`)).toBeVisible();
    await press(button(/^Create .*brand/));
    await expect(button(/^Create .*brand/)).toHaveCount(0); // decided, and the rows are checked again
    await press(button(/^Create .*categor/));
    await press(button(new RegExp(`^Import ${PRODUCTS}`)));
    await expect(page.getByText(`The import is done: ${PRODUCTS} added, 0 changed.`)).toBeVisible({ timeout: 90_000 });
    await expect
      .poll(
        async () =>
          (await (await page.request.get('/api/products?limit=1&sort=price-asc')).json()).data.products[0]?.mainImage ??
          '',
        { timeout: 240_000 },
      )
      .toMatch(/^\/media\//);
  });

  await test.step('works through the launch list', async () => {
    await open(page, '/admin');
    await press(button(/^Send a test email/, row('Email')));
    await expect(row('Email')).toContainText('The mail server accepted the test email');
    await press(button(/^We don’t send SMS/, row('SMS')));
    await press(button(/^It is right as it is/, row('Delivery')));
    await press(button(/^We don’t offer services/, row('Services')));
    await press(button(/^I have read them/, row('Legal texts')));
    await press(button('Confirm: Backup', list));
    const backup = page.getByRole('dialog', { name: 'Backup' });
    await fill('How it is backed up', 'Every night, to another place', backup);
    await press(button('Confirm', backup));
    await expect(list.getByText(/Every night, to another place/)).toBeVisible();
    // The rest is not the owner's: keys and address are settings of the server, and a test cannot have real ones.
    await expect(list.getByText('12 of 14 done').first()).toBeVisible();
    for (const title of ['Payments', 'Public address'])
      await expect(row(title).getByText('Open', { exact: true })).toBeVisible();
  });

  await test.step('opens, in under sixty steps', async () => {
    await press(button('Open the shop', list));
    await press(button('Open', page.getByRole('alertdialog', { name: 'Open the shop?' })));
    await expect(list.getByRole('heading', { name: 'The shop is open' })).toBeVisible();
    expect(counted.steps).toBeLessThan(60);
  });

  const order = await test.step('the first customer buys, and the owner ships the order', async () => {
    const visitor = server.visitor();
    const asha = { ...visitor, ...(await visitor.signUp({ name: 'Asha Patel' })) } as Shopper;
    await addAddress(asha, { state: 'Karnataka', city: 'Bengaluru', zipcode: '560001' });
    const [product] = (await asha.call('GET', '/products?limit=1')).body.data.products;
    const opened = await openPayment(asha, [{ _id: product._id, quantity: 2, price: product.price }]);
    expect(opened.status, opened.text).toBe(201);
    const paid = await server.visitor().ask('POST', '/sandbox/razorpay/pay', {
      order_id: opened.body.id,
      method: 'card',
      outcome: 'success',
      webhook: false,
    });
    const { order: bought } = (await asha.call('POST', '/razorpay/validate', paid.body)).body.data;
    await open(page, `/order/${bought._id}`);
    await button('Confirm').click();
    await button('Send a parcel').click();
    const parcel = page.getByRole('dialog', { name: 'Send a parcel' });
    await parcel.getByLabel('Carrier').fill('Gati');
    await button('Send and invoice', parcel).click();
    await expect(page.getByText('The parcel is recorded.')).toBeVisible();
    return { ...bought, sku: product.sku as string };
  });

  await test.step('the invoice and the mail are the dealer’s own', async () => {
    const invoice = page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: /^Tax invoice/ });
    const words = pdfText(
      Buffer.from(await (await page.request.get((await invoice.getAttribute('href')) ?? '')).body()),
    );
    for (const own of [GSTIN, 'Surya Energy LLP', '4 Brigade Road', order.sku, '854143']) expect(words).toContain(own);
    const { data } = await (await page.request.get('/api/outbox?limit=50')).json();
    const [told] = data.messages.filter(
      ({ kind, channel }: Record<string, string>) => kind === 'order-shipped' && channel === 'mail',
    );
    const { message } = (await (await page.request.get(`/api/outbox/${told._id}`)).json()).data;
    expect(message.html).toMatch(/<img src="[^"]*\/media\/m-[^"]*\.png" alt="Surya Energy"/);
    expect(message.html).toContain('care@surya.example');
    expect(message.html).not.toMatch(new RegExp(BRAND.name));
    await expect.poll(() => mails.received.filter(({ to }) => to.join().includes(told.to)).length).toBeGreaterThan(1);
  });
  await page.context().close();
}
