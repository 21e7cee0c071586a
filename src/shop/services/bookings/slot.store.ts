import { sql } from 'kysely';
import type { Day } from '#src/kernel/india-time.ts';
import { isExclusionViolation, type Queryable, type Tx } from '#src/platform/database/database.ts';
import { withSavepoint } from '#src/platform/database/transact.ts';
import type { Span, TechnicianTime } from './slots.ts';

export type Area = { id: string; name: string; travelMinutes: number };

/** The area of a PIN code: the longest matching prefix counts, even if its area is inactive. */
export async function findArea(db: Queryable, pincode: string): Promise<Area | undefined> {
  const row = await db
    .selectFrom('serviceAreaPrefix')
    .innerJoin('serviceArea', 'serviceArea.id', 'serviceAreaPrefix.areaId')
    .select(['serviceArea.id', 'serviceArea.name', 'serviceArea.travelMinutes', 'serviceArea.active'])
    .where(
      'prefix',
      'in',
      [2, 3, 4, 5, 6].map((length) => pincode.slice(0, length)),
    )
    .orderBy(sql`length(prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.active ? { id: row.id, name: row.name, travelMinutes: row.travelMinutes } : undefined;
}

const techniciansOf = (db: Queryable, areaId: string) =>
  db
    .selectFrom('technician')
    .innerJoin('technicianArea', 'technicianArea.technicianId', 'technician.id')
    .where('technicianArea.areaId', '=', areaId)
    .where('technician.active', '=', true)
    .orderBy('technician.id');

/** Locks all technicians of an area, always in the same order, so that concurrent callers queue here and do not deadlock. */
export const lockTechniciansOf = (trx: Tx, areaId: string) =>
  techniciansOf(trx, areaId).select('technician.id').modifyEnd(sql`for no key update of technician`).execute();

/** The days in question, and what counts as free: the time of the visit to move, and the slot of the shopper's own payment. */
export type TimesWindow = { from: Day; to: Day; visit?: string | undefined; shopper?: string | undefined };

/** The time of all technicians of an area, and the days without visits for all. */
export async function timesOf(
  db: Queryable,
  areaId: string,
  window: TimesWindow,
): Promise<{ technicians: TechnicianTime[]; daysOff: Set<Day> }> {
  const ids = (await techniciansOf(db, areaId).select('technician.id').execute()).map(({ id }) => id);
  const off = await db
    .selectFrom('dayOff')
    .select(['technicianId', 'day'])
    .where('day', '>=', window.from)
    .where('day', '<=', window.to)
    .where((eb) => eb.or([eb('technicianId', 'is', null), ...(ids.length ? [eb('technicianId', 'in', ids)] : [])]))
    .execute();
  const daysOff = new Set(off.filter(({ technicianId }) => technicianId === null).map(({ day }) => day));
  if (ids.length === 0) return { technicians: [], daysOff };
  const hours = await db
    .selectFrom('workingHours')
    .selectAll()
    .where('technicianId', 'in', ids)
    .orderBy('opens')
    .execute();
  const busy = await busySpans(db, ids, window);
  const technicians = ids.map((id) => ({
    id,
    hours: hours.filter((block) => block.technicianId === id),
    daysOff: new Set(off.filter(({ technicianId }) => technicianId === id).map(({ day }) => day)),
    busy: busy.filter(({ technicianId }) => technicianId === id),
  }));
  return { technicians, daysOff };
}

async function busySpans(
  db: Queryable,
  technicianIds: string[],
  { from, to, visit, shopper }: TimesWindow,
): Promise<(Span & { technicianId: string })[]> {
  // A day wider on both sides than the days in question: cheaper than handling time zones in SQL.
  let rows = db
    .selectFrom('slot')
    .select(['technicianId', sql<Date>`lower(busy)`.as('start'), sql<Date>`upper(busy)`.as('end')])
    .where('technicianId', 'in', technicianIds)
    .where('state', 'in', ['held', 'taken'])
    .where(
      sql<boolean>`busy && tstzrange(${from}::date::timestamptz - interval '1 day', ${to}::date::timestamptz + interval '2 days')`,
    );
  if (visit) rows = rows.where((eb) => eb.or([eb('visitId', 'is', null), eb('visitId', '<>', visit)]));
  if (shopper) {
    rows = rows.where((eb) => {
      const own = eb
        .selectFrom('payment')
        .select('payment.id')
        .where('payment.uid', '=', shopper)
        .where('payment.state', 'in', ['preparing', 'open']);
      return eb.or([eb('state', '=', 'taken'), eb('paymentId', 'not in', own)]);
    });
  }
  return rows.execute();
}

/** Inserts a slot; false where the technician's time is taken: the constraint decides, whatever was read before. */
export const insertSlot = (
  trx: Tx,
  slot: {
    id: string;
    technicianId: string;
    busy: Span;
    state: 'held' | 'taken';
    paymentId: string | null;
    visitId: string | null;
    at: Date;
  },
): Promise<boolean> =>
  withSavepoint(
    trx,
    () =>
      trx
        .insertInto('slot')
        .values({
          id: slot.id,
          technicianId: slot.technicianId,
          busy: sql<string>`tstzrange(${slot.busy.start}, ${slot.busy.end})`,
          paymentId: slot.paymentId,
          visitId: slot.visitId,
          state: slot.state,
          createdAt: slot.at,
        })
        .execute(),
    (error) => isExclusionViolation(error, 'slot_never_twice'),
  );

/** The technician whose time a payment holds, the slot locked until the transaction ends. */
export const lockHeldSlot = (trx: Tx, paymentId: string): Promise<{ id: string; technicianId: string } | undefined> =>
  trx
    .selectFrom('slot')
    .select(['id', 'technicianId'])
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst();

export const keepSlot = (trx: Tx, id: string, visitId: string) =>
  trx.updateTable('slot').set({ state: 'taken', visitId }).where('id', '=', id).execute();

/** Releases the time that a payment holds, if any. */
export const releaseHeld = (trx: Tx, paymentId: string) =>
  trx
    .updateTable('slot')
    .set({ state: 'released' })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'held')
    .execute();

/** Releases the time of visits that were moved or cancelled. */
export const releaseTaken = (trx: Tx, visitIds: string[]) =>
  trx
    .updateTable('slot')
    .set({ state: 'released' })
    .where('visitId', 'in', [...visitIds, ''])
    .where('state', '=', 'taken')
    .execute();
