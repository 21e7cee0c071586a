import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { linkIn, messageTo } from './outbox.ts';
import {
  ADDRESS,
  alive,
  call,
  expect,
  fillAddress,
  open,
  PASSWORD,
  reload,
  signIn,
  signUp,
  signUpByHand,
  test,
} from './shopping.ts';

const NEW = 'a second secret of mine';

const linkOf = async (browser: Browser, email: string, kind: string, after = 0) =>
  linkIn(await messageTo(browser, { to: email, kind, after }));

const enter = async (page: Page, email: string, password: string) => {
  await open(page, '/signup?face=sign-in');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('a new address is confirmed by its mail', async ({ page, browser }) => {
  await open(page, '/signup');
  const email = await signUpByHand(page);
  await expect(page).toHaveURL('/');
  await open(page, '/account');
  await expect(page.getByText('Your email address isn’t confirmed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`A new email is on its way to ${email}.`)).toBeVisible();
  const link = await linkOf(browser, email, 'verify-email', 1);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Your email address is already confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto('/verify-email#token=nonsense');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  // A taken address is worded like any other failure.
  await page.context().clearCookies();
  await open(page, '/signup');
  await page.getByLabel('Name', { exact: true }).fill('Asha Patel');
  await page.getByLabel('Email', { exact: true }).fill(email);
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create an account');
});

test('a forgotten password is replaced by a link that works once', async ({ page, browser }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await open(page, '/signup?face=sign-in');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  const ask = page.getByRole('button', { name: 'Reset Password' });
  await expect(ask).toBeEnabled();
  // The typed email has come along, and not in the address.
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await reload(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(ask).toBeEnabled();
  await page.getByLabel('Email').fill('nobody');
  await ask.click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.context().setOffline(true);
  await ask.click();
  await expect(page.getByRole('alert')).toContainText('Failed to reset password');
  await page.context().setOffline(false);
  await ask.click();
  await expect(page.getByText('Check your inbox for further instructions')).toBeVisible();

  const link = await linkOf(browser, email, 'reset-password');
  const token = link.split('=').at(-1) as string;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answers = '**/api/auth/reset-password/look';
  await page.route(answers, (route) => route.abort());
  await open(page, link);
  await expect(page.getByRole('alert')).toContainText('We can’t reach the shop.');
  await page.unroute(answers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('New Password')).toBeVisible();
  // Changing the language does not lose the link.
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByLabel('नया पासवर्ड')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Set Password' })).toBeEnabled();
  await page.getByLabel('New Password').fill(NEW);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('New Password').fill('');
  await expect(page.getByText('Passwords cannot be empty')).toBeVisible();
  for (const label of ['New Password', 'Confirm Password']) await page.getByLabel(label).fill(NEW);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(asked.filter((address) => new URL(address).href.replace(/#.*/, '').includes(token))).toEqual([]);
  // A newer link opened in the same tab changes only the fragment.
  await call(page, 'POST', '/auth/request-password-reset', { email });
  const newer = await linkOf(browser, email, 'reset-password', 1);
  await page.goto(newer);
  await expect(page.getByRole('button', { name: 'Set Password' })).toBeVisible();

  await enter(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Failed to log in');
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a profile is changed, and the form keeps its input through a failure', async ({ page, browser }) => {
  const { email } = await signUp(page);
  await open(page, '/update-profile');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const name = part('Display name');
  await name.getByLabel('Name').fill('Abc');
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(name.getByText('Length of Name must be in range of 4-20 characters')).toBeVisible();
  await name.getByLabel('Name').fill('આશા પટેલ');
  await page.context().setOffline(true);
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(name.getByRole('alert')).toContainText('Failed to update account');
  await expect(name.getByLabel('Name')).toHaveValue('આશા પટેલ');
  await page.context().setOffline(false);
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(name.getByText('Your name is saved')).toBeVisible();

  const photo = part('Photo');
  const file = (buffer: Buffer) => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await photo
    .getByLabel('Choose a photo')
    .first()
    .setInputFiles(file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
  await expect(photo.getByRole('alert')).toContainText('Only JPEG, PNG, WebP and AVIF pictures can be used.');
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: '#1e7f4f' } }).jpeg();
  await photo
    .getByLabel('Choose a photo')
    .first()
    .setInputFiles(file(await picture.toBuffer()));
  await expect(photo.getByText('Your photo is saved')).toBeVisible();
  await expect(photo.locator('img')).toHaveJSProperty('naturalWidth', 256);
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo.locator('img')).toHaveCount(0);

  const password = part('Password');
  await password.getByRole('button', { name: 'Update Password' }).click();
  await expect(password.getByText('Passwords cannot be empty').first()).toBeVisible();
  await password.getByLabel('Current Password').fill('not the password');
  for (const label of ['New Password', 'Confirm Password']) await password.getByLabel(label).fill(NEW);
  await password.getByRole('button', { name: 'Update Password' }).click();
  await expect(password.getByText('This isn’t your current password')).toBeVisible();
  await password.getByLabel('Current Password').fill(PASSWORD);
  await password.getByRole('button', { name: 'Update Password' }).click();
  await expect(password.getByText('Your password is changed.')).toBeVisible();

  const address = part('Email address');
  const fresh = `new-${email}`;
  await address.getByLabel('New Email').fill(fresh);
  await address.getByLabel('Current Password').fill(NEW);
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(address.getByText(`an email is on its way to ${fresh}`)).toBeVisible();
  await page.goto(await linkOf(browser, fresh, 'change-email'));
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await open(page, '/account');
  await expect(page.getByText(fresh)).toBeVisible();
  await expect(page.getByRole('main').getByText('આશા પટેલ')).toBeVisible();
});

test('addresses are added, changed, chosen and deleted', async ({ page, browser }) => {
  const { email } = await signUp(page);
  await open(page, '/account');
  const book = page.getByRole('region', { name: 'Saved addresses' });
  await book.getByRole('button', { name: 'Add an address' }).click();
  const full = book.getByLabel('Full Address');
  await full.fill('Too short');
  await expect(book.getByText('9 of at least 50 characters')).toBeVisible();
  await book.getByLabel('Landmark').focus();
  await expect(book.getByText('Full address must be 50 letters or more')).toBeVisible();
  await full.fill(ADDRESS.fullAddress);
  await expect(book.getByText('Full address must be 50 letters or more')).toBeHidden();
  await book.getByLabel('Zipcode').fill('395003');
  await expect(book.getByLabel('City')).toHaveValue('Surat');
  await expect(book.getByText('Surat, Gujarat')).toBeVisible();
  await book.getByRole('button', { name: 'Save Address' }).click();
  await expect(book.getByRole('alert')).toContainText('Please fill in all required fields with valid data.');
  await book.getByLabel('Landmark').fill(ADDRESS.lendMarck);
  await book.getByLabel('Phone').fill('+91 98765 43210');
  await page.context().setOffline(true);
  await book.getByRole('button', { name: 'Save Address' }).click();
  await expect(book.getByRole('alert')).toContainText('Failed to submit address. Please try again later.');
  await expect(full).toHaveValue(ADDRESS.fullAddress);
  await page.context().setOffline(false);
  await book.getByRole('button', { name: 'Save Address' }).click();
  await expect(book.getByText('Address submitted successfully!')).toBeVisible();

  await book.getByRole('button', { name: 'Add an address' }).click();
  await fillAddress(book);
  await book.getByRole('button', { name: 'Save Address' }).click();
  await expect(book.getByRole('listitem')).toHaveCount(2);
  const first = book.getByRole('listitem').first();
  await expect(first).toContainText('Ahmedabad');
  await expect(first).toContainText('Default');
  await book.getByRole('button', { name: /^Make default/ }).click();
  await expect(first).toContainText('Surat');
  await first.getByRole('button', { name: /^Edit/ }).click();
  await book.getByLabel('Landmark').fill('Clock tower');
  await book.getByRole('button', { name: 'Save Address' }).click();
  await expect(first).toContainText('Clock tower');
  await first.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await reload(page);
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await expect(first).toContainText('Ahmedabad');
  await expect(first).toContainText('Default');

  // Signed out from another device in between: it says so, and the input stays.
  await alive(page);
  await book.getByRole('button', { name: 'Add an address' }).click();
  await fillAddress(book);
  const elsewhere = await (await browser.newContext({ baseURL: test.info().project.use.baseURL as string })).newPage();
  await signIn(elsewhere, { email, password: PASSWORD });
  await call(elsewhere, 'DELETE', '/auth/sessions');
  await elsewhere.context().close();
  await book.getByRole('button', { name: 'Save Address' }).click();
  await expect(book.getByRole('alert')).toContainText('You have been signed out. Please sign in again.');
  await expect(full).toHaveValue(ADDRESS.fullAddress);
});

test('other devices are signed out, personal data is downloaded, and the account is deleted', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page);
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, { email, password: PASSWORD });
  await open(page, '/account');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/signup/);
  await context.close();

  const data = page.getByRole('region', { name: 'Your data' });
  const download = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kiran-data-\d{4}-\d\d-\d\d\.json$/);

  await data.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const forGood = question.getByRole('button', { name: 'Delete for good' });
  await expect(forGood).toBeEnabled();
  await question.getByLabel('Type DELETE to continue').fill('yes');
  await question.getByLabel('Current Password').fill('not the password');
  await forGood.click();
  await expect(question.getByText('Type DELETE', { exact: true })).toBeVisible();
  await question.getByLabel('Type DELETE to continue').fill('delete');
  await forGood.click();
  await expect(question.getByText('This isn’t your current password')).toBeVisible();
  await question.getByLabel('Current Password').fill(PASSWORD);
  await forGood.click();
  await expect(page).toHaveURL(/\/account-deleted$/);
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(
    page.getByText(
      /^We keep what the law requires: invoices and credit notes for at least eight years, and the security log/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('link', { name: 'Create a new account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.goBack();
  await alive(page);
  await page.getByRole('button', { name: 'Browse without an account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await alive(page);
  await enter(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Failed to log in');
});

test('signing out reports a failure', async ({ page }) => {
  await signUp(page);
  await open(page, '/account');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Failed to log out')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signup$/);

  // This browser has been signed in before: it gets that form variant, wherever the gate redirects it from.
  const back = page.getByRole('heading', { name: 'Welcome back' });
  await expect(back).toBeVisible();
  await open(page, '/cart');
  await expect(page).toHaveURL(/\/signup\?from=%2Fcart$/);
  await expect(back).toBeVisible();
  await open(page, '/signup?face=sign-up');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.context().clearCookies();
  await open(page, '/signup');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});
