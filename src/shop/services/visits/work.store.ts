import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { NO_WORK, type Work } from './visit.ts';

export async function selectWork(db: Queryable, visitId: string): Promise<Work> {
  const row = await db
    .selectFrom('visitWork')
    .select([
      'revision',
      'checklist',
      'totalKwh',
      'todayKwh',
      'inverterKw',
      'meterNote',
      'findings',
      'advice',
      'signedBy',
      'signature',
      'signedAt',
    ])
    .where('visitId', '=', visitId)
    .executeTakeFirst();
  return row ?? NO_WORK;
}

/** Stores the notes, unless a newer revision is there. */
export async function keepWork(trx: Tx, row: Insertable<Schema['visitWork']> & { revision: number }): Promise<boolean> {
  const { visitId: _, ...change } = row;
  const kept = await trx
    .insertInto('visitWork')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('visitId').doUpdateSet(change).where('visitWork.revision', '<', row.revision),
    )
    .returning('visitId')
    .executeTakeFirst();
  return Boolean(kept);
}

export async function signWork(
  trx: Tx,
  visitId: string,
  sign: { signedBy: string; signature: string; signedAt: Date },
): Promise<void> {
  await trx
    .insertInto('visitWork')
    .values({ visitId, ...sign, updatedAt: sign.signedAt })
    .onConflict((conflict) => conflict.column('visitId').doUpdateSet({ ...sign, updatedAt: sign.signedAt }))
    .execute();
}

export type Reading = { visitId: string; at: Date; totalKwh: number };

/** The meter's readings at the same customer's same address, up to an instant, oldest first. */
export async function selectReadings(
  db: Queryable,
  site: { uid: string; fullAddress: string; zipcode: string },
  until: Date,
): Promise<Reading[]> {
  const rows = await db
    .selectFrom('visitWork')
    .innerJoin('visit', 'visit.id', 'visitWork.visitId')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .select(['visit.id as visitId', 'visit.completedAt as at', 'visitWork.totalKwh'])
    .where('visit.state', '=', 'completed')
    .where('visit.completedAt', '<=', until)
    .where('visitWork.totalKwh', 'is not', null)
    .where('booking.uid', '=', site.uid)
    .where(sql<boolean>`lower(booking.address->>'fullAddress') = lower(${site.fullAddress})`)
    .where(sql<boolean>`booking.address->>'zipcode' = ${site.zipcode}`)
    .orderBy('visit.completedAt', 'desc')
    .limit(12)
    .execute();
  return rows
    .reverse()
    .flatMap(({ visitId, at, totalKwh }) => (at && totalKwh !== null ? [{ visitId, at, totalKwh }] : []));
}

/** The meter readings of these customers' completed visits, oldest first. */
export async function selectCounted(
  db: Queryable,
  uids: readonly string[],
): Promise<{ uid: string; zipcode: string; at: Date; totalKwh: number }[]> {
  if (uids.length === 0) return [];
  const rows = await db
    .selectFrom('visitWork')
    .innerJoin('visit', 'visit.id', 'visitWork.visitId')
    .innerJoin('booking', 'booking.id', 'visit.bookingId')
    .select(['booking.uid', 'visit.completedAt as at', 'visitWork.totalKwh'])
    .select(sql<string>`booking.address->>'zipcode'`.as('zipcode'))
    .where('visit.state', '=', 'completed')
    .where('visitWork.totalKwh', 'is not', null)
    .where('booking.uid', 'in', uids)
    .orderBy('visit.completedAt')
    .execute();
  return rows.flatMap(({ uid, zipcode, at, totalKwh }) =>
    at && totalKwh !== null ? [{ uid, zipcode, at, totalKwh }] : [],
  );
}
