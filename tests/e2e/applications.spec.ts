import { expectAccessible } from './accessible.ts';
import { asOwner } from './order-people.ts';
import { call, expect, open, signUp, test } from './shopping.ts';

test('a plant that does not generate yet says so, and has no application until the shop starts one', async ({
  page,
}) => {
  await signUp(page);
  const plant = { name: 'New roof', kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: null };
  const { id } = (await call(page, 'POST', '/plants', plant)).data;
  await open(page, `/plants/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'New roof' })).toBeVisible();
  await expect(page.getByText('It does not generate yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subsidy and net meter' })).toBeVisible();
  await expect(page.getByText('No application yet')).toBeVisible();
  await expect(page.getByLabel('What do you read?')).toHaveCount(0);
  await expectAccessible(page);
});

test('the owner starts an application, and its customer enters their step', async ({ page, browser }) => {
  await signUp(page);
  const plant = { name: 'Tracked roof', kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: null };
  const { id } = (await call(page, 'POST', '/plants', plant)).data;
  await asOwner(browser, async (owner) => {
    await owner.setViewportSize({ width: 1440, height: 900 });
    await open(owner, `/admin/solar/applications?plant=${id}`);
    await expect(owner.locator('nav a[aria-current="page"]:visible')).toHaveText(['Applications']);
    await owner.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Tracked roof' })).toBeVisible();
    await expectAccessible(owner);
  });
  await open(page, `/plants/${id}`);
  await page.getByRole('button', { name: 'I have applied' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter the step' }).click();
  await expect(page.getByText('Entered by you on', { exact: false })).toBeVisible();
  await expectAccessible(page);
});
