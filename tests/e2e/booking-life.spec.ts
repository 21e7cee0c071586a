import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { now } from '#tests/support/suite-clock.ts';
import { expectAccessible } from './accessible.ts';
import { confirmAddress, withSql } from './database.ts';
import { asOwner } from './order-people.ts';
import { ADDRESS, call, chooseLastDay, expect, fillAddress, open, payByUpi, reload, signUp, test } from './shopping.ts';

const photograph = async (colour: string) => ({
  name: 'roof.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

test('the life of a booking, by customer, administrator and technician', async ({ page, browser }) => {
  test.slow();
  const setting = test.info().project.use as object;
  const zipcode = String(randomInt(700_000, 799_998));
  const van = await browser.newContext(setting);
  const technician = await van.newPage();
  const ramesh = await signUp(technician, 'Ramesh Solanki');
  await confirmAddress(ramesh.email);

  await test.step('the administrator assigns a technician to a new place', () =>
    asOwner(browser, async (owner) => {
      const { data } = await call(owner, 'POST', '/service-areas', {
        name: `Area ${zipcode}`,
        travelMinutes: 30,
        active: true,
        prefixes: [zipcode],
      });
      const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
      const person = {
        name: ramesh.name,
        phone: ADDRESS.phone,
        active: true,
        email: ramesh.email,
        areaIds: [data.area._id],
        hours,
      };
      await call(owner, 'POST', '/technicians', person);
    }));

  await signUp(page);
  const card = page.getByRole('article', { name: 'Basic Solar Clean-Up' });
  let booking = '';
  await test.step('the customer books and pays', async () => {
    await open(page, '/ServiceBookPage?plan=3');
    await fillAddress(page);
    await page.getByLabel('Zipcode').fill(zipcode);
    await page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { disabled: false }).nth(1).check(); // the first day's first time may pass any moment
    await page.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Book and Pay' }).click();
    await payByUpi(page, 'Success');
    await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
    await page.getByRole('link', { name: 'My Services' }).first().click();
    await expect(card.getByText('Ramesh Solanki will visit you')).toBeVisible();
    booking = new URL(page.url()).searchParams.get('id') as string;
  });

  await test.step('the administrator confirms', async () => {
    await asOwner(browser, (owner) => call(owner, 'PUT', `/service/${booking}`, { orderStatus: 'assigned' }));
    await reload(page);
    await expect(card.getByText('Technician assigned').first()).toBeVisible();
  });

  await test.step('rain is forecast: the technician agrees on another time', async () => {
    await open(technician, '/technician');
    await technician.getByRole('link', { name: /Asha Patel/ }).click();
    await technician.getByRole('button', { name: 'Bad weather: another time' }).click();
    const dialog = technician.getByRole('dialog');
    const start = await chooseLastDay(dialog);
    await expectAccessible(technician, { inside: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Move visit' }).click();
    await expect(technician).toHaveURL(/\/technician$/);
    await reload(page);
    await expect(card.getByText(/^The weather didn’t allow the agreed time/)).toBeVisible();
    expect((await call(page, 'GET', `/service/${booking}`)).data.service.slot.start).toBe(start);
  });

  let code = '';
  await test.step('on the day the customer has the code, and may still choose another time', async () => {
    await withSql((sql) =>
      sql.query(
        `update visit set starts_at = $2::timestamptz + interval '30 minutes', ends_at = $2::timestamptz + interval '2 hours' where booking_id = $1`,
        [booking, now()],
      ),
    );
    await reload(page);
    await expect(card.getByText('Your code')).toBeVisible();
    code = await card.getByText(/^\d{4}$/).innerText();
    await expect(card.getByRole('button', { name: 'Change the time' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the technician sets out and starts with the code', async () => {
    await open(technician, '/technician');
    await technician.getByRole('link', { name: /Asha Patel/ }).click();
    await technician.getByRole('button', { name: 'I am on the way' }).click();
    await expect(technician.getByLabel('Code of the visit')).toBeVisible();
    await reload(page);
    await expect(card.getByText('On the way').first()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Change the time' })).toBeHidden();
    await technician.getByLabel('Code of the visit').fill(code);
    await technician.getByRole('button', { name: 'Start the visit' }).click();
    await expect(technician.getByRole('region', { name: /^Checklist/ })).toBeVisible();
    await reload(page);
    await expect(card.getByText('Your technician is at work')).toBeVisible();
    await expect(card.getByText('Your code')).toBeHidden();
    await expect(card.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  });

  await test.step('the technician works and the customer signs', async () => {
    const step = (name: string) => technician.getByRole('region', { name: new RegExp(`^${name}`) });
    await step('Photos before')
      .locator('input[type=file]')
      .setInputFiles([await photograph('#8a6a40')]);
    await expect(step('Photos before').getByRole('img')).toHaveCount(1);
    for (const point of await step('Checklist').getByRole('group').all())
      await point.getByText('OK', { exact: true }).click();
    await step('Photos after')
      .locator('input[type=file]')
      .setInputFiles([await photograph('#3060a0')]);
    await expect(step('Photos after').getByRole('img')).toHaveCount(1);
    await step('Meter').getByLabel('Total so far (kWh)').fill('4210,5');
    await step('Findings').getByLabel('Problems found').fill('Droppings on two panels');
    await step('Signature').getByLabel('Name of the customer').fill('Asha Patel');
    await step('Signature').getByLabel('The customer confirms that the visit is done.').check();
    await technician.getByRole('button', { name: 'Finish the visit' }).click();
    await expect(technician.getByText('Signed by Asha Patel')).toBeVisible({ timeout: 90_000 });
  });

  await test.step('the customer sees what was done', async () => {
    await reload(page);
    await expect(card.getByText('Completed').first()).toBeVisible();
    const history = card.getByRole('region', { name: 'Your visit is done' });
    await expect(history.getByText(/^Ramesh Solanki finished on /)).toBeVisible();
    await expect(history.getByText('Droppings on two panels')).toBeVisible();
    const compare = history.getByRole('slider', { name: 'Compare before and after' });
    await compare.focus();
    await page.keyboard.press('ArrowRight');
    await expect(compare).toHaveAttribute('aria-valuetext', /^55%/);
    await expect(card.getByText(/^The next cleaning will pay for itself from/)).toBeVisible();
    await expectAccessible(page);
    const report = await page.request.get(
      (await history.getByRole('link', { name: /^Health report/ }).getAttribute('href')) as string,
    );
    expect([report.status(), report.headers()['content-type']]).toEqual([200, 'application/pdf']);
    // Photos are only for the customer, the technician and the administrator.
    const photo = (await history.getByRole('img').first().getAttribute('src')) as string;
    await expect.poll(async () => (await page.request.get(photo)).status()).toBe(200);
    const stranger = await browser.newContext(setting);
    const other = await stranger.newPage();
    await signUp(other, 'Ravi Shah');
    expect((await other.request.get(photo)).ok()).toBe(false);
    await stranger.close();
  });
  await van.close();
});
