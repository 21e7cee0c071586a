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

/** The names of people by uid, as they are now. */
export async function selectNames(db: Queryable, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', uids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
