import { expectAccessible } from './accessible.ts';
import { codeIn, messageTo } from './outbox.ts';
import { addAddress, call, expect, open, PASSWORD, putInCart, signUp, someProduct, test } from './shopping.ts';

test('messages by WhatsApp are agreed to in the cart, shown in the profile and ended there', async ({
  page,
  browser,
}) => {
  const { uid } = await signUp(page);
  const product = await someProduct(page);
  await putInCart(page, uid, product._id);
  await addAddress(page, uid);
  const agree = page.getByRole('checkbox', { name: /^Send me news of my orders and visits on WhatsApp/ });

  await test.step('only a number that was proved can be written to', async () => {
    await open(page, '/update-profile');
    const section = page.getByRole('region', { name: 'WhatsApp messages' });
    await expect(section.getByText('First confirm your phone number.')).toBeVisible();
    await open(page, '/cart');
    await expect(agree).toHaveCount(0);
  });

  const phone = `9${String(Date.now()).slice(-9)}`;
  const { challenge } = await call(page, 'POST', '/account/phone/code', { phone, password: PASSWORD });
  const code = codeIn(await messageTo(browser, { to: `+91${phone}` }));
  await call(page, 'PUT', '/account/phone', { challenge, code });

  await test.step('the box in the cart is not ticked beforehand, and is kept at once', async () => {
    await open(page, '/cart');
    await expect(agree).not.toBeChecked();
    await expectAccessible(page);
    const kept = page.waitForResponse('**/api/account/whatsapp');
    await agree.press('Space');
    expect((await kept).status()).toBe(200);
    await expect(agree).toBeChecked();
  });

  await test.step('the profile shows it and ends it', async () => {
    await open(page, '/update-profile');
    await expect(agree).toBeChecked();
    await expectAccessible(page);
    const kept = page.waitForResponse('**/api/account/whatsapp');
    await agree.press('Space');
    expect((await kept).status()).toBe(200);
    await open(page, '/update-profile');
    await expect(agree).not.toBeChecked();
  });
});
