import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ADDRESS, addAddress, asGuest, expect, holdClock, open, signUp, signUpByHand, test } from './shopping.ts';

const LISTING = '/ServicePage/1';
const slider = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
/** Checks which dot is the long one. */
const at = (page: Page, index: number) =>
  expect(slider(page).getByRole('button', { name: `Show slide ${index}` })).toHaveAttribute('aria-current', 'true');

test('the listing shows title, rating, the ways to each service, plans and offers', async ({ page }) => {
  await asGuest(page);
  await open(page, LISTING);
  await expect(page.getByRole('heading', { level: 1, name: 'Solar Services' })).toBeVisible();
  await expect(page.getByText('4.76 (978K)')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Select a service' }).getByRole('link');
  await expect(ways).toHaveText(['Premium Solar Care', 'Essential Solar Maintenance', 'Basic Solar Clean-Up']);
  const cards = page.getByRole('article');
  for (const [index, label, name, rating, price] of [
    [0, 'Plan A', 'Premium Solar Care', '4.9 (1.2M)', '₹3,500.00'],
    [1, 'Plan B', 'Essential Solar Maintenance', '4.7 (800K)', '₹2,500.00'],
    [2, 'Plan C', 'Basic Solar Clean-Up', '4.5 (600K)', '₹1,800.00'],
  ] as const) {
    for (const text of [label, name, rating, price, '1 hr 45 mins'])
      await expect(cards.nth(index).getByText(text, { exact: true })).toBeVisible();
    await expect(cards.nth(index).getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      `/Service/${index + 1}`,
    );
    await expect(cards.nth(index).getByRole('link', { name: 'Book', exact: true })).toHaveAttribute(
      'href',
      `/Service/${index + 1}`,
    );
  }
  const offers = page.getByRole('complementary', { name: 'Offers' });
  for (const text of [
    'Save 15% on every order',
    'Cashback of up to ₹200',
    'Cashback of up to ₹750',
    'Cashback of up to ₹500',
    'SOLAR15',
    'CASH750',
  ]) {
    await expect(offers.getByText(text, { exact: true })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('a tile of the home page opens the services with its category', async ({ page }) => {
  await asGuest(page);
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Home Services' });
  await expect(section.getByText('4.6', { exact: true })).toBeVisible();
  await expect(section.getByText('1m customers')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(6);
  await section.getByRole('link', { name: 'Bestseller Package' }).click();
  await expect(page).toHaveURL(/\/ServicePage\/1\?category=bestseller-package$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bestseller Package' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toHaveCount(0);
});

test.describe('the slider', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('turns every four seconds, pauses under the pointer and the focus, and can be stopped', async ({
    page,
    isMobile,
  }) => {
    await asGuest(page);
    await holdClock(page);
    await open(page, LISTING);
    await slider(page).scrollIntoViewIfNeeded();
    const second = async (count: number) => {
      for (let i = 0; i < count * 4; i++) await page.clock.runFor(250);
    };
    await at(page, 1);
    await second(5);
    await at(page, 2);
    if (!isMobile) {
      await slider(page).getByRole('listitem').first().hover({ force: true });
      await second(9);
      await at(page, 2);
      await page.mouse.move(0, 0);
    }
    const pause = slider(page).getByRole('button', { name: 'Stop automatic slide show' });
    await pause.focus();
    await second(9);
    await at(page, 2);
    await page.keyboard.press('Enter');
    await expect(slider(page).getByRole('button', { name: 'Start automatic slide show' })).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await second(9);
    await at(page, 2);
  });
});

test('the slider has arrows, dots and keys, wraps around, and stands still under reduced motion', async ({ page }) => {
  await asGuest(page);
  await holdClock(page);
  await open(page, '/Service/1');
  await page.clock.runFor(20_000);
  await at(page, 1);
  await expect(slider(page).getByRole('button', { name: 'Stop automatic slide show' })).toHaveCount(0);
  await slider(page).getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(1000);
  await at(page, 2);
  await slider(page).getByRole('button', { name: 'Previous slide' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  const last = await slider(page)
    .getByRole('button', { name: /^Show slide/ })
    .count();
  await at(page, last);
  await slider(page).getByRole('button', { name: 'Show slide 2' }).click();
  await page.clock.runFor(1000);
  await at(page, 2);
});

test('a plan describes itself, with one answer open at a time', async ({ page }) => {
  await asGuest(page);
  await open(page, LISTING);
  await page.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(/\/Service\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Solar Care' })).toBeVisible();
  for (const name of ['Services Included', 'Services Excluded', 'How It Works', 'Before and after'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  for (const name of ['Safe Payment', 'Book With Confidence', 'Worldwide Service', '24/7 Support'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const opened = page.locator('details[open]');
  await expect(opened).toHaveCount(1);
  await page.getByText('What if it rains, or the wind is strong?').click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('wind above 40 km/h');
  const compare = page.getByRole('slider', { name: 'Compare before and after' });
  await compare.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(compare).toHaveAttribute('aria-valuetext', /^70%/);
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/ServicePage\/1$/);
});

test('Go Back leads to the previous page, and to the listing without one', async ({ page }) => {
  await asGuest(page);
  await open(page, '/Service/3');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/ServicePage\/1$/);
  await open(page, '/ServicePage/1?category=disinfection');
  await page.getByRole('navigation', { name: 'Select a service' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Solar Care' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/category=disinfection$/);
});

test('a signed-out visitor is asked to register, and finds the form open afterwards', async ({ page }) => {
  await asGuest(page);
  await open(page, LISTING);
  await page.getByRole('article').nth(1).getByRole('link', { name: 'Book', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt.getByText("Don't have an account? Register")).toBeVisible();
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await open(page, '/Service/2');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(prompt.getByText("Don't have an account? Register")).toBeVisible();
  await prompt.getByRole('link', { name: 'Register' }).click();
  await signUpByHand(page);
  await expect(page).toHaveURL(/\/Service\/2$/);
  await expect(page.getByRole('dialog', { name: 'Book Essential Solar Maintenance' })).toBeVisible();
});

test('space for the enquiry form is reserved before it loads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await signUp(page);
  await open(page, '/ServicePage/1?category=home-painting');
  await expect(page.getByRole('form', { name: 'Ask for this service' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.02);
});

test('an enquiry for a service without plans is kept, and the form keeps its input through a failure', async ({
  page,
}) => {
  const { uid, email } = await signUp(page);
  await addAddress(page, uid);
  await open(page, '/ServicePage/1?category=home-painting');
  await expect(page.getByRole('heading', { level: 1, name: 'Home Painting' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Ask for this service' });
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Phone')).toHaveValue(ADDRESS.phone);
  await expect(form.getByLabel('PIN code')).toHaveValue(ADDRESS.zipcode);
  const send = form.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Please fill in all required fields with valid data.');
  const message = form.getByLabel('What do you need?');
  await expect(message).toBeFocused();
  await message.fill('Two rooms and the gate');
  await form.getByLabel('Phone').fill('12');
  await form.getByLabel('PIN code').focus();
  await expect(form.getByText('Invalid phone number format')).toBeVisible();
  await form.getByLabel('Phone').fill('+91 98250 12345');
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.context().setOffline(true);
  await send.click();
  await expect(form.getByRole('alert')).toContainText('We couldn’t send your enquiry.');
  await expect(message).toHaveValue('Two rooms and the gate');
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'We have received your enquiry' })).toBeFocused();
  await expect(page.getByText(/^KE-20\d\d-\d{6}$/)).toBeVisible();
  await expect(page.getByText('We will call you at 9825012345')).toBeVisible();
});

test('an unknown service is a page not found', async ({ page }) => {
  await asGuest(page);
  for (const path of ['/ServicePage/7', '/Service/7']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  }
});
