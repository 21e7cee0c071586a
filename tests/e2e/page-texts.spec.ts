import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { expectAccessible } from './accessible.ts';
import { call, expect, open, reload, signIn, test } from './shopping.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The page shows it now.').last()).toBeVisible();
  await expect(page.getByText('Nothing changed')).toBeVisible();
};
/** A page as a guest reads it in a language. */
async function guest(page: Page, path: string, language = 'en') {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  await context.addCookies([{ name: 'kiran_kind', value: 'guest', url: new URL(page.url()).origin }]);
  const reader = await context.newPage();
  await open(reader, `${path}?lang=${language}`);
  return reader;
}

test('the owner writes About in two languages, with a list and a link, and removes it again', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await call(page, 'DELETE', '/admin/pages/about');
  await open(page, '/admin/pages');
  await page.getByRole('link', { name: 'Edit About us in English' }).click();
  await expect(page.getByText('The standard text is shown. Start from it')).toBeVisible();
  await page.getByLabel('Title').fill('Fitters since 1998');
  await page.getByLabel('Introduction').fill('{seller} has put panels on roofs for a lifetime.');
  await editor(page).click();
  // By keyboard, as a writer would.
  await page.keyboard.type('We work in {city} ');
  await expect(editor(page).locator('[data-fact=city]')).toHaveText('City');
  await page.keyboard.press('Enter');
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  await tool('Heading').click();
  await page.keyboard.type('What we do');
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('Roofs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pumps');
  await page.keyboard.press('Shift+Home');
  await tool('Link').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Links to').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog.getByText('A text can’t link to this address.')).toBeVisible();
  await dialog.getByLabel('Links to').fill('/products?category=solar-pumps');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(editor(page).getByRole('link', { name: 'Pumps' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('We work in Ahmedabad');
  await expect(preview.getByRole('listitem')).toHaveText(['Roofs', 'Pumps']);
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await save(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const english = await guest(page, '/AbautUs');
  await expect(english.getByRole('heading', { level: 1, name: 'Fitters since 1998' })).toBeVisible();
  await expect(english.getByText('Kiran Solar Private Limited has put panels on roofs')).toBeVisible();
  await expect(english.getByRole('link', { name: 'Pumps' })).toHaveAttribute('href', '/products?category=solar-pumps');
  await expect(english).toHaveTitle(/^Fitters since 1998/);
  const before = await guest(page, '/AbautUs', 'hi');
  await expect(before.locator('h1[lang=en-IN]')).toHaveText('Fitters since 1998');

  await page.getByRole('navigation', { name: 'Language of the text' }).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByText('your text in English is shown instead')).toBeVisible();
  await page.getByRole('button', { name: 'Start from the standard text' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('हमारे बारे में');
  await page.getByLabel('Title').fill('छतों के साथी');
  await save(page);
  const hindi = await guest(page, '/AbautUs', 'hi');
  await expect(hindi.getByRole('heading', { level: 1, name: 'छतों के साथी' })).toBeVisible();
  await expect(hindi.getByText('का काम Ahmedabad से चलता है')).toBeVisible();

  // An older version comes back as a new one.
  await page.getByLabel('Title').fill('छतों के दोस्त');
  await save(page);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('छतों के साथी');

  await page.getByRole('button', { name: 'Use the standard text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use the standard text' }).click();
  await expect(page.getByText('The standard text is shown. Start from it')).toBeVisible();
  await reload(hindi);
  await expect(hindi.getByRole('heading', { level: 1, name: 'हम कौन हैं' })).toBeVisible();
  for (const reader of [english, before, hindi]) await reader.context().close();
});

test('a text that somebody else saved first is shown beside the own one, and either is kept', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const path = '/admin/pages/shipping/gu';
  const theirs = async (title: string) => {
    const { version } = (await call(page, 'GET', path)).data;
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Of both' }] }] };
    await call(page, 'PUT', path, { version, title, lead: 'Their introduction', body });
  };
  await theirs('Before');
  await open(page, path);
  const title = page.getByLabel('Title');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved this text' });
  await theirs('Theirs first');
  await title.fill('Mine first');
  await press('Save');
  await expect(dialog.getByRole('region', { name: 'Yours' }).getByRole('insertion')).toHaveText(['Mine first']);
  await expect(dialog.getByRole('region', { name: 'Theirs' }).getByRole('insertion')).toHaveText(['Theirs first']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(title).toHaveValue('Mine first');
  await press('Save');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Nothing changed')).toBeVisible();
  expect((await call(page, 'GET', path)).data.words.title).toBe('Mine first');

  await theirs('Theirs again');
  await title.fill('Mine again');
  await press('Save');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveValue('Theirs again');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await title.fill('On theirs');
  await save(page);
  expect((await call(page, 'GET', path)).data.words).toMatchObject({ title: 'On theirs', lead: 'Their introduction' });
  await call(page, 'DELETE', '/admin/pages/shipping');
});

test('what is pasted from elsewhere keeps its headings and lists and loses the rest', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await open(page, '/admin/pages/returns/gu');
  await editor(page).click();
  await editor(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<style>p.MsoNormal{color:red}</style><h1 style="color:red">Rules</h1><p class=MsoNormal onclick="alert(1)"><b>Bold</b> <b style="font-weight:normal">plain</b> <u>under</u><o:p></o:p></p>
       <table><tr><td>Cell</td></tr></table><ul><li>One</li></ul><p><a href="javascript:alert(1)">bad</a> <a href="https://example.com/">good</a></p><img src=x onerror=alert(1)>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(editor(page).getByRole('listitem')).toHaveText('One');
  await expect(editor(page).locator('strong')).toHaveText('Bold');
  await expect(editor(page).getByRole('link')).toHaveText(['good']);
  await expect(
    editor(page).locator('[style], [onclick], table, img:not(.ProseMirror-separator), u, style'),
  ).toHaveCount(0);
  await expect(editor(page)).toContainText('Cell');
  await page.getByRole('link', { name: 'View the page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/returns$/);
});

test('home page sections are switched off, moved, and restored', async ({ page }) => {
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const { layout } = (await call(page, 'GET', '/admin/home')).data;
  expect(layout.sections.map(({ key }: { key: string }) => key).indexOf('categories'), 'left by an earlier round').toBe(
    8,
  );
  await open(page, '/admin/home');
  const panel = page.getByRole('region', { name: 'Sections of the page' });
  const section = (name: string) => panel.getByRole('checkbox', { name: `Show: ${name}` });
  const list = panel.getByRole('listitem');
  // Far down the page and seldom looked for, so that other journeys miss nothing in the meantime.
  await section('Four promises').uncheck();
  await expect(section('Four promises')).not.toBeChecked();
  await expect(section('Four promises')).toBeFocused();
  await section('Lower banner').uncheck();
  await expect(section('Lower banner')).not.toBeChecked();
  await panel.getByRole('button', { name: 'Up: Shop by category' }).press('Enter');
  await expect(list.nth(7)).toContainText('Shop by category');
  await panel.getByRole('button', { name: 'Down: Shop by category' }).press('Enter');
  await expect(list.nth(8)).toContainText('Shop by category');
  await expect(panel.getByRole('button', { name: 'Down: Shop by category' })).toBeFocused();
  await panel.getByRole('button', { name: 'Up: Shop by category' }).press('Enter');
  await expect(list.nth(7)).toContainText('Shop by category');
  await panel.getByRole('button', { name: 'Title of: Shop by category' }).click();
  await page.getByRole('dialog').getByLabel('English').fill('Browse the shelves');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden(); // the list shows it before it is saved
  await expect(list.nth(7)).toContainText('Browse the shelves');
  const reader = await guest(page, '/');
  await expect(reader.getByRole('heading', { name: 'Browse the shelves' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'What you can count on' })).toHaveCount(0);
  await expect(reader.getByRole('heading', { name: 'A rooftop system that fits together' })).toHaveCount(0);
  const headings = await reader.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Browse the shelves')).toBeLessThan(headings.indexOf('Home Services'));
  await panel.getByRole('button', { name: 'Title of: Shop by category' }).click();
  await page.getByRole('dialog').getByLabel('English').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Restore the standard order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore the standard order' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden(); // once it is saved
  await expect(section('Four promises')).toBeChecked();
  await expect(list.nth(8)).toContainText('Shop by category');
  await reload(reader);
  await expect(reader.getByRole('heading', { name: 'A rooftop system that fits together' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await reader.context().close();
});
