import type { Page } from '@playwright/test';
import { remittanceOf } from '#tests/support/cash.ts';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { withSql } from './database.ts';
import { asOwner, type Bought, changeSettings, customer, newProduct } from './order-people.ts';
import { call, expect, open, putInCart, test } from './shopping.ts';

// Between ₹77,000 and ₹78,000 alone, so that no other journey is offered it.
const TERMS = { 'cash.least': 77_000, 'cash.most': 78_000 };

/** The code of the SMS that this account asked for last. */
const codeOf = (uid: string) =>
  withSql(async (sql) => {
    const query =
      "select text from mail where kind = 'order-code' and uid = $1 order by created_at desc, id desc limit 1";
    const { rows } = await sql.query(query, [uid]);
    return /#(\d{6})$/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  });

const button = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).first();

test('an order is confirmed by a code, sent, and settled by the carrier’s remittance', async ({ page, browser }) => {
  const kit = await newProduct(browser, { price: 77_500, about: 'Cash kit' });
  await changeSettings(browser, TERMS);
  const account = await customer(page);
  await putInCart(page, account.uid, kit.id);

  await test.step('the choice is offered, and a wrong code keeps the dialog', async () => {
    await expect(async () => {
      await open(page, '/cart');
      await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
    await expectAccessible(page);
    await button(page, 'Send code').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your order' });
    await expect(dialog.getByLabel('Six-digit code')).toBeVisible();
    await expectAccessible(page);
    const code = await codeOf(account.uid);
    await dialog.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await expect(dialog.getByText('This code isn’t right. Please check it.')).toBeVisible();
    await dialog.getByLabel('Six-digit code').fill(code);
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Asha Patel.' })).toBeVisible();
  });

  const order = (await call(page, 'GET', `/order?email=${encodeURIComponent(account.email)}`)).data.orders[0] as Bought;
  await test.step('the order is due on its page, and the cart is empty', async () => {
    await open(page, `/order/${order._id}`);
    await expect(page.getByText('Cash on delivery: ₹77,500.00 due when the parcel arrives.')).toBeVisible();
    await expectAccessibleAtEveryWidth(page, 'an order that is due on delivery');
    await open(page, '/cart');
    await expect(page.getByText('No items are added in Cart')).toBeVisible();
  });

  await asOwner(browser, async (owner) => {
    const waybill = `AW${String(order.number).padStart(8, '0')}`;
    await call(owner, 'POST', `/order/${order._id}/shipments`, { carrier: 'Delhivery', tracking: waybill });
    await open(owner, '/orderManage');
    await expectAccessibleAtEveryWidth(owner, 'the order desk');
    await open(owner, '/admin/payments/cash');
    await expect(owner.getByRole('link', { name: new RegExp(`^Order ${order.number} `) })).toBeVisible();
    await expectAccessibleAtEveryWidth(owner, 'the desk of cash on delivery');
    const upload = (paise: number, number: string) =>
      owner.locator('input[type=file]').setInputFiles({
        name: 'remittance.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(remittanceOf([{ waybill: number, paise }])),
      });
    await upload(7_700_000, waybill);
    await expect(owner.getByText(/^0 orders settled, 1 row to look at/)).toBeVisible();
    await expectAccessible(owner);
    await upload(7_750_000, waybill);
    await expect(owner.getByText(/^1 order settled/)).toBeVisible();
    const rest = owner.getByRole('listitem').filter({ hasText: waybill });
    await rest.getByRole('button', { name: 'Set aside' }).click();
    await expect(owner.getByRole('button', { name: new RegExp(`^Look again: AWB ${waybill}`) })).toBeVisible();
  });

  await test.step('the order is paid', async () => {
    await open(page, `/order/${order._id}`);
    await expect(page.getByText('due when the parcel arrives')).toHaveCount(0);
    await expect(page.getByRole('complementary').getByText('Paid', { exact: true })).toBeVisible();
  });
});

test('a refused parcel comes back, and an order is cancelled, with nothing to refund', async ({ page, browser }) => {
  const kit = await newProduct(browser, { price: 77_600, about: 'Refused kit' });
  await changeSettings(browser, TERMS);
  const account = await customer(page);
  const order = async (): Promise<Bought> => {
    const wish = {
      amount: 7_760_000,
      currency: 'INR',
      method: 'cash-on-delivery',
      items: [{ _id: kit.id, quantity: 1 }],
    };
    const { id } = await call(page, 'POST', '/razorpay', { ...wish, receipt: crypto.randomUUID() });
    const { challenge } = await call(page, 'POST', `/cash-orders/${id}/code`);
    const proof = { challenge, code: await codeOf(account.uid) };
    return (await call(page, 'POST', `/cash-orders/${id}/confirm`, proof)).data.order;
  };
  const first = await order();
  await asOwner(browser, async (owner) => {
    await call(owner, 'POST', `/order/${first._id}/shipments`, { carrier: 'Delhivery', tracking: `RF${first.number}` });
    await open(owner, `/order/${first._id}`);
    await button(owner, 'Parcel came back').click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is back' }).click();
    await expect(owner.getByText('nothing was paid for this order', { exact: false }).first()).toBeVisible();
  });
  await open(page, `/order/${first._id}`);
  await expect(page.getByText('came back', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);

  const second = await order();
  await open(page, `/order/${second._id}`);
  await button(page, 'Cancel Order').click();
  await expect(page.getByText(`Order ${second.number}. There is nothing to refund.`)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('nothing was paid for this order', { exact: false }).first()).toBeVisible();
});
