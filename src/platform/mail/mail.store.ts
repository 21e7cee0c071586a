import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { GONE_LIKE, STRUCK } from './message.ts';

/** A mail, SMS or WhatsApp message waiting to be sent. */
export type QueuedMessage = Selectable<Schema['mail']>;

export async function insertMessage(trx: Tx, row: Insertable<Schema['mail']>): Promise<void> {
  await trx.insertInto('mail').values(row).execute();
}

/** Begins an attempt; undefined if it has already been sent. */
export const beginAttempt = (db: Queryable, id: string): Promise<QueuedMessage | undefined> =>
  db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst();

/** How much of a message is struck when it ends: nothing, its text, or everything. */
export type Struck = 'nothing' | 'words' | 'everything';
const STRIKES = {
  nothing: {},
  words: { html: '', text: '', parameters: null, unsubscribeUrl: null },
  everything: STRUCK,
} as const;

export async function markSent(db: Queryable, id: string, at: Date, struck: Struck): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sentAt: at, lastError: null, ...STRIKES[struck] })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Sets `struck` when it is given up, since nothing tries again then. */
export async function noteFailure(db: Queryable, id: string, reason: string, struck?: Struck): Promise<void> {
  await db
    .updateTable('mail')
    .set({ lastError: reason, ...(struck && { state: 'failed' as const, ...STRIKES[struck] }) })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Notes what WhatsApp reports about a message that it had accepted; a later `failed` wins over `sent`. */
export async function noteReport(trx: Tx, id: string, report: { delivered: Date } | { failed: string }): Promise<void> {
  const change =
    'delivered' in report
      ? { deliveredAt: report.delivered }
      : { state: 'failed' as const, sentAt: null, lastError: report.failed };
  await trx
    .updateTable('mail')
    .set(change)
    .where('id', '=', id)
    .where('channel', '=', 'whatsapp')
    .where('deliveredAt', 'is', null)
    .execute();
}

/** Removes what waits to go to this number by WhatsApp, and what failed: nobody may send it again. */
export async function deleteWaiting(trx: Tx, recipient: string): Promise<void> {
  await trx
    .deleteFrom('mail')
    .where('channel', '=', 'whatsapp')
    .where('recipient', '=', recipient)
    .where('state', '<>', 'sent')
    .execute();
}

/** Removes an account's mails of this kind that were not sent yet, and those that failed: nobody may send them again. */
export async function deleteUnsent(trx: Tx, uid: string, kind: string): Promise<void> {
  await trx
    .deleteFrom('mail')
    .where('channel', '=', 'mail')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('state', '<>', 'sent')
    .execute();
}

/** True if it had failed and is queued again; one whose text was struck cannot be sent. */
export const requeue = async (trx: Tx, id: string): Promise<boolean> =>
  (await trx
    .updateTable('mail')
    .set({ state: 'queued', attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('text', '<>', '')
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findMessage = (db: Queryable, id: string): Promise<QueuedMessage | undefined> =>
  db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first, without the text. */
export const selectMessages = (db: Queryable, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('mail')
    .select([
      'id',
      'channel',
      'kind',
      'recipient',
      'subject',
      'text',
      'locale',
      'reference',
      'state',
      'attempts',
      'lastError',
      'createdAt',
      'sentAt',
    ])
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

/** Deletes what was sent or given up before that time; answers how many. */
export const deleteMessagesBefore = async (db: Queryable, before: Date): Promise<number> =>
  Number(
    (await db.deleteFrom('mail').where('createdAt', '<', before).where('state', '<>', 'queued').executeTakeFirst())
      .numDeletedRows,
  );

/** Those of these messages whose files are still wanted: neither forgotten nor struck. */
export const selectWanted = async (db: Queryable, ids: string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('mail')
          .select('id')
          .where('id', 'in', ids)
          .where('recipient', 'not like', GONE_LIKE)
          .execute()
      ).map(({ id }) => id);

export type UnsentCount = {
  channel: QueuedMessage['channel'];
  waiting: number;
  /** When the oldest that waits was written; null if none does. */
  waitingSince: Date | null;
  /** Given up, of those written since then. */
  failed: number;
};

/** Messages that wait, and those given up since then; always every channel. */
export async function countUnsent(db: Queryable, since: Date): Promise<UnsentCount[]> {
  const rows = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().filterWhere('state', '=', 'queued').as('waiting'),
      fn.min('createdAt').filterWhere('state', '=', 'queued').as('waitingSince'),
      fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('state', '<>', 'sent')
    .where((eb) => eb.or([eb('state', '=', 'queued'), eb('createdAt', '>', since)]))
    .groupBy('channel')
    .execute();
  const none = { waiting: 0, waitingSince: null, failed: 0 };
  return (['mail', 'sms', 'whatsapp'] as const).map(
    (channel) => rows.find((row) => row.channel === channel) ?? { channel, ...none },
  ) as UnsentCount[];
}
