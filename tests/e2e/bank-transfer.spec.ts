import type { Page } from '@playwright/test';
import { statementOf } from '#tests/support/statement.ts';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { confirmAddress } from './database.ts';
import { asOwner, changeSettings, customer, newProduct } from './order-people.ts';
import { call, expect, open, putInCart, reload, test } from './shopping.ts';

// Above ₹1,20,000 alone, so that no other journey is offered a transfer.
const TERMS = {
  'transfer.name': 'Kiran Solar Private Limited',
  'transfer.account': '50200012345678',
  'transfer.ifsc': 'HDFC0001234',
  'transfer.bank': 'HDFC Bank, Ashram Road',
  'transfer.least': 120_000,
};

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
const upload = (owner: Page, lines: Parameters<typeof statementOf>[0]) =>
  owner
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statementOf(lines)) });

test('a large order is paid by bank transfer, confirmed by the statement, or given up', async ({ page, browser }) => {
  const kit = await newProduct(browser, { price: 150_000, about: 'Transfer kit' });
  await changeSettings(browser, TERMS);
  const account = await customer(page);
  await putInCart(page, account.uid, kit.id);

  await test.step('the choice leads with netbanking and transfer, and says why', async () => {
    await expect(async () => {
      await open(page, '/cart');
      await expect(page.getByRole('group', { name: 'How do you want to pay?' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText(/^UPI is limited to ₹1,00,000\.00 a day in most shops/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Netbanking/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Bank transfer/ }).check();
    await expectAccessible(page);
    await place(page).click();
    await expect(page.getByText('please confirm who you are first')).toBeVisible();
    await confirmAddress(account.email);
    await place(page).click();
  });

  const reference = await test.step('the order waits with the account and the reference', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your transfer' })).toBeVisible();
    await expect(page.getByText('50200012345678')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page, 'an order that waits for a transfer');
    return new URL(page.url()).pathname.split('/').at(-1) as string;
  });

  await test.step('it stands in My Orders, and the cart is free', async () => {
    await open(page, '/orderManage');
    await page.getByRole('link', { name: 'Show the account for ₹1,50,000.00' }).click();
    await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
    await open(page, '/cart');
    await expect(page.getByText('No items are added in Cart')).toBeVisible();
  });

  await asOwner(browser, async (owner) => {
    await open(owner, '/admin/payments/transfers');
    await expect(owner.getByText(reference)).toBeVisible();
    await upload(owner, [{ words: `NEFT ASHA PATEL ${reference}`, paise: 15_000_000 }]);
    await expect(owner.getByText(/^1 order placed, 0 transfers to look at/)).toBeVisible();
    await expect(owner.getByRole('button', { name: `Cancel ${reference}` })).toHaveCount(0);
  });

  await test.step('the order is there', async () => {
    await open(page, `/transfers/${reference}`);
    await expect(page).toHaveURL(/\/orderManage\?placed=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Asha Patel.' })).toBeVisible();
  });

  await test.step('another one is given up', async () => {
    await putInCart(page, account.uid, kit.id);
    await open(page, '/cart');
    await page.getByRole('radio', { name: /^Bank transfer/ }).check();
    await place(page).click();
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its goods go back into the cart', async () => {
    await page.getByRole('button', { name: 'Put these back into my cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('textbox', { name: `Quantity of ${kit.name}` })).toHaveValue('1');
  });
});

test('the owner decides what the statement leaves open', async ({ page, browser }) => {
  const kit = await newProduct(browser, { price: 130_000, about: 'Unclear kit' });
  await changeSettings(browser, TERMS);
  const account = await customer(page);
  await confirmAddress(account.email);
  const order = async (): Promise<string> =>
    (
      await call(page, 'POST', '/razorpay', {
        amount: 13_000_000,
        currency: 'INR',
        receipt: crypto.randomUUID(),
        method: 'bank-transfer',
        items: [{ _id: kit.id, quantity: 1 }],
      })
    ).id;
  const [over, unnamed] = [await order(), await order()];

  await asOwner(browser, async (owner) => {
    await open(owner, '/admin/payments/transfers');
    await expectAccessible(owner);
    await owner
      .locator('input[type=file]')
      .setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
    await expect(owner.getByRole('alert')).toHaveText('This file has no headings for date, description and credit');

    const stranger = `RTGS STRANGER ${unnamed.slice(-4)}`;
    await upload(owner, [
      { words: `NEFT ${over}`, paise: 13_050_000 },
      { words: stranger, paise: 13_000_000 },
    ]);
    await expect(owner.getByText(/^0 orders placed, 2 transfers to look at/)).toBeVisible();
    await expectAccessibleAtEveryWidth(owner, 'transfers that need a look');

    await test.step('too much: the order is placed, and the rest is sent back', async () => {
      // Another transfer of this amount names no order: this one is among those that it may be for.
      const paid = owner.getByRole('listitem').filter({ hasText: 'Too much' }).filter({ hasText: over });
      await paid.getByRole('button', { name: `Place the order ${over}` }).click();
      const refund = owner
        .getByRole('region', { name: /to send$/ })
        .getByRole('listitem')
        .filter({ hasText: over });
      await expect(refund).toContainText('₹500.00');
      await refund.getByLabel('UTR').fill('12');
      await refund.getByRole('button', { name: 'Sent' }).click();
      await expect(refund.getByText('10 to 22 letters and digits')).toBeVisible();
      await expect(refund.getByLabel('UTR')).toHaveValue('12');
      await refund.getByLabel('UTR').fill(`HDFCN5${Date.now()}`);
      await refund.getByRole('button', { name: 'Sent' }).click();
      await expect(refund).toHaveCount(0);
    });

    await test.step('without a reference: by typing it', async () => {
      const entry = owner
        .getByRole('region', { name: /a look$/ })
        .getByRole('listitem')
        .filter({ hasText: stranger });
      await entry.getByLabel('Reference of the order').fill('BT2222222222');
      await entry.getByRole('button', { name: 'Match' }).click();
      await expect(entry.getByText('There is no order with this reference.')).toBeVisible();
      await entry.getByRole('button', { name: 'Not for the shop' }).click();
      await owner.getByRole('button', { name: `Look again: ${stranger}` }).click();
      await entry.getByLabel('Reference of the order').fill(unnamed.toLowerCase());
      await entry.getByRole('button', { name: 'Match' }).click();
      await expect(entry).toHaveCount(0);
    });
  });

  await open(page, '/orderManage');
  await expect(page.getByRole('article')).toHaveCount(2);
  await reload(page);
  await expect(page.getByText('Waiting for your transfer')).toHaveCount(0);
});
