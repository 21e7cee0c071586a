import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { OTHER_LANGUAGES, scriptOf } from '#src/kernel/locales.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { makeTechnician, planVisit } from '#tests/support/visits.ts';
import { withSql } from './database.ts';
import { addAddress, asGuest, call, expect, open, putInCart, signIn, signUp, test } from './shopping.ts';

type Tree = { [key: string]: string | Tree };
/** The texts of an area, by their dotted keys. */
const textsIn = (language: string, area: string) => (key: string) => {
  const path = new URL(`../../src/web/messages/${language}/${area}.json`, import.meta.url);
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      JSON.parse(readFileSync(path, 'utf8')) as Tree,
    );
  if (typeof found !== 'string') throw new Error(`${area} has no ${key}`);
  return found;
};

/** Two Latin words in a row are English; one is a brand, a code or a unit. `names`: names that people have typed. */
const ENGLISH = /[A-Za-z]{2,}[,;:]?\s+[A-Za-z]{2,}/;
const OWN_LETTER = /(?!\p{Script=Latin})\p{L}/u;
async function expectNoEnglish(told: Locator, ...names: string[]): Promise<string> {
  let text = '';
  await expect.poll(async () => (text = (await told.textContent()) ?? '')).toMatch(OWN_LETTER);
  expect(names.reduce((words, name) => words.replaceAll(name, ''), text)).not.toMatch(ENGLISH);
  return text;
}

/** Replaces the next write to an address with this: the shop itself refuses what the page would not have sent. */
const sendInstead = (page: Page, url: string, change: (body: Record<string, unknown>) => object) =>
  page.route(
    url,
    (route) => route.continue({ postData: JSON.stringify(change(route.request().postDataJSON() ?? {})) }),
    { times: 1 },
  );

async function asOwner(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  const page = await context.newPage();
  await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  return page;
}

async function newProduct(owner: Page, name: string): Promise<string> {
  const input = { name, title: name, addTo: 'Shope', price: 900, stock: 5 };
  return (await call(owner, 'POST', '/products', input)).data.product._id;
}

// In a language of Latin letters, English could not be told from it.
for (const language of OTHER_LANGUAGES.filter((one) => scriptOf(one) !== 'Latn')) {
  test(`no English is shown after a refusal, in ${language}`, async ({ page, browser }) => {
    test.slow();
    const words = (area: string) => textsIn(language, area);
    const speak = (who: Page) =>
      who
        .context()
        .addCookies([{ name: 'kiran_lang', value: language, url: test.info().project.use.baseURL as string }]);
    const alert = (who: Page | Locator = page) => who.getByRole('alert').filter({ visible: true }).first();
    const said = page.locator('.toast');
    const owner = await asOwner(browser);
    await speak(owner);
    await speak(page);
    const name = `Lantern ${language}${Date.now().toString(36)}`;
    const [gone, short] = [await newProduct(owner, `${name} G`), await newProduct(owner, `${name} S`)];

    await test.step('a guest’s heart asks to sign in', async () => {
      await asGuest(page);
      await open(page, `/productPage/${short}`);
      await page
        .getByRole('button', { name: words('card')('addFavourite'), exact: true })
        .first()
        .click();
      await expectNoEnglish(page.locator('dialog[open]'), `${name} S`);
    });

    await test.step('a wrong sign-in', async () => {
      await open(page, '/signup?face=sign-in');
      await page.locator('input[autocomplete=username]').filter({ visible: true }).fill('nobody@example.com');
      const password = page.locator('input[autocomplete=current-password]').filter({ visible: true });
      await password.fill('not the password');
      await password.press('Enter');
      await expectNoEnglish(alert());
    });

    const shopper = await signUp(page);
    await test.step('a heart, the cart and a comment of a product that has gone meanwhile', async () => {
      await open(page, `/productPage/${gone}`);
      await call(owner, 'DELETE', `/products/${gone}`);
      const heart = page.getByRole('button', { name: words('card')('addFavourite'), exact: true }).first();
      await heart.click();
      expect(await expectNoEnglish(said)).toContain(words('refusals')('product-not-found'));
      const comment = page.locator('#comments form');
      await comment.getByRole('textbox').fill('Bright');
      await comment.getByRole('button').click();
      await expectNoEnglish(alert(comment));
    });

    await test.step('an unknown offer code, and a cart beyond the stock', async () => {
      await putInCart(page, shopper.uid, short);
      await addAddress(page, shopper.uid);
      await open(page, '/cart');
      const code = page.getByLabel(words('checkout')('coupon.label'));
      await code.fill('NO-SUCH-CODE');
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription(OWN_LETTER);
      await expect(code).not.toHaveAccessibleDescription(ENGLISH);
      await code.fill('');
      await code.press('Enter');
      await call(owner, 'PUT', `/products/${short}`, { stock: 0 });
      await page.getByRole('button', { name: words('checkout')('placeOrder') }).click();
      await expectNoEnglish(alert(), `${name} S`);
    });

    await test.step('a name that only the shop refuses', async () => {
      await open(page, '/update-profile');
      await sendInstead(page, '**/api/auth/update-user', () => ({ name: 'ab' }));
      const field = page.getByLabel(words('profile')('name.label'), { exact: true });
      await field.fill('Asha Shah');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(words('refusals')('display-name-length'));
    });

    await test.step('an unknown ticket, and a form with a refused field', async () => {
      await open(page, '/grievance');
      const lookup = page.getByRole('form', { name: words('grievance')('find.title') });
      await lookup.getByLabel(words('grievance')('find.ticket')).fill('KG-2020-999999');
      await lookup.getByLabel(words('grievance')('find.email')).fill(shopper.email);
      await lookup.getByRole('button').click();
      await expectNoEnglish(alert(lookup));
    });

    await test.step('the workspace: a brand’s name, a drawing, a setting, and a conflict', async () => {
      const brand = (await call(owner, 'GET', '/admin/brands')).data.brands[0].name as string;
      await open(owner, '/admin/brands');
      await owner.getByRole('button', { name: words('catalogueDesk')('brand.add') }).click();
      const dialog = owner.locator('dialog[open]');
      const field = dialog.getByRole('textbox').first();
      await field.fill(brand);
      await dialog.getByRole('button', { name: words('catalogueDesk')('save') }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(words('refusals')('brand-name-taken')));
      const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>');
      await dialog.locator('input[type=file]').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer });
      await expectNoEnglish(alert(dialog));

      await open(owner, '/admin/settings');
      const phone = owner.locator('input[name="contact.phone"]');
      await phone.fill('12');
      await phone.press('Enter');
      await expect(phone).toHaveAccessibleDescription(new RegExp(words('refusals')('phone-format')));
      await expectNoEnglish(alert(owner));
      await sendInstead(owner, '**/api/admin/settings', (body) => ({ ...body, version: 0, values: {} }));
      const answer = owner.waitForResponse('**/api/admin/settings');
      await phone.press('Enter');
      expect((await answer).status()).toBe(409);
      await expectNoEnglish(alert(owner));
    });

    await test.step('the technician: a wrong code, and notes that the shop will never accept', async () => {
      const planned = await withSql(async (sql) =>
        planVisit(sql, shopper, await makeTechnician(sql, shopper), { inMinutes: 30 }),
      );
      await open(page, `/technician/visit/${planned.visit}`);
      await page.getByRole('button', { name: words('technician')('door.setOut') }).click();
      const code = page.getByLabel(words('technician')('door.code'), { exact: true });
      await code.fill('0000');
      await page.getByRole('button', { name: words('technician')('door.start') }).click();
      // Not just any words: the hint is there before the answer, and a press in between would not count.
      await expect(code).toHaveAccessibleDescription(new RegExp(words('technician')('door.wrong')));
      await code.fill(planned.code);
      await page.getByRole('button', { name: words('technician')('door.start') }).click();
      await sendInstead(page, '**/work', (body) => ({ ...body, checklist: { nonsense: { result: 'ok' } } }));
      await page.locator('fieldset label').first().click();
      await expectNoEnglish(alert());
    });
  });
}
