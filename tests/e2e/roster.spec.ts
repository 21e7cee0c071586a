import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { now } from '#tests/support/suite-clock.ts';
import { confirmAddress } from './database.ts';
import { expect, open, signIn, signUp, test } from './shopping.ts';

test('the owner adds an area and a technician, blocks a day, and changes a plan', async ({ page, browser }) => {
  const year = now().getUTCFullYear() + 2;
  const mark = Date.now().toString(36);
  const other = await browser.newContext();
  const { email } = await signUp(await other.newPage());
  await other.close();
  await confirmAddress(email);
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });

  await open(page, '/admin/areas');
  await page.getByRole('button', { name: 'Add area' }).click();
  const area = page.getByRole('dialog');
  await area.getByLabel('Name of the area').fill(`Palitana ${mark}`);
  await area.getByLabel('PIN codes').fill('7');
  await area.getByRole('button', { name: 'Save' }).click();
  await expect(area.getByText('Must be two to six digits')).toBeVisible();
  await expect(area.getByLabel('Name of the area')).toHaveValue(`Palitana ${mark}`);
  await area.getByLabel('PIN codes').fill('799999');
  await area.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Palitana ${mark}` })).toContainText('No technician');

  await page.getByLabel('Day', { exact: true }).fill(`${year}-03-04`);
  await page.getByLabel('Occasion').fill('Holi');
  await page.getByRole('button', { name: 'Block this day' }).click();
  await expect(page.getByText('Holi · Everyone')).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(`${year}-03-04`);
  await page.getByRole('button', { name: 'Block this day' }).click();
  await expect(page.getByRole('alert')).toHaveText('This day is already blocked.');
  await page.getByRole('button', { name: new RegExp(`4 March ${year}: unblock`) }).click();
  await expect(page.getByText('Holi · Everyone')).toBeHidden();

  await open(page, '/admin/technicians');
  await page.getByRole('button', { name: 'Add technician' }).click();
  const technician = page.getByRole('dialog');
  await technician.getByLabel('Name', { exact: false }).first().fill(`Mahesh ${mark}`);
  await technician.getByLabel('Email of the technician’s account').fill('nobody@example.com');
  await technician.getByLabel(`Palitana ${mark}`).check();
  await technician.getByRole('button', { name: 'Sunday: add hours' }).click();
  await technician.getByRole('button', { name: 'Save' }).click();
  await expect(technician.getByText('No account has this address yet.')).toBeVisible();
  await technician.getByLabel('Email of the technician’s account').fill(email);
  await technician.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article').filter({ hasText: `Mahesh ${mark}` });
  await expect(card).toContainText(email);
  await expect(card).toContainText('Sun 09:00–13:00');

  await open(page, '/admin/plans');
  await page.getByRole('button', { name: 'Edit Basic Solar Clean-Up' }).click();
  const plan = page.getByRole('dialog');
  await plan.getByLabel('Visits in 12 months').fill('60');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(plan.getByText('At most 52')).toBeVisible();
  await plan.getByLabel('Visits in 12 months').fill('2');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 visits')).toBeVisible();
  // What other tests rely on stays as the seed has it.
  await page.getByRole('button', { name: 'Edit Basic Solar Clean-Up' }).click();
  await plan.getByLabel('Visits in 12 months').fill('1');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 visits')).toBeHidden();
});
