import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { BookingRules, Hours } from './roster.ts';

const clockTime = (column: 'opens' | 'closes') =>
  sql<string>`to_char(${sql.ref(`working_hours.${column}`)}, 'HH24:MI')`;

const technicians = (db: Queryable) =>
  db
    .selectFrom('technician')
    .leftJoin('user', 'user.id', 'technician.uid')
    .select((e) => [
      'technician.id',
      'technician.name',
      'technician.phone',
      'technician.active',
      'technician.uid',
      'user.email',
      e
        .selectFrom('technicianArea')
        .select((a) => a.fn.coalesce(a.fn.agg<string[]>('array_agg', ['areaId']), sql<string[]>`'{}'`).as('ids'))
        .whereRef('technicianArea.technicianId', '=', 'technician.id')
        .as('areaIds'),
      jsonArrayFrom(
        e
          .selectFrom('workingHours')
          .select(['weekday', clockTime('opens').as('opens'), clockTime('closes').as('closes')])
          .whereRef('workingHours.technicianId', '=', 'technician.id')
          .orderBy('weekday')
          .orderBy('opens'),
      ).as('hours'),
    ]);

export const selectTechnicians = (db: Queryable) =>
  technicians(db).orderBy('technician.active', 'desc').orderBy('technician.name').execute();

export const findTechnicianRow = (db: Queryable, id: string) =>
  technicians(db).where('technician.id', '=', id).executeTakeFirst();

export const lockTechnician = (trx: Tx, id: string) =>
  trx.selectFrom('technician').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const upsertTechnician = (trx: Tx, row: Insertable<Schema['technician']>) =>
  trx
    .insertInto('technician')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ uid: row.uid, name: row.name, phone: row.phone, active: row.active }),
    )
    .execute();

export async function replaceAreasAndHours(
  trx: Tx,
  technicianId: string,
  areaIds: string[],
  hours: Hours[],
): Promise<void> {
  await trx.deleteFrom('technicianArea').where('technicianId', '=', technicianId).execute();
  await trx.deleteFrom('workingHours').where('technicianId', '=', technicianId).execute();
  if (areaIds.length) {
    await trx
      .insertInto('technicianArea')
      .values(areaIds.map((areaId) => ({ technicianId, areaId })))
      .execute();
  }
  if (hours.length) {
    await trx
      .insertInto('workingHours')
      .values(hours.map((one) => ({ technicianId, ...one })))
      .execute();
  }
}

/** The account of an address, and the technician it is linked to, if any. */
export const findAccount = (db: Queryable, email: string) =>
  db
    .selectFrom('user')
    .leftJoin('technician', 'technician.uid', 'user.id')
    .select(['user.id', 'user.role', 'user.banned', 'user.emailVerified', 'technician.id as technicianId'])
    .where('user.email', '=', email)
    .executeTakeFirst();

const areas = (db: Queryable) =>
  db.selectFrom('serviceArea').select((e) => [
    'id',
    'name',
    'travelMinutes',
    'active',
    e
      .selectFrom('serviceAreaPrefix')
      .select((p) => sql<string[]>`coalesce(array_agg(${p.ref('prefix')} order by ${p.ref('prefix')}), '{}')`.as('all'))
      .whereRef('serviceAreaPrefix.areaId', '=', 'serviceArea.id')
      .as('prefixes'),
  ]);

export const selectAreas = (db: Queryable) =>
  areas(db).orderBy('active', 'desc').orderBy('position').orderBy('name').execute();

export const findAreaRow = (db: Queryable, id: string) => areas(db).where('id', '=', id).executeTakeFirst();

export const upsertArea = (trx: Tx, row: Insertable<Schema['serviceArea']>) =>
  trx
    .insertInto('serviceArea')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name: row.name, travelMinutes: row.travelMinutes, active: row.active }),
    )
    .execute();

/** Prefixes are unique across all areas: a clash is a unique violation. */
export async function replacePrefixes(trx: Tx, areaId: string, prefixes: string[]): Promise<void> {
  await trx.deleteFrom('serviceAreaPrefix').where('areaId', '=', areaId).execute();
  if (prefixes.length) {
    await trx
      .insertInto('serviceAreaPrefix')
      .values(prefixes.map((prefix) => ({ prefix, areaId })))
      .execute();
  }
}

export const areaOfPrefixes = (db: Queryable, prefixes: string[], except: string) =>
  db
    .selectFrom('serviceAreaPrefix')
    .innerJoin('serviceArea', 'serviceArea.id', 'serviceAreaPrefix.areaId')
    .select(['prefix', 'serviceArea.name'])
    .where('prefix', 'in', prefixes)
    .where('areaId', '<>', except)
    .orderBy('prefix')
    .executeTakeFirst();

export const selectDaysOff = (db: Queryable, from: string) =>
  db
    .selectFrom('dayOff')
    .select(['id', 'technicianId', 'name', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('day', '>=', from)
    .orderBy('dayOff.day')
    .limit(400)
    .execute();

export const insertDayOff = (trx: Tx, row: Insertable<Schema['dayOff']>) =>
  trx
    .insertInto('dayOff')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const deleteDayOff = (trx: Tx, id: string) =>
  trx
    .deleteFrom('dayOff')
    .where('id', '=', id)
    .returning(['technicianId', 'name', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .executeTakeFirst();

export const selectRules = (db: Queryable): Promise<BookingRules> =>
  db
    .selectFrom('bookingRules')
    .select(['leadMinutes', 'horizonDays', 'stepMinutes', 'rescheduleMinutes'])
    .executeTakeFirstOrThrow();

export const updateRules = (trx: Tx, rules: BookingRules) => trx.updateTable('bookingRules').set(rules).execute();
