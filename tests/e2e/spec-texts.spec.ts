import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { NOT_SHOWN, QUOTED, WHOLE } from '#tests/support/spec-quotes.ts';
import {
  addAddress,
  alive,
  call,
  expect,
  fillAddress,
  open,
  PASSWORD,
  paymentWindow,
  putInCart,
  signIn,
  signUp,
  someProduct,
  test,
} from './shopping.ts';

// Under en-x-spec every text that the specification quotes is on a screen, letter for letter (rules.md §1). This test records everything written on
// the screens it visits, and looks each quotation up at the end.

/** Values on the wire or in settings that the screens word differently; each with its reason. */
const IN_OTHER_WORDS: Record<string, string> = {
  name: 'the default name of a new product',
  cancel: 'a status on the wire',
  '{discount}% Off': 'a pattern: looked for with a number',
  'No products found': 'an order without products, which cannot be paid for; held by the unit test',
};

/**
 * What can be seen of a page: neither its scripts, which hold its data, nor what is hidden or only for screen readers; but including what
 * fields and their options say.
 */
async function written(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.sr-only { display: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        'input, textarea, select',
      ),
    ]
      .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((field) =>
        field instanceof HTMLSelectElement
          ? [...field.options].map((option) => option.text)
          : [field.placeholder, field.value],
      );
    const text = document.body.innerText;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return [text, ...fields].filter(Boolean).join('\n');
  });
}

test('what a page only carries is not mistaken for what it shows', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'kiran_lang', value: 'en-x-spec', url: baseURL as string }]);
  await open(page, '/signup');
  const seen = await written(page);
  expect(seen).toContain('Create your account');
  // In the messages that come with the page, and on no screen until something fails.
  const html = await (await page.request.get('/signup')).text();
  const { texts } = JSON.parse(/ data-start>([^<]*)</.exec(html)?.[1] ?? '');
  const carried = await Promise.all(
    texts.map(async ([, address]: [number, string]) => (await page.request.get(address)).text()),
  );
  expect(carried.join()).toContain('Failed to create an account');
  for (const text of ['Failed to create an account', 'Failed to log in', 'Failed to log out', 'Passwords do not match'])
    expect(seen).not.toContain(text);
});

test('every text that the specification quotes is on a screen', async ({ page, browser, baseURL }) => {
  test.slow();
  const seen: string[] = [];
  const note = async (on: Page = page) => void seen.push(await written(on));
  const speak = (on: Page) =>
    on.context().addCookies([{ name: 'kiran_lang', value: 'en-x-spec', url: baseURL as string }]);
  await speak(page);

  await test.step('sign-up and sign-in, each refused', async () => {
    await open(page, '/signup');
    await page.getByLabel('Name', { exact: true }).fill('Al');
    await page.getByLabel('Email', { exact: true }).fill(ADMIN_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill('another');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await note();
    await page.getByLabel('Name', { exact: true }).fill('Asha Patel');
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Failed to create an account').first()).toBeVisible();
    await note();
    await page.getByRole('button', { name: 'I have an account' }).click();
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password 1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Failed to log in').first()).toBeVisible();
    await note();
    await open(page, '/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
    const ask = page.getByRole('button', { name: 'Reset Password' });
    await page.context().setOffline(true);
    await ask.click();
    await expect(page.getByText('Failed to reset password')).toBeVisible();
    await note();
    await page.context().setOffline(false);
    await ask.click();
    await expect(page.getByText('Check your inbox for further instructions')).toBeVisible();
    await note();
  });

  await test.step('a guest', async () => {
    const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await guest.context().addCookies([{ name: 'kiran_kind', value: 'guest', url: baseURL as string }]);
    await speak(guest);
    for (const path of ['/', '/products', '/ServicePage/1', '/Service/1', '/contectUs', '/AbautUs', '/faq', '/t&c']) {
      await open(guest, path);
      await note(guest);
    }
    const product = await someProduct(page, 1);
    await open(guest, `/productPage/${product._id}`);
    for (const press of ['Add to favorites', 'Add to cart']) {
      await guest.locator('main').getByRole('button', { name: press }).first().click();
      await expect(guest.getByRole('dialog')).toBeVisible();
      await note(guest);
      await guest.keyboard.press('Escape');
      await expect(guest.getByRole('dialog')).toBeHidden(); // a press beside it would only close it
    }
    await guest.getByRole('radio', { name: /4/ }).first().click({ force: true });
    await expect(guest.getByRole('dialog')).toBeVisible();
    await note(guest);
    await guest.context().close();
  });

  const account = await signUp(page);
  await test.step('a customer with nothing yet', async () => {
    for (const path of ['/', '/cart', '/orderManage', '/user/favorites', '/account', '/nowhere']) {
      await open(page, path);
      await note();
    }
  });

  await test.step('an address that is refused, fails, and is saved', async () => {
    const product = await someProduct(page, 0);
    await putInCart(page, account.uid, product._id);
    await open(page, '/cart');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Please add an address before checking out.').first()).toBeVisible();
    await note();
    await page.getByLabel('Full Address').fill('too short');
    await page.getByLabel('Zipcode').fill('12');
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await expect(page.getByText('Invalid zipcode format')).toBeVisible();
    await note();
    await fillAddress(page);
    await page.route('**/api/Firebaseuser/add-address', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Address' }).click();
    await expect(page.getByText('Failed to submit address. Please try again later.').first()).toBeVisible();
    await note();
    await page.unroute('**/api/Firebaseuser/add-address');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await expect(page.getByText('Address submitted successfully!').first()).toBeVisible();
    await note();
  });

  await test.step('a payment that fails', async () => {
    await page.getByRole('button', { name: 'Place Order' }).click();
    const window = paymentWindow(page);
    await window.getByLabel('Card number').fill('4100 2800 0008 0001');
    await window.getByLabel('Expiry').fill('12 / 40');
    await window.getByLabel('CVV').fill('123');
    await window.getByLabel('Name on card').fill('Asha Patel');
    await window.getByRole('button', { name: /^Pay/ }).click();
    await window.getByLabel('OTP').fill('123456');
    await window.getByRole('button', { name: 'Submit OTP' }).click();
    await expect(page.getByRole('button', { name: 'Ok' })).toBeVisible();
    await note();
    await page.getByRole('button', { name: 'Ok' }).click();
  });

  await test.step('an order and the confirmation before it is cancelled', async () => {
    const product = await someProduct(page, 0);
    await addAddress(page, account.uid);
    const items = [{ _id: product._id, quantity: 1 }];
    const opened = await call(page, 'POST', '/razorpay', {
      amount: product.price * 100,
      currency: 'INR',
      receipt: `spec ${account.uid}`,
      items,
    });
    const origin = baseURL as string;
    const answer = await page.request.post('/sandbox/razorpay/pay', {
      headers: { origin },
      data: { order_id: opened.id, method: 'card', outcome: 'success' },
    });
    await call(page, 'POST', '/razorpay/validate', await answer.json());
    await open(page, '/orderManage');
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await note();
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  });

  await test.step('waiting, and a failed sign-out', async () => {
    await open(page, '/');
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/user/favorites.data*', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => (document.querySelector('a[href="/user/favorites"]') as HTMLElement).click());
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
    await note();
    go();
    await open(page, '/update-profile');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Passwords cannot be empty').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Failed to update account')).toBeVisible();
    await note();
    await page.context().setOffline(false);
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await open(page, '/account');
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('Failed to log out').first()).toBeVisible();
    await note();
    await page.unroute('**/api/auth/sign-out');
  });

  await test.step('a booking form with mistakes, and the page of bookings', async () => {
    await open(page, '/contectUs');
    await note();
    await open(page, '/ServiceBookPage?plan=1');
    const form = page.locator('main');
    await form.getByRole('radio', { name: 'Another address' }).check(); // what the account knows is folded
    for (const [label, wrong] of [
      ['Full Address', 'too short'],
      ['Zipcode', '12'],
      ['Name', '1'],
      ['Phone', '12'],
      ['Email', 'nobody'],
    ] as const) {
      await form.getByLabel(label, { exact: true }).fill(wrong);
    }
    await page.getByRole('button', { name: 'Book and Pay' }).click();
    for (const words of [
      'Full address must be 50 letters or more',
      'Invalid zipcode format',
      'Name must be more than 3 characters and contain only letters',
      'Invalid phone number format',
      'Invalid email format',
      'Please fill in all required fields with valid data.',
    ]) {
      await expect(form.getByText(words)).toBeVisible();
    }
    await note();
    await open(page, '/MyService');
    await note();
  });

  await test.step('the administrator', async () => {
    const owner = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await speak(owner);
    await signIn(owner, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    await open(owner, '/');
    await note(owner);
    await open(owner, '/manageProduct');
    await alive(owner);
    await note(owner);
    await owner.getByRole('button', { name: 'Add Product' }).click();
    await expect(owner.getByText('Upload MainImage').first()).toBeVisible(); // a product of the desk may say 'No main image.' too
    await expect(owner.getByText('No main image.').first()).toBeVisible();
    await note(owner);
    await owner.context().close();
  });

  const all = seen.join('\n').replaceAll(/[\s\u00a0]+/g, ' ');
  const missing = QUOTED.filter((text) => !(text in NOT_SHOWN) && !(text in IN_OTHER_WORDS)).filter(
    (text) => !all.includes(WHOLE[text] ?? text),
  );
  expect(missing).toEqual([]);
  expect(all).toMatch(/\d+% Off/);
  // Composed from figures and settings, but shown all the same.
  for (const text of ['.00', '1m customers']) expect(all).toContain(text);
});
