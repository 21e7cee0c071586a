import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';
import { codeIn, messageTo } from './outbox.ts';
import { call, expect, holdClock, open, PASSWORD, signUp, test } from './shopping.ts';

const section = (page: Page, name = 'Phone') => page.getByRole('region', { name, exact: true });
let numbers = 0;
const newNumber = () => `9${String(Date.now() + ++numbers).slice(-9)}`;
const spoken = (number: string) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`;

async function ask(phone: Locator, number: string, password: string) {
  await phone.getByLabel('Phone').fill(number);
  await phone.getByLabel('Current Password').fill(password);
  await phone.getByRole('button', { name: 'Send code' }).click();
}

test('a phone number is added, changed and removed with the password, and mails report it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await signUp(page);
  await open(page, '/update-profile');
  const phone = section(page);
  const told = async (kind: string, number: string) =>
    expect(await messageTo(browser, { to: email, kind })).toContain(number.slice(-4));
  const [first, second] = [newNumber(), newNumber()];

  await test.step('added', async () => {
    await phone.getByLabel('Phone').fill('12345');
    await phone.getByRole('button', { name: 'Send code' }).click();
    await expect(phone.getByText('Invalid phone number format')).toBeVisible();
    await phone.getByLabel('Phone').fill(`+91 ${first}`);
    await phone.getByRole('button', { name: 'Send code' }).click();
    await expect(phone.getByText('Enter your current password')).toBeVisible();
    await ask(phone, first, 'not the password');
    await expect(phone.getByLabel('Current Password')).toHaveAccessibleDescription('This isn’t your current password');
    await expectAccessibleAtEveryWidth(page, 'a number with a wrong password');
    await ask(phone, first, PASSWORD);
    const code = phone.getByLabel('Code');
    await expect(code).toHaveAccessibleDescription(`The six digits we sent to ${spoken(first)}`);
    const sent = codeIn(await messageTo(browser, { to: `+91${first}` }));
    await code.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByRole('alert')).toContainText('This code isn’t right. Please check it.');
    await code.fill(sent);
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByText('Your phone number is saved')).toBeVisible();
    await expect(phone.getByText(spoken(first))).toBeVisible();
    await told('phone-added', first);
  });

  await test.step('changed', async () => {
    await ask(phone, second, PASSWORD);
    await expect(phone.getByLabel('Code')).toBeVisible();
    await phone.getByLabel('Code').fill(codeIn(await messageTo(browser, { to: `+91${second}` })));
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByText(spoken(second))).toBeVisible();
    await expect(phone.getByText(spoken(first))).toHaveCount(0);
    await told('phone-changed', second);
  });

  await test.step('removed, with the password asked for in the shopper’s language', async () => {
    await open(page, '/update-profile?lang=hi');
    const inHindi = section(page, 'फ़ोन');
    await inHindi.getByRole('button', { name: 'यह नंबर हटाएँ' }).click();
    await inHindi.getByLabel('मौजूदा पासवर्ड').fill('not the password');
    await inHindi.getByRole('button', { name: 'यह नंबर हटाएँ' }).click();
    await expect(inHindi.getByLabel('मौजूदा पासवर्ड')).toHaveAccessibleDescription('यह आपका मौजूदा पासवर्ड नहीं है');
    await expectAccessibleAtEveryWidth(page, 'removing a number');
    await inHindi.getByRole('button', { name: 'रहने दें' }).click();
    await expect(inHindi.getByText(spoken(second))).toBeVisible();

    await open(page, '/update-profile?lang=en');
    await phone.getByRole('button', { name: 'Remove this number' }).click();
    await phone.getByLabel('Current Password').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Remove this number' }).click();
    await expect(phone.getByText('Your phone number is removed')).toBeVisible();
    await expect(phone.getByText(spoken(second))).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Remove this number' })).toHaveCount(0);
    await told('phone-removed', second);
  });
});

test('a used-up code is reported in the shopper’s language', async ({ page, browser }) => {
  await signUp(page);
  await open(page, '/update-profile?lang=gu');
  const phone = section(page, 'ફોન');
  const number = newNumber();
  await phone.getByLabel('ફોન').fill(number);
  await phone.getByLabel('હાલનો પાસવર્ડ').fill(PASSWORD);
  await phone.getByRole('button', { name: 'કોડ મોકલો' }).click();
  const code = phone.getByLabel('કોડ');
  await expect(code).toBeVisible();
  const sent = Number(codeIn(await messageTo(browser, { to: `+91${number}` })));
  for (const ahead of [1, 2, 3]) {
    await code.fill(String((sent + ahead) % 1_000_000).padStart(6, '0'));
    const answered = page.waitForResponse('**/api/account/phone');
    await phone.getByRole('button', { name: 'ખાતરી કરો' }).click();
    await answered;
    await expect(phone.getByRole('button', { name: 'ખાતરી કરો' })).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(phone.getByRole('alert')).toContainText('આ કોડનો સમય પૂરો થયો છે. કૃપા કરીને નવો કોડ મંગાવો.');
});

/** A new account without a password. */
async function signUpByPhone(page: Page, browser: Browser) {
  const number = newNumber();
  const { challenge } = await call(page, 'POST', '/phone/code', { phone: number });
  const code = codeIn(await messageTo(browser, { to: `+91${number}` }));
  await call(page, 'POST', '/phone/sign-in', { challenge, code });
  const email = `by-phone-${number}@example.com`;
  await call(page, 'POST', '/phone/sign-up', { challenge, name: 'Asha Patel', email });
  return { number, email };
}

test('without a password another SMS to the new number needs another proof, and half a minute', async ({
  page,
  browser,
}) => {
  const { email } = await signUpByPhone(page, browser);
  await holdClock(page);
  await open(page, '/update-profile');
  const phone = section(page);
  const next = newNumber();
  await phone.getByLabel('Phone').fill(next);
  await phone.getByRole('button', { name: 'Send code' }).click();
  await expect(phone.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/Enter the code$/);
  await phone.getByRole('radio', { name: /^By email/ }).check();
  await phone.getByRole('button', { name: 'Send me a code' }).click();
  const proof = /\b\d{8}\b/.exec(await messageTo(browser, { to: email, kind: 'confirm-identity' }))?.[0] ?? '';
  await phone.getByLabel('Code', { exact: true }).fill(proof);
  await phone.getByRole('button', { name: 'Send code' }).click();
  await expect(phone.getByRole('button', { name: /^Send again in \d+ seconds?$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await phone.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(phone.getByRole('textbox', { name: 'Phone' })).toHaveValue(next);
  await expect(phone.getByLabel('Code', { exact: true })).toHaveValue('');
  await expect(phone.getByRole('button', { name: 'Send me a code' })).toBeVisible();
});

test('an account made by phone is deleted with a code by SMS or by mail, as chosen', async ({ page, browser }) => {
  const { number, email } = await signUpByPhone(page, browser);
  await open(page, '/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Type DELETE to continue').fill('delete');
  const ways = question.getByRole('group', { name: 'How should we send the code?' });
  await expect(ways.getByRole('radio', { name: `By SMS to ${spoken(number)}` })).toBeChecked();
  await ways.getByRole('radio', { name: `By email to ${email}` }).check();
  await expectAccessible(page, { inside: 'dialog[open]' });
  await question.getByRole('button', { name: 'Send me a code' }).click();
  await expect(question.getByText(`A code is on its way to ${email}. It is valid for 10 minutes.`)).toBeVisible();
  const mailed = /\b\d{8}\b/.exec(await messageTo(browser, { to: email, kind: 'confirm-identity' }))?.[0] ?? '';

  await ways.getByRole('radio', { name: /^By SMS/ }).check();
  await question.getByRole('button', { name: 'Send another code' }).click();
  await expect(
    question.getByText(`A code is on its way to ${spoken(number)}. It is valid for 10 minutes.`),
  ).toBeVisible();
  const sms = /#(\d{8})$/.exec((await messageTo(browser, { to: `+91${number}`, after: 1 })).trim())?.[1] ?? '';
  await question.getByLabel('Code', { exact: true }).fill(mailed);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(question.getByText('This code isn’t right')).toBeVisible(); // a later one has replaced it
  await question.getByLabel('Code', { exact: true }).fill(sms);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
});
