import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { PictureReason, RemotePicture, RemotePictureFilter } from './remote-picture.ts';

const wanted = (db: Queryable, { importId, state }: RemotePictureFilter) => {
  let rows = db.selectFrom('remotePicture').innerJoin('product', 'product.id', 'remotePicture.productId');
  if (importId !== undefined) rows = rows.where('importId', '=', importId);
  if (state) rows = rows.where('state', 'in', state === 'fetching' ? ['fetching', 'encoding'] : [state]);
  return rows;
};

/** Newest first. */
export async function selectWanted(
  db: Queryable,
  filter: RemotePictureFilter,
  { page, limit }: { page: number; limit: number },
): Promise<RemotePicture[]> {
  const rows = await wanted(db, filter)
    .select([
      'remotePicture.id',
      'productId',
      'product.name as productName',
      'url',
      'importId',
      'state',
      'reason',
      'tries',
      'at',
      'dueAt',
    ])
    .orderBy('remotePicture.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ state, reason, dueAt, ...row }) => ({
    ...row,
    id: Number(row.id),
    state: state === 'encoding' ? 'fetching' : state,
    reason: reason as PictureReason | null,
    dueAt: state === 'waiting' ? dueAt : undefined,
  }));
}

export const countRows = async (db: Queryable, filter: RemotePictureFilter): Promise<number> =>
  Number(
    (
      await wanted(db, filter)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

export const lockWanted = (trx: Tx, id: number) =>
  trx
    .selectFrom('remotePicture')
    .select(['productId', 'url', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Restarts those that failed, or only this one; returns how many. */
export async function beginAnew(
  trx: Tx,
  { id, importId }: { id?: number; importId?: string | undefined },
  at: Date,
): Promise<number> {
  let rows = trx.updateTable('remotePicture').where('state', '=', 'failed');
  if (id !== undefined) rows = rows.where('id', '=', id);
  if (importId !== undefined) rows = rows.where('importId', '=', importId);
  const { numUpdatedRows } = await rows
    .set({ state: 'waiting', reason: null, tries: 0, dueAt: at, at })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const deleteWanted = (trx: Tx, id: number) => trx.deleteFrom('remotePicture').where('id', '=', id).execute();
