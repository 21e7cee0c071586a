import type { Insertable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Paise } from '#src/kernel/money.ts';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { prepared } from '#src/platform/database/pipelined.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { type PaidRow, referenceOf } from '#src/shop/sales/payments/payment-reference.ts';
import type { Order } from './order.ts';
import { matching, type OrderFilter } from './order-filter.store.ts';

/** Order, lines and first history row in one statement, as other buyers of the same goods wait for this transaction. Answers the order's number. */
export const insertOrder = async (
  trx: Tx,
  row: Insertable<Schema['order']>,
  lines: Insertable<Schema['orderLine']>[],
  event: Insertable<Schema['orderEvent']>,
) =>
  trx
    .with('made', (db) => db.insertInto('order').values(row).returning('number'))
    .with('listed', (db) => db.insertInto('orderLine').values(lines))
    .with('noted', (db) => db.insertInto('orderEvent').values(event))
    .selectFrom('made')
    .select('number')
    .executeTakeFirstOrThrow()
    .then((made) => made.number);

export const insertEvent = (trx: Tx, row: Insertable<Schema['orderEvent']>) =>
  trx.insertInto('orderEvent').values(row).execute();

/** Listed, as statements with all columns cannot be prepared (docs/decisions/0047). */
const COLUMNS = [
  'order.id',
  'order.number',
  'order.uid',
  'order.awaitsProof',
  'order.test',
  'order.name',
  'order.email',
  'order.createdAt',
  'order.address',
  'order.status',
  'order.paymentStatus',
  'order.totalPaise',
  'order.subtotalPaise',
  'order.discountPaise',
  'order.deliveryPaise',
  'order.coupon',
  'order.note',
  'order.buyer',
  'order.delivery',
  'order.locale',
  'order.shippedAt',
  'order.deliveredAt',
] as const;

/** Orders with their lines. */
const rowsOf = (db: Queryable) =>
  db
    .selectFrom('order')
    .select(COLUMNS)
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('payment')
          .select(['method', 'providerOrderId as order', 'providerPaymentId as payment'])
          .whereRef('payment.id', '=', 'order.paymentId'),
      ).as('paid'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('orderLine')
          .select([
            'productId as product',
            'name',
            'shownName as shown',
            'sku',
            'quantity',
            'pricePaise as price',
            'hsn',
            'gstRateBp as rate',
            'discountPaise as discount',
          ])
          .whereRef('orderLine.orderId', '=', 'order.id')
          .orderBy('position'),
      ).as('lines'),
    );

// One-word names, as the camel-case mapping does not reach JSON made by PostgreSQL.
type LineRow = {
  product: string;
  name: string;
  shown: string | null;
  sku: string | null;
  quantity: number;
  price: Paise;
  hsn: string | null;
  rate: number;
  discount: Paise;
};
type OrderRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number] & {
  paid: PaidRow | null;
  lines: LineRow[];
};

export async function selectOrders(
  db: Queryable,
  query: OrderFilter & { page: number; limit: number },
): Promise<Order[]> {
  const rows = rowsOf(db)
    .where(matching(query))
    .orderBy('number', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return (await rows.execute()).map(toOrder);
}

export async function countOrders(db: Queryable, filter: OrderFilter): Promise<number> {
  const rows = db
    .selectFrom('order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matching(filter));
  return (await rows.executeTakeFirstOrThrow()).count;
}

/** How many orders are in each status, for the tabs of the list. */
export async function countByStatus(db: Queryable, uid: string | undefined): Promise<Map<OrderStatus, number>> {
  let rows = db
    .selectFrom('order')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status');
  if (uid) rows = rows.where('uid', '=', uid).where('awaitsProof', '=', false);
  return new Map((await rows.execute()).map(({ status, count }) => [status, count]));
}

/** An order's history, oldest first. */
export const selectEvents = (db: Queryable, orderId: string) =>
  db
    .selectFrom('orderEvent')
    .select(['at', 'actor', 'fromStatus', 'toStatus', 'note'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();

export async function findOrderRow(
  db: Queryable,
  key: { id: string } | { paymentId: string },
): Promise<Order | undefined> {
  const row = await prepared(db, (one) => {
    let rows = rowsOf(one);
    for (const [name, value] of Object.entries(key)) rows = rows.where(name as 'id', '=', value);
    return rows.limit(1).executeTakeFirst();
  });
  return row && toOrder(row);
}

/** An order, locked until the transaction ends: parcels, returns and refunds of one order are handled one after the other. */
export async function lockOrder(trx: Tx, id: string): Promise<Order | undefined> {
  const row = await rowsOf(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row && toOrder(row);
}

/** Moves an order if it is still in `from`; false when somebody was faster. */
export async function moveOrder(
  trx: Tx,
  id: string,
  from: OrderStatus,
  change: { status: OrderStatus; paymentStatus?: PaymentStatus; updatedAt: Date; shippedAt?: Date; deliveredAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setPaymentStatus = (db: Queryable, id: string, paymentStatus: PaymentStatus, updatedAt: Date) =>
  db.updateTable('order').set({ paymentStatus, updatedAt }).where('id', '=', id).execute();

export async function markNotified(db: Queryable, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order')
    .set({ toldAt: at })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const paymentOfOrder = async (trx: Tx, id: string): Promise<string> =>
  (await trx.selectFrom('order').select('paymentId').where('id', '=', id).executeTakeFirstOrThrow()).paymentId;

const toOrder = ({ lines, ...row }: OrderRow): Order => ({
  id: row.id,
  number: row.number,
  uid: row.uid,
  awaitsProof: row.awaitsProof,
  test: row.test,
  name: row.name,
  email: row.email,
  at: row.createdAt,
  address: row.address,
  status: row.status,
  paymentStatus: row.paymentStatus,
  paid: referenceOf(row.paid),
  total: row.totalPaise,
  subtotal: row.subtotalPaise,
  discount: row.discountPaise,
  deliveryCharge: row.deliveryPaise,
  coupon: row.coupon ?? undefined,
  note: row.note,
  buyer: row.buyer ?? undefined,
  delivery: row.delivery ?? undefined,
  locale: row.locale,
  shippedAt: row.shippedAt ?? undefined,
  deliveredAt: row.deliveredAt ?? undefined,
  lines: lines.map(({ product, name, shown, sku, quantity, price, hsn, rate, discount }) => ({
    productId: product,
    name,
    shownName: shown ?? undefined,
    sku: sku ?? undefined,
    quantity,
    price,
    discount,
    hsn: hsn ?? undefined,
    gstRateBp: rate,
  })),
});
