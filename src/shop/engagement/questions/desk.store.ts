import { sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { DeskQuestion, QuestionState } from './question.ts';

export type DeskQuery = { state?: QuestionState | undefined; q?: string | undefined; page: number; limit: number };

/** Escapes a text so that LIKE matches it literally. */
const likeWords = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const asked = (db: Queryable, { state, q }: Pick<DeskQuery, 'state' | 'q'>) =>
  db
    .selectFrom('productQuestion')
    .innerJoin('product', 'product.id', 'productQuestion.productId')
    .$if(state !== undefined, (query) => query.where('productQuestion.state', '=', state as QuestionState))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', product_question.name, question, answer, product.name) ilike ${`%${likeWords(q ?? '')}%`}`,
      ),
    );

/** The newest first. */
export async function selectForDesk(db: Queryable, query: DeskQuery): Promise<DeskQuestion[]> {
  const rows = await asked(db, query)
    .select([
      'productQuestion.id',
      'productQuestion.productId',
      'product.name as productName',
      'productQuestion.name',
      'question',
      'productQuestion.state',
      'reason',
      'answer',
      'productQuestion.createdAt',
      'answeredAt',
    ])
    .orderBy('productQuestion.createdAt', 'desc')
    .orderBy('productQuestion.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(({ createdAt, reason, answer, answeredAt, ...row }) => ({
    ...row,
    reason: reason ?? undefined,
    answer: answer ?? undefined,
    at: createdAt,
    answeredAt: answeredAt ?? undefined,
  }));
}

export const countForDesk = async (db: Queryable, query: Pick<DeskQuery, 'state' | 'q'>): Promise<number> =>
  (
    await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const lockQuestion = (trx: Tx, id: string) =>
  trx.selectFrom('productQuestion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateQuestion = async (
  trx: Tx,
  id: string,
  change: Updateable<Schema['productQuestion']>,
): Promise<void> => void (await trx.updateTable('productQuestion').set(change).where('id', '=', id).execute());

/** The product's name in a language, as the mail has it. */
export const productNameIn = async (db: Queryable, productId: string, locale: string): Promise<string> =>
  (
    await db
      .selectFrom('product')
      .select(sql<string>`coalesce(words -> ${locale} ->> 'name', name)`.as('name'))
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).name;
