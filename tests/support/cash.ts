import { type RunningShop, receipt, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

/** Switches cash on delivery on, as the owner does. */
export async function takeCash(shop: RunningShop, more: Record<string, string | number> = {}): Promise<void> {
  const owner = await shop.admin();
  const { version } = (await owner.call('GET', '/admin/settings')).body.data;
  const values = { 'cash.least': 0, 'cash.most': 500_000, 'cash.excludedPins': '', ...more };
  const answer = await owner.call('PUT', '/admin/settings', { version, values });
  if (answer.status !== 200) throw new Error(`PUT /admin/settings answered ${answer.status}: ${answer.text}`);
}

/** Holds a product for cash on delivery; the answer's id is the reference. */
export const holdForCash = (shopper: Shopper, product: Body, quantity = 1, more: object = {}): Promise<Answer> =>
  shopper.call('POST', '/razorpay', {
    amount: product.price * 100 * quantity,
    currency: 'INR',
    receipt: receipt(),
    method: 'cash-on-delivery',
    items: [{ _id: product._id, quantity }],
    ...more,
  });

/** The code of the last SMS that an account has asked for to confirm an order. */
export async function orderCodeOf(shop: RunningShop, { uid }: Shopper): Promise<string> {
  const { rows } = await shop.sql.query(
    "select text from mail where channel = 'sms' and kind = 'order-code' and uid = $1 order by created_at desc, id desc limit 1",
    [uid],
  );
  return /#(\d{6})$/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** Asks for the code of a held order, and answers what confirms it. */
export async function codeFor(
  shop: RunningShop,
  shopper: Shopper,
  reference: string,
): Promise<{ challenge: string; code: string }> {
  const sent = await shopper.call('POST', `/cash-orders/${reference}/code`);
  if (sent.status !== 200) throw new Error(`no code: ${sent.status} ${sent.text}`);
  return { challenge: sent.body.challenge, code: await orderCodeOf(shop, shopper) };
}

/** Orders a product with cash on delivery, code and all. */
export async function orderOnDelivery(shop: RunningShop, shopper: Shopper, product: Body, quantity = 1): Promise<Body> {
  const held = await holdForCash(shopper, product, quantity);
  if (held.status !== 201) throw new Error(`not held: ${held.status} ${held.text}`);
  const proof = await codeFor(shop, shopper, held.body.id);
  const made = await shopper.call('POST', `/cash-orders/${held.body.id}/confirm`, proof);
  if (made.status !== 200) throw new Error(`not confirmed: ${made.status} ${made.text}`);
  return made.body.data.order;
}

/** A row of a remittance file; the amount in paise. */
export type RemittanceLine = { waybill?: string; order?: string | number; paise: number; utr?: string };

/** A remittance file as Delhivery writes it. */
export const remittanceOf = (lines: RemittanceLine[]): string =>
  [
    'COD Remittance Report,,,,,',
    'Client,KIRAN SOLAR,,,,',
    'AWB,Order ID,Delivered Date,COD Amount (INR),Remittance Date,UTR',
    ...lines.map(
      ({ waybill = '', order = '', paise, utr = 'HDFCN52026112800001' }) =>
        `${waybill},${order},20/11/2026,"${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)}",27-11-2026,${utr}`,
    ),
    `Total,,,${lines.reduce((all, { paise }) => all + paise, 0) / 100},,`,
  ].join('\r\n');

/** Uploads a remittance file, as the owner's page does. */
export const uploadRemittance = (owner: Shopper, file: string): Promise<Answer> =>
  owner.call('POST', '/admin/collections/remittance', undefined, {
    raw: file,
    headers: { 'content-type': 'application/octet-stream' },
  });
