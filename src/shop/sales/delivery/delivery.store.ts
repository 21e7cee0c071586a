import { type Selectable, sql } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { DeliveryZone, Holiday } from './zone.ts';

/** The zone of this PIN code: the one with the longest matching prefix. */
export const findZone = (db: Queryable, pincode: string) =>
  db
    .selectFrom('deliveryZone')
    .select(['state', 'area', 'serviceable', 'daysMin', 'daysMax', 'chargePaise', 'freeFromPaise'])
    .where(
      'prefix',
      'in',
      [2, 3, 4, 5, 6].map((length) => pincode.slice(0, length)),
    )
    .orderBy(sql`length(prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** Holidays from `from` on, as `YYYY-MM-DD`. */
export const selectHolidays = async (db: Queryable, from: string): Promise<string[]> =>
  (
    await db.selectFrom('deliveryHoliday').select('day').where('day', '>=', from).orderBy('day').limit(100).execute()
  ).map(({ day }) => day);

const toZone = ({ chargePaise, freeFromPaise, ...rest }: Selectable<Schema['deliveryZone']>): DeliveryZone => ({
  ...rest,
  charge: chargePaise,
  freeFrom: freeFromPaise,
});
const toRow = ({ charge, freeFrom, ...rest }: DeliveryZone) => ({
  ...rest,
  chargePaise: charge,
  freeFromPaise: freeFrom,
});

/** Every zone by its prefix. */
export const selectZones = async (db: Queryable): Promise<DeliveryZone[]> =>
  (await db.selectFrom('deliveryZone').selectAll().orderBy('prefix').execute()).map(toZone);

/** A zone, locked for this transaction to change. */
export async function lockZone(trx: Tx, prefix: string): Promise<DeliveryZone | undefined> {
  const row = await trx
    .selectFrom('deliveryZone')
    .selectAll()
    .where('prefix', '=', prefix)
    .forUpdate()
    .executeTakeFirst();
  return row && toZone(row);
}

export const upsertZone = (trx: Tx, zone: DeliveryZone) =>
  trx
    .insertInto('deliveryZone')
    .values(toRow(zone))
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet(toRow(zone)))
    .execute();

export const deleteZone = (trx: Tx, prefix: string) =>
  trx.deleteFrom('deliveryZone').where('prefix', '=', prefix).execute();

/** Sets the delivery charge in every serviceable zone of these states; answers how many there are. */
export const chargeZones = async (
  trx: Tx,
  states: readonly string[],
  charge: Paise,
  freeFrom: Paise | null,
): Promise<number> =>
  Number(
    (
      await trx
        .updateTable('deliveryZone')
        .set({ chargePaise: charge, freeFromPaise: freeFrom })
        .where('serviceable', '=', true)
        .where('state', 'in', states.length ? states : [''])
        .executeTakeFirst()
    ).numUpdatedRows,
  );

export const selectHolidayNames = (db: Queryable, from: string): Promise<Holiday[]> =>
  db.selectFrom('deliveryHoliday').selectAll().where('day', '>=', from).orderBy('day').execute();

/** False when the day is a holiday already. */
export const insertHoliday = async (trx: Tx, holiday: Holiday): Promise<boolean> =>
  (
    await trx
      .insertInto('deliveryHoliday')
      .values(holiday)
      .onConflict((conflict) => conflict.column('day').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

export const deleteHoliday = (trx: Tx, day: string): Promise<Holiday | undefined> =>
  trx.deleteFrom('deliveryHoliday').where('day', '=', day).returningAll().executeTakeFirst();

/** Sets the days of every zone that the owner has never saved. */
export const setUntouchedDays = (trx: Tx, days: Pick<DeliveryZone, 'daysMin' | 'daysMax'>) =>
  trx
    .updateTable('deliveryZone')
    .set(days)
    .where(sql<boolean>`not exists (select from audit_entry where subject = 'zone:' || delivery_zone.prefix)`)
    .execute();
