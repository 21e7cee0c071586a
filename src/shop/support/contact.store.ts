import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

type Row = Insertable<Schema['contactMessage']>;

/** The same message by the same sender since, if there is one. */
export const findSameMessage = async (trx: Tx, row: Pick<Row, 'senderHash' | 'email' | 'message'>, since: Date): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('contactMessage')
      .select('reference')
      .where('senderHash', '=', row.senderHash)
      .where('createdAt', '>', since)
      .where('email', '=', row.email)
      .where('message', '=', row.message)
      .limit(1)
      .executeTakeFirst()
  )?.reference;

export async function nextMessageNumber(trx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('contact_message_number') as number`.execute(trx);
  return rows[0]?.number as number;
}

export async function insertContactMessage(trx: Tx, row: Row): Promise<void> {
  await trx.insertInto('contactMessage').values(row).execute();
}

/** Newest first. */
export const selectContactMessages = (db: Queryable, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('contactMessage')
    .select(['reference', 'name', 'email', 'phone', 'message', 'locale', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countContactMessages = async (db: Queryable): Promise<number> =>
  (
    await db
      .selectFrom('contactMessage')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
