import type { Insertable } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export const insertRun = (db: Queryable, row: Insertable<Schema['backupRun']>) =>
  db.insertInto('backupRun').values(row).execute();

export const finishRun = (
  db: Queryable,
  id: string,
  end: { finishedAt: Date; reason: string | null; bytes?: number; files?: number },
) => db.updateTable('backupRun').set(end).where('id', '=', id).execute();

/** What a killed process has left unfinished. */
export const failUnfinished = (db: Queryable, end: { finishedAt: Date; reason: string }) =>
  db.updateTable('backupRun').set(end).where('finishedAt', 'is', null).execute();

export const lastGoodRun = (db: Queryable) =>
  db
    .selectFrom('backupRun')
    .selectAll()
    .where('finishedAt', 'is not', null)
    .where('reason', 'is', null)
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last that has ended, either way. */
export const lastRun = (db: Queryable) =>
  db
    .selectFrom('backupRun')
    .selectAll()
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const firstRun = (db: Queryable) =>
  db.selectFrom('backupRun').selectAll().orderBy('startedAt').limit(1).executeTakeFirst();

/** Claims the right to send the alarm: false if it was sent after `since`, or another instance is about to. */
export async function claimAlarm(db: Queryable, { now, since }: { now: Date; since: Date }): Promise<boolean> {
  const newest = db.selectFrom('backupRun').select('id').orderBy('startedAt', 'desc').limit(1);
  const { numUpdatedRows } = await db
    .updateTable('backupRun')
    .set({ alarmedAt: now })
    .where('id', '=', newest)
    .where(({ or, eb }) => or([eb('alarmedAt', 'is', null), eb('alarmedAt', '<=', since)])) // asked again of a row that another has just changed
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('backupRun as told').select('told.id').where('told.alarmedAt', '>', since))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const forgetRunsBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('backupRun').where('startedAt', '<', before).execute();
