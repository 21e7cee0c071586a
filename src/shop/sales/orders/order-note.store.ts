import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export const insertNote = (trx: Tx, row: Insertable<Schema['orderNote']>) =>
  trx.insertInto('orderNote').values(row).execute();

/** Newest first. */
export const selectNotes = (db: Queryable, orderId: string) =>
  db
    .selectFrom('orderNote')
    .select(['id', 'actorName', 'words', 'createdAt'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
