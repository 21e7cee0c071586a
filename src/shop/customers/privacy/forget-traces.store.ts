import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Deletes expired sessions; answers their accounts, beginnings and ends. */
export const deleteExpiredSessions = (db: Queryable, at: Date) =>
  db
    .deleteFrom('session')
    .using('user')
    .whereRef('user.id', '=', 'session.userId')
    .where('session.expiresAt', '<', at)
    .returning(['session.userId as uid', 'session.createdAt', 'session.expiresAt', 'user.role'])
    .execute();

export async function deleteExpired(db: Queryable, at: Date): Promise<void> {
  await db.deleteFrom('verification').where('expiresAt', '<', at).execute();
}

/** Removes where messages came from; the messages stay. */
export async function dropSenders(db: Queryable, before: Date): Promise<void> {
  for (const table of ['contactMessage', 'grievance', 'serviceEnquiry'] as const)
    await db
      .updateTable(table)
      .set({ senderHash: null })
      .where('senderHash', 'is not', null)
      .where('createdAt', '<', before)
      .execute();
}

export async function deleteKeys(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', before).execute();
}

/** The oldest events that still name the payer, locked; other instances skip these. */
export const selectWholeEvents = (trx: Tx, before: Date, limit: number) =>
  trx
    .selectFrom('webhookEvent')
    .select(['id', 'body'])
    .where('struckAt', 'is', null)
    .where('receivedAt', '<', before)
    .orderBy('receivedAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function strikeEvents(trx: Tx, events: readonly { id: string; body: unknown }[], at: Date): Promise<void> {
  const bodies = events.map(({ body }) => JSON.stringify(body));
  await sql`update webhook_event set body = struck.body::jsonb, struck_at = ${at}
    from unnest(${events.map(({ id }) => id)}::text[], ${bodies}::text[]) as struck (id, body) where webhook_event.id = struck.id`.execute(
    trx,
  );
}
