import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { call, expect, open, signIn, signUp, someProduct, test } from './shopping.ts';
import { twoFrames } from './two-frames.ts';

const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
const asFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(background),
});

/** Drops or pastes a file as a browser would deliver it. */
async function hand(target: Locator, how: 'drop' | 'paste', file: { name: string; mimeType: string; buffer: Buffer }) {
  await target.evaluate(
    (element, { how, name, type, base64 }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name, { type }));
      const about = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...about, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...about, clipboardData: transfer }),
      );
    },
    { how, name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  );
}

/** Adds a draft and returns the editor that opened for it. */
async function addDraft(page: Page): Promise<Locator> {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/manageProduct');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page).toHaveURL(/edit=/);
  const editor = page.getByRole('dialog');
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('name');
  return editor;
}

test('a press that leaves a faulty field is not lost', async ({ page }) => {
  const editor = await addDraft(page);
  const button = editor.getByRole('button', { name: 'Add a category' });
  await button.scrollIntoViewIfNeeded();
  const name = editor.getByLabel('Name', { exact: true }).first(); // those in other languages follow
  await name.evaluate((input: HTMLInputElement) => input.focus({ preventScroll: true }));
  await page.keyboard.insertText('long '.repeat(60));
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await twoFrames(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Add a category' })).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('the administrator adds a product with pictures, sells it, and deletes it', async ({ page }) => {
  const editor = await addDraft(page);
  const id = new URL(page.url()).searchParams.get('edit') as string;
  const name = `Evening Lantern ${Date.now()}`;

  await test.step('pictures are added by the chooser, by drop and by paste', async () => {
    await expect(editor.getByText('No main image.').first()).toBeVisible();
    await editor.getByLabel('Upload MainImage').setInputFiles(await asFile('main.jpg', '#c04020'));
    await expect(editor.getByRole('button', { name: 'Remove main image' })).toBeVisible();
    await hand(editor.getByLabel('Description'), 'drop', await asFile('dropped.jpg', '#2040c0'));
    await expect(editor.getByRole('img', { name: 'Further image 1' })).toBeVisible();
    await hand(editor.getByRole('heading').first(), 'paste', await asFile('pasted.jpg', '#20a040'));
    await expect(editor.getByRole('img', { name: 'Further image 2' })).toBeVisible();
    await hand(editor.getByLabel('Description'), 'drop', {
      name: 'fake.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await expect(editor.getByText('Only JPEG, PNG, WebP and AVIF pictures can be used.')).toBeVisible();
    await editor.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('a draft without a description is not put on sale by its price', async () => {
    await expect(
      editor.getByText('Before it can go on sale it needs a name, a title, a description and a price.'),
    ).toBeVisible();
    await editor.getByLabel('Name', { exact: true }).fill(name);
    await editor.getByLabel('Price').fill('1000');
    await editor.getByRole('button', { name: 'Submit' }).click();
    await expect(editor.getByLabel('Title')).toBeFocused();
    await expect(editor.getByText('Still has placeholder text')).toHaveCount(2);
    expect((await call(page, 'GET', `/products/${id}`)).data.product.price).toBe(0);
    await editor.getByLabel('Title').fill('A lantern for the evening');
    await editor.getByLabel('Description').fill('Light for eight hours.');
  });

  await test.step('errors are shown at their fields, and no input is lost', async () => {
    await editor.getByLabel('Price').fill('abc');
    await expect(editor.getByLabel('Price')).toHaveValue('');
    await editor.getByLabel('Price').fill('₹1,250');
    await editor.getByLabel('Discount').fill('95');
    await editor.getByRole('button', { name: 'Submit' }).click();
    await expect(editor.getByText('Please fill in all required fields with valid data.')).toBeVisible();
    await expect(editor.getByLabel('Discount')).toBeFocused();
    await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(name);
  });

  await test.step('it saves, and the shop shows it', async () => {
    await editor.getByLabel('Discount').fill('20');
    await editor.getByLabel('Stock').fill('3');
    await editor.getByLabel('Placement').selectOption({ label: 'New Arrivals' });
    await editor.getByRole('button', { name: 'Submit' }).click();
    await expect(editor.getByText('Saved. The shop shows it now.')).toBeVisible();
    const { product } = (await call(page, 'GET', `/products/${id}`)).data;
    expect(product).toMatchObject({ name, price: 1250, discount: 20, stock: 3, addTo: 'New Arrivals' });
    expect(product.otherImage).toHaveLength(2);
    await editor.getByRole('link', { name: 'View in the shop' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
  });

  await test.step('only the edited field is sent', async () => {
    await expect(editor.getByLabel('Price')).toHaveValue('1250');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await editor.getByLabel('Title').fill('Lights the courtyard');
    await editor.getByRole('button', { name: 'Submit' }).click();
    expect((await sent).postDataJSON()).toEqual({ tital: 'Lights the courtyard', version: expect.any(Number) });
    await expect(editor.getByText('Saved. The shop shows it now.')).toBeVisible();
  });

  await test.step('deleting removes it from the shop', async () => {
    await editor.getByRole('button', { name: 'Close' }).click();
    await expect(editor).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No product fits this search')).toBeVisible();
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404);
  });
});

test('the administrator writes a product in another language, and is told what does not fit', async ({ page }) => {
  const editor = await addDraft(page);
  const id = new URL(page.url()).searchParams.get('edit') as string;
  await editor.getByLabel('Name', { exact: true }).fill('Courtyard lantern');
  await editor.getByRole('button', { name: 'हिन्दी' }).click();
  await editor.getByLabel('Name (हिन्दी)').fill('आँगन की लालटेन');
  await editor.getByRole('button', { name: 'ગુજરાતી' }).click();
  await expect(editor.getByLabel('Name (हिन्दी)')).toBeHidden();
  await editor.getByLabel('In the box (ગુજરાતી)').fill('ફ'.repeat(121));
  await editor.getByRole('button', { name: 'ગુજરાતી' }).click();
  await editor.getByRole('button', { name: 'Submit' }).click();
  await expect(editor.getByLabel('In the box (ગુજરાતી)')).toHaveAttribute('aria-invalid', 'true');
  await editor.getByLabel('In the box (ગુજરાતી)').fill('ફાનસ\nદોરી');
  await editor.getByRole('button', { name: 'Submit' }).click();
  await expect(editor.getByText('Saved')).toBeVisible();
  await page.reload();
  await editor.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(editor.getByLabel('Name (हिन्दी)')).toHaveValue('आँगन की लालटेन');
  const change = (await call(page, 'PUT', `/products/${id}`, {})).data.product;
  expect(change.words).toEqual({ hi: { name: 'आँगन की लालटेन' }, gu: { inTheBox: ['ફાનસ', 'દોરી'] } });
});

test('unsaved changes are confirmed before they are lost', async ({ page }) => {
  const editor = await addDraft(page);
  const question = page.getByRole('alertdialog');
  await editor.getByLabel('Title').fill('Half a sentence');
  await editor.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(editor.getByLabel('Title')).toHaveValue('Half a sentence');
  await editor.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(editor).toBeHidden();
  await expect(page).toHaveURL(/\/manageProduct$/);
});

test('many are changed at once and restored; two editors see each other; a sheet is imported', async ({ page }) => {
  test.slow();
  const mark = `Batch ${Date.now()}`;
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });

  await test.step('a sheet with an error is checked, and imported without it', async () => {
    await open(page, '/admin/import');
    const rows = `name,price,stock\n${mark} one,1000,5\n${mark} two,2000,5\n${mark} wrong,abc,5\n`;
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await expect(page.getByText('1 row can’t be imported.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Must be a number' })).toContainText('price');
    await page.getByRole('button', { name: 'Import 2, leaving out the 1 refused' }).click();
    await expect(page.getByText('The import is done: 2 added, 0 changed.')).toBeVisible({ timeout: 90_000 });
  });

  await test.step('their prices are changed together, by keyboard, and restored', async () => {
    await open(page, `/manageProduct?q=${encodeURIComponent(mark)}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
    await dialog.getByLabel('Percent').fill('-10');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 will change, 0 stay the same, 0 can’t change.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: `${mark} two` })).toContainText('₹1,800.00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change 2 products' }).click();
    await expect(page.getByText('2 products changed.')).toBeVisible();
    await expect(page.getByRole('row', { name: `${mark} two` })).toContainText('₹1,800.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 products have their former values again.')).toBeVisible();
    await expect(page.getByRole('row', { name: `${mark} two` })).toContainText('₹2,000.00');
  });

  await test.step('changes that somebody else has saved meanwhile are chosen field by field', async () => {
    await page
      .getByRole('row', { name: `${mark} one` })
      .getByRole('button', { name: 'Edit' })
      .click();
    const editor = page.getByRole('dialog');
    await expect(editor.getByLabel('Price')).toHaveValue('1000');
    const id = new URL(page.url()).searchParams.get('edit') as string;
    await call(page, 'PUT', `/products/${id}`, { tital: 'From elsewhere', stock: 9 });
    await editor.getByLabel('Title').fill('From here');
    await editor.getByLabel('Price').fill('1100');
    await editor.getByText('Brand, tax and origin').click();
    await editor.getByLabel('HSN code').fill('854143');
    await editor.getByRole('button', { name: 'Submit' }).click();
    const choice = page.getByRole('dialog', { name: 'This product has changed in the meantime' });
    await choice.getByRole('radio', { name: 'From elsewhere' }).check();
    await expectAccessible(page);
    await choice.getByRole('button', { name: 'Save with these' }).click();
    await expect(editor.getByText('Saved. The shop shows it now.')).toBeVisible();
    const { product } = (await call(page, 'GET', `/products/${id}`)).data;
    expect(product).toMatchObject({ tital: 'From elsewhere', price: 1100, stock: 9 });
  });
});

test('a reported comment waits for the administrator, who hides it', async ({ page, browser }) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page, 3);
  const words = `Not true ${Date.now()}`;
  await call(page, 'POST', `/products/${product._id}/reviews`, {
    comment: { name: 'x', uid, msg: words, product_id: product._id },
  });
  const other = await browser.newContext();
  const reader = await other.newPage();
  await signUp(reader);
  const { reviews } = (await call(reader, 'GET', `/products/${product._id}/reviews`)).data;
  const { id } = reviews.find((one: { msg: string }) => one.msg === words);
  await call(reader, 'POST', `/reviews/${id}/reports`, { reason: 'untrue' });
  await signIn(reader, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(reader, '/admin/reviews');
  const card = reader.getByRole('listitem').filter({ hasText: words });
  await expect(card.getByText('Untrue: 1')).toBeVisible();
  await expectAccessible(reader);
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toBeHidden();
  const after = (await call(page, 'GET', `/products/${product._id}/reviews`)).data.reviews;
  expect(after.some((one: { msg: string }) => one.msg === words)).toBe(false);
  await other.close();
});

test('the product manager is for the administrator only', async ({ page }) => {
  await page.goto('/manageProduct');
  await expect(page).toHaveURL(/\/signup\?from=/);
  await signUp(page);
  const answer = await page.goto('/manageProduct');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeHidden();
});

test('a SKU is set by the owner, is unique, and finds its product', async ({ page }) => {
  const editor = await addDraft(page);
  const id = new URL(page.url()).searchParams.get('edit') as string;
  const sku = `Jrn ${Date.now()}/a`;
  const { product: other } = (await call(page, 'POST', '/products', { name: 'Holder of the SKU', sku })).data;
  const field = editor.getByLabel('SKU');
  await expect(field).toHaveValue(/^P-\d{6}$/);
  const made = await field.inputValue();

  await field.fill('semi;colon');
  await editor.getByRole('button', { name: 'Submit' }).click();
  await expect(field).toBeFocused();
  await expect(editor.getByText('A SKU has at most 64 letters')).toBeVisible();

  await field.fill(sku.toUpperCase());
  await editor.getByRole('button', { name: 'Submit' }).click();
  await expect(editor.getByText('Holder of the SKU already has this SKU.')).toBeVisible();
  await expect(field).toHaveValue(sku.toUpperCase());
  await expect(field).toBeFocused();

  await field.fill(`${sku} 2`);
  await editor.getByRole('button', { name: 'Submit' }).click();
  await expect(editor.getByText('Saved as a draft.')).toBeVisible();
  expect((await call(page, 'GET', `/products/${id}`)).data.product.sku).toBe(`${sku} 2`);
  await field.fill('');
  await editor.getByRole('button', { name: 'Submit' }).click();
  await expect(field).toHaveValue(made);

  await editor.getByRole('button', { name: 'Close' }).click();
  await expect(editor).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(sku.toLowerCase().replace(/[ /]/g, ''));
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: `Holder of the SKU SKU ${sku}` })).toBeVisible();
  await call(page, 'DELETE', `/products/${other._id}`);
});
