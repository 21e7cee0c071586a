import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

type Row = Insertable<Schema['contactMessage']>;

/** The same message from the same sender since then, if there is one. */
export const findSameMessage = async (
  trx: Tx,
  row: Pick<Row, 'email' | 'message'> & { senderHash: string },
  since: Date,
): Promise<string | undefined> =>
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

export type MessageQuery = { state?: MessageState | undefined; q?: string | undefined; page: number; limit: number };
export type MessageState = Selectable<Schema['contactMessage']>['state'];

const COLUMNS = [
  'reference',
  'name',
  'email',
  'phone',
  'message',
  'locale',
  'state',
  'answer',
  'answeredAt',
  'createdAt',
] as const;

const asked = (db: Queryable, { state, q }: Pick<MessageQuery, 'state' | 'q'>) =>
  db
    .selectFrom('contactMessage')
    .$if(state !== undefined, (query) => query.where('state', '=', state as MessageState))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', reference, name, email, phone, message) ilike ${`%${likeWords(q ?? '')}%`}`,
      ),
    );

/** Escapes a text so that LIKE matches it literally. */
const likeWords = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Newest first. */
export const selectContactMessages = (db: Queryable, query: MessageQuery) =>
  asked(db, query)
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();

export const countContactMessages = async (
  db: Queryable,
  query: Pick<MessageQuery, 'state' | 'q'> = {},
): Promise<number> =>
  (
    await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const lockMessage = (trx: Tx, reference: string) =>
  trx
    .selectFrom('contactMessage')
    .select([...COLUMNS, 'uid'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

export const updateMessage = (trx: Tx, reference: string, change: Updateable<Schema['contactMessage']>) =>
  trx
    .updateTable('contactMessage')
    .set(change)
    .where('reference', '=', reference)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
