import type { Queryable, Tx } from '#src/platform/database/database.ts';

export type Confirmation = { item: string; note: string; confirmedAt: Date };

export const selectConfirmations = (db: Queryable): Promise<Confirmation[]> =>
  db.selectFrom('launchConfirmation').selectAll().execute();

export const upsertConfirmation = (trx: Tx, row: Confirmation) =>
  trx
    .insertInto('launchConfirmation')
    .values(row)
    .onConflict((conflict) => conflict.column('item').doUpdateSet({ note: row.note, confirmedAt: row.confirmedAt }))
    .execute();

export const deleteConfirmation = (trx: Tx, item: string) =>
  trx.deleteFrom('launchConfirmation').where('item', '=', item).execute();
