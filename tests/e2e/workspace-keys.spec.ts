import type { Locator, Page } from '@playwright/test';
import { asOwner, type Bought, buy, customer, newProduct } from './order-people.ts';
import { call, expect, open, test } from './shopping.ts';

/** Moves with Tab only until this has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 150; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the workspace by keyboard only: past the header, along its pages, a dialog, the board of orders', async ({
  page,
  browser,
}) => {
  test.slow();
  const lamp = await newProduct(browser, { price: 400, about: 'Keyboard lamp' });
  await customer(page);
  const order = await buy(page, [{ _id: lamp.id, quantity: 1 }]);
  await asOwner(browser, async (owner) => {
    await open(owner, '/admin');
    await owner.keyboard.press('Tab');
    await expect(owner.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await owner.keyboard.press('Enter');
    await expect(owner.getByRole('main')).toBeFocused();

    await tabTo(owner, owner.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: 'More' }));
    await owner.keyboard.press('Enter');
    const pages = owner.getByRole('navigation', { name: 'All pages' });
    await tabTo(owner, pages.locator('summary', { hasText: 'Inbox' }));
    await owner.keyboard.press('Enter');
    await tabTo(owner, pages.getByRole('link', { name: 'Questions and answers' }));
    await owner.keyboard.press('Enter');
    await expect(owner).toHaveURL(/\/admin\/faqs$/);

    await owner.keyboard.press('Control+K');
    await expect(owner.getByRole('combobox', { name: 'Order, customer, product or page' })).toBeFocused();
    await owner.keyboard.type(lamp.name);
    await expect(owner.getByRole('option', { name: `${order.number} · Asha Patel` })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await owner.keyboard.press('ArrowDown');
    await expect(owner.getByRole('option', { name: lamp.name })).toHaveAttribute('aria-selected', 'true');
    await owner.keyboard.press('Escape');

    const add = owner.getByRole('button', { name: 'Add question' });
    const dialog = owner.getByRole('dialog');
    await tabTo(owner, add);
    await owner.keyboard.press('Enter');
    await tabTo(owner, dialog.getByLabel('Question').first());
    await owner.keyboard.type('Do you install at night?');
    await owner.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();

    // A row opens its order, which has an address of its own; Escape gives the focus back to the row.
    await open(owner, '/orderManage');
    const row = owner.getByRole('link', { name: `Order ${order.number}`, exact: true });
    await tabTo(owner, row);
    await owner.keyboard.press('Enter');
    const file = owner.getByRole('region', { name: `Order ${order.number}`, exact: true });
    await expect(file.getByRole('heading', { name: `Order ${order.number}` })).toBeFocused();
    await expect(owner).toHaveURL(new RegExp(`open=${order._id}`));
    for (const box of ['Customer', 'Order', 'Address'])
      await expect(file.getByRole('heading', { name: box, exact: true })).toBeVisible();
    await expect(file.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(file).toBeHidden();
    await expect(row).toBeFocused();

    await open(owner, '/orderManage?view=board');
    expect(
      await owner.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await tabTo(owner, owner.getByRole('button', { name: new RegExp(`^Confirm.*\\b${order.number}$`) }));
    await owner.keyboard.press('Enter');
    await expect
      .poll(async () => (await call(owner, 'GET', `/order/${order._id}`)).data.order.orderStatus)
      .toBe('confirmed');
  });
});

test('orders that are selected on the board take their next step together, and one that is refused is named', async ({
  page,
  browser,
}) => {
  const lamp = await newProduct(browser, { price: 400, about: 'Lamp by the dozen' });
  await customer(page);
  const orders: Bought[] = [];
  for (let n = 0; n < 3; n++) orders.push(await buy(page, [{ _id: lamp.id, quantity: 1 }]));
  const states = async () =>
    Promise.all(orders.map(async ({ _id }) => (await call(page, 'GET', `/order/${_id}`)).data.order.orderStatus));
  const [, , last] = orders;
  await asOwner(browser, async (owner) => {
    await open(owner, '/orderManage?view=board');
    const main = owner.getByRole('main');
    for (const { number } of orders) await main.getByLabel(`Select order ${number}`, { exact: true }).check();
    await main.getByRole('button', { name: 'Confirm 3 orders' }).click();
    await expect.poll(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
    await owner.route(`**/api/order/${last?._id}`, (route) => route.abort());
    await main.getByRole('button', { name: 'Mark 3 as packed' }).click();
    await expect(main.getByRole('alert')).toContainText(`Order ${last?.number}: `);
    await expect.poll(states).toEqual(['packed', 'packed', 'confirmed']);

    // The two are still selected. Other journeys may have orders there, so all of them are only selected and cleared.
    const column = main.getByRole('button', { name: /^Packed/ });
    if (await column.isVisible()) await column.click(); // a narrow screen shows one column
    const box = main.getByLabel(`Select order ${orders[0]?.number}`, { exact: true });
    await expect(box).toBeChecked();
    const all = main.getByRole('button', { name: /: Packed$/ });
    if ((await all.innerText()) === 'Select all') await all.click();
    await expect(all).toHaveText('Clear');
    await all.click();
    await expect(box).not.toBeChecked();
    await all.click();
    await expect(box).toBeChecked();
  });
});
