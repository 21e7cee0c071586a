import { pdfText } from '#tests/support/pdf-text.ts';
import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { asOwner } from './order-people.ts';
import { asGuest, call, expect, open, type test as Test, test } from './shopping.ts';

// A plan is saved, opened again, printed and made anew after the price has changed; the owner calls, and wins the order.

// A kit that no other journey buys: its price changes here.
const PLAN = '/solar/plan?pin=380060&discom=ugvcl&bill=9000&months=1&roof=60&phase=1&load=3';
const KIT = 'ruvanta-5kw-dcr-on-grid-rooftop-kit';
type Page = Parameters<Parameters<typeof Test>[2]>[0]['page'];

/** A household of its own in each run, as the desk lists all of them. */
const someone = () => `Asha ${['Patel', 'Shah', 'Mehta', 'Joshi'][Math.floor(Math.random() * 4)]} ${letters()}`;
const letters = () => [...Array(6)].map(() => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('');

async function askForCall(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByRole('button', { name: 'Save and ask for a call' }).click();
  await expect(page.getByText('Nothing was saved. Please look at the marked fields.')).toBeVisible();
  await expect(page.getByText('We may only call or write if you agree')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByText('I agree that').click();
  await page.getByRole('button', { name: 'Save and ask for a call' }).click();
}

test('a plan is saved, asked about, printed, made anew, and won', async ({ page, browser }) => {
  test.slow();
  const name = someone();
  await asGuest(page);
  await open(page, PLAN);
  await expectAccessibleAtEveryWidth(page, 'the form that saves a plan');
  await askForCall(page, name);
  await expect(page).toHaveURL(/\/solar\/plan\/[\w-]{43}/);
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(page.getByText('We have your details')).toBeInViewport();
  await expect(page.getByText('This price holds until')).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'a saved plan');
  const link = new URL(page.url()).pathname;

  const pdf = await page.request.get(await attribute(page, 'Plan as PDF'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdfText(await pdf.body())).toContain('2,82,351.77');

  await changePrice(browser, 1000);
  await open(page, link);
  await expect(page.getByText('The price has changed since it was saved')).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'a saved plan whose price has changed');
  await page.getByRole('button', { name: 'Make version 2' }).click();
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
  await page.getByRole('link', { name: /^Version 1/ }).click();
  await expect(page.getByText('This is an older version.')).toBeVisible();
  await changePrice(browser, -1000);

  await asOwner(browser, async (owner) => {
    await open(owner, `/admin/solar?q=${encodeURIComponent(name)}`);
    await owner.getByRole('link', { name, exact: true }).click();
    await expect(owner.getByText('Version 2')).toBeVisible();
    await owner.getByLabel('Next step', { exact: true }).fill('Call again');
    await owner.getByLabel('On', { exact: true }).fill('2026-11-20');
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Lead changed')).toBeVisible();
    await expectAccessibleAtEveryWidth(owner, 'a lead');
    await open(owner, '/admin');
    await expect(owner.getByText(/next steps? of (a )?solar leads? (is|are) due/)).toBeVisible();
    await owner.getByRole('link', { name: 'Open leads' }).click();
    await owner.getByRole('link', { name, exact: true }).click();
    await owner.getByRole('button', { name: 'Lost' }).click();
    await owner.getByRole('button', { name: 'Mark as lost' }).click();
    await owner.getByLabel('Why was it lost?').selectOption('price');
    await owner.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(owner.getByText('Reason: Too dear')).toBeVisible();
    await owner.getByRole('button', { name: 'Reopen' }).click();
    await owner.getByRole('button', { name: 'Won', exact: true }).click();
    await expect(owner.getByText('Lead moved: Won')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is saved and asked about', async ({ page }) => {
    await asGuest(page);
    await page.goto(PLAN);
    await askForCall(page, someone());
    await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
    await expect(page.getByText('We have your details')).toBeVisible();
  });
});

const attribute = async (page: Page, name: string) =>
  (await page.getByRole('link', { name }).getAttribute('href')) ?? '';

/** @param by rupees */
const changePrice = (browser: Parameters<typeof asOwner>[0], by: number) =>
  asOwner(browser, async (owner) => {
    const { data } = await call(owner, 'GET', `/products/${KIT}`);
    await call(owner, 'PUT', `/products/${KIT}`, { price: data.product.price + by });
  });
