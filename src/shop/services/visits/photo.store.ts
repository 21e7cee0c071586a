import type { Insertable } from 'kysely';
import type { Database, Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { PhotoSide, VisitPhoto } from './photo.ts';

export const findPhotoRow = (db: Queryable, visitId: string, id: string) =>
  db.selectFrom('visitPhoto').selectAll().where('visitId', '=', visitId).where('id', '=', id).executeTakeFirst();

export const findPhotoByStem = (db: Queryable, stem: string) =>
  db.selectFrom('visitPhoto').selectAll().where('stem', '=', stem).executeTakeFirst();

export const selectPhotos = async (db: Queryable, visitId: string): Promise<VisitPhoto[]> =>
  (await db
    .selectFrom('visitPhoto')
    .select(['id', 'side', 'state', 'width', 'height'])
    .where('visitId', '=', visitId)
    .where('state', '<>', 'removed')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()) as VisitPhoto[];

export async function countPhotos(trx: Tx, visitId: string, side: PhotoSide): Promise<number> {
  const row = await trx
    .selectFrom('visitPhoto')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('visitId', '=', visitId)
    .where('side', '=', side)
    .where('state', 'in', ['waiting', 'ready'])
    .executeTakeFirstOrThrow();
  return row.count;
}

export const insertPhoto = (trx: Tx, row: Insertable<Schema['visitPhoto']>) =>
  trx.insertInto('visitPhoto').values(row).execute();

/** False if the photo has been removed in the meantime: its files are not needed. */
export async function finishPhoto(db: Database, stem: string, state: 'ready' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visitPhoto')
    .set({ state })
    .where('stem', '=', stem)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a photo as removed, even one that never arrived, so that a late copy does not appear. */
export const removePhotoRow = (trx: Tx, row: Insertable<Schema['visitPhoto']>) =>
  trx
    .insertInto('visitPhoto')
    .values({ ...row, state: 'removed' })
    .onConflict((conflict) => conflict.columns(['visitId', 'id']).doUpdateSet({ state: 'removed' }))
    .execute();
