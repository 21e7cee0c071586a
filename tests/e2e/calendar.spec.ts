import { randomBytes, randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { now } from '#tests/support/suite-clock.ts';
import { expectAccessible } from './accessible.ts';
import { withSql } from './database.ts';
import { asOwner } from './order-people.ts';
import { ADDRESS, call, chooseLastDay, expect, open, reload, signIn, signUp, test } from './shopping.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
type Place = { zipcode: string; names: string[] };

/** A separate place with two technicians. */
async function newPlace(owner: Page): Promise<Place> {
  const zipcode = String(randomInt(700_000, 799_998));
  const { data } = await call(owner, 'POST', '/service-areas', {
    name: `Area ${zipcode}`,
    travelMinutes: 30,
    active: true,
    prefixes: [zipcode],
  });
  // Next to each other in the calendar, so that a drag needs no scrolling.
  const names = [`Bhavna ${zipcode} Parmar`, `Bhavna ${zipcode} Solanki`];
  for (const name of names)
    await call(owner, 'POST', '/technicians', {
      name,
      phone: ADDRESS.phone,
      active: true,
      email: '',
      areaIds: [data.area._id],
      hours: WEEK,
    });
  return { zipcode, names };
}

/** A new customer's paid booking there, without a click, at the first free time of the second such day: that of the first may pass at any moment. */
async function newBooking(
  page: Page,
  { zipcode }: Place,
  name: string,
): Promise<{ id: string; start: string; technician: string }> {
  const { email } = await signUp(page, name);
  const { data } = await call(page, 'GET', `/services/3/slots?pincode=${zipcode}`);
  const { start } = data.days.filter((day: { slots: unknown[] }) => day.slots.length > 0)[1].slots[0];
  const opened = await call(page, 'POST', '/razorpay', {
    amount: 180_000,
    currency: 'INR',
    receipt: `rcpt_${randomBytes(9).toString('base64url')}`,
    serviceId: 3,
    slot: { start },
    booking: { name, email, address: { ...ADDRESS, zipcode }, problems: '', note: '' },
  });
  const paid = await page.request.post('/sandbox/razorpay/pay', {
    data: { order_id: opened.id, method: 'upi', outcome: 'success' },
  });
  const { service } = (await call(page, 'POST', '/razorpay/validate', await paid.json())).data;
  return { id: service._id, start, technician: service.visits[0].technician };
}

const other = ({ names }: Place, technician: string) => names.find((name) => name !== technician) as string;
const nameOf = () => `Asha ${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

test('the administrator confirms a booking, reassigns the visit and moves it, by keyboard; the customer continues from there', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = nameOf();
  const place = await asOwner(browser, newPlace);
  const booking = await newBooking(page, place, name);
  // A plan with two visits, as the administrator may have set it at the time of purchase.
  await withSql((sql) => sql.query('update booking set visits = 2 where id = $1', [booking.id]));

  await asOwner(browser, async (owner) => {
    await open(owner, `/admin/bookings?q=${encodeURIComponent(name)}`);
    const card = owner.getByRole('article', { name });
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: `Assign ${booking.technician}` }).click();
    await expect(card.getByText('Assigned', { exact: true }).first()).toBeVisible();
    await expect(card.getByRole('button', { name: /^Assign / })).toBeHidden();

    // The next visit is booked for a customer on the phone, and cancelled back to the plan.
    await card.getByRole('button', { name: 'Book the next visit' }).click();
    const next = owner.getByRole('dialog', { name: 'Book the next visit' });
    await chooseLastDay(next);
    await expectAccessible(owner, { inside: 'dialog[open]' });
    await next.getByRole('button', { name: 'Book visit' }).click();
    await expect(card.getByText('Visit 2 of 2')).toBeVisible();
    await card.getByRole('button', { name: 'Return to plan' }).last().click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Return to plan' }).click();
    await expect(card.getByText('Visit 2 of 2')).toBeHidden();
    await expectAccessible(owner);

    await card.getByRole('link', { name: 'See in the calendar' }).click();
    const chip = owner.getByRole('button', { name });
    await expect(chip).toContainText('Assigned');
    await chip.focus();
    await owner.keyboard.press('Enter');
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Technician').selectOption(other(place, booking.technician));
    await dialog.getByRole('button', { name: 'Change technician' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(
      owner.getByRole('listitem').filter({ hasText: name }).getByText(other(place, booking.technician)),
    ).toBeVisible();

    await chip.press('Enter');
    await chooseLastDay(dialog);
    await dialog.getByLabel('Reason').selectOption('Bad weather');
    await expectAccessible(owner, { inside: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Move visit' }).press('Enter');
    await expect(dialog).toBeHidden();
  });

  await open(page, `/MyService?id=${booking.id}`);
  await expect(page.getByText(`${other(place, booking.technician)} will visit you`)).toBeVisible();
  await expect(page.getByText(/^The weather didn’t allow the agreed time/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the time' }).click();
  const move = page.getByRole('dialog', { name: 'Change the time' });
  await move.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio').last().check();
  await move.getByRole('button', { name: 'Take this time' }).click();
  await expect(move).toBeHidden();
  await expect(page.getByText(/^The weather didn’t allow the agreed time/)).toBeHidden();

  await page.getByRole('button', { name: 'Book the next visit' }).click();
  const take = page.getByRole('dialog', { name: 'Book the next visit' });
  await take.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio').first().check();
  await take.getByRole('button', { name: 'Book this visit' }).click();
  const second = page.getByRole('region', { name: 'Visit 2 of 2' });
  await expect(second).toBeVisible();
  // With less than a day left only bad weather moves it, so the second visit is set a week ahead.
  await withSql((sql) =>
    sql.query(
      `update visit set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days' where booking_id = $1`,
      [booking.id],
    ),
  );
  await reload(page);
  await second.getByRole('button', { name: 'Cancel this visit' }).click();
  await expectAccessible(page, { inside: 'dialog[open]' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel visit' }).click();
  await expect(second).toBeHidden();
  await expect(page.getByText(/^1 of 2 visits left/)).toBeVisible();

  await withSql((sql) =>
    sql.query(
      `update visit set starts_at = $2::timestamptz + interval '5 hours', ends_at = $2::timestamptz + interval '7 hours'
       where booking_id = $1 and state <> 'cancelled'`,
      [booking.id, now()],
    ),
  );
  await reload(page);
  await expect(page.getByText(/^Less than 24 hours are left/)).toBeVisible();
  await page.getByRole('button', { name: 'Bad weather: choose another time' }).click();
  await move.getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { disabled: false }).nth(3).check();
  await move.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio').last().check();
  await move.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByRole('button', { name: /^Bad weather/ })).toBeHidden();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/(Your refund of|We have refunded) ₹1,800\.00/)).toBeVisible();
});

test('on a wide screen a visit is dragged to another technician', async ({ page, browser }) => {
  const name = nameOf();
  const place = await asOwner(browser, newPlace);
  const { start, technician } = await newBooking(page, place, name);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1200 },
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
  });
  const owner = await context.newPage();
  await signIn(owner, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(owner, `/admin/calendar?from=${start.slice(0, 10)}`);
  const chip = owner.getByRole('button', { name });
  const column =
    (await chip.locator('xpath=ancestor::td').evaluate((cell) => (cell as HTMLTableCellElement).cellIndex)) - 1;
  const row = (who: string) => owner.getByRole('row').filter({ has: owner.getByRole('rowheader', { name: who }) });
  await expect(row(technician).getByRole('button', { name })).toBeVisible();
  await chip.dragTo(row(other(place, technician)).getByRole('cell').nth(column), { steps: 10 });
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByLabel('Technician').locator('option:checked')).toHaveText(other(place, technician));
  await dialog.getByRole('button', { name: 'Change technician' }).click();
  await expect(row(other(place, technician)).getByRole('button', { name })).toBeVisible();
  await expect(row(technician).getByRole('button', { name })).toBeHidden();
  await expectAccessible(owner);
  await context.close();
});
