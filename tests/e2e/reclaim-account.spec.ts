import type { Browser, Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { codeIn, linkIn, messageTo } from './outbox.ts';
import { elsewhere } from './own-shop.ts';
import { call, expect, open, PASSWORD, signUp, test } from './shopping.ts';

// The link that proves an address, opened where its account is not signed in: somebody else may have created the account.

const NEW = 'a second secret of mine';

/** Somebody who signed up with an address, and the link in the mail to it. */
async function unproven(page: Page, browser: Browser) {
  const { email } = await signUp(page);
  return { email, link: linkIn(await messageTo(browser, { to: email, kind: 'verify-email' })) };
}

async function addPhone(page: Page, browser: Browser) {
  const phone = `9${String(Date.now()).slice(-9)}`;
  const { challenge } = await call(page, 'POST', '/account/phone/code', { phone, password: PASSWORD });
  await call(page, 'PUT', '/account/phone', {
    challenge,
    code: codeIn(await messageTo(browser, { to: `+91${phone}` })),
  });
}

async function enter(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a new password secures the account: every other sign-in method ends and is named', async ({ page, browser }) => {
  test.slow();
  const { email, link } = await unproven(page, browser);
  await addPhone(page, browser);
  const owner = await elsewhere(browser);
  await open(owner, link);
  await expect(owner.getByText(`There is already an account with ${email}.`)).toBeVisible();
  await expectAccessibleAtEveryWidth(owner, 'a link of an account that is not signed in');
  await owner.getByRole('button', { name: 'Set a new password' }).click();
  for (const label of ['New Password', 'Confirm Password']) await owner.getByLabel(label).fill('password123');
  await owner.getByRole('button', { name: 'Set Password' }).click();
  await expect(owner.getByLabel('New Password')).toHaveAccessibleDescription(
    'This password is easy to guess. Please choose another.',
  );
  await expectAccessibleAtEveryWidth(owner, 'a new password that is refused');
  for (const label of ['New Password', 'Confirm Password']) await owner.getByLabel(label).fill(NEW);
  await owner.getByRole('button', { name: 'Set Password' }).click();
  await expect(owner.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect(owner.getByRole('main').getByRole('listitem')).toHaveText([
    'The old password',
    'The phone number',
    'Devices that were signed in',
  ]);
  await expectAccessibleAtEveryWidth(owner, 'an account that was taken over');
  expect(await messageTo(browser, { to: email, kind: 'ways-in-ended' })).toContain(
    'the password, the phone number, devices that were signed in',
  );

  // The person who created the account is out, and stays out.
  await page.goto('/account');
  await expect(page).toHaveURL(/\/signup/);
  await open(page, '/signup?face=sign-in');
  await enter(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Failed to log in');

  await owner.getByRole('link', { name: 'Sign in' }).click();
  await enter(owner, email, NEW);
  await expect(owner).toHaveURL('/');
  await open(owner, '/account');
  await expect(owner.getByText('Confirmed', { exact: true })).toBeVisible();
  await owner.context().close();
});

test('signing in first keeps everything as it was', async ({ page, browser }) => {
  const { email, link } = await unproven(page, browser);
  const phone = await elsewhere(browser);
  await open(phone, link);
  await phone.getByRole('link', { name: 'Sign in first' }).click();
  await enter(phone, email, PASSWORD);
  await expect(phone.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect(phone.getByText('These no longer give access to your account:')).toHaveCount(0);
  await phone.context().close();
  await open(page, '/account');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});
