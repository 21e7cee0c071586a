import type { Browser, Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { customer, newProduct } from './order-people.ts';
import { codeIn, linkIn, messageTo } from './outbox.ts';
import { alive, expect, open, PASSWORD, payByCard, paymentWindow, putInCart, test } from './shopping.ts';

// A customer with neither address nor number verified may reserve little; once verified, they continue in the same cart.

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'please confirm who you are first' });

/** A new customer, refused because their cart is worth more than they may reserve. */
async function refused(page: Page, browser: Browser) {
  const kit = await newProduct(browser, { price: 150_000, about: 'Rooftop kit' });
  const account = await customer(page);
  await putInCart(page, account.uid, kit.id);
  await open(page, '/cart');
  await place(page).click();
  await expect(notice(page)).toContainText(
    'For orders above ₹1,00,000.00, or more than 20 of one product, please confirm who you are first.',
  );
  return account;
}

test('a large cart continues once the address is confirmed', async ({ page, browser }) => {
  test.slow();
  const { email } = await refused(page, browser);
  await expectAccessibleAtEveryWidth(page, 'a cart above the limit');
  await notice(page).getByRole('button', { name: 'Email me the link' }).click();
  await expect(notice(page)).toContainText('We have sent you an email.');
  const mail = await page.context().newPage();
  await mail.goto(linkIn(await messageTo(browser, { to: email, kind: 'verify-email', after: 1 })));
  await expect(mail.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await mail.close();
  await place(page).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/orderManage/);
  await expect(
    page.getByText('We have received your payment and placed your order. We will email you when it ships.'),
  ).toBeVisible();
});

test('or once a phone number is', async ({ page, browser }) => {
  await refused(page, browser);
  const opened = page.waitForEvent('popup');
  await notice(page).getByRole('link', { name: 'Confirm my phone number' }).click();
  const profile = await opened;
  await alive(profile);
  const phone = profile.getByRole('region', { name: 'Phone', exact: true });
  const number = `9${String(Date.now()).slice(-9)}`;
  await phone.getByLabel('Phone').fill(number);
  await phone.getByLabel('Current Password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Send code' }).click();
  await phone.getByLabel('Code').fill(codeIn(await messageTo(browser, { to: `+91${number}` })));
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByText('Your phone number is saved')).toBeVisible();
  await profile.close();
  await place(page).click();
  await expect(paymentWindow(page).getByText('₹1,').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
