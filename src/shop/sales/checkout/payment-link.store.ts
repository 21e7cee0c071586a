import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { PaymentLink } from './payment-link.ts';

export const insertLink = (trx: Tx, row: Insertable<Schema['paymentLink']>) =>
  trx.insertInto('paymentLink').values(row).execute();

export async function findLink(
  db: Queryable,
  key: { tokenHash: string } | { id: string },
): Promise<PaymentLink | undefined> {
  let rows = db.selectFrom('paymentLink').selectAll();
  for (const [name, value] of Object.entries(key)) rows = rows.where(name as 'id', '=', value);
  const row = await rows.executeTakeFirst();
  return row && toLink(row);
}

/** Cancels an unpaid link; false when it is too late. */
export async function cancelLinkRow(trx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('paymentLink')
    .set({ cancelledAt: at })
    .where('id', '=', id)
    .where('cancelledAt', 'is', null)
    .where('paymentId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Claims a link for the payment that paid it: one link, one order. False when another payment has paid it, or it was cancelled. */
export async function claimLink(trx: Tx, id: string, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('paymentLink')
    .set({ paymentId })
    .where('id', '=', id)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('paymentId', 'is', null), eb('paymentId', '=', paymentId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases a link whose payment could not become an order. */
export const unclaimLink = (trx: Tx, id: string, paymentId: string) =>
  trx
    .updateTable('paymentLink')
    .set({ paymentId: null })
    .where('id', '=', id)
    .where('paymentId', '=', paymentId)
    .execute();

/** The newest links, with their customers and the orders made. */
export async function selectLinks(db: Queryable, limit: number) {
  const rows = await db
    .selectFrom('paymentLink')
    .leftJoin('order', 'order.paymentId', 'paymentLink.paymentId')
    .selectAll('paymentLink')
    .select(['order.id as orderId', 'order.number as orderNumber'])
    // Those of installed orders are on their orders' pages.
    .where('paymentLink.installationId', 'is', null)
    .orderBy('paymentLink.createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ orderId, orderNumber, ...row }) => ({ ...toLink(row), orderId, orderNumber }));
}

const toLink = (row: Selectable<Schema['paymentLink']>): PaymentLink => ({
  id: row.id,
  uid: row.uid,
  name: row.name,
  email: row.email,
  items: row.items,
  address: row.address,
  note: row.note,
  locale: row.locale,
  total: row.totalPaise,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  cancelledAt: row.cancelledAt,
  paymentId: row.paymentId,
  ...(row.installationId && { milestone: { installation: row.installationId, position: row.milestone ?? 1 } }),
});
