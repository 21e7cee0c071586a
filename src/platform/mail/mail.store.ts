import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** A mail or SMS as it waits to be sent. */
export type QueuedMessage = Selectable<Schema['mail']>;

export async function insertMessage(trx: Tx, row: Insertable<Schema['mail']>): Promise<void> {
  await trx.insertInto('mail').values(row).execute();
}

/** Begins a try; undefined when somebody has sent it already. */
export const beginAttempt = (db: Queryable, id: string): Promise<QueuedMessage | undefined> =>
  db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst();

/** `struckOut`: the words are kept no longer than they are needed. */
export async function markSent(db: Queryable, id: string, at: Date, struckOut: boolean): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sentAt: at, lastError: null, ...(struckOut && { html: '', text: '' }) })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

export async function noteFailure(db: Queryable, id: string, reason: string, final: boolean): Promise<void> {
  await db
    .updateTable('mail')
    .set({ lastError: reason, ...(final && { state: 'failed' as const }) })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** True when it had failed and waits again. */
export const requeue = async (trx: Tx, id: string): Promise<boolean> =>
  (await trx
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findMessage = (db: Queryable, id: string): Promise<QueuedMessage | undefined> =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first, without the words. */
export const selectMessages = (db: Queryable, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('mail')
    .select(['id', 'channel', 'kind', 'recipient', 'subject', 'text', 'locale', 'reference', 'state', 'attempts', 'lastError', 'createdAt', 'sentAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countMessages = async (db: Queryable): Promise<number> =>
  (
    await db
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** What was sent or given up before that day; answers how many. */
export const deleteMessagesBefore = async (db: Queryable, before: Date): Promise<number> =>
  Number((await db.deleteFrom('mail').where('createdAt', '<', before).where('state', '<>', 'queued').executeTakeFirst()).numDeletedRows);
