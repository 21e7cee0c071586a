import type { RunningServer } from '#tests/support/server.ts';
import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { elsewhere, inOwnShop } from './own-shop.ts';
import { ADDRESS, alive, expect, open, PASSWORD, test } from './shopping.ts';

test('too many codes at checkout are reported, and block nothing else', async ({ browser }) => {
  test.slow();
  await inOwnShop({ SEED: 'demo', RATE_LIMITS: 'on' }, (server) => tryCodes(server, browser));
});

async function tryCodes(server: RunningServer, browser: Parameters<typeof elsewhere>[0]) {
  const asha = server.visitor();
  const { uid, email } = await asha.signUp();
  await asha.call('POST', '/Firebaseuser/add-address', { uid, address: ADDRESS });
  const { body } = await asha.call('GET', '/products');
  const { _id } = body.data.products.find(({ stock }: { stock: number }) => stock >= 5);
  await asha.call('POST', '/Firebaseuser/add-to-cart', { uid, itemToAdd: { _id }, inCart: false });
  for (let tries = 0; tries < 20; tries++) {
    const answer = await asha.call('POST', '/checkout/quote', {
      items: [{ _id, quantity: 1 }],
      coupon: `GUESS${tries}`,
    });
    expect(answer.body).toMatchObject({ code: 'coupon-refused', reason: 'unknown' });
  }
  const page = await elsewhere(browser, server.url);
  await open(page, '/signup?face=sign-in&from=%2Fcart');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await alive(page);
  const field = page.getByLabel('Offer code');
  await field.fill('GUESS20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAccessibleDescription(
    'You have tried too many codes. Please wait an hour before trying again.',
  );
  await expectAccessibleAtEveryWidth(page, 'too many codes');
  // A purchase without a code is not held up by it.
  await expect(page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first()).toBeEnabled();
  await page.context().close();
}
