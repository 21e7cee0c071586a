import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { asOwner, buy, customer } from './order-people.ts';
import { call, expect, open, test } from './shopping.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('numbered units are packed, land in the wallet, and go to the next owner with the house', async ({
  page,
  browser,
}) => {
  test.slow();
  const serials = ['a', 'b'].map((letter) => `e2e-${Date.now()}-${letter}`);
  const [first, second] = serials.map((serial) => serial.toUpperCase()) as [string, string];
  const id = await asOwner(browser, async (owner) => {
    const { data } = await call(owner, 'POST', '/products', {
      ...{ name: 'Numbered inverter', title: 'Numbered inverter', addTo: 'Shope', price: 1200, stock: 50 },
      ...{
        brand: 'orvani',
        serialised: true,
        almm: true,
        dcr: true,
        warranty: { years: 8, words: '8 years on the unit' },
      },
    });
    return data.product._id as string;
  });
  await customer(page);
  const order = await buy(page, [{ _id: id, quantity: 2 }]);

  await test.step('the owner cannot send it without a number for each unit', () =>
    asOwner(browser, async (owner) => {
      await open(owner, `/order/${order._id}`);
      await owner.getByRole('button', { name: 'Send a parcel' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Send a parcel' });
      const numbers = dialog.getByLabel('Numbered inverter', { exact: true }).and(dialog.locator('textarea'));
      await numbers.fill('one two!');
      await dialog.getByRole('button', { name: 'Send and invoice' }).click();
      await expect(dialog.getByText(/^“TWO!” is not a serial number/)).toBeVisible();
      await expect(numbers).toHaveValue('one two!');
      await numbers.fill(serials[0] ?? '');
      await expect(dialog.getByText('2 serial numbers are needed, 1 given')).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'Send without some serial numbers' }).check();
      await dialog.getByRole('button', { name: 'Send and invoice' }).click();
      await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(owner, { inside: 'dialog[open]' });
      await dialog.getByRole('checkbox', { name: 'Send without some serial numbers' }).uncheck();
      await numbers.fill(serials.join('\n'));
      await dialog.getByRole('button', { name: 'Send and invoice' }).click();
      await expect(dialog).toBeHidden();
      await expect(part(owner, 'Parcels').getByText(`Numbered inverter: ${first}, ${second}`)).toBeVisible();
      await owner.getByLabel('Number', { exact: true }).fill('DCR-77');
      await owner.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(owner.getByText('The certificate is noted.')).toBeAttached();
    }));

  await test.step('the customer has both with their papers', async () => {
    await open(page, '/warranty');
    const card = page.getByRole('article', { name: 'Numbered inverter' });
    await expect(card.getByText(`Serial numbers ${first}, ${second}`)).toBeVisible();
    await expect(card.getByText('Product: 8 years')).toBeVisible();
    await expect(card.getByText(/^2,9\d\d days left, until /)).toBeVisible();
    await expect(card.getByText('DCR certificate DCR-77')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Invoice / })).toHaveAttribute('href', /^\/api\/documents\/.+\.pdf$/);
    await expectAccessible(page);
  });

  await test.step('adds what came from elsewhere, and removes it again', async () => {
    await page.getByRole('button', { name: 'Add a unit from elsewhere' }).click();
    await page.getByLabel('What is it?').fill('Old inverter');
    await page.getByLabel('Maker').fill('Orvani');
    await page.getByLabel('Serial number', { exact: true }).fill(first);
    await page.getByLabel('Bought on').fill('2024-05-01');
    await page.getByRole('button', { name: 'Add to the wallet' }).click();
    await expect(page.getByText(`${first} belongs to another unit of this maker`)).toBeVisible();
    await expect(page.getByLabel('What is it?')).toHaveValue('Old inverter');
    await expectAccessible(page);
    await page.getByLabel('Serial number', { exact: true }).fill(`${first}-OLD`);
    await page.getByRole('button', { name: 'Add to the wallet' }).click();
    const card = page.getByRole('article', { name: 'Old inverter' });
    await expect(card.getByText('Not from us')).toBeVisible();
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(card).toBeHidden();
  });

  const code = await test.step('makes a code', async () => {
    await page.getByRole('button', { name: 'Make a code' }).click();
    const choose = page.getByRole('dialog', { name: 'What goes with the house?' });
    await choose.getByRole('button', { name: 'Make a code' }).click();
    const shown = page.getByRole('dialog', { name: 'Code for the new owner' });
    const text = (await shown.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) as string;
    await expectAccessible(page, { inside: 'dialog[open]' });
    await shown.getByRole('button', { name: 'I have noted it' }).click();
    await expect(page.getByText(/^A code for 2 units can be used until/)).toBeVisible();
    return text;
  });

  await test.step('the next owner enters it', async () => {
    const context = await browser.newContext(test.info().project.use as object);
    const next = await context.newPage();
    await customer(next, 'Ravi Shah');
    await open(next, '/warranty');
    await expect(next.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expectAccessible(next);
    await next.getByLabel('Code').fill('WRONG');
    await next.getByRole('button', { name: 'Take over' }).click();
    await expect(next.getByText('We do not know this code. Check it letter by letter.')).toBeVisible();
    await next.getByLabel('Code').fill(code);
    await next.getByRole('button', { name: 'Take over' }).click();
    const card = next.getByRole('article', { name: 'Numbered inverter' });
    await expect(card.getByText('Handed over to you.', { exact: false })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Invoice / })).toBeHidden();
    await context.close();
    await open(page, '/warranty');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });
});
