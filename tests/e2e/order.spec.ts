import { alive, expect, fillAddress, open, payByCard, reload, signUpByHand, test } from './shopping.ts';

test('a shopper signs up, finds a panel, orders it and cancels', async ({ page }) => {
  await test.step('the gate remembers the requested page', async () => {
    await open(page, '/products?category=solar-panels');
    await expect(page).toHaveURL(/\/signup\?from=/);
    await signUpByHand(page);
    await expect(page).toHaveURL(/\/products\?category=solar-panels$/);
    await alive(page);
  });

  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first();
  const name = (await card.getByRole('link').first().innerText()).trim();

  await test.step('adds it to favourites on its card, without opening it', async () => {
    await card.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(card.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
    await expect(page).toHaveURL(/\/products\?/);
  });

  await test.step('opens it, rates it and comments on it', async () => {
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/productPage\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();
    const stars = page.getByRole('group', { name: 'Your rating' }).getByRole('radio', { name: '4 stars' });
    await stars.check();
    await expect(page.getByText('Your rating is saved')).toBeVisible();
    const words = `Works even in the monsoon (${Date.now()}).`;
    await page.getByLabel('Comment', { exact: true }).fill(words);
    await page.getByRole('button', { name: 'Post comment' }).click();
    const comment = page.getByRole('listitem').filter({ hasText: words });
    await expect(comment).toBeVisible();
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue(''); // it is stored, not only shown
    await reload(page);
    await expect(comment).toBeVisible();
    await expect(stars).toBeChecked();
    await open(page, '/user/ratings');
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.getByRole('button', { name: 'Remove your rating' }).click();
    await expect(page.getByRole('button', { name: 'Remove your rating' })).toHaveCount(0);
    await expect(page.getByText('Your rating is removed')).toBeVisible();
    await reload(page);
    await expect(page.getByText('No ratings', { exact: false }).first()).toBeVisible();
    await page.goBack();
  });

  await test.step('puts two into the cart', async () => {
    await alive(page);
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible();
    const main = page.locator('.buy-bar');
    await expect(main.getByRole('link', { name: 'View cart' })).toBeFocused();
    const changed = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/cart/'),
    );
    await main.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(main.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('2');
    await changed;
    await main.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('2');
    await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled();
  });

  await test.step('enters an address when asked, and pays by card', async () => {
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click();
    await expect(page.getByText('Please add an address before checking out.').first()).toBeVisible();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Save Address' }).click();
    await expect(page.getByText('Address submitted successfully!').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click();
    await payByCard(page);
  });

  await test.step('sees the order', async () => {
    await expect(page).toHaveURL(/\/orderManage\?placed=ord_/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Asha Patel.' })).toBeFocused();
    const order = page.getByRole('article').first();
    await expect(order.getByText(name).first()).toBeVisible();
    await expect(order.getByText('Order placed').first()).toBeVisible();
    await expect(order.getByText('Full address')).toBeHidden();
    await order.getByText('Order details').click();
    for (const box of ['Customer', 'Order', 'Address'])
      await expect(order.getByRole('heading', { level: 3, name: box, exact: true })).toBeVisible();
    await expect(order.getByRole('table', { name: 'Products' }).getByText(name)).toBeVisible();
    await expect(order.getByText(/^Arrives \w+\s\d/)).toBeVisible();
  });

  await test.step('cancels it, after a confirmation', async () => {
    const order = page.getByRole('article').first();
    const dialog = page.getByRole('alertdialog');
    await order.getByRole('button', { name: 'Cancel Order' }).click();
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(dialog).toBeHidden();
    await expect(order.getByText('Order placed').first()).toBeVisible();
    await order.getByRole('button', { name: 'Cancel Order' }).click();
    const cancelled = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/order/'),
    );
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(order.getByText('Cancelled').first()).toBeVisible();
    await expect(order.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
    expect((await cancelled).status()).toBe(200); // the card shows it before the shop has answered
    await reload(page);
    await expect(page.getByRole('article').first().getByText('Cancelled').first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('No items are added in Cart').first()).toBeVisible();
  });
});
