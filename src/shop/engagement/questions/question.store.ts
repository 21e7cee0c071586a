import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { AnsweredQuestion, OwnQuestion } from './question.ts';

/** The same words about the same product by the same person, not yet answered. */
export const findSame = async (
  trx: Tx,
  { uid, productId, question }: { uid: string; productId: string; question: string },
): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('productQuestion')
      .select('id')
      .where('uid', '=', uid)
      .where('productId', '=', productId)
      .where('state', '=', 'open')
      .where('question', '=', question)
      .limit(1)
      .executeTakeFirst()
  )?.id;

export const insertQuestion = async (
  trx: Tx,
  row: Omit<Insertable<Schema['productQuestion']>, 'state' | 'reason' | 'answer' | 'answeredAt'>,
): Promise<void> =>
  void (await trx
    .insertInto('productQuestion')
    .values({ ...row, state: 'open', reason: null, answer: null, answeredAt: null })
    .execute());

const answered = (db: Queryable, productId: string) =>
  db.selectFrom('productQuestion').where('productId', '=', productId).where('state', '=', 'answered');

/** One page of a product's answered questions, the newest answer first. */
export async function selectAnswered(
  db: Queryable,
  { productId, page, limit }: { productId: string; page: number; limit: number },
): Promise<AnsweredQuestion[]> {
  const rows = await answered(db, productId)
    .select(['id', 'name', 'question', 'createdAt', 'answer', 'answeredAt'])
    .orderBy('answeredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.flatMap(({ createdAt, answer, answeredAt, ...row }) =>
    answer !== null && answeredAt ? [{ ...row, at: createdAt, answer, answeredAt }] : [],
  );
}

export const countAnswered = async (db: Queryable, productId: string): Promise<number> =>
  (
    await answered(db, productId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** What one person asked about a product and nobody else sees, the newest first. */
export async function selectOwn(db: Queryable, uid: string, productId: string, limit: number): Promise<OwnQuestion[]> {
  const rows = await db
    .selectFrom('productQuestion')
    .select(['id', 'question', 'createdAt', 'reason'])
    .where('uid', '=', uid)
    .where('productId', '=', productId)
    .where('state', '<>', 'answered')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ createdAt, reason, ...row }) => ({ ...row, at: createdAt, reason: reason ?? undefined }));
}
