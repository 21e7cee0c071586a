import {
  addAddress,
  call,
  expect,
  open,
  payByUpi,
  paymentWindow,
  putInCart,
  signUp,
  someProduct,
  test,
} from './shopping.ts';

test('a failed payment says why, and can be retried', async ({ page }) => {
  const { uid, email } = await signUp(page);
  const product = await someProduct(page, 1);
  await putInCart(page, uid, product._id);
  await addAddress(page, uid);
  await open(page, '/cart');
  const place = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
  await place.click();
  await payByUpi(page, 'Failure');

  const failed = page.getByRole('alertdialog', { name: 'Payment failed' });
  await expect(failed).toBeVisible();
  // One sentence of ours; the provider's text is under Details, and no other reason is shown.
  await expect(failed.getByText('The payment was declined in the UPI app.')).toBeVisible();
  const theirs = failed.getByText('Your payment was declined in the UPI app. Try again or use another payment method.');
  await expect(theirs).toBeHidden();
  await expect(failed.getByText('BAD_REQUEST_ERROR')).toBeHidden();
  await failed.getByText('Details').click();
  await expect(theirs).toBeVisible();
  await expect(failed.getByText('BAD_REQUEST_ERROR')).toBeVisible();
  await expect(failed.getByRole('definition')).toHaveText([/^Your payment was declined/, 'BAD_REQUEST_ERROR', /^pay_/]);
  await failed.getByRole('button', { name: 'Ok' }).click();
  await expect(failed).toBeHidden();
  expect((await call(page, 'GET', `/order?email=${email}`)).data.orders).toEqual([]);

  await place.click();
  await payByUpi(page, 'Success');
  await expect(page).toHaveURL(/\/orderManage/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText(product.name).first()).toBeVisible();
});

test('a payment that was already made is not made again', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 1);
  await putInCart(page, uid, product._id);
  await addAddress(page, uid);
  await open(page, '/cart');
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment already done for this order.',
    reason: 'order_already_paid',
    metadata: { payment_id: 'pay_before' },
  };
  await page.route('**/checkout/pay', (route) => route.fulfill({ status: 400, json: { error } }));
  await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first().click();
  await payByUpi(page, 'Success');
  const paid = page.getByRole('alertdialog', { name: 'Already paid' });
  await expect(paid.getByText('This order has already been paid for.')).toBeVisible();
  await expect(paid.getByText('Nothing has been ordered yet')).toHaveCount(0);
  await expect(paid.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await paid.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/orderManage/);
});

test('Buy Now keeps the choice when the payment window is closed', async ({ page }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 2);
  await addAddress(page, uid);
  await open(page, product.url);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const popup = page.getByRole('dialog', { name: 'Shipping and Invoice' });
  await popup.getByRole('button', { name: 'Increase quantity' }).click();
  await popup.getByRole('button', { name: 'Place Order' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
  const dismissed = page.getByRole('alertdialog', { name: 'Payment not completed' });
  await dismissed.getByRole('button', { name: 'Ok' }).click();
  await expect(popup.getByRole('group', { name: `Quantity of ${product.name}` }).getByRole('status')).toHaveText('2');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
});
