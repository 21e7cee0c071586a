import { expectAccessible } from './accessible.ts';
import { call, expect, open, signUp, test } from './shopping.ts';

test('a plant that does not generate yet says so, and has no application until the shop begins one', async ({
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
