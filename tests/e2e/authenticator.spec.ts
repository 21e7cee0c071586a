import type { Page } from '@playwright/test';
import { appCode } from '#tests/support/app-code.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { confirmAddress, withSql } from './database.ts';
import { elsewhere } from './own-shop.ts';
import { alive, expect, open, PASSWORD, signIn, signUp, test } from './shopping.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });
/** Makes used codes count as unused, as if half a minute had passed. */
const later = (email: string) =>
  withSql((sql) =>
    sql.query('update second_factor set last_step = null where uid = (select id from "user" where email = $1)', [
      email,
    ]),
  );

/** Sets the app up on the account's page; returns its key and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  const section = part(page);
  await section.getByRole('button', { name: 'Set it up' }).click();
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByText('Enter your current password', { exact: true })).toBeVisible();
  await section.getByLabel('Current Password').fill('not the password');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByText('This isn’t your current password')).toBeVisible();
  await expectAccessible(page, { about: 'proof before the authenticator app' });
  await section.getByLabel('Current Password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'QR code on the account page');
  const secret = (await section.locator('code').textContent()) ?? '';
  await section.getByLabel('Code of the app').fill(appCode(secret));
  await section.getByRole('button', { name: 'Turn it on' }).click();
  await expect(section.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await expectAccessibleAtEveryWidth(page, 'recovery codes on the account page');
  await expect(section.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'kiran-recovery-codes.txt');
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, codes };
}

async function signInWithTwoSteps(page: Page, email: string, code: string): Promise<void> {
  await open(page, '/signup?face=sign-in&from=%2Faccount');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your second code' })).toBeVisible();
  await page.getByLabel('Code of the app').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account$/);
}

test('a customer sets up an authenticator app, signs in with its code, renews the recovery codes and removes it', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await open(page, '/account');
  await expect(part(page).getByText('First confirm your email address')).toBeVisible();
  await expect(part(page).getByRole('button')).toHaveCount(0);
  await confirmAddress(email);
  // The way there: the phone number's own section says what is safer than an SMS.
  await open(page, '/update-profile');
  await page.getByRole('link', { name: 'set it up in your account' }).click();
  await expect(part(page).getByRole('heading', { name: 'Two-step sign-in is off' })).toBeInViewport();
  await expectAccessibleAtEveryWidth(page, 'account page');
  const { secret, codes } = await setUp(page);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signup/);
  await alive(page);
  await later(email);
  await signInWithTwoSteps(page, email, appCode(secret));

  await later(email);
  await part(page).getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog').getByLabel('Code of the app').fill(appCode(secret));
  await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click();
  await expect(part(page).getByRole('listitem')).toHaveCount(10);
  const fresh = await part(page).getByRole('listitem').allTextContents();
  await part(page).getByRole('button', { name: 'I have kept them' }).click();

  await part(page).getByRole('button', { name: 'Turn it off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(dialog.getByText('Enter the code')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(PASSWORD);
  await dialog.getByLabel('Code of the app, or a recovery code').fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This code isn’t right');
  await expectAccessible(page, { about: 'removing the authenticator app' });
  await dialog.getByLabel('Code of the app, or a recovery code').fill(fresh[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(part(page).getByText('The second step is off.')).toBeVisible();
  await expect(part(page).getByRole('button', { name: 'Set it up' })).toBeVisible();
});

test('the administrator removes the app for a customer who has lost it, after asking', async ({ page, browser }) => {
  const { email, uid } = await signUp(page);
  await confirmAddress(email);
  await open(page, '/account');
  await setUp(page);
  const owner = await elsewhere(browser);
  await signIn(owner, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(owner, `/admin/customer?id=${uid}`);
  await owner.getByRole('button', { name: 'Remove authenticator app' }).click();
  const question = owner.getByRole('alertdialog');
  await expect(question).toContainText('you are sure who is calling');
  await expectAccessible(owner, { about: 'taking the app from a customer' });
  await question.getByRole('button', { name: 'Remove it' }).click();
  await expect(owner.getByText('Authenticator app removed for a customer')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Remove authenticator app' })).toHaveCount(0);
  await open(page, '/account');
  await expect(page).toHaveURL(/\/signup/);
  await owner.context().close();
});

test('signing in by SMS recommends something safer', async ({ page }) => {
  await open(page, '/signup?face=sign-in');
  await page.getByRole('button', { name: 'Sign in with phone' }).click();
  await expect(page.getByText('Anyone who takes over your SIM can read your SMS.')).toBeVisible();
  await expectAccessible(page);
});
