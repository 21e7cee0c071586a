import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { withSql } from './database.ts';
import { elsewhere } from './own-shop.ts';
import { expect, open, PASSWORD, signIn, signUp, test } from './shopping.ts';

test('some time after signing in, signing out other devices asks for the password', async ({ page, browser }) => {
  test.slow();
  const { uid, email } = await signUp(page);
  const others = [await elsewhere(browser), await elsewhere(browser)];
  for (const other of others) await signIn(other, { email, password: PASSWORD });
  await withSql((sql) =>
    sql.query("update session set created_at = now() - interval '1 hour' where user_id = $1", [uid]),
  );
  await open(page, '/account');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByText("You signed in some time ago. Please confirm that it's you.")).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'signing out elsewhere');
  const password = devices.getByLabel('Current Password');
  const prove = devices.getByRole('button', { name: 'Sign out everywhere else' });
  await prove.click();
  await expect(password).toHaveAccessibleDescription('Enter your current password');
  await password.fill('not the password');
  await prove.click();
  await expect(password).toHaveAccessibleDescription('This isn’t your current password');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await password.fill(PASSWORD);
  await prove.click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('You are signed in on this device')).toBeVisible();
  await expect(password).toHaveCount(0);
  for (const other of others) {
    await other.goto('/account');
    await expect(other).toHaveURL(/\/signup/);
    await other.context().close();
  }
});
