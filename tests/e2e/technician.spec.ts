import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeTechnician, planVisit } from '#tests/support/visits.ts';
import { expectAccessible } from './accessible.ts';
import { withSql } from './database.ts';
import { expect, open, reload, signUp, test } from './shopping.ts';

const photograph = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
const step = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: (open|done)$`) });
const rows = (visit: string, table: string) =>
  withSql(async (sql) => (await sql.query(`select * from ${table} where visit_id = $1`, [visit])).rows);

test('a technician completes a visit on a roof without a connection, and everything arrives once', async ({
  page,
  browser,
}) => {
  test.slow();
  const there = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const customerPage = await there.newPage();
  const asha = await signUp(customerPage, 'Asha Patel');
  const technician = await signUp(page, 'Kiran Solanki');
  const planned = await withSql(async (sql) =>
    planVisit(sql, asha, await makeTechnician(sql, { uid: technician.uid, name: technician.name }), { inMinutes: 30 }),
  );

  await test.step('finds today’s visit, the directions and the phone number', async () => {
    await open(page, '/technician');
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
    await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12%2C\+Shanti/,
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: /Asha Patel/ }).click();
  });

  await test.step('sets out, and starts only with the customer’s code', async () => {
    await page.getByRole('button', { name: 'I am on the way' }).click();
    await page.getByLabel('Code of the visit').fill('0000');
    await page.getByRole('button', { name: 'Start the visit' }).click();
    await expect(page.getByText('This isn’t the code of this visit.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code of the visit').fill(planned.code);
    await page.getByRole('button', { name: 'Start the visit' }).click();
    await expect(step(page, 'Checklist')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('works on without a connection: photos and notes wait on the device', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText('No connection. Everything you do is saved on this device.')).toBeVisible();
    await step(page, 'Photos before')
      .locator('input[type=file]')
      .setInputFiles([await photograph('a.jpg', '#804020'), await photograph('b.jpg', '#206040')]);
    await expect(step(page, 'Photos before').getByText('Waiting')).toHaveCount(2);
    await expect(page.getByText('2 waiting to be sent')).toBeVisible();
    for (const point of await step(page, 'Checklist').getByRole('group').all())
      await point.getByText('OK', { exact: true }).click();
    await expect(step(page, 'Checklist').getByText('10 of 10 answered')).toBeVisible();
    await expect(page.getByText('3 waiting to be sent')).toBeVisible();
    await page.getByRole('link', { name: 'All visits' }).click();
    await expect(page.getByRole('heading', { name: 'My visits' })).toBeVisible();
    await page.getByRole('link', { name: /Asha Patel/ }).click();
    await expect(step(page, 'Checklist').getByText('10 of 10 answered')).toBeVisible();
    expect(await rows(planned.visit, 'visit_photo')).toEqual([]);
  });

  await test.step('survives a reload, and sends each once when the connection is back', async () => {
    // The first attempt to send reaches the shop, but its answer is lost: the same photo is sent again.
    let lost = 0;
    await page.route('**/photos/**', async (route) => {
      if (route.request().method() !== 'PUT' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.context().setOffline(false);
    await reload(page);
    await expect(step(page, 'Photos before').getByRole('img')).toHaveCount(2);
    await expect(page.getByText('waiting to be sent')).toBeHidden({ timeout: 90_000 });
    await expect(page.getByText('Everything has been sent')).toBeAttached();
    expect(lost).toBe(1);
    expect(await rows(planned.visit, 'visit_photo')).toHaveLength(2);
    expect((await rows(planned.visit, 'visit_work'))[0]).toMatchObject({ checklist: { shading: { result: 'ok' } } });
  });

  await test.step('removes one, adds the others, reads the meter and collects the signature', async () => {
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(step(page, 'Photos before').getByRole('img')).toHaveCount(1);
    await page.getByRole('button', { name: 'Finish the visit' }).click();
    const missing = step(page, 'Signature').getByRole('status');
    await expect(missing.getByText('Photos after')).toBeVisible();
    await step(page, 'Photos after')
      .locator('input[type=file]')
      .setInputFiles([await photograph('c.jpg', '#3060a0')]);
    await step(page, 'Meter').getByLabel('Total so far (kWh)').fill('4210,5');
    await step(page, 'Findings').getByLabel('Problems found').fill('Droppings on two panels');
    await step(page, 'Signature').getByLabel('Name of the customer').fill('Asha Patel');
    await step(page, 'Signature').getByLabel('The customer confirms that the visit is done.').check();
    await expect(missing).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Finish the visit' }).click();
    await expect(page.getByText('Signed by Asha Patel')).toBeVisible({ timeout: 90_000 });
    expect(await rows(planned.visit, 'visit_work')).toMatchObject([
      { total_kwh: 4210.5, findings: 'Droppings on two panels', signed_by: 'Asha Patel' },
    ]);
    expect(
      (await rows(planned.visit, 'visit_photo')).map(({ side, state }) => `${side} ${state === 'removed'}`).sort(),
    ).toEqual(['after false', 'before false', 'before true']);
  });

  await test.step('a customer has no such page', async () => {
    await customerPage.goto('/technician');
    await expect(customerPage.getByText('This page is for technicians.')).toBeVisible();
    await there.close();
  });
});
