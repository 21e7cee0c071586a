import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Webhook, WebhookDraft } from './webhook.ts';

const SHOWN = ['id', 'name', 'url', 'events', 'createdAt', 'formerUntil'] as const;

export const insertWebhook = (trx: Tx, row: Insertable<Schema['webhook']>) =>
  trx.insertInto('webhook').values(row).execute();

export const selectWebhooks = (db: Queryable): Promise<Webhook[]> =>
  db.selectFrom('webhook').select(SHOWN).orderBy('createdAt', 'desc').orderBy('id').execute();

export const findWebhook = (db: Queryable, id: string): Promise<Webhook | undefined> =>
  db.selectFrom('webhook').select(SHOWN).where('id', '=', id).executeTakeFirst();

/** The webhook, locked. */
export const lockWebhook = (trx: Tx, id: string): Promise<Webhook | undefined> =>
  trx.selectFrom('webhook').select(SHOWN).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateWebhook = (trx: Tx, id: string, { events, ...rest }: WebhookDraft) =>
  trx
    .updateTable('webhook')
    .set({ ...rest, events: JSON.stringify(events) })
    .where('id', '=', id)
    .execute();

/** Signs with a new secret; the present one signs too until then. */
export const replaceSecret = (trx: Tx, id: string, secret: string, formerUntil: Date) =>
  trx
    .updateTable('webhook')
    .set((eb) => ({ secret, formerSecret: eb.ref('secret'), formerUntil }))
    .where('id', '=', id)
    .execute();

/** Answers what was deleted, with its deliveries. */
export const deleteWebhook = (trx: Tx, id: string): Promise<Webhook | undefined> =>
  trx.deleteFrom('webhook').where('id', '=', id).returning(SHOWN).executeTakeFirst();

/** Notes that its owner is told that it does not answer; false if they were told before. */
export async function claimTold(trx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook')
    .set({ toldAt: sql`now()` })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It has answered: the next silence is told again. */
export const forgetTold = (db: Queryable, id: string) =>
  db.updateTable('webhook').set({ toldAt: null }).where('id', '=', id).where('toldAt', 'is not', null).execute();
