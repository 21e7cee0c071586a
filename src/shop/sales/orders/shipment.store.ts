import type { Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { LineCount, Shipment } from './shipment.ts';

export async function insertShipment(trx: Tx, row: Insertable<Schema['shipment']>, lines: LineCount[]): Promise<void> {
  await trx.insertInto('shipment').values(row).execute();
  await trx
    .insertInto('shipmentLine')
    .values(lines.map((line) => ({ shipmentId: row.id, ...line })))
    .execute();
}

/** An order's parcels, in the order sent. */
export async function selectShipments(db: Queryable, orderId: string): Promise<Shipment[]> {
  const rows = await db
    .selectFrom('shipment')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('shipmentLine')
          .select(['position', 'quantity'])
          .whereRef('shipmentLine.shipmentId', '=', 'shipment.id')
          .orderBy('position'),
      ).as('lines'),
    )
    .where('orderId', '=', orderId)
    .orderBy('shippedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ orderId: _, deliveredAt, ...row }) => ({ ...row, deliveredAt: deliveredAt ?? undefined }));
}

/** Marks the parcels of an order as come back; answers how many were on their way. */
export const markReturned = async (trx: Tx, orderId: string): Promise<number> =>
  Number(
    (
      await trx
        .updateTable('shipment')
        .set({ state: 'returned' })
        .where('orderId', '=', orderId)
        .where('state', '=', 'shipped')
        .executeTakeFirst()
    ).numUpdatedRows,
  );

/** Marks parcels as delivered; answers how many were still on their way. */
export async function markDelivered(
  trx: Tx,
  orderId: string,
  shipmentId: string | undefined,
  at: Date,
): Promise<number> {
  let update = trx
    .updateTable('shipment')
    .set({ state: 'delivered', deliveredAt: at })
    .where('orderId', '=', orderId)
    .where('state', '=', 'shipped');
  if (shipmentId) update = update.where('id', '=', shipmentId);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}
