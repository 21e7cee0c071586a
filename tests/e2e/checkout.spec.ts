import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { buy, customer, newProduct } from './order-people.ts';
import {
  call,
  expect,
  open,
  PASSWORD,
  payByCard,
  payByUpi,
  paymentWindow,
  putInCart,
  reload,
  signIn,
  test,
} from './shopping.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
const total = (page: Page) => summary(page).locator('dl div').filter({ hasText: 'Total to pay' }).locator('dd');

/** A customer at the cart with one product in it. */
async function atCart(page: Page, product: { id: string }) {
  const account = await customer(page);
  await putInCart(page, account.uid, product.id);
  await open(page, '/cart');
  return account;
}

async function apply(page: Page, code: string) {
  await page.getByLabel('Offer code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('a code is applied, paid with and removed; the payment window shows the same amount', async ({
  page,
  browser,
}) => {
  const lamp = await newProduct(browser, { price: 2000, about: 'Coupon lamp' });
  await atCart(page, lamp);
  await expect(summary(page).getByText(/^Arrives in Ahmedabad between/)).toBeVisible();
  const before = await total(page).innerText();
  await apply(page, ' solar15 ');
  await expect(summary(page).getByRole('status')).toContainText('SOLAR15 takes ₹300.00 off');
  await expect(summary(page).getByText('− ₹300.00')).toBeVisible();
  await expect(total(page)).not.toHaveText(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove code SOLAR15' }).click();
  await expect(total(page)).toHaveText(before);
  await expect(page.getByLabel('Offer code')).toBeFocused(); // the button that was pressed is gone
  await expect(page.getByLabel('Offer code')).toHaveValue('SOLAR15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page).getByText('− ₹300.00')).toBeVisible();
  const shown = await total(page).innerText();
  await place(page).click();
  await expect(paymentWindow(page).getByText(shown).first()).toBeVisible();
  await payByCard(page);
  await expect(page).toHaveURL(/\/orderManage/);
  await expect(
    page.getByText('We have received your payment and placed your order. We will email you when it ships.'),
  ).toBeVisible();
  await expect(page.getByRole('article').first().getByText(shown).first()).toBeVisible();
});

test('cashback is named and does not change the total', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 3000, about: 'Cashback lamp' });
  await atCart(page, lamp);
  const before = await total(page).innerText();
  await apply(page, 'CASH500');
  await expect(summary(page).getByRole('status')).toContainText('gives you ₹500.00 back');
  await expect(total(page)).toHaveText(before);
});

test('applicable codes are offered with what each saves; one press applies the best', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 1000, about: 'Offered lamp' });
  await atCart(page, lamp);
  const offers = summary(page).getByRole('list', { name: 'Offers for this order' }).getByRole('listitem');
  await expect(offers).toHaveText([
    /^CASH200Best offer₹200\.00 cashback after the return window/,
    /^SOLAR15₹150\.00 off/,
    'Spend ₹500.00 more and CASH500 gives ₹375.00 cashback after the return window',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use SOLAR15' }).click();
  await expect(summary(page).getByRole('status')).toContainText('SOLAR15 takes ₹150.00 off');
  await expect(page.getByRole('button', { name: 'Remove code SOLAR15' })).toBeFocused(); // the button that was pressed is gone
  await expect(total(page)).toContainText('850.00');
  await page.getByRole('button', { name: 'Use CASH200' }).click(); // it still saves more
  await expect(summary(page).getByRole('status')).toContainText('CASH200 gives you ₹200.00 back');
  await expect(offers).toHaveCount(1);

  const changed = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/cart/'),
  );
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await changed;
  await expect(offers.first()).toHaveText(/^CASH500Best offer₹500\.00 cashback/);
  await call(page, 'PUT', `/cart/${lamp.id}`, { quantity: 8 });
  await reload(page);
  await expect(offers.first()).toHaveText(/^SOLAR15Best offer₹1,200\.00 off/);
});

test('code and note survive a reload of the cart, for this account only and until the order is placed', async ({
  page,
  browser,
}) => {
  const lamp = await newProduct(browser, { price: 2000, about: 'Kept lamp' });
  const asha = await atCart(page, lamp);
  const code = summary(page).getByRole('status');
  const note = page.getByLabel('Note for the shop');
  await apply(page, 'SOLAR15');
  await expect(code).toContainText('SOLAR15 takes ₹300.00 off');
  await page.getByText('Add a note').click();
  await note.fill('Please ring twice.');
  await reload(page);
  await expect(code).toContainText('SOLAR15 takes ₹300.00 off');
  await expect(note).toBeVisible(); // expanded, so that it is not sent unseen
  await expect(note).toHaveValue('Please ring twice.');

  await test.step('what is removed stays removed', async () => {
    await page.getByRole('button', { name: 'Remove code SOLAR15' }).click();
    await expect(page.getByLabel('Offer code')).toHaveValue('SOLAR15');
    await reload(page);
    await expect(note).toHaveValue('Please ring twice.');
    await expect(page.getByLabel('Offer code')).toHaveValue('');
    await page.getByRole('button', { name: 'Use SOLAR15' }).click();
    await expect(code).toContainText('SOLAR15 takes ₹300.00 off');
  });

  await test.step('another user of the same tab sees neither', async () => {
    await page.context().clearCookies(); // an expired session: nobody pressed "Sign out"
    const ravi = await customer(page, 'Ravi Shah');
    await putInCart(page, ravi.uid, lamp.id);
    await open(page, '/cart');
    await expect(page.getByRole('button', { name: 'Use SOLAR15' })).toBeVisible();
    await expect(page.getByLabel('Offer code')).toHaveValue('');
    await page.getByText('Add a note').click();
    await expect(note).toHaveValue('');
    await page.context().clearCookies();
    await signIn(page, { email: asha.email, password: PASSWORD });
    await open(page, '/cart');
    await expect(page.getByRole('button', { name: 'Use SOLAR15' })).toBeVisible();
    await page.getByText('Add a note').click();
    await expect(note).toHaveValue('');
  });

  await test.step('placing an order clears them', async () => {
    await note.fill('Please ring three times.');
    await page.getByRole('button', { name: 'Use SOLAR15' }).click();
    await expect(code).toContainText('SOLAR15');
    await place(page).click();
    await payByCard(page);
    await expect(page).toHaveURL(/\/orderManage/);
    await putInCart(page, asha.uid, lamp.id);
    await open(page, '/cart');
    await expect(page.getByRole('button', { name: 'Use SOLAR15' })).toBeVisible();
    await page.getByText('Add a note').click();
    await expect(note).toHaveValue('');
  });

  await test.step('signing out clears them', async () => {
    await note.fill('Please ring once.');
    await open(page, '/account');
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/signup/);
    await signIn(page, { email: asha.email, password: PASSWORD });
    await open(page, '/cart');
    await expect(page.getByRole('button', { name: 'Use SOLAR15' })).toBeVisible();
    await page.getByText('Add a note').click();
    await expect(note).toHaveValue('');
  });
});

test('a refused code says why and stays to be corrected', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 500, about: 'Refused lamp' });
  await atCart(page, lamp);
  await apply(page, 'NOSUCH');
  const field = page.getByLabel('Offer code');
  await expect(field).toHaveAccessibleDescription(
    'We don’t recognise this code, or it can’t be used now. Check the spelling.',
  );
  await expect(field).toHaveValue('NOSUCH');
  await apply(page, 'CASH750');
  await expect(field).toHaveAccessibleDescription('This code needs an order of at least ₹3,000.00.');
  await expectAccessible(page);

  await test.step('with the text of each further reason', async () => {
    const words = {
      'not-yet': 'This code can’t be used yet.',
      over: 'This code is no longer valid.',
      'other-things': 'This code doesn’t apply to the items in your order.',
      'used-up': 'This code has been used up.',
      'used-by-you': 'You have already used this code.',
    };
    // The shop's own refusals are tested beside the offers; this tests the page's texts for them.
    for (const [reason, text] of Object.entries(words)) {
      const refuse = (route: Route) => {
        if (!route.request().postData()?.includes(reason)) return route.continue();
        return route.fulfill({
          status: 422,
          json: { status: 'fail', code: 'coupon-refused', message: 'No.', reason, fields: { coupon: 'No.' } },
        });
      };
      await page.route('**/api/checkout/quote', refuse);
      await apply(page, reason);
      await expect(field).toHaveAccessibleDescription(text);
      await page.unroute('**/api/checkout/quote', refuse);
    }
  });
  await expect(place(page)).toBeEnabled();
});

test('a wrong GSTIN is named, a right one reaches the order; a note survives a failed payment', async ({
  page,
  browser,
}) => {
  const lamp = await newProduct(browser, { price: 900, about: 'Business lamp' });
  const { email } = await atCart(page, lamp);
  await page.getByText('Add a note').click();
  await page.getByLabel('Note for the shop').fill('Please ring twice.');
  await page.getByText('Buying for a business').click();
  const gstin = page.getByLabel('GSTIN');
  await gstin.fill('24AAACK0000A1ZA'); // the check digit is wrong
  await place(page).click();
  await expect(gstin).toHaveAccessibleDescription('Invalid GSTIN format');
  await expect(gstin).toBeFocused(); // the error is in view, not under the bar
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription('Enter the business name');
  await gstin.fill('24aaack0000a1zu');
  await page.getByLabel('Business name').fill('Sardar Engineering');
  await place(page).click();
  await payByUpi(page, 'Failure');
  const failed = page.getByRole('alertdialog', { name: 'Payment failed' });
  await expect(failed).toBeVisible();
  await expectAccessible(page, { inside: 'dialog[open]' });
  await failed.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByLabel('Note for the shop')).toHaveValue('Please ring twice.');
  await expect(gstin).toHaveValue('24aaack0000a1zu');
  await place(page).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/orderManage/);
  const [order] = (await call(page, 'GET', `/order?email=${email}`)).data.orders;
  await open(page, `/order/${order._id}`);
  await expect(page.getByText('24AAACK0000A1ZU', { exact: true })).toBeVisible();
  await expect(page.getByText('Sardar Engineering')).toBeVisible();
  await expect(page.getByText('Please ring twice.')).toBeVisible();
});

test('looking at the business fields does not make it a business purchase', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 600, about: 'Looking lamp' });
  const { email } = await atCart(page, lamp);
  const [gstin, name] = [page.getByLabel('GSTIN'), page.getByLabel('Business name')];

  await test.step('each field is checked when it is left, and then as it is typed', async () => {
    await page.getByText('Buying for a business').click();
    await gstin.focus();
    await gstin.press('Tab');
    await name.press('Tab');
    await expect(gstin).toHaveAccessibleDescription('');
    await expect(name).toHaveAccessibleDescription('');
    await gstin.fill('24AAACK0000A1ZA');
    await expect(gstin).toHaveAccessibleDescription('');
    await gstin.press('Tab');
    await expect(gstin).toHaveAccessibleDescription('Invalid GSTIN format');
    await expect(name).toHaveAccessibleDescription('');
    await gstin.fill('24AAACK0000A1ZU');
    await expect(gstin).toHaveAccessibleDescription('');
    await name.focus();
    await name.press('Tab');
    await expect(name).toHaveAccessibleDescription('Enter the business name');
    await name.fill('Sardar Engineering');
    await expect(name).toHaveAccessibleDescription('');
    await gstin.fill('');
    await expect(gstin).toHaveAccessibleDescription('Enter your GSTIN');
    await name.fill('');
    await expect(gstin).toHaveAccessibleDescription('');
  });

  await test.step('a wrong field prevents payment, even when it is folded away', async () => {
    await gstin.fill('24AAAC');
    await page.getByText('Buying for a business').click();
    await expect(gstin).toBeHidden();
    await place(page).click();
    await expect(gstin).toBeFocused();
    await expect(gstin).toHaveAccessibleDescription('Invalid GSTIN format');
    await gstin.fill('');
  });

  await place(page).click();
  await payByUpi(page, 'Success');
  await expect(page).toHaveURL(/\/orderManage/);
  expect((await call(page, 'GET', `/order?email=${email}`)).data.orders).toHaveLength(1);

  await open(page, `/productPage/${lamp.id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const popup = page.getByRole('dialog', { name: 'Shipping and Invoice' });
  await popup.getByText('Buying for a business').click();
  await popup.getByRole('button', { name: 'Place Order' }).click();
  await payByUpi(page, 'Success');
  await expect(page).toHaveURL(/\/orderManage/);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('above one lakh rupees UPI is advised against', async ({ page, browser }) => {
  const kit = await newProduct(browser, { price: 60_000, about: 'Large kit' });
  const { uid } = await atCart(page, kit);
  const advice = page.getByText(/^UPI is limited to ₹1,00,000\.00 a day/);
  await expect(total(page)).toContainText('60,000');
  await expect(advice).toBeHidden();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(advice).toBeVisible();
  expect(uid).toBeTruthy();
});

test('the bar with the pay button covers nothing at the end of the page', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 700, about: 'Bar lamp' });
  await atCart(page, lamp);
  await page.route('**/api/razorpay', (route) =>
    route.fulfill({ status: 502, json: { status: 'error', code: 'provider-unavailable', message: 'No.' } }),
  );
  await place(page).click();
  const news = page.getByRole('alert').filter({ hasText: 'We can’t reach the payment provider at the moment.' });
  await expect(news).toBeInViewport();
  // The page makes room for the notice one frame after the notice.
  const covered = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [bar, words, end] = [
      await place(page).boundingBox(),
      await news.boundingBox(),
      await page
        .getByText(/^© 20\d\d/)
        .last()
        .boundingBox(),
    ];
    if (!bar || !words || !end) throw new Error('nothing to measure');
    return end.y + end.height - Math.min(bar.y, words.y);
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
});

test('Buy Now accepts a code too, and the popup is accessible', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 1000, about: 'Popup lamp' });
  await customer(page);
  await open(page, `/productPage/${lamp.id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const popup = page.getByRole('dialog', { name: 'Shipping and Invoice' });
  await expect(popup.getByText('Delivery address')).toBeVisible();
  await popup.getByLabel('Offer code').fill('SOLAR15');
  await popup.getByRole('button', { name: 'Apply' }).click();
  await expect(popup.getByText('− ₹150.00')).toBeVisible();
  await expectAccessible(page, { inside: 'dialog[open]' });
  const sheet = await popup.boundingBox();
  const size = page.viewportSize();
  expect((sheet?.x ?? -1) >= 0 && (sheet?.x ?? 0) + (sheet?.width ?? 0) <= (size?.width ?? 0)).toBe(true);
  await expect(popup.getByRole('button', { name: 'Place Order' })).toBeInViewport();
  await popup.getByRole('button', { name: 'Place Order' }).click();
  await payByCard(page);
  await expect(page.getByRole('article').first().getByText(lamp.name).first()).toBeVisible();
});

test('a payment whose confirmation is cut off survives a reload, and becomes the order', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 800, about: 'Cut-off lamp' });
  await atCart(page, lamp);
  await page.route('**/api/razorpay/validate', (route) => route.abort());
  await place(page).click();
  await payByCard(page);
  const dialog = page.getByRole('dialog', { name: 'We have your payment' });
  await expect(dialog.getByText(/^We can’t reach the shop at the moment and will keep trying/)).toBeVisible();
  await expectAccessible(page, { inside: 'dialog[open]' });

  await open(page, '/orderManage');
  await expect(page.getByText('We have your payment; we are confirming your order.')).toBeVisible();
  await expect(
    page.getByText('We can’t reach the shop at the moment and will keep trying. Your payment is safe.'),
  ).toBeVisible();
  // The page also retries automatically: the press must come before the shop is back.
  const again = page.waitForRequest('**/api/razorpay/validate');
  await page.getByRole('button', { name: 'Retry' }).click();
  await again;
  await page.unroute('**/api/razorpay/validate');
  await expect(
    page.getByText('We have received your payment and placed your order. We will email you when it ships.'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText(lamp.name).first()).toBeVisible();
  await reload(page);
  await expect(page.getByText('We have your payment; we are confirming your order.')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('an earlier order does not block a new one', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 650, about: 'Again lamp' });
  const { uid } = await customer(page);
  await buy(page, [{ _id: lamp.id, quantity: 1 }]);
  await putInCart(page, uid, lamp.id);
  await open(page, '/cart');
  await place(page).click();
  await payByUpi(page, 'Success');
  await expect(page).toHaveURL(/\/orderManage/);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the popup returns the focus to its button, even when it has just been loaded', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 900, about: 'Focus lamp' });
  await customer(page);
  await open(page, `/productPage/${lamp.id}`);
  const button = page.getByRole('button', { name: 'Buy Now' });
  const popup = page.getByRole('dialog', { name: 'Shipping and Invoice' });
  for (let time = 0; time < 2; time++) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(popup.getByRole('button', { name: 'Place Order' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
  }
});
