import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export async function insertTransfer(
  trx: Tx,
  row: Insertable<Schema['unitTransfer']>,
  unitIds: readonly string[],
): Promise<void> {
  await trx.insertInto('unitTransfer').values(row).execute();
  await trx
    .insertInto('unitTransferLine')
    .values(unitIds.map((unitId) => ({ transferId: row.id, unitId })))
    .execute();
}

/** The code that somebody has given out and nobody has used; it may have expired. */
export async function findOpen(
  db: Queryable,
  uid: string,
): Promise<{ id: string; expiresAt: Date; units: string[] } | undefined> {
  const row = await db
    .selectFrom('unitTransfer')
    .select(['id', 'expiresAt'])
    .where('uid', '=', uid)
    .where('redeemedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, units: await unitsOf(db, row.id) };
}

export const deleteOpen = (trx: Tx, uid: string) =>
  trx.deleteFrom('unitTransfer').where('uid', '=', uid).where('redeemedAt', 'is', null).execute();

/** The transfer of a code, locked until the transaction ends: of two who redeem it, the second sees that it was used. */
export const lockTransfer = (trx: Tx, codeHash: string) =>
  trx
    .selectFrom('unitTransfer')
    .select(['id', 'uid', 'locale', 'expiresAt', 'redeemedAt'])
    .where('codeHash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();

export const unitsOf = async (db: Queryable, transferId: string): Promise<string[]> =>
  (await db.selectFrom('unitTransferLine').select('unitId').where('transferId', '=', transferId).execute()).map(
    ({ unitId }) => unitId,
  );

export const markRedeemed = (trx: Tx, id: string, at: Date) =>
  trx.updateTable('unitTransfer').set({ redeemedAt: at }).where('id', '=', id).execute();

export const deleteTransfersBefore = (db: Queryable, at: Date) =>
  db.deleteFrom('unitTransfer').where('expiresAt', '<', at).execute();
