import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { confirmAddress } from './database.ts';
import { asOwner, newProduct } from './order-people.ts';
import { elsewhere } from './own-shop.ts';
import { ADDRESS, call, expect, open, payByCard, reload, signUp, test } from './shopping.ts';

// A system with its installation: offered by the owner, paid by its customer in three links, handed over with its invoice.

async function payLink(page: Page, address: string, amount: string): Promise<void> {
  const { pathname, hash } = new URL(address);
  await open(page, '/offline');
  await open(page, pathname + hash);
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

test('an installed system is offered, paid in milestones, and handed over', async ({ page, browser }) => {
  test.slow();
  const kit = await newProduct(browser, { price: 100_000, about: 'Rooftop kit' });
  const serial = `KIT-${Date.now()}`;
  await asOwner(browser, (owner) => call(owner, 'PUT', `/products/${kit.id}`, { serialised: true }));
  const ravi = await signUp(page, 'Ravi Shah');
  await confirmAddress(ravi.email);
  const payer = await elsewhere(browser);
  await asOwner(browser, async (owner) => {
    await open(owner, `/admin/installations/new?lines=${kit.id}:1&work=10000`);
    await expect(owner.getByText(kit.name)).toBeVisible();
    await owner.getByRole('textbox', { name: /^Name/ }).fill('Ravi Shah');
    await owner.getByLabel('Email').fill(ravi.email);
    await owner.getByLabel('Phone').fill(ADDRESS.phone);
    await owner.getByLabel('Full Address').fill(ADDRESS.fullAddress);
    await owner.getByLabel('Zipcode').fill(ADDRESS.zipcode);
    await owner.getByLabel('City').fill(ADDRESS.city);
    await owner.getByLabel('Landmark').fill('Water tank');
    // What is typed stays where something is refused.
    await owner.getByLabel('On order').fill('20');
    await expect(owner.getByText('Three whole percents that add up to 100').first()).toBeVisible();
    await owner.getByLabel('On order').fill('10');
    const price = owner.getByLabel('Price', { exact: true });
    // ₹1,00,000 at 18 % is ₹84,745.76 net; with ₹10,000 of work, × 1.089.
    await expect(price).toContainText('₹1,03,178.14');
    await expectAccessibleAtEveryWidth(owner, 'the form of an installation');
    await owner.getByRole('button', { name: 'Offer this installation' }).click();
    await expect(owner.getByText('₹0.00 of ₹1,03,178.14 paid')).toBeVisible();
    const here = owner.url();

    for (const [at, amount] of ['₹10,317.82', '₹61,906.88', '₹30,953.44'].entries()) {
      await owner.getByRole('button', { name: `Send link for ${amount}` }).click();
      await expect(owner.getByText('The link is shown only once:')).toBeVisible();
      const address = await owner.getByText(/\/pay#token=/).innerText();
      await payLink(payer, address, amount);
      await open(owner, new URL(here).pathname);
      await expect(owner.getByText('Paid', { exact: true })).toHaveCount(at + 1);
    }
    await test.step('records what is fitted', async () => {
      await owner.getByRole('button', { name: 'Record serial numbers' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Record serial numbers' });
      await dialog.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(dialog.getByText('Enter at least one serial number')).toBeVisible();
      await dialog.getByLabel('Installed on').fill('2026-03-01');
      await dialog.locator('textarea').fill('no/good!');
      await dialog.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(dialog.getByText(/^“NO\/GOOD!” is not a serial number/)).toBeVisible();
      await dialog.locator('textarea').fill(serial);
      await expectAccessible(owner, { inside: 'dialog[open]' });
      await dialog.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(owner.getByText(`${kit.name}: 1 of 1`)).toBeVisible();
      await expect(owner.getByText(serial)).toBeVisible();
    });
    await expectAccessibleAtEveryWidth(owner, 'an installation, for its owner');
    await owner.getByRole('button', { name: 'Hand over and invoice' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Hand over and invoice' }).click();
    await expect(owner.getByText('Handed over').first()).toBeVisible();
    await open(owner, '/admin/installations?state=completed');
    await expect(owner.getByText('₹1,03,178.14 of ₹1,03,178.14 paid').first()).toBeVisible();
  });

  await open(page, '/orderManage');
  await page.getByRole('navigation', { name: 'Your installations' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(page.getByText('Handed over').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(4);
  await expectAccessibleAtEveryWidth(page, 'an installation, for its customer');
  await open(page, '/warranty');
  const unit = page.getByRole('article', { name: kit.name });
  await expect(unit.getByText(`Serial number ${serial}`)).toBeVisible();
  await expect(unit.getByText(/since 1 Mar 2026$/)).toBeVisible();
  await expect(unit.getByRole('link', { name: /^Invoice / })).toBeVisible();
  await unit.getByRole('link', { name: /^Installed order / }).click();
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  for (const language of ['hi', 'gu', 'en']) {
    await page.context().addCookies([{ name: 'kiran_lang', value: language, url: page.url() }]);
    await reload(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  }
});
