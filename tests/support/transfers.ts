import { addAddress, type RunningShop, receipt, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

const ACCOUNT = {
  'transfer.name': 'Kiran Solar Private Limited',
  'transfer.account': '50200012345678',
  'transfer.ifsc': 'HDFC0001234',
  'transfer.bank': 'HDFC Bank, Ashram Road',
};

/** Switches bank transfer on, as the owner does. */
export async function takeTransfers(shop: RunningShop, more: Record<string, string | number> = {}): Promise<void> {
  const owner = await shop.admin();
  const { version } = (await owner.call('GET', '/admin/settings')).body.data;
  const values = { ...ACCOUNT, 'transfer.least': 1, ...more };
  const answer = await owner.call('PUT', '/admin/settings', { version, values });
  if (answer.status !== 200) throw new Error(`PUT /admin/settings answered ${answer.status}: ${answer.text}`);
}

/** A new customer whose mail address is proved, with an address. */
export async function provenShopper(shop: RunningShop): Promise<Shopper> {
  const shopper = await shop.shopper();
  await addAddress(shopper);
  await shop.sql.query('update "user" set email_verified = true where id = $1', [shopper.uid]);
  return shopper;
}

/** Orders a product by bank transfer. */
export const orderByTransfer = (shopper: Shopper, product: Body, quantity = 1, more: object = {}): Promise<Answer> =>
  shopper.call('POST', '/razorpay', {
    amount: product.price * 100 * quantity,
    currency: 'INR',
    receipt: receipt(),
    method: 'bank-transfer',
    items: [{ _id: product._id, quantity }],
    ...more,
  });

/** Uploads a statement, as the owner's page does. */
export const upload = (owner: Shopper, statement: string): Promise<Answer> =>
  owner.call('POST', '/admin/transfers/statement', undefined, {
    raw: statement,
    headers: { 'content-type': 'application/octet-stream' },
  });
