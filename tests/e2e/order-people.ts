import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { type Account, addAddress, call, expect, signIn, signUp, test } from './shopping.ts';

export type Bought = { _id: string; number: number; tital: number };
type Item = { _id: string; quantity: number };

/** The owner in a separate browser. */
export async function asOwner<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(test.info().project.use as object);
  try {
    const page = await context.newPage();
    await signIn(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Changes settings as the owner; again if another journey has changed some in the meantime. */
export const changeSettings = (browser: Browser, values: Record<string, string | number>) =>
  asOwner(browser, (owner) =>
    expect(async () => {
      const { version } = (await call(owner, 'GET', '/admin/settings')).data;
      await call(owner, 'PUT', '/admin/settings', { version, values });
    }).toPass(),
  );

/** A product that no other test buys. `price` in rupees. */
export const newProduct = (
  browser: Browser,
  { price, stock = 500, about }: { price: number; stock?: number; about: string },
) =>
  asOwner(browser, async (page) => {
    const name = `${about} ${randomBytes(3).toString('hex')}`;
    const { data } = await call(page, 'POST', '/products', { name, title: name, addTo: 'Shope', price, stock });
    return { id: data.product._id as string, name };
  });

/** A customer who has an address. */
export async function customer(page: Page, name?: string): Promise<Account> {
  const account = await signUp(page, name);
  await addAddress(page, account.uid);
  return account;
}

/** A paid order without a click, for journeys that start with one. */
export async function buy(page: Page, items: Item[], { pay = {} }: { pay?: object } = {}): Promise<Bought> {
  const { data } = await call(page, 'POST', '/checkout/quote', { items });
  const opened = await call(page, 'POST', '/razorpay', {
    amount: data.quote.total,
    currency: 'INR',
    receipt: `rcpt_${randomBytes(9).toString('base64url')}`,
    items,
  });
  const paid = await page.request.post('/sandbox/razorpay/pay', { data: { order_id: opened.id, ...pay } });
  return (await call(page, 'POST', '/razorpay/validate', await paid.json())).data.order;
}
