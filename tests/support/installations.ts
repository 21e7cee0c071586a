import { randomUUID } from 'node:crypto';
import { ADDRESS, type Paid, type RunningShop } from '#tests/support/running-shop.ts';
import type { Answer, Body } from '#tests/support/visitor.ts';

export type Installed = {
  id: string;
  number: number;
  email: string;
  total: number;
  milestones: Body[];
  kit: Body;
  lines: object[];
  work: number;
};

/** Offers a system of one product with ₹27,000 of work; amounts in paise. */
export async function offer(shop: RunningShop, more: object = {}, fields: object = {}): Promise<Installed> {
  const admin = await shop.admin();
  const kit = await shop.product({ name: 'Rooftop kit', price: 139_990, stock: 5, ...fields });
  await shop.sql.query('update product set gst_rate_bp = 500 where id = $1', [kit._id]);
  const wish = {
    lines: [{ productId: kit._id, quantity: 1 }],
    work: 2_700_000,
    name: 'Ravi Shah',
    email: `ravi-${randomUUID()}@example.com`,
    ...more,
  };
  const { lines, work, email } = wish;
  const { survey, shares } = more as { survey?: number; shares?: number[] };
  const asked = { lines, work, email, ...(survey && { survey }), ...(shares && { shares }) };
  const quoted = await admin.call('POST', '/installations/quote', asked);
  if (quoted.status !== 200) throw new Error(`quote answered ${quoted.status}: ${quoted.text}`);
  const { total } = quoted.body.data.quote;
  const made = await admin.call('POST', '/installations', { ...wish, address: ADDRESS, amount: total });
  if (made.status !== 201) throw new Error(`/installations answered ${made.status}: ${made.text}`);
  const { id, number, milestones } = made.body.data.installation;
  return { id, number, email, total, milestones, kit, lines, work };
}

/** Sends the link of a milestone; answers its token. */
export async function linkOf(shop: RunningShop, { id }: Pick<Installed, 'id'>, position: number): Promise<string> {
  const sent = await (await shop.admin()).call('POST', `/installations/${id}/milestones/${position}/link`);
  if (sent.status !== 201) throw new Error(`the link answered ${sent.status}: ${sent.text}`);
  return /#token=([\w-]{43})$/.exec(sent.body.data.url)?.[1] ?? '';
}

export const openMilestone = (shop: RunningShop, token: string, amount: number): Promise<Answer> =>
  shop.visitor().call('POST', '/pay/open', { token, amount });

export const proveMilestone = (shop: RunningShop, token: string, paid: Paid): Promise<Answer> =>
  shop.visitor().call('POST', '/pay/validate', { token, ...paid });

/** All steps of a milestone: link, payment, bank, proof. */
export async function payMilestone(shop: RunningShop, order: Installed, position: number): Promise<Paid> {
  const token = await linkOf(shop, order, position);
  const opened = await openMilestone(shop, token, order.milestones[position - 1]?.amount);
  if (opened.status !== 201) throw new Error(`/pay/open answered ${opened.status}: ${opened.text}`);
  const paid = (await shop.pay(opened.body.id)).body as Paid;
  const proven = await proveMilestone(shop, token, paid);
  if (proven.status !== 200) throw new Error(`/pay/validate answered ${proven.status}: ${proven.text}`);
  return paid;
}
