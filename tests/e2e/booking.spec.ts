import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  ADDRESS,
  addAddress,
  alive,
  call,
  expect,
  fillAddress,
  open,
  payByCard,
  payByUpi,
  paymentWindow,
  reload,
  signUp,
  test,
} from './shopping.ts';

const form = (page: Page) => page.locator('main');
const bookAndPay = (page: Page) => page.getByRole('button', { name: 'Book and Pay' });
const days = (page: Page) => page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { disabled: false });
const times = (page: Page) => page.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio');

/** Chooses a day and its `at`-th time with the controls used by keyboard and screen reader; returns the time's name. */
async function choose(page: Page, { day, at = 0 }: { day: number; at?: number }): Promise<string> {
  await days(page).nth(day).check();
  const time = times(page).nth(at);
  await time.check();
  return (await time.getAttribute('aria-label')) as string;
}

/** Runs in the page: whether the title of a booking has the focus in the moment in which it takes the form's place. */
function watchBooked(): { atOnce?: boolean } {
  const seen: { atOnce?: boolean } = {};
  new MutationObserver((_, observer) => {
    const title = [...document.querySelectorAll('h1')].find((one) => one.textContent === 'Your visit is booked');
    if (!title) return;
    observer.disconnect();
    seen.atOnce = document.activeElement === title;
  }).observe(document.body, { childList: true, subtree: true });
  return seen;
}

test('a plan is chosen, booked after mistakes, paid at the second attempt, moved, and cancelled', async ({ page }) => {
  await signUp(page);
  await open(page, '/ServiceBookPage');
  await expect(page.getByRole('heading', { level: 1, name: 'Which plan would you like?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Basic Solar Clean-Up/ }).click();
  await expect(page).toHaveURL(/\/ServiceBookPage\?plan=3$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Book Basic Solar Clean-Up' })).toBeVisible();

  await test.step('mistakes are named in the specification’s words, on leaving a field and on sending', async () => {
    await expect(page.getByText('Enter the zipcode of the panels to see the free days.')).toBeVisible();
    await bookAndPay(page).click();
    await expect(page.getByText('Please fill in all required fields with valid data.')).toBeVisible();
    await expect(page.getByLabel('Zipcode')).toBeFocused();
    for (const [label, wrong, words] of [
      ['Full Address', 'Too short', 'Full address must be 50 letters or more'],
      ['Zipcode', '38OO', 'Invalid zipcode format'],
      ['Name', 'R2', 'Name must be more than 3 characters and contain only letters'],
      ['Phone', '12345', 'Invalid phone number format'],
      ['Email', 'asha', 'Invalid email format'],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: true });
      await field.fill(wrong);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
    }
    await form(page).getByLabel('Name', { exact: true }).fill('Asha Patel');
    await form(page).getByLabel('Email', { exact: true }).fill('asha@example.com');
    await fillAddress(page);
    await expect(page.getByText('Invalid', { exact: false })).toHaveCount(0);
    for (const label of ['City', 'Landmark', 'State', 'Country', 'Problems', 'Note'])
      await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
  });

  let time = '';
  await test.step('day and time', async () => {
    await expect(times(page).first()).toBeVisible();
    await bookAndPay(page).click();
    await expect(times(page).first()).toBeFocused();
    await expect(page.getByText('Choose a time that suits you')).toBeVisible();
    time = await choose(page, { day: 3, at: 1 });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(times(page).nth(1)).toBeChecked();
    const common = page.getByRole('group', { name: 'Often noticed' });
    await common.getByRole('button', { name: 'Dust' }).click();
    await common.getByRole('button', { name: 'Low output' }).click();
    await expect(form(page).getByLabel('Problems')).toHaveValue('Dust, Low output');
    await common.getByRole('button', { name: 'Dust' }).click();
    await expect(form(page).getByLabel('Problems')).toHaveValue('Low output');
    await form(page).getByLabel('Problems').fill('Thick dust on the lower row');
    await form(page).getByLabel('Note').fill('Blue gate');
    await expectAccessible(page);
  });

  await test.step('a code, and every charge before payment', async () => {
    await page.getByLabel('Offer code').fill('SOLAR15');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('− ₹270.00')).toBeVisible();
    await expect(page.getByText('₹1,530.00').first()).toBeVisible();
    await expect(page.getByText('GST is included. There are no further charges.')).toBeVisible();
  });

  await test.step('a failed payment loses nothing', async () => {
    await bookAndPay(page).click();
    await expect(paymentWindow(page).getByText('₹1,530.00').first()).toBeVisible();
    await payByUpi(page, 'Failure');
    const failed = page.getByRole('alertdialog', { name: 'Payment failed' });
    await expect(failed.getByText('Nothing has been booked yet.')).toBeVisible();
    await failed.getByRole('button', { name: 'Ok' }).click();
    await expect(form(page).getByLabel('Problems')).toHaveValue('Thick dust on the lower row');
    await expect(times(page).nth(1)).toBeChecked();
    await bookAndPay(page).click();
    const focused = await page.evaluateHandle(watchBooked);
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeFocused();
    expect(await focused.evaluate(({ atOnce }) => atOnce), 'the title has the focus as soon as it is there').toBe(true);
    await expect(form(page).getByText(time)).toBeVisible();
    await expectAccessible(page);
  });

  const card = page.getByRole('article', { name: 'Basic Solar Clean-Up' });
  await test.step('My Services shows it', async () => {
    await expect(page).toHaveURL(/\/MyService\?id=/); // a reload shows the booking, not an empty form
    await reload(page);
    await expect(card.getByText(time)).toBeVisible();
    await open(page, '/MyService');
    await expect(card.getByText(time)).toBeVisible();
    await card.getByText('Booking details').click();
    await expect(card.getByText('Thick dust on the lower row')).toBeVisible();
    await expect(card.getByText(ADDRESS.fullAddress)).toBeVisible();
    await expect(card.getByText('₹1,530.00').first()).toBeVisible();
    await expect(card.getByRole('link', { name: /^Receipt voucher/ })).toBeVisible();
    await expect(card.getByText('Your code')).toBeHidden(); // only from the day before
    await expectAccessible(page);
  });

  await test.step('another time', async () => {
    await card.getByRole('button', { name: 'Change the time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the time' });
    await expect(dialog.getByText(time)).toBeVisible();
    await dialog.getByRole('button', { name: 'Take this time' }).click();
    await expect(dialog.getByText('Choose a time that suits you')).toBeVisible();
    const later = await choose(page, { day: 5, at: 2 });
    await expectAccessible(page, { inside: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Take this time' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(later)).toBeVisible();
  });

  await test.step('cancelled, with a full refund', async () => {
    await card.getByRole('button', { name: 'Cancel booking' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this booking?' });
    await expectAccessible(page, { inside: 'dialog[open]' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(card.getByText('Cancelled')).toHaveCount(0);
    await card.getByRole('button', { name: 'Cancel booking' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(card.getByText('Cancelled').first()).toBeVisible();
    await expect(card.getByText(/^(Your refund of|We have refunded) ₹1,530\.00/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  });
});

/** Takes all technicians' time at one moment, each by a separate shopper who has not paid yet. */
async function takeAway(browser: Browser, slot: { start: string; end: string; capacity: number }): Promise<void> {
  for (let taken = 0; taken < slot.capacity; taken++) {
    const context = await browser.newContext(test.info().project.use as object);
    const other = await context.newPage();
    const { name, email } = await signUp(other, 'Ravi Shah');
    const booking = { name, email, address: ADDRESS, problems: '', note: '' };
    const receipt = `taken ${email}`;
    await call(other, 'POST', '/razorpay', {
      amount: 350_000,
      currency: 'INR',
      receipt,
      serviceId: 1,
      slot: { start: slot.start, end: slot.end },
      booking,
    });
    await context.close();
  }
}

test('a time that somebody else took meanwhile is reported before payment, and the rest stays', async ({
  page,
  browser,
}) => {
  const { uid } = await signUp(page);
  await addAddress(page, uid);
  await open(page, '/Service/1');
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Premium Solar Care' });
  await expect(dialog.getByLabel('Full Address')).toHaveValue(ADDRESS.fullAddress); // the saved one
  await expect(dialog.getByLabel('Phone')).toHaveValue(ADDRESS.phone);
  const question = dialog.getByRole('heading', { name: 'When should we come?' });
  const isCovered = await question.evaluate((heading) => {
    const { x, y, height } = heading.getBoundingClientRect();
    return !heading.contains(document.elementFromPoint(x + 8, y + height / 2));
  });
  expect(isCovered, 'by the line of steps').toBe(false);
  await dialog.getByLabel('Note').fill('Two dogs');
  const { data } = await call(page, 'GET', `/services/1/slots?pincode=${ADDRESS.zipcode}`);
  const free = data.days.filter((day: { slots: unknown[] }) => day.slots.length > 0);
  const time = await choose(page, { day: free.length - 2, at: 0 });
  await takeAway(browser, free.at(-2).slots[0]);
  await bookAndPay(page).click();
  await expect(
    dialog
      .getByText('Someone has just taken this time. Please choose another; everything else you entered is kept.')
      .first(),
  ).toBeVisible();
  await expectAccessible(page, { inside: 'dialog[open]' });
  await expect(dialog.getByRole('radio', { name: time, exact: true })).toHaveCount(0);
  await expect(dialog.getByLabel('Note')).toHaveValue('Two dogs');
  await choose(page, { day: 4 });
  await bookAndPay(page).click();
  await paymentWindow(page).getByRole('button', { name: 'Close' }).first().click();
  const dismissed = page.getByRole('alertdialog', { name: 'Payment not completed' });
  await dismissed.getByRole('button', { name: 'Try again' }).click();
  await payByUpi(page, 'Success');
  await expect(dialog.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  await dialog.getByRole('link', { name: 'My Services' }).click();
  await expect(page.getByRole('article', { name: 'Premium Solar Care' })).toBeVisible();
});

test('what the account knows is one line each; on a phone one question follows the other', async ({
  page,
  isMobile,
}) => {
  const { uid } = await signUp(page);
  await addAddress(page, uid);
  await open(page, '/ServiceBookPage?plan=3');
  const place = page.getByLabel('Full Address');
  await expect(form(page).getByText(ADDRESS.fullAddress).last()).toBeVisible();
  await expect(place).toBeHidden();
  await expect(page.getByLabel('Zipcode')).toBeHidden();
  await expect(times(page).first()).toBeVisible();
  await expectAccessible(page);
  if (isMobile) {
    const steps = page.getByRole('navigation', { name: 'Steps of the booking' });
    const at = (name: string) => steps.getByRole('button', { name, exact: true });
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(at('When')).toHaveAttribute('aria-current', 'step');
    await goOn.first().click();
    await expect(page.getByText('Choose a time that suits you')).toBeVisible();
    await times(page).first().check();
    await goOn.first().click();
    await expect(page.getByRole('heading', { name: 'Where are the panels?' })).toBeFocused();
    await goOn.nth(2).click();
    await expect(at('Pay')).toHaveAttribute('aria-current', 'step');
    await at('When').click();
    await expect(page.getByRole('heading', { name: 'When should we come?' })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Change: Where are the panels?' }).click();
  await expect(place).toBeFocused();
  await expect(page.getByLabel('Phone')).toBeHidden();
  await page.getByRole('radio', { name: 'Another address' }).check();
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await page.getByLabel('Phone').fill('98');
  await bookAndPay(page).click();
  await expect(page.getByText('Invalid phone number format')).toBeVisible();
  await expect(page.getByLabel('Zipcode')).toBeVisible();
  await expect(place).toHaveValue('');
});

test('where no technician goes, a visit can be requested', async ({ page }) => {
  await signUp(page);
  await open(page, '/ServiceBookPage?plan=2');
  await page.getByLabel('Zipcode').fill('110001');
  await expect(page.getByText(/^Our technicians don’t visit 110001 yet/)).toBeVisible();
  await expect(bookAndPay(page)).toBeDisabled();
  await expect(page.getByLabel('Full Address')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask for a visit' })).toBeInViewport();
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  const enquiry = page.getByRole('form', { name: 'Ask for this service' });
  await expect(enquiry.getByLabel('Name')).toBeFocused();
  await expect(enquiry.getByLabel('PIN code')).toHaveValue('110001');
  await expect(enquiry.getByLabel('What do you need?')).toHaveValue('Essential Solar Maintenance, 110001');
  await enquiry.getByLabel('Phone').fill(ADDRESS.phone);
  await expectAccessible(page);
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText(/^KE-20\d\d-\d{6}$/)).toBeVisible();
});

test('days that cannot be loaded say so, with a way on; an unknown plan offers the others', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/services/*/slots*', (route) => route.abort());
  await open(page, '/ServiceBookPage?plan=1');
  await page.getByLabel('Zipcode').fill(ADDRESS.zipcode);
  await expect(page.getByRole('alert').getByText('We can’t reach the shop')).toBeVisible();
  await page.unroute('**/api/services/*/slots*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(days(page).first()).toBeVisible();
  await open(page, '/ServiceBookPage?plan=9');
  await expect(page.getByText('We couldn’t find this plan. Please choose one of these.')).toBeVisible();
  await open(page, '/MyService');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all services' }).click();
  await expect(page).toHaveURL(/\/ServicePage\/1$/);
  await alive(page);
});
