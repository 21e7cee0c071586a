import type { Browser } from '@playwright/test';
import type { RunningServer } from '#tests/support/server.ts';

import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import { now } from '#tests/support/suite-clock.ts';
import { expectAccessible } from './accessible.ts';
import { elsewhere, inOwnShop, signInByHand } from './own-shop.ts';
import { expect, open, test } from './shopping.ts';

test('an empty shop opens: its owner sees the list, others a page that announces it, and then the shop', async ({
  browser,
}) => {
  test.slow();
  const mails = await smtpServer();
  try {
    await inOwnShop({ SEED: 'none', SMTP_URL: mails.url, MAIL_FROM: 'shop@kiran.example' }, (server) =>
      openingDay(browser, server, mails),
    );
  } finally {
    await mails.close();
  }
});

async function openingDay(browser: Browser, server: RunningServer, mails: SmtpServer) {
  const guest = await elsewhere(browser, server.url);
  const owner = await elsewhere(browser, server.url);
  const list = owner.getByRole('region', { name: /^The shop/ });
  const said = (words: string) => owner.getByRole('status').getByText(words, { exact: true });
  const row = (title: string) =>
    list.getByRole('listitem').filter({ has: owner.getByRole('link', { name: title, exact: true }) });

  await test.step('a stranger sees that it opens soon, and can sign in, write and read the terms', async () => {
    const answer = await guest.goto('/products');
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await expect(guest.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(guest).toHaveURL(/\/t&c$/);
    await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('Opening soon');
  });

  await test.step('the owner browses the shop, and is told that nobody else can', async () => {
    await signInByHand(owner, '/');
    const bar = owner.getByRole('complementary', { name: 'Before the opening' });
    await expect(bar).toContainText('Only you can see this');
    await expect(owner.getByRole('heading', { name: 'Opening soon' })).toHaveCount(0);
    await bar.getByRole('link', { name: 'Open the shop' }).click();
    await expect(list.getByRole('heading', { name: 'The shop opens soon' })).toBeVisible();
    await expect(row('Business and tax')).toContainText(
      'Still made up or missing: seller, address, grievance officer, GSTIN, PAN.',
    );
    await expectAccessible(owner);
  });

  await test.step('a mail server that refuses is quoted, and one that accepts the mail completes the item', async () => {
    mails.answerNext('550 5.7.1 we do not know you');
    await row('Email').getByRole('button', { name: 'Send a test email' }).click();
    await expect(row('Email')).toContainText('550 5.7.1 we do not know you');
    await row('Email').getByRole('button', { name: 'Send a test email' }).click();
    await expect(row('Email')).toContainText('The mail server accepted the test email');
    expect(mails.received.at(-1)?.to.join()).toContain('admin@kiran.example');
  });

  await test.step('confirms what only the owner knows, and keeps its input when refused', async () => {
    await row('Delivery').getByRole('button', { name: 'It is right as it is' }).click();
    await expect(row('Delivery')).toContainText('You confirmed zones, days and charges');
    await row('SMS').getByRole('button', { name: 'We don’t send SMS' }).click();
    await expect(row('SMS')).toContainText('The shop sends no SMS');
    await list.getByRole('button', { name: 'Confirm: Backup' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Backup' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Describe it in a few words')).toBeVisible();
    await dialog.getByLabel('How it is backed up').fill('Every night by the host');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(list.getByText(/Every night by the host/)).toBeVisible();
  });

  await test.step('announces when, in words of their own, which a guest reads', async () => {
    await list.getByRole('button', { name: 'Message on the page' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Message on the page' });
    await dialog.getByLabel('English').fill('From Monday on, in Ring Road');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await open(guest, '/');
    await expect(guest.getByText('From Monday on, in Ring Road')).toBeVisible();
  });

  await test.step('opens after a warning, and the guest sees the shop', async () => {
    await list.getByRole('button', { name: 'Open the shop' }).click();
    const question = owner.getByRole('alertdialog', { name: 'Open the shop?' });
    await expect(question).toContainText('Business and tax');
    await Promise.all([
      owner.waitForEvent('load'),
      question.getByRole('button', { name: 'Open', exact: true }).click(),
    ]);
    await expect(said('The shop is open.')).toBeVisible();
    await expect(list.getByRole('heading', { name: 'The shop is open' })).toBeVisible();
    await guest.context().addCookies([{ name: 'kiran_kind', value: 'guest', url: server.url }]);
    await open(guest, '/');
    await expect(guest.getByRole('heading', { name: 'Opening soon' })).toHaveCount(0);
    await expect(guest.getByRole('heading', { name: 'Solar shop is about to open' })).toBeVisible();
  });

  await test.step('announces a holiday, which is on every page, and removes it', async () => {
    await list.getByRole('button', { name: 'Announce a holiday' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Announce a holiday' });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now());
    await dialog.getByLabel('First day').fill(today);
    await dialog.getByLabel('Last day').fill(today);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Write it in at least one language')).toBeVisible();
    await dialog.getByLabel('English').fill('Closed for Diwali');
    await Promise.all([owner.waitForEvent('load'), dialog.getByRole('button', { name: 'Save' }).click()]);
    await expect(said('Saved.')).toBeVisible();
    await expect(owner.getByRole('complementary', { name: 'Our holiday' })).toContainText('Closed for Diwali');
    await open(guest, '/t&c');
    await expect(guest.getByText('Closed for Diwali')).toBeVisible();
    await expectAccessible(guest);
    await list.getByRole('button', { name: 'Change the holiday' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(list.getByRole('button', { name: 'Announce a holiday' })).toBeVisible();
  });

  await test.step('puts the list away and closes for a while', async () => {
    await list.getByText('Launch list', { exact: true }).click();
    await list.getByRole('button', { name: 'Hide this list' }).click();
    await expect(list.getByRole('button', { name: 'Show the launch list' })).toBeVisible();
    const refusal = { status: 409, json: { success: false, code: 'conflict', message: 'No.' } };
    await owner.route('**/api/admin/opening', (route) => route.fulfill(refusal), { times: 1 });
    await list.getByRole('button', { name: 'Show the launch list' }).click();
    await expect(list.getByRole('alert')).toHaveText('That isn’t possible now. Reload the page.');
    await list.getByRole('button', { name: 'Close the shop' }).click();
    const close = owner
      .getByRole('dialog', { name: 'Close the shop?' })
      .getByRole('button', { name: 'Close', exact: true })
      .last();
    await Promise.all([owner.waitForEvent('load'), close.click()]);
    await expect(said('The shop is closed.')).toBeVisible();
    await expect(list.getByRole('heading', { name: 'The shop is closed' })).toBeVisible();
    const answer = await guest.goto('/');
    expect(answer?.status()).toBe(503);
    await expect(guest.getByRole('heading', { level: 1, name: 'Closed for now' })).toBeVisible();
  });
  await guest.context().close();
  await owner.context().close();
}
