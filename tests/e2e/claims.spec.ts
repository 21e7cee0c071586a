import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { asOwner, buy, customer } from './order-people.ts';
import { call, expect, open, test } from './shopping.ts';

const picture = (name: string, background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

/** A numbered inverter that was sent to whoever is signed in on this page. */
async function sent(page: Page, asOther: Parameters<typeof asOwner>[0], name: string, serial: string): Promise<void> {
  const id = await asOwner(asOther, async (owner) => {
    const { data } = await call(owner, 'POST', '/products', {
      ...{ name, title: name, addTo: 'Shope', price: 1200, stock: 50, brand: 'orvani', serialised: true },
      warranty: { years: 8, words: '8 years on the unit' },
    });
    return data.product._id as string;
  });
  const order = await buy(page, [{ _id: id, quantity: 1 }]);
  await asOwner(asOther, (owner) =>
    call(owner, 'POST', `/order/${order._id}/shipments`, {
      carrier: 'Gati',
      serials: [{ position: 0, serials: [serial] }],
    }),
  );
}

test('a failed unit is claimed with photographs, and replaced under the same warranty', async ({ page, browser }) => {
  test.slow();
  const name = 'Humming inverter';
  const serial = `CLAIM-${Date.now()}`;
  await customer(page);
  await sent(page, browser, name, serial);

  await test.step('the customer says what is wrong and shows it', async () => {
    await open(page, '/warranty');
    await page.getByRole('button', { name: `Report a problem ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByRole('button', { name: 'Send the claim' }).click();
    await expect(dialog.getByText('Say what is wrong')).toBeVisible();
    await dialog.getByLabel('What is wrong?').fill('It hums and shows E07 at noon');
    await dialog
      .getByLabel('Choose photographs')
      .setInputFiles([await picture('label.jpg', '#2a74ba'), await picture('fault.jpg', '#ba742a')]);
    await expect(dialog.getByText('2 photographs chosen')).toBeVisible();
    await expectAccessible(page, { inside: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Send the claim' }).click();
    const claim = page.getByRole('region', { name: 'Claims' }).getByRole('article', { name });
    await expect(claim.getByText('Filed').first()).toBeVisible();
    await expect(claim.getByRole('img', { name: 'Photograph 2' })).toBeVisible();
    await claim.getByRole('button', { name: 'Remove photograph 2' }).click();
    await expect(claim.getByRole('img', { name: 'Photograph 2' })).toBeHidden();
    await expect(page.getByRole('button', { name: `Report a problem ${name}` })).toBeHidden();
    await expectAccessibleAtEveryWidth(page, 'the wallet with a claim');
  });

  await test.step('the owner finds it on top, sees the photograph, and accepts it', () =>
    asOwner(browser, async (owner) => {
      await open(owner, `/admin/warranty?q=${serial}`);
      await expectAccessibleAtEveryWidth(owner, 'the desk of claims');
      await owner.getByRole('link', { name, exact: true }).click();
      await expect(owner.getByText('It hums and shows E07 at noon')).toBeVisible();
      await expect(owner.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
      await expectAccessibleAtEveryWidth(owner, 'a claim');
      await owner.getByRole('button', { name: 'Refuse' }).click();
      const refusal = owner.getByRole('dialog', { name: 'Refuse the claim' });
      await refusal.getByRole('button', { name: 'Refuse' }).click();
      await expect(refusal.getByText('Say why')).toBeVisible();
      await refusal.getByRole('button', { name: 'Back' }).click();
      await owner.getByRole('button', { name: 'Accept' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Accept the claim' });
      await dialog.getByLabel('What happens next').fill('A new inverter leaves tomorrow');
      await expectAccessible(owner, { inside: 'dialog[open]' });
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(dialog).toBeHidden();
      await owner.getByRole('button', { name: 'Send the part' }).click();
      const parcel = owner.getByRole('dialog', { name: 'Send the part' });
      await parcel.getByLabel('Tracking number').fill('GT-77');
      await parcel.getByLabel('New serial number').fill('no good');
      await parcel.getByRole('button', { name: 'Send the part' }).click();
      await expect(parcel.getByText('Letters, digits and - / . up to 40 characters')).toBeVisible();
      await parcel.getByLabel('New serial number').fill(`${serial}-NEW`);
      await parcel.getByRole('button', { name: 'Send the part' }).click();
      await expect(parcel).toBeHidden();
      await expect(owner.getByText(`New serial number ${serial}-NEW.`, { exact: false })).toBeVisible();
    }));

  await test.step('the new unit has the old one’s place, and the claim is closed', async () => {
    await open(page, '/warranty');
    const card = page.getByRole('article', { name }).first();
    await expect(card.getByText(`Serial number ${serial}-NEW`)).toBeVisible();
    await expect(card.getByText('Product: 8 years')).toBeVisible();
    const claim = page.getByRole('region', { name: 'Claims' }).getByRole('article', { name });
    await expect(claim.getByText('A new inverter leaves tomorrow')).toBeVisible();
    await expect(claim.getByText(/tracking number GT-77/)).toBeVisible();
    await asOwner(browser, async (owner) => {
      await open(owner, `/admin/warranty?q=${serial}`);
      await owner.getByRole('link', { name, exact: true }).click();
      await owner.getByRole('button', { name: 'Close the claim' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Close the claim' });
      await dialog.getByRole('button', { name: 'Close the claim' }).click();
      await expect(dialog).toBeHidden();
    });
    await open(page, '/warranty');
    await expect(claim.getByText('Closed').first()).toBeVisible();
  });

  await test.step('a claim is withdrawn, and what is from elsewhere leads to its maker', async () => {
    await page.getByRole('button', { name: `Report a problem ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByLabel('What is wrong?').fill('A scratch');
    await dialog.getByRole('button', { name: 'Send the claim' }).click();
    await page.getByRole('button', { name: 'Withdraw the claim' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the claim' }).click();
    await expect(page.getByText('Withdrawn').first()).toBeVisible();
    await call(page, 'POST', '/warranty/units', {
      ...{ name: 'Old battery', maker: 'Somebody', serial: `${serial}-OLD`, startsOn: '2024-05-01' },
    });
    await open(page, '/warranty');
    const old = page.getByRole('article', { name: 'Old battery' });
    await expect(old.getByText('Its warranty is with Somebody: please ask them.', { exact: false })).toBeVisible();
    await expectAccessible(page);
  });
});
