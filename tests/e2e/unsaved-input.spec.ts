import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { call, expect, open, signIn, test } from './shopping.ts';

// What the owner has typed stays until they discard it, whatever page they typed it on.

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function write(page: Page, path: string): Promise<void> {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await call(page, 'DELETE', path.replace(/\/\w+$/, ''));
  await open(page, path);
  await expect(editor(page)).toBeVisible();
}

test('typing while a text is saved is kept, and so is the focus', async ({ page }) => {
  await write(page, '/admin/pages/returns/en');
  await page.getByLabel('Title').fill('Bringing it back');
  await page.getByLabel('Introduction').fill('Within a week.');
  await saveButton(page).press('Enter');
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  await editor(page).click();
  await page.keyboard.type('We take it back.');
  await saveButton(page).press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expect(saveButton(page)).toBeFocused();

  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/api/admin/pages/returns/en', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Title').fill('Sending it back');
  await saveButton(page).press('Enter');
  await page.getByLabel('Title').fill('Sending it back, and more');
  release();
  await expect(page.getByRole('button', { name: 'Restore version 1', exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Sending it back, and more');
  await expect(page.getByText('Not saved yet')).toBeVisible();

  // An action that would discard it says so.
  await page.getByRole('button', { name: 'Restore version 1', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your unsaved changes will be lost.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Use the standard text' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your unsaved changes will be lost.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await saveButton(page).press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();

  // Undoing a change leaves nothing to save.
  await open(page, '/admin/pages/returns/en');
  await editor(page).click();
  await page.keyboard.type('x');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await call(page, 'DELETE', '/admin/pages/returns');
});

test('a fact is chosen with the arrow keys and inserted by a key of its own', async ({ page }) => {
  await write(page, '/admin/pages/shipping/gu');
  const list = page.getByRole('combobox', { name: 'Insert a fact' });
  await list.focus();
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowDown');
  await expect(list).toBeFocused();
  await expect(editor(page).locator('[data-fact]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor(page).locator('[data-fact]')).toHaveText(['Seller']);
  await expect(editor(page)).toBeFocused();
});

test('text from Word keeps its headings, its lists, and the facts written as words', async ({ page }) => {
  await write(page, '/admin/pages/shipping/gu');
  await editor(page).click();
  await editor(page).evaluate((element) => {
    const item = (mark: string, level: number, words: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`;
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1>Delivery</h1><h2>By van</h2><p class=MsoNormal>{seller} brings it.</p>
       ${item('·', 1, 'Roofs')}${item('o', 2, 'Flat')}${item('·', 1, 'Pumps')}<p class=MsoNormal>Then</p>${item('1.', 1, 'Call')}${item('2.', 1, 'Wait')}</body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor(page).locator('h2')).toHaveText('Delivery');
  await expect(editor(page).locator('h3')).toHaveText('By van');
  await expect(editor(page).locator('ul > li > p')).toHaveText(['Roofs', 'Flat', 'Pumps']);
  await expect(editor(page).locator('ul ul > li')).toHaveText(['Flat']);
  await expect(editor(page).locator('ol > li')).toHaveText(['Call', 'Wait']);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Kiran Solar Private Limited brings it.');
});

test('a dialog stays open while text is selected beyond its edge', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/home');
  await page.getByRole('button', { name: 'New banner' }).click();
  const title = page.getByRole('dialog').getByLabel('Title').first();
  await title.fill('Ten percent off all panels');
  const box = await title.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 4 });
  await page.mouse.up();
  await expect(title).toHaveValue('Ten percent off all panels');
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('moving and removing the first item keeps the focus', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const words = (title: string) => ({ en: { title, text: '', action: 'Look' } });
  const hidden = {
    place: 'lower',
    link: '/products',
    scene: 'carport',
    picture: null,
    startsAt: null,
    endsAt: null,
    active: false,
  };
  const made: string[] = [];
  for (const title of ['First of two', 'Second of two']) {
    const { data } = await call(page, 'POST', '/admin/home/banners', { ...hidden, words: words(title) });
    made.push(data.banner._id);
  }
  await open(page, '/admin/home');
  const rows = page.getByRole('region', { name: 'Lower banner' }).getByRole('listitem');
  for (const way of ['Down', 'Up', 'Down']) {
    const button = page.getByRole('button', { name: `${way}: First of two` });
    await button.press('Enter');
    await expect(rows.filter({ hasText: 'of two' }).nth(way === 'Down' ? 1 : 0)).toContainText('First');
    await expect(button).toBeFocused();
  }
  for (const id of made) await call(page, 'DELETE', `/admin/home/banners/${id}`);
});

test('a search without a connection does not claim that there is no such product', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/home');
  await page.route('**/api/search/suggestions*', (route) => route.abort());
  await page.getByLabel('Find a product').fill('panel');
  await expect(page.getByText('We can’t reach the shop.')).toBeVisible();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
});
