import { expectAccessibleAtEveryWidth } from './accessible.ts';
import { asOwner, newProduct } from './order-people.ts';
import { elsewhere } from './own-shop.ts';
import { ADDRESS, call, expect, open, payByCard, payByUpi, test } from './shopping.ts';

// An order by phone: anybody with the link can pay it, without an account.

test('a payment link is opened, paid at the second attempt, and then used up', async ({ page, browser }) => {
  const lamp = await newProduct(browser, { price: 1200, about: 'Lamp by telephone' });
  const { url } = await asOwner(browser, async (owner) => {
    const email = `by.phone.${Date.now()}@example.com`;
    const wish = {
      name: 'Ravi Shah',
      email,
      address: ADDRESS,
      items: [{ _id: lamp.id, quantity: 2 }],
      note: '',
      amount: 240_000,
    };
    return (await call(owner, 'POST', '/payment-links', wish)).data.link;
  });
  const { pathname, hash } = new URL(url);
  const link = pathname + hash;
  expect(link).toMatch(/^\/pay#token=[\w-]{43}$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/#.*/, '')));

  const answers = '**/api/pay/look';
  await page.route(answers, (route) => route.abort());
  await open(page, link);
  await expect(page.getByRole('alert')).toContainText('We can’t reach the shop.');
  await page.unroute(answers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Ravi Shah, this is what we agreed by phone.')).toBeVisible();
  await expect(page.getByText(`2 × ${lamp.name}`)).toBeVisible();
  await expect(page.getByText(ADDRESS.fullAddress)).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'a payment link');
  // Changing the language does not lose the link.
  await page.getByRole('link', { name: 'ગુજરાતી' }).click();
  await expect(page.getByRole('button', { name: '₹2,400.00 ચૂકવો' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();

  const pay = page.getByRole('button', { name: 'Pay ₹2,400.00' });
  await pay.click();
  await payByUpi(page, 'Failure');
  await expect(page.getByRole('alert')).toHaveText('The payment was declined in the UPI app. You can try again.');
  await pay.click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(asked.filter((address) => address.includes(hash.slice('#token='.length)))).toEqual([]);

  const later = await elsewhere(browser);
  await open(later, link);
  await expect(later.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(later.getByText('Ravi Shah')).toHaveCount(0);
  // Signing in on the way returns to the link.
  await later.getByRole('navigation').getByRole('link', { name: 'Sign in' }).click();
  await expect(later).toHaveURL(`/signup?from=%2Fpay&face=sign-in${hash}`);
  await open(later, '/offline');
  await open(later, '/pay#token=nothing');
  await expect(later.getByRole('heading', { name: 'We don’t know this link' })).toBeVisible();
  await later.context().close();
});
