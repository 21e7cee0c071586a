import { sample } from '#tests/support/former-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { confirmAddress } from './database.ts';
import { elsewhere } from './own-shop.ts';
import { expect, open, signIn, signUp, test } from './shopping.ts';

test('an owner brings customers and past orders, and a customer finds theirs', async ({ page, browser }) => {
  const customer = await elsewhere(browser);
  const { email } = await signUp(customer);
  // Files of this run alone: the shop is shared with other journeys.
  const mine = String(Date.now());
  const file = (name: Parameters<typeof sample>[0]) => ({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      sample(name)
        .toString()
        .replaceAll(/meera\.joshi@former\.example/gi, email)
        .replaceAll('former.example', `former${mine}.example`)
        .replaceAll('#100', `#${mine}`),
    ),
  });
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/moving-in');
  await expectAccessible(page);

  await test.step('a file of something else is refused, and the page stays', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from('Handle,Title\na,b\n') });
    await expect(page.getByText('This can’t be read as an export')).toBeVisible();
  });

  await test.step('customers are looked through, and taken in without those that are refused', async () => {
    await page.locator('input[type=file]').setInputFiles(file('shopify-customers'));
    await expect(page.getByText('4 customers from Shopify')).toBeVisible();
    await expect(page.getByText('2 customers can’t be taken in.')).toBeVisible();
    await expect(page.getByText('Must be an email address')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take in 2, leaving out the 2 refused' }).click();
    await expect(page.getByText('2 customers are in the shop now.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('orders too; one of them taken back and brought again', async () => {
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.locator('input[type=file]').setInputFiles(file('shopify-orders'));
    await page.getByRole('button', { name: 'Take in 3, leaving out the 1 refused' }).click();
    await expect(page.getByText('3 orders are in the shop now.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    const question = page.getByRole('alertdialog');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('3 entries were removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.locator('input[type=file]').setInputFiles(file('shopify-orders'));
    await page.getByRole('button', { name: 'Take in 3, leaving out the 1 refused' }).click();
    await expect(page.getByText('3 orders are in the shop now.')).toBeVisible();
  });

  await test.step('their customer sees them once the address is confirmed', async () => {
    await open(customer, '/orderManage');
    await expect(customer.getByText('Orders from our former shop')).toHaveCount(0);
    await confirmAddress(email);
    await open(customer, '/orderManage');
    const past = customer.getByRole('region', { name: 'Orders from our former shop' });
    await past.getByText(`Order #${mine}1`).click();
    await expect(past.getByRole('table')).toContainText('Panel 540 W');
    await expect(past.getByText('₹46,951.50').first()).toBeVisible();
    await expectAccessible(customer);
  });

  await test.step('the owner looks them up, and removes somebody', async () => {
    await open(page, `/admin/past-orders?q=%23${mine}1`);
    await page.getByText(`Order #${mine}1`).click();
    await expect(page.getByText('12 Canal Road')).toBeVisible();
    await expectAccessible(page);
    await open(page, `/admin/former-customers?q=ravi.nair@former${mine}.example`);
    await expect(page.getByRole('heading', { name: 'Ravi Nair' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove: Ravi Nair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove for good' }).click();
    await expect(page.getByText('No former customers')).toBeVisible();
  });
  await customer.context().close();
});
