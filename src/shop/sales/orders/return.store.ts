import type { Insertable, Selectable, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { ReturnRequest } from './return.ts';
import type { LineCount } from './shipment.ts';

const rowsOf = (db: Queryable) =>
  db
    .selectFrom('returnRequest')
    .selectAll('returnRequest')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('returnLine')
          .select(['position', 'quantity'])
          .whereRef('returnLine.returnId', '=', 'returnRequest.id')
          .orderBy('position'),
      ).as('lines'),
    );

export async function insertReturn(
  trx: Tx,
  row: Insertable<Schema['returnRequest']>,
  lines: LineCount[],
): Promise<void> {
  await trx.insertInto('returnRequest').values(row).execute();
  await trx
    .insertInto('returnLine')
    .values(lines.map((line) => ({ returnId: row.id, ...line })))
    .execute();
}

export const selectReturns = async (db: Queryable, orderId: string): Promise<ReturnRequest[]> =>
  (await rowsOf(db).where('orderId', '=', orderId).orderBy('createdAt').execute()).map(toReturn);

/** Which of these orders have a return that waits for the shop's answer. */
export async function selectAsked(db: Queryable, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('returnRequest')
    .select('orderId')
    .where('state', '=', 'requested')
    .where('orderId', 'in', orderIds)
    .execute();
  return new Set(rows.map(({ orderId }) => orderId));
}

export async function findReturnRow(db: Queryable, id: string): Promise<ReturnRequest | undefined> {
  const row = await rowsOf(db).where('returnRequest.id', '=', id).executeTakeFirst();
  return row && toReturn(row);
}

/** Moves a return on, unless it has moved already. */
export async function moveReturn(
  trx: Tx,
  id: string,
  from: ReturnRequest['state'],
  change: Updateable<Schema['returnRequest']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('returnRequest')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteRestocked(trx: Tx, returnId: string, lines: LineCount[]): Promise<void> {
  for (const { position, quantity } of lines) {
    await trx
      .updateTable('returnLine')
      .set({ restocked: quantity })
      .where('returnId', '=', returnId)
      .where('position', '=', position)
      .execute();
  }
}

const toReturn = ({
  refundPaise,
  createdAt,
  updatedAt,
  ...row
}: Selectable<Schema['returnRequest']> & { lines: LineCount[] }): ReturnRequest => ({
  ...row,
  refund: refundPaise ?? undefined,
  at: createdAt,
  changedAt: updatedAt,
});
