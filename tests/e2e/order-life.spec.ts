import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { asOwner, type Bought, buy, customer, newProduct } from './order-people.ts';
import { call, expect, holdClock, open, reload, signUp, test } from './shopping.ts';

const at = (order: Bought) => `/order/${order._id}`;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Fills in the open parcel dialog and submits it. */
async function sendParcel(page: Page, { without, tracking }: { without?: string; tracking: string }) {
  await press(page, 'Send a parcel');
  const dialog = page.getByRole('dialog', { name: 'Send a parcel' });
  if (without) await dialog.getByRole('checkbox', { name: without }).uncheck();
  await dialog.getByLabel('Carrier').fill('Gati');
  await dialog.getByLabel('Tracking number').fill(tracking);
  await dialog.getByLabel('Tracking link').fill('http://gati.example/1');
  await press(page, 'Send and invoice');
  await expect(dialog.getByText('Enter an address that starts with https://')).toBeVisible();
  await dialog.getByLabel('Tracking link').fill(`https://gati.example/${tracking}`);
  await expectAccessible(page, { inside: 'dialog[open]' });
  await press(page, 'Send and invoice');
  await expect(dialog).toBeHidden();
}

test('an order goes through its whole life between customer and owner', async ({ page, browser }) => {
  test.slow();
  const lamp = await newProduct(browser, { price: 1200, about: 'Life lamp' });
  const cable = await newProduct(browser, { price: 300, about: 'Life cable' });
  await customer(page);
  const order = await buy(page, [
    { _id: lamp.id, quantity: 2 },
    { _id: cable.id, quantity: 1 },
  ]);
  await open(page, at(order));
  await expect(part(page, 'Products').getByText(lamp.name)).toBeVisible();
  await expect(page.getByText(/^Arrives in Ahmedabad between/)).toBeVisible();
  await expect(page.getByText('The tax invoice comes with the parcel.')).toBeVisible();

  await test.step('the owner confirms, sends two parcels and marks both as delivered', () =>
    asOwner(browser, async (owner) => {
      await open(owner, at(order));
      await expect(owner.getByRole('button', { name: 'Order again' })).toBeHidden();
      await press(owner, 'Confirm');
      await expect(owner.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
      await sendParcel(owner, { without: cable.name, tracking: 'GT1' });
      await expect(part(owner, 'Parcels').getByText(`Still to come: 1 × ${cable.name}`)).toBeVisible();
      await sendParcel(owner, { tracking: 'GT2' });
      await expect(owner.getByRole('button', { name: 'Send a parcel' })).toBeHidden();
      // The pressed button is gone: the focus is on the heading of its part of the page, not lost.
      await expect(owner.getByRole('heading', { name: 'Next steps' })).toBeFocused();
      await press(owner, `Delivered: 2 × ${lamp.name}`);
      await expect(part(owner, 'Parcels').getByText(/^Delivered on/)).toHaveCount(1);
      await expect(owner.getByRole('button', { name: `Delivered: 1 × ${cable.name}` })).not.toHaveAttribute(
        'aria-busy',
        'true',
      );
      await press(owner, `Delivered: 1 × ${cable.name}`);
      await expect(part(owner, 'Parcels').getByText(/^Delivered on/)).toHaveCount(2);
      await expect(owner.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')).toHaveText(
        'Delivered',
      );
      await expectAccessible(owner);
    }));

  await test.step('the customer sees the parcels and the history, and requests a return of one', async () => {
    await reload(page);
    const parcels = part(page, 'Parcels');
    await expect(parcels.getByText(/^Delivered on/)).toHaveCount(2);
    await expect(parcels.getByText('Gati · GT1')).toBeVisible();
    await expect(parcels.getByRole('link', { name: 'Track the parcel' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/gati\.example\/GT[12]$/,
    );
    for (const state of ['Order placed', 'Confirmed', 'Packed', 'Shipped', 'Delivered'])
      await expect(part(page, 'History').getByText(state, { exact: true })).toBeVisible();
    await expect(part(page, 'Documents').getByRole('link', { name: /^Tax invoice / })).toHaveCount(2);
    await expect(page.getByText(/^You can return products until/)).toBeVisible();
    await press(page, 'Return products');
    const dialog = page.getByRole('dialog', { name: 'Return products' });
    await dialog.getByRole('button', { name: 'Request return' }).click();
    await expect(dialog.getByText('Choose at least one product.')).toBeVisible();
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: lamp.name }).check();
    await dialog.getByRole('button', { name: 'Decrease quantity' }).click();
    await dialog.getByLabel('Why?').selectOption({ label: 'It does not work' });
    await dialog.getByLabel('What happened').fill('It stays dark.');
    await expectAccessible(page, { inside: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Request return' }).click();
    await expect(dialog).toBeHidden();
    await expect(part(page, 'Returns').getByText('Requested', { exact: true })).toBeVisible();
    await expect(part(page, 'Returns').getByText(`1 × ${lamp.name}`)).toBeVisible();
  });

  await test.step('the owner approves and receives it', () =>
    asOwner(browser, async (owner) => {
      await open(owner, at(order));
      const returns = part(owner, 'Returns');
      await returns.getByRole('button', { name: 'Approve' }).click();
      const approve = owner.getByRole('dialog', { name: /^Approve RT-/ });
      await approve.getByLabel('Message to the customer').fill('We collect it on Tuesday.');
      await approve.getByRole('button', { name: 'Approve' }).click();
      await expect(approve).toBeHidden();
      await returns.getByRole('button', { name: 'Mark as received' }).click();
      const take = owner.getByRole('dialog', { name: /^Receive RT-/ });
      await expectAccessible(owner, { inside: 'dialog[open]' });
      await take.getByRole('button', { name: 'Receive and refund' }).click();
      await expect(take).toBeHidden();
      await expect(returns.getByText('Received', { exact: true })).toBeVisible();
      await expect(owner.getByRole('heading', { name: 'Returns' })).toBeFocused();
    }));

  await test.step('the customer sees the refund on returning to the page, without a reload', async () => {
    const returns = part(page, 'Returns');
    await expect(returns.getByText('Requested', { exact: true })).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(part(page, 'Refunds').getByText('Refunded')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await expect(part(page, 'Refunds').getByText('₹1,200.00')).toBeVisible();
    await expect(returns.getByText('Our answer: We collect it on Tuesday.')).toBeVisible();
    await expect(part(page, 'History').getByText('Returns: Received')).toBeVisible();
    await expect(part(page, 'Documents').getByRole('link', { name: /^Credit note / })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a pending refund is checked quietly: an unreachable shop changes nothing on the page', async ({
  page,
  browser,
}) => {
  const lamp = await newProduct(browser, { price: 700, about: 'Watched lamp' });
  await customer(page);
  const order = await buy(page, [{ _id: lamp.id, quantity: 1 }], { pay: { refunds: 'pending' } });
  await call(page, 'PUT', `/order/${order._id}`, { orderStatus: 'cancel' });
  await holdClock(page);
  await open(page, at(order));
  await expect(part(page, 'Refunds').getByText(/Pending|On its way/)).toBeVisible();
  let asked = 0;
  await page.route(`**/api/order/${order._id}`, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(1);
  await expect(part(page, 'Refunds')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(`**/api/order/${order._id}`);
  const again = page.waitForResponse((answer) => answer.url().endsWith(`/api/order/${order._id}`));
  await page.clock.fastForward(31_000);
  expect((await again).status()).toBe(200);
});

test('the owner refunds a part, never more than was paid', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 900, about: 'Scratched lamp' });
  await customer(page);
  const order = await buy(page, [{ _id: lamp.id, quantity: 1 }]);
  await asOwner(browser, async (owner) => {
    await open(owner, at(order));
    await press(owner, 'Partial refund');
    const dialog = owner.getByRole('dialog', { name: 'Partial refund' });
    await expectAccessible(owner, { inside: 'dialog[open]' });
    await dialog.getByLabel('Amount in rupees').fill('900.01');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByText('Enter an amount in rupees, up to what can still be refunded.')).toBeVisible();
    await dialog.getByLabel('Amount in rupees').fill('150.50');
    await dialog.getByLabel('Reason').fill('Scratch on the frame');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(part(owner, 'Refunds').getByText('₹150.50')).toBeVisible();
    await press(owner, 'Partial refund');
    await expect(dialog.getByText('You can still refund up to ₹749.50.')).toBeVisible();
  });
  await open(page, at(order));
  await expect(part(page, 'Refunds').getByText('₹150.50')).toBeVisible();
  await expect(part(page, 'History').getByText('Scratch on the frame')).toBeVisible();
  // If cancelled now, the rest is refunded: both questions say so.
  for (const address of [at(order), '/orderManage']) {
    await open(page, address);
    await press(page, 'Cancel Order');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/We will refund ₹749\.50/)).toBeVisible();
    await question.getByRole('button', { name: 'No' }).click();
  }
});

test('a failed refund is shown as such, and the owner retries it', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 800, about: 'Unlucky lamp' });
  await customer(page);
  const order = await buy(page, [{ _id: lamp.id, quantity: 1 }], { pay: { refunds: 'failed' } });
  await call(page, 'PUT', `/order/${order._id}`, { orderStatus: 'cancel' });
  await expect
    .poll(async () => (await call(page, 'GET', `/order/${order._id}`)).data.order.paymentStatus, { timeout: 90_000 })
    .toBe('refund failed');
  await open(page, at(order));
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(part(page, 'Refunds').getByText('Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  await expectAccessible(page);
  await asOwner(browser, async (owner) => {
    await open(owner, at(order));
    await expect(part(owner, 'Next steps')).toBeHidden(); // nothing is left to do there
    await press(owner, 'Try again');
    await expect(part(owner, 'History').getByText('We are trying the refund again.')).toBeVisible();
    // On the heading if the button has gone; still on the button if the bank has refused again already.
    await expect.poll(() => owner.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

test('an order is cancelled on its own page, and the same items ordered again', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 600, about: 'Second lamp' });
  await customer(page);
  const order = await buy(page, [{ _id: lamp.id, quantity: 3 }]);
  await open(page, at(order));
  await press(page, 'Cancel Order');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this order?' });
  await expectAccessible(page, { inside: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(part(page, 'Refunds').getByText('₹1,800.00')).toBeVisible();
  await expect(part(page, 'History').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(part(page, 'Documents')).toBeHidden(); // no parcel will bring an invoice
  await test.step('a line that fails says so, and not that it is no longer sold', async () => {
    await page.route('**/add-to-cart', (route) => route.abort());
    await press(page, 'Order again');
    await expect(page.getByText('We can’t reach the shop. Please check your connection and try again.')).toBeVisible();
    await expect(page.getByText('No longer sold')).toHaveCount(0);
    await page.unroute('**/add-to-cart');
  });
  await press(page, 'Order again');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('textbox', { name: `Quantity of ${lamp.name}` })).toHaveValue('3');
});

test('somebody else’s order is refused, with ways on', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 500, about: 'Private lamp' });
  await customer(page);
  const order = await buy(page, [{ _id: lamp.id, quantity: 1 }]);
  const context = await browser.newContext(test.info().project.use as object);
  const other = await context.newPage();
  await signUp(other, 'Ravi Shah');
  expect((await other.goto(at(order)))?.status()).toBe(403);
  await expect(other.getByText(lamp.name)).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'See all products' }).first()).toBeVisible();
  expect((await other.goto('/order/ord_unknown'))?.status()).toBe(404);
  await context.close();
});

test('the list of orders is searched, filtered and paged', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 400, about: 'Listed lamp' });
  const torch = await newProduct(browser, { price: 450, about: 'Listed torch' });
  await customer(page);
  const first = await buy(page, [{ _id: torch.id, quantity: 1 }]);
  for (let count = 0; count < 20; count += 1) await buy(page, [{ _id: lamp.id, quantity: 1 }]);
  await call(page, 'PUT', `/order/${first._id}`, { orderStatus: 'cancel' });

  await open(page, '/orderManage');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expectAccessible(page);
  const pages = page.getByRole('navigation', { name: 'Pages of orders' });
  await expect(pages.getByText('Page 1 of 2')).toBeVisible();
  await pages.getByRole('link', { name: 'Older orders' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText(torch.name).first()).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(20);

  const states = page.getByRole('navigation', { name: 'Order status' });
  await states.getByRole('link', { name: /^Cancelled/ }).click();
  await expect(page).toHaveURL(/status=cancel/);
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 order' })).toBeVisible();
  await states.getByRole('link', { name: /^All/ }).click();
  await expect(cards).toHaveCount(20);

  const words = page.getByRole('searchbox', { name: 'Search orders' });
  await words.fill(torch.name);
  await words.press('Enter');
  await expect(page).toHaveURL(/q=Listed/);
  await expect(cards).toHaveCount(1);
  await words.fill('nothing like this');
  await press(page, 'Search');
  await expect(page.getByText('No orders match this search.')).toBeVisible();
  await expect(words).toHaveValue('nothing like this');
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(cards).toHaveCount(20);
});
