import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Paise } from '#src/platform/money.ts';
import type { AddressDraft } from '#src/shop/addresses/address.ts';
import type { Order, OrderStatus, PaymentStatus } from '#src/shop/orders/order.ts';

export async function insertOrder(trx: Tx, row: Insertable<Schema['order']>, lines: Insertable<Schema['orderLine']>[]): Promise<void> {
  await trx.insertInto('order').values(row).execute();
  await trx.insertInto('orderLine').values(lines).execute();
}

export const insertEvent = (trx: Tx, row: Insertable<Schema['orderEvent']>) => trx.insertInto('orderEvent').values(row).execute();

const rowsOf = (db: Queryable) => db.selectFrom('order').selectAll();

/** Orders with their lines, in the order of the rows. */
async function withLines(db: Queryable, rows: Selectable<Schema['order']>[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('orderLine')
    .selectAll()
    .where(
      'orderId',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('orderId')
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
}

export async function selectOrders(db: Queryable, query: { uid?: string; page: number; limit: number }): Promise<Order[]> {
  let rows = rowsOf(db)
    .orderBy('number', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  if (query.uid) rows = rows.where('uid', '=', query.uid);
  return withLines(db, await rows.execute());
}

export async function countOrders(db: Queryable, uid: string | undefined): Promise<number> {
  let rows = db.selectFrom('order').select((eb) => eb.fn.countAll<number>().as('count'));
  if (uid) rows = rows.where('uid', '=', uid);
  return (await rows.executeTakeFirstOrThrow()).count;
}

export async function findOrderRow(db: Queryable, key: { id: string } | { paymentId: string } | { providerPaymentId: string }): Promise<Order | undefined> {
  let rows = rowsOf(db);
  for (const [name, value] of Object.entries(key)) rows = rows.where(name as 'id', '=', value);
  const [order] = await withLines(db, await rows.limit(1).execute());
  return order;
}

/** Moves an order if it is still in `from`; false when somebody was faster. */
export async function moveOrder(
  trx: Tx,
  id: string,
  from: OrderStatus,
  change: { status: OrderStatus; paymentStatus?: PaymentStatus; updatedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('order').set(change).where('id', '=', id).where('status', '=', from).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setPaymentStatus = (db: Queryable, id: string, paymentStatus: PaymentStatus, updatedAt: Date) =>
  db.updateTable('order').set({ paymentStatus, updatedAt }).where('id', '=', id).execute();

/** Products in orders that were made or changed since then. */
export const soldSince = async (db: Queryable, since: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('order')
      .innerJoin('orderLine', 'orderLine.orderId', 'order.id')
      .select('orderLine.productId')
      .distinct()
      .where('order.updatedAt', '>=', since)
      .execute()
  ).map((row) => row.productId);

/** Units of these products in orders that were not cancelled, in the order of ids. */
export const soldOf = (db: Queryable, productIds: string[]): Promise<{ productId: string; units: number }[]> =>
  db
    .selectFrom('orderLine')
    .innerJoin('order', 'order.id', 'orderLine.orderId')
    .select('orderLine.productId')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('orderLine.quantity').filterWhere('order.status', '<>', 'cancel'), eb.lit(0)).as('units'))
    .where('orderLine.productId', 'in', productIds)
    .groupBy('orderLine.productId')
    .orderBy('orderLine.productId')
    .execute();

export async function markTold(db: Queryable, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('order').set({ toldAt: at }).where('id', '=', id).where('toldAt', 'is', null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const paymentOfOrder = async (trx: Tx, id: string): Promise<string> =>
  (await trx.selectFrom('order').select('paymentId').where('id', '=', id).executeTakeFirstOrThrow()).paymentId;

const toOrder = (row: Selectable<Schema['order']>, lines: Selectable<Schema['orderLine']>[]): Order => ({
  id: row.id,
  number: row.number,
  uid: row.uid,
  name: row.name,
  email: row.email,
  at: row.createdAt,
  address: row.address as AddressDraft,
  status: row.status,
  paymentStatus: row.paymentStatus,
  providerOrderId: row.providerOrderId,
  providerPaymentId: row.providerPaymentId,
  total: row.totalPaise as Paise,
  subtotal: row.subtotalPaise as Paise,
  discount: row.discountPaise as Paise,
  deliveryCharge: row.deliveryPaise as Paise,
  coupon: row.coupon ?? undefined,
  note: row.note,
  buyer: row.buyer ?? undefined,
  delivery: row.delivery ?? undefined,
  locale: row.locale,
  shippedAt: row.shippedAt ?? undefined,
  deliveredAt: row.deliveredAt ?? undefined,
  lines: lines.map((line) => ({
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    price: line.pricePaise as Paise,
    discount: line.discountPaise as Paise,
    hsn: line.hsn ?? undefined,
    gstRateBp: line.gstRateBp,
  })),
});
