import { type Insertable, sql } from 'kysely';
import type { Day } from '#src/kernel/india-time.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { SentUnit } from './unit.ts';

/** Inserts units; answers the serial numbers that were free. The unique index waits for others who are claiming the same. */
export async function insertUnits(trx: Tx, rows: Insertable<Schema['unit']>[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const made = await trx
    .insertInto('unit')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['maker', 'serial']).where('returnedAt', 'is', null).doNothing())
    .returning('serial')
    .execute();
  return made.map(({ serial }) => serial);
}

/** Deletes what customers have said to own from elsewhere under these numbers; answers which. */
export async function deleteForeign(trx: Tx, keys: readonly { maker: string; serial: string }[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await trx
    .deleteFrom('unit')
    .where('fromUs', '=', false)
    .where(
      sql<boolean>`(maker, serial) in (select * from unnest(${keys.map((one) => one.maker)}::text[], ${keys.map((one) => one.serial)}::text[]))`,
    )
    .returning('serial')
    .execute();
  return rows.map(({ serial }) => serial);
}

export const findMaker = async (trx: Tx, unitId: string): Promise<string> =>
  (await trx.selectFrom('unit').select('maker').where('id', '=', unitId).executeTakeFirstOrThrow()).maker;

/** The units of an order's parcels, in the order of its lines. */
export async function selectUnitsOf(db: Queryable, orderId: string): Promise<SentUnit[]> {
  const rows = await db
    .selectFrom('unit')
    .select(['position', 'productId', 'serial', 'shipmentId', 'returnedAt'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .orderBy('serial')
    .execute();
  return rows.map(({ position, productId, serial, shipmentId, returnedAt }) => ({
    position: position as number,
    productId: productId as string,
    serial,
    shipmentId: shipmentId as string,
    returned: returnedAt !== null,
  }));
}

/** The units that were fitted with an installed order, in the order of its lines. */
export async function selectFittedUnits(
  db: Queryable,
  installationId: string,
): Promise<Pick<SentUnit, 'position' | 'productId' | 'serial'>[]> {
  const rows = await db
    .selectFrom('unit')
    .select(['position', 'productId', 'serial'])
    .where('installationId', '=', installationId)
    .where('returnedAt', 'is', null)
    .orderBy('position')
    .orderBy('serial')
    .execute();
  return rows.map(({ position, productId, serial }) => ({
    position: position as number,
    productId: productId as string,
    serial,
  }));
}

/** Frees the serial numbers of all that was fitted with an installed order. */
export const releaseFitted = (trx: Tx, installationId: string, at: Date) =>
  trx
    .updateTable('unit')
    .set({ returnedAt: at })
    .where('installationId', '=', installationId)
    .where('returnedAt', 'is', null)
    .execute();

/** From this day on the warranty of all that was fitted with an installed order counts. */
export const startFitted = (trx: Tx, installationId: string, startsOn: Day) =>
  trx.updateTable('unit').set({ startsOn }).where('installationId', '=', installationId).execute();

/** Frees the serial numbers of units that came back. */
export async function releaseUnits(
  trx: Tx,
  orderId: string,
  position: number,
  serials: readonly string[],
  at: Date,
): Promise<void> {
  if (serials.length === 0) return;
  await trx
    .updateTable('unit')
    .set({ returnedAt: at })
    .where('orderId', '=', orderId)
    .where('position', '=', position)
    .where('serial', 'in', serials)
    .where('returnedAt', 'is', null)
    .execute();
}
