import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { ClaimPhoto } from './claim.ts';

export const findPhotoRow = (db: Queryable, claimId: string, id: string) =>
  db
    .selectFrom('warrantyClaimPhoto')
    .selectAll()
    .where('claimId', '=', claimId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findPhotoByStem = (db: Queryable, stem: string) =>
  db.selectFrom('warrantyClaimPhoto').selectAll().where('stem', '=', stem).executeTakeFirst();

/** Of these claims, in the order in which they were added. */
export async function selectPhotos(db: Queryable, ids: readonly string[]): Promise<Map<string, ClaimPhoto[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('warrantyClaimPhoto')
    .select(['claimId', 'id', 'state'])
    .where('claimId', 'in', ids)
    .where('state', '<>', 'removed')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const byClaim = Map.groupBy(rows, ({ claimId }) => claimId);
  return new Map(
    [...byClaim].map(([id, photos]) => [id, photos.map((one) => ({ id: one.id, state: one.state }) as ClaimPhoto)]),
  );
}

export const countPhotos = async (trx: Tx, claimId: string): Promise<number> =>
  (
    await trx
      .selectFrom('warrantyClaimPhoto')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('claimId', '=', claimId)
      .where('state', 'in', ['waiting', 'ready'])
      .executeTakeFirstOrThrow()
  ).count;

export const insertPhoto = (trx: Tx, row: Insertable<Schema['warrantyClaimPhoto']>) =>
  trx.insertInto('warrantyClaimPhoto').values(row).execute();

/** False if the photo has been removed in the meantime: its files are not needed. */
export async function finishPhoto(db: Queryable, stem: string, state: 'ready' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('warrantyClaimPhoto')
    .set({ state })
    .where('stem', '=', stem)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a photo as removed, even one that never arrived, so that a late copy does not appear. */
export const removePhotoRow = (trx: Tx, row: Omit<Insertable<Schema['warrantyClaimPhoto']>, 'state'>) =>
  trx
    .insertInto('warrantyClaimPhoto')
    .values({ ...row, state: 'removed' })
    .onConflict((conflict) => conflict.columns(['claimId', 'id']).doUpdateSet({ state: 'removed' }))
    .execute();
