import { sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import type { RemittanceRow } from './read-remittance.ts';

/** Money that was collected for a parcel, and what its row calls the parcel and the order. */
export type Collection = {
  id: string;
  waybill: string;
  orderRef: string;
  amount: Paise;
  state: 'unclear' | 'matched' | 'returned' | 'set-aside';
  paymentId: string | null;
};

const COLUMNS = ['id', 'waybill', 'orderRef', 'amountPaise as amount', 'state', 'paymentId'] as const;

/** Adds a row of a file, which the owner has yet to decide; undefined when it was uploaded before. */
export const insertRow = (
  trx: Tx,
  { amount, day, ...named }: RemittanceRow,
  { test, at }: { test: boolean; at: Date },
): Promise<Collection | undefined> =>
  trx
    .insertInto('cashCollection')
    .values({
      ...named,
      ...{ id: newId('col', at.getTime()), source: 'file', state: 'unclear' },
      ...{ amountPaise: amount, day: day ?? null, paymentId: null, test, createdAt: at, decidedAt: null },
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

type ByHand = { id: string; paymentId: string; amount: Paise; note: string; test: boolean; at: Date };

/** Adds what the owner counts as collected, for a payment that is settled in this transaction. */
export async function insertByHand(trx: Tx, { id, paymentId, amount, note, test, at }: ByHand): Promise<void> {
  await trx
    .insertInto('cashCollection')
    .values({
      ...{ id, fingerprint: `hand:${paymentId}`, source: 'hand', waybill: '', orderRef: '', day: null, utr: '' },
      ...{ amountPaise: amount, state: 'matched', paymentId, note, test, createdAt: at, decidedAt: at },
    })
    .execute();
}

/** Rows, locked in the order of their ids until the transaction ends. */
export const lockRows = (trx: Tx, ids: string[]): Promise<Collection[]> =>
  trx.selectFrom('cashCollection').select(COLUMNS).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Notes whose order a row names, before anybody has decided. */
export async function noteNamed(trx: Tx, id: string, paymentId: string): Promise<void> {
  await trx.updateTable('cashCollection').set({ paymentId }).where('id', '=', id).execute();
}

type Decision =
  | { state: 'matched' | 'returned'; paymentId: string; decidedAt: Date }
  | { state: 'set-aside'; decidedAt: Date }
  | { state: 'unclear'; decidedAt: null };

export async function decideRows(trx: Tx, ids: string[], decision: Decision): Promise<void> {
  await trx.updateTable('cashCollection').set(decision).where('id', 'in', ids).execute();
}

/** An order that is paid on delivery, and its payment. */
export type OwedOrder = { orderId: string; paymentId: string; amount: Paise; test: boolean };

const owed = (db: Queryable) =>
  db
    .selectFrom('payment')
    .innerJoin('order', 'order.paymentId', 'payment.id')
    .select(['order.id as orderId', 'payment.id as paymentId', 'payment.amountPaise as amount', 'payment.test'])
    .where('payment.method', '=', 'cash-on-delivery');

export const findOwed = (db: Queryable, key: { number: number } | { paymentId: string } | { orderId: string }) =>
  ('number' in key
    ? owed(db).where('order.number', '=', key.number)
    : 'orderId' in key
      ? owed(db).where('order.id', '=', key.orderId)
      : owed(db).where('payment.id', '=', key.paymentId)
  ).executeTakeFirst() satisfies Promise<OwedOrder | undefined>;

/** The order that a row names: by its parcel's waybill, else by its number or reference. Undefined for none or several. */
export async function findNamed(
  trx: Tx,
  { waybill, orderRef }: Pick<Collection, 'waybill' | 'orderRef'>,
  test: boolean,
): Promise<OwedOrder | undefined> {
  const ours = owed(trx).where('payment.test', '=', test);
  if (waybill) {
    const sent = sql<string>`(select order_id from shipment where tracking <> ''
      and upper(regexp_replace(tracking, '[^A-Za-z0-9]', '', 'g')) = ${waybill})`;
    const found = await ours.where('order.id', 'in', sent).limit(2).execute();
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  const number = /^#?(\d{1,15})$/.exec(orderRef)?.[1];
  if (number) return ours.where('order.number', '=', Number(number)).executeTakeFirst();
  return orderRef ? ours.where('payment.providerOrderId', '=', orderRef.toUpperCase()).executeTakeFirst() : undefined;
}
