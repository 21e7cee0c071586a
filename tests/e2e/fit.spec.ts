import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { asGuest, expect, open, putInCart, signIn, signUp, signUpByHand, test } from './shopping.ts';

const PANEL = 'ruvanta-540w-mono-perc-dcr-panel';
const INVERTER = 'orvani-3kw-single-phase-string-inverter';

test('a panel’s page offers what works with it, and leads there', async ({ page }) => {
  await asGuest(page);
  await open(page, `/productPage/${PANEL}`);
  const partners = page.getByRole('region', { name: 'Works with' });
  await expect(partners.getByRole('listitem')).toHaveCount(6);
  await expectAccessibleAtEveryWidth(page, 'a panel with what works with it');
  await partners.getByRole('link', { name: /3 kW Single-Phase String Inverter/ }).click();
  await expect(page).toHaveURL(new RegExp(INVERTER));
  await expect(
    page
      .getByRole('region', { name: 'Works with' })
      .getByRole('link', { name: /\d W .*Panel/ })
      .first(),
  ).toBeVisible();
});

test('the array around a panel has one price and goes into the cart with one press, also after signing in', async ({
  page,
}) => {
  await asGuest(page);
  await open(page, `/productPage/${PANEL}`);
  const set = page.getByRole('region', { name: 'Goes well with' });
  const counts = (await set.getByText(/^\d+ ×$/).allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(counts).toHaveLength(3);
  expect(counts[0]).toBeGreaterThanOrEqual(4);
  await set.getByRole('button', { name: 'Add all to cart' }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signUpByHand(page);
  await expect(page).toHaveURL(new RegExp(PANEL));
  await set.getByRole('link', { name: 'View cart' }).click();
  const lines = page.getByRole('list', { name: 'Products in your cart' });
  const quantities = lines.getByRole('group', { name: /^Quantity of/ }).getByRole('status');
  await expect(quantities).toHaveCount(3);
  const held = async () => (await quantities.allTextContents()).map(Number).toSorted();
  await expect.poll(held).toEqual(counts.toSorted());
});

test('a cart says what does not go together, and the order goes on', async ({ page }) => {
  const { uid } = await signUp(page);
  await putInCart(page, uid, INVERTER);
  await open(page, '/cart');
  const advice = page.getByRole('region', { name: 'Do these go together?' });
  await expect(page.getByRole('list', { name: 'Products in your cart' })).toBeVisible();
  await expect(advice).toHaveCount(0);
  await putInCart(page, uid, PANEL);
  await open(page, '/cart');
  await expect(advice).toContainText('One panel keeps only 35 V at 70 °C; the tracker needs more than 90 V.');
  await expect(advice).toContainText('Only advice.');
  // The total is dimmed until delivery is known, and then regains its colour slowly.
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /Place order|Pay/i }).first()).toBeEnabled();
});

test('the owner sees whether a kit fits, before it is saved', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/manageProduct?edit=ruvanta-3kw-dcr-on-grid-rooftop-kit');
  const editor = page.getByRole('dialog');
  await editor.getByText('Specification', { exact: true }).click();
  const fit = editor.getByRole('region', { name: 'Does this kit fit?' });
  await fit.getByRole('button', { name: 'Check the parts' }).click();
  await expect(fit.getByRole('status')).toContainText('6 panels in series reach 313 V at 5 °C');
  await editor.getByRole('textbox', { name: 'Parts', exact: true }).fill(`12 x ${PANEL}\n1 x ${INVERTER}`);
  await expect(fit.getByRole('status')).toBeEmpty();
  await fit.getByRole('button', { name: 'Check the parts' }).click();
  await expect(fit.getByRole('status')).toContainText('Does not fit. 12 panels in series reach 626 V at 5 °C');
  await expectAccessible(page, { inside: 'section[aria-labelledby="kit-fit"]' });
});
