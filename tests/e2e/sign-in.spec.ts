import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { appCode } from '#tests/support/app-code.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { elsewhere, signInByHand } from './own-shop.ts';
import { alive, call, expect, open, PASSWORD, signIn, signUp, test } from './shopping.ts';
import { twoFrames } from './two-frames.ts';

/** The code of the newest SMS to a number, as the administrator finds it in the outbox. */
async function codeFor(owner: Page, phone: string): Promise<string> {
  const { data } = await call(owner, 'GET', '/outbox');
  const { _id } = data.messages.find(
    (one: { channel: string; to: string }) => one.channel === 'sms' && one.to === `+91${phone}`,
  );
  const { data: found } = await call(owner, 'GET', `/outbox/${_id}`);
  return /#(\d{6})\s*$/.exec(found.message.text)?.[1] ?? '';
}

const toPhone = async (page: Page) => {
  await open(page, '/signup?face=sign-in&from=%2Faccount');
  await page.getByRole('button', { name: 'Sign in with phone' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with phone' })).toBeFocused();
};
const newNumber = () => `9${String(Date.now()).slice(-9)}`;

test('a code by SMS: a new number gives name and e-mail, and then signs in by number only', async ({
  page,
  browser,
}) => {
  const owner = await elsewhere(browser);
  await signIn(owner, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const phone = newNumber();
  await toPhone(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a ten-digit mobile number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('button', { name: /^Send another code in \d+ seconds?$/ })).toBeDisabled();
  await expectAccessible(page);
  const code = await codeFor(owner, phone);
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This code isn’t right. Please check it.');
  await field.fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeFocused();
  await expectAccessible(page);
  // A taken address is worded like any other failure, and the input stays.
  await page.getByLabel('Name', { exact: true }).fill('Asha Patel');
  await page.getByLabel('Email', { exact: true }).fill(ADMIN_EMAIL);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('If you already have an account, sign in instead.');
  await page.getByLabel('Email', { exact: true }).fill(`by-phone-${phone}@example.com`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account$/);

  const again = await elsewhere(browser);
  await toPhone(again);
  await again.getByLabel('Mobile number').fill(phone);
  await again.getByRole('button', { name: 'Send code' }).click();
  await expect(again.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await again.getByLabel('Code', { exact: true }).fill(await codeFor(owner, phone));
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveURL(/\/account$/);
  await again.context().close();
  await owner.context().close();
});

test('three wrong codes end it, and the wait is given in seconds', async ({ page }) => {
  await toPhone(page);
  await page.getByLabel('Mobile number').fill(newNumber());
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('Code', { exact: true });
  for (const guess of ['000001', '000002', '000003']) {
    await field.fill(guess);
    const answered = page.waitForResponse('**/api/phone/sign-in');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(page.getByRole('alert')).toHaveText('This code has expired. Please ask for a new one.');
  await page.route('**/api/phone/code', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1500' },
      json: { status: 'fail', code: 'too-many', message: 'Too often.' },
    }),
  );
  await page.getByRole('button', { name: 'Another number' }).click();
  await page.getByLabel('Mobile number').fill(newNumber());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please try again in 25 minutes.');
});

test('where a network has signed up too often, sign-in by phone is suggested', async ({ page }) => {
  await page.route('**/api/auth/sign-up/email', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1500' },
      json: { status: 'fail', code: 'too-many', message: 'Too often.' },
    }),
  );
  await open(page, '/signup');
  await page.getByLabel('Name', { exact: true }).fill('Asha Patel');
  await page.getByLabel('Email', { exact: true }).fill('crowd@example.com');
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please try again in 25 minutes, or choose “Sign in with phone” below',
  );
  await page.getByRole('button', { name: 'Sign in with phone' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});

const atGoogle = async (popup: Page, email: string, { confirmed = true } = {}) => {
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByLabel('Name').fill('Meera Shah');
  if (!confirmed) await popup.getByLabel('Confirmed').uncheck();
  await popup.getByRole('button', { name: 'Go on' }).click();
};
const newAddress = () => `google-${Date.now().toString(36)}@example.com`;
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test.describe('Google', () => {
  test('in a window of its own, which closes itself', async ({ page }) => {
    await open(page, '/signup?face=sign-in&from=%2Faccount');
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await button(page).click();
    const popup = await opened;
    await atGoogle(popup, newAddress());
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('main').getByText('Meera Shah').first()).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test('closed by the user: ready again without an error', async ({ page }) => {
    await open(page, '/signup?face=sign-in');
    const opened = page.waitForEvent('popup');
    await button(page).click();
    const popup = await opened;
    await expect(popup.getByRole('button', { name: 'Go on' })).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await popup.close();
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('says what went wrong: consent refused, an account of another kind, no connection, too many attempts', async ({
    page,
    browser,
  }) => {
    const known = await elsewhere(browser);
    const { email } = await signUp(known);
    await known.context().close();
    await open(page, '/signup?face=sign-in');
    const through = async (act: (popup: Page) => Promise<void>) => {
      const opened = page.waitForEvent('popup');
      await button(page).click();
      await act(await opened);
    };
    await through((popup) => popup.getByRole('button', { name: 'Refuse' }).click());
    await expect(page.getByRole('alert')).toHaveText('You didn’t give Google your consent, so nothing has changed.');
    await through((popup) => atGoogle(popup, email));
    await expect(page.getByRole('alert')).toHaveText(
      'There is already an account with this email address. Sign in the way you did before.',
    );
    await page.context().setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('connection');
    await page.context().setOffline(false);
    await page.route('**/api/auth/sign-in/social', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '40' },
        json: { status: 'fail', code: 'too-many', message: 'Too often.' },
      }),
    );
    await button(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please wait 40 seconds and try again.');
  });
});

test.describe('in a shop of its own, which limits attempts', () => {
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-e2e-'));
  let server: RunningServer;
  test.beforeAll(async () => {
    chmodSync(folder, 0o755); // the database's own account must be able to enter
    server = await startServer({
      env: { DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'on', STATES: 'Gujarat, Rajasthan' },
    });
  });
  test.afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const enter = async (page: Page, email: string, password = PASSWORD) => {
    await open(page, '/signup?face=sign-in&from=%2Faccount');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  test('too many attempts are reported with the time to wait, and an unacceptable password with the reason', async ({
    browser,
  }) => {
    const page = await elsewhere(browser, server.url);
    const asha = await server.visitor().signUp();
    for (let tries = 0; tries < 20; tries++)
      await server.visitor().call('POST', '/auth/sign-in/email', { email: asha.email, password: 'wrong' });
    await enter(page, asha.email);
    await expect(page.getByRole('alert')).toContainText(
      /Failed to log in\s*Too many attempts. Please try again in (60|5\d) minutes./,
    );
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(asha.email);

    const phone = newNumber();
    await page.getByRole('button', { name: 'Sign in with phone' }).click();
    await page.getByLabel('Mobile number').fill(phone);
    await server.visitor().call('POST', '/phone/code', { phone }); // at most half a minute before the press
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Please wait ([12]?\d|30) seconds? and try again.$/);

    await open(page, '/signup');
    await page.getByLabel('Name', { exact: true }).fill('Ravi Shah');
    await page.getByLabel('Email', { exact: true }).fill('ravi@example.com');
    for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill('short');
    await expect(page.getByText('Password must have at least 8 characters')).toBeVisible();
    for (const label of ['Password', 'Confirm Password'])
      await page.getByLabel(label, { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to create an account');
    await expect(page.getByText('This password is easy to guess. Please choose another.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi Shah');
    await page.context().close();
  });

  test('a ban ends a running session, and refuses a new one', async ({ browser }) => {
    const page = await elsewhere(browser, server.url);
    const ravi = await server.visitor().signUp();
    await enter(page, ravi.email);
    await expect(page).toHaveURL(/\/account$/);
    await alive(page);
    // The States are this shop's setting; a PIN code of the other one selects it.
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expect(page.getByLabel('State')).toHaveText('GujaratRajasthan');
    await page.getByLabel('Zipcode').fill('302001');
    await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
    const owner = server.visitor();
    await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    expect((await owner.call('PUT', `/admin/customers/${ravi.uid}/ban`, { banned: true })).status).toBe(200);
    await page.getByRole('link', { name: 'Update profile' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await enter(page, ravi.email);
    await expect(page.getByRole('alert')).toContainText('Failed to log in');
    await page.context().close();
  });

  test('the administrator’s second factor: offered, set up, asked for, removed', ({ browser }) =>
    walkSecondFactor(browser, server.url));
});

async function walkSecondFactor(browser: Browser, url: string) {
  const page = await elsewhere(browser, url);
  await signInByHand(page, '/admin');
  await page.getByRole('complementary').getByRole('link', { name: 'Set it up' }).click();
  await expect(page).toHaveURL(/\/admin\/security$/);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Current Password').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This isn’t your current password')).toBeVisible();
  await page.getByLabel('Current Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('alert')).toContainText('This code isn’t right');
  const used = appCode(secret);
  await page.getByLabel('Code of the app').fill(used);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-7]{6}(?:-[A-Z2-7]{6}){3}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const fresh = await elsewhere(browser, url);
  await signInByHand(fresh, '/admin/outbox');
  await expect(fresh.getByRole('heading', { name: 'Enter your second code' })).toBeVisible();
  await expectAccessible(fresh);
  await fresh.getByLabel('Code of the app').fill(used);
  await fresh.getByRole('button', { name: 'Continue' }).click();
  await expect(fresh.getByRole('alert')).toHaveText(
    'This code isn’t right, or it has been used before. Wait for the next one.',
  );
  await fresh.getByRole('button', { name: 'Use a recovery code' }).click();
  await fresh.getByLabel('Recovery code').fill(codes[0] ?? '');
  await fresh.getByRole('button', { name: 'Continue' }).click();
  await expect(fresh).toHaveURL(/\/admin\/outbox$/);
  await fresh.context().close();

  await page.getByRole('button', { name: 'Turn it off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password').fill(ADMIN_PASSWORD);
  await dialog.getByLabel('Code of the app, or a recovery code').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('The second step is off.')).toBeVisible();
  await page.context().close();
}

test('the message of the field that a press leaves does not push the button from under the pointer', async ({
  page,
}) => {
  await open(page, '/signup');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Sign Up', exact: true });
  await button.scrollIntoViewIfNeeded();
  await main.getByLabel('Email', { exact: true }).fill('asha');
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await twoFrames(page);
  await page.mouse.up();
  // Nobody was in this field: only the press asks about it.
  await expect(main.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password is reported and stays in its field', async ({ page }) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await open(page, '/signup?face=sign-in');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to log in');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});
