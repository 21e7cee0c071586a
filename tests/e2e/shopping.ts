import {
  type Browser,
  type BrowserContext,
  test as base,
  type Disposable,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { CLOCK_OFFSET, moveDate, now } from '#tests/support/suite-clock.ts';
import { expectNoLostFocus, watchDialogs } from './lost-focus.ts';
import { noteStall, refuseRetry } from './stalled-browser.ts';
import { watchPage } from './where-left.ts';

export { expect } from '@playwright/test';

export const PASSWORD = 'sunlight on the roof';
export const ADDRESS = {
  fullAddress: '12, Shanti Society, behind the old water tank, Navrangpura',
  city: 'Ahmedabad',
  lendMarck: 'Water tank',
  zipcode: '380009',
  phone: '9876543210',
  state: 'Gujrat',
  country: 'India',
};
export type Account = { uid: string; name: string; email: string };

/**
 * Every test fails when a page throws, when the content security policy is violated, or when a dialog leaves the focus nowhere. A failed one says where
 * it left its page.
 */
export const test = base.extend<{ focus: undefined; stall: undefined }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => prepare(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // The one that the journeys of a worker share, emptied between them, is opened past `newContext`.
  context: async ({ context }, use) => use(await prepare(context)),
  focus: [
    async ({ browser: _ }, use) => {
      await use(undefined);
      expectNoLostFocus();
    },
    { auto: true },
  ],
  stall: [
    // Ends before the context, which closes its pages.
    async ({ browser, context: _ }, use, info) => {
      refuseRetry(info);
      await use(undefined);
      if (info.errors.length > 0) await noteStall(browser, info);
    },
    { auto: true },
  ],
  page: async ({ page }, use, info) => {
    const whereLeft = watchPage(page);
    const accidents: string[] = [];
    page.on('pageerror', (error) => accidents.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Uncaught|hydrat/i.test(message.text()))
        accidents.push(message.text());
    });
    await use(page);
    if (info.errors.length > 0) throw new Error(await whereLeft());
    expect(accidents).toEqual([]);
  },
});

const prepared = new WeakSet<BrowserContext>();

/** Its pages watch their dialogs, and get the suite's clock; Playwright's own would also hold their timers. */
async function prepare(context: BrowserContext): Promise<BrowserContext> {
  if (prepared.has(context)) return context;
  prepared.add(context);
  if (CLOCK_OFFSET !== 0) movedDates.set(context, await context.addInitScript(moveDate, CLOCK_OFFSET * 1000));
  await watchDialogs(context);
  return context;
}
const movedDates = new WeakMap<BrowserContext, Disposable>();

/**
 * Gives a page whose timers the test advances by hand (`page.clock`) the suite's clock. On top of a moved `Date`, Playwright's clock would run
 * through all the days in between.
 */
export async function holdClock(page: Page): Promise<void> {
  await movedDates.get(page.context())?.dispose();
  await page.clock.install({ time: now() });
}

/** Opens an address and waits until its buttons work: the page says so itself. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Reloads the page and waits until its buttons work: a press before that is lost. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}

let people = 0;
const newEmail = () => `e2e-${process.pid}-${Date.now().toString(36)}-${++people}@example.com`;

/** Signs up through the panel that is on the screen. */
export async function signUpByHand(page: Page, name = 'Asha Patel'): Promise<string> {
  const email = newEmail();
  const button = page.getByRole('button', { name: 'Sign Up', exact: true });
  await expect(button).toBeEnabled();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await button.click();
  return email;
}

/** Calls the documented API as this browser, its cookies included. */
export async function call(page: Page, method: string, path: string, data?: unknown) {
  const origin = new URL(test.info().project.use.baseURL as string).origin;
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { origin },
    ...(data !== undefined && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A new account, signed in, without a click: for journeys that start later. */
export async function signUp(page: Page, name = 'Asha Patel'): Promise<Account> {
  const email = newEmail();
  const { user } = await call(page, 'POST', '/auth/sign-up/email', { name, email, password: PASSWORD });
  await call(page, 'POST', '/user/createUser', {
    uid: user.id,
    username: name,
    email,
    favorites: [],
    orders: [],
    ratings: [],
    cart: [],
    address: [],
  });
  return { uid: user.id, name, email };
}

export const signIn = (page: Page, input: { email: string; password: string }) =>
  call(page, 'POST', '/auth/sign-in/email', input);

/** Continues as a guest: public pages are open, nobody is signed in. */
export const asGuest = (page: Page) =>
  page.context().addCookies([{ name: 'kiran_kind', value: 'guest', url: test.info().project.use.baseURL as string }]);

/** A product with enough stock, `at`-th in the list. */
export async function someProduct(
  page: Page,
  at = 0,
): Promise<{ _id: string; name: string; price: number; url: string }> {
  const { data } = await call(page, 'GET', '/products');
  return data.products.filter((one: { stock: number }) => one.stock >= 5)[at];
}

export async function putInCart(page: Page, uid: string, productId: string): Promise<void> {
  await call(page, 'POST', '/Firebaseuser/add-to-cart', { uid, itemToAdd: { _id: productId }, inCart: false });
}

export const addAddress = (page: Page, uid: string) =>
  call(page, 'POST', '/Firebaseuser/add-address', { uid, address: ADDRESS });

export async function fillAddress(page: Page | Locator): Promise<void> {
  await page.getByLabel('Full Address').fill(ADDRESS.fullAddress);
  await page.getByLabel('City').fill(ADDRESS.city);
  await page.getByLabel('Landmark').fill(ADDRESS.lendMarck);
  await page.getByLabel('Zipcode').fill(ADDRESS.zipcode);
  await page.getByLabel('Phone').fill(ADDRESS.phone);
}

export const paymentWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment window"]');

/** Pays with a test card and its OTP. */
export async function payByCard(page: Page): Promise<void> {
  const window = paymentWindow(page);
  await window.getByRole('tab', { name: 'Card' }).click(); // above one lakh it opens with netbanking
  await window.getByLabel('Card number').fill('4100 2800 0000 1007');
  await window.getByLabel('Expiry').fill('12 / 40');
  await window.getByLabel('CVV').fill('123');
  await window.getByLabel('Name on card').fill('Asha Patel');
  await window.getByRole('button', { name: /^Pay/ }).click();
  await window.getByLabel('OTP').fill('123456');
  await window.getByRole('button', { name: 'Submit OTP' }).click();
}

export async function payByUpi(page: Page, outcome: 'Success' | 'Failure'): Promise<void> {
  const window = paymentWindow(page);
  await window.getByRole('tab', { name: 'UPI' }).click();
  await window.getByRole('button', { name: outcome, exact: true }).click();
}

/** Chooses the last day that a dialog offers and its first time; returns when that begins. Bookings here are made for early days. */
export async function chooseLastDay(dialog: Locator): Promise<string> {
  const [day, slot] = [dialog.getByLabel('Day'), dialog.getByLabel('Slot')];
  await expect(day).toBeEnabled();
  await day.selectOption((await day.locator('option').last().getAttribute('value')) as string);
  const start = (await slot.locator('option:not([value=""])').first().getAttribute('value')) as string;
  await slot.selectOption(start);
  return start;
}
