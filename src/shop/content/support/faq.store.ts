import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type FaqRow = Selectable<Schema['faq']>;

/** Published questions in these languages, in the shop's order. */
export const selectPublished = (db: Queryable, locales: FaqRow['locale'][]): Promise<FaqRow[]> =>
  db
    .selectFrom('faq')
    .selectAll()
    .where('locale', 'in', locales)
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

const inLanguage = (db: Queryable, locale: FaqRow['locale'] | undefined) =>
  db.selectFrom('faq').$if(locale !== undefined, (query) => query.where('locale', '=', locale as FaqRow['locale']));

export const selectFaqs = (
  db: Queryable,
  { locale, page, limit }: { locale?: FaqRow['locale']; page: number; limit: number },
): Promise<FaqRow[]> =>
  inLanguage(db, locale)
    .selectAll()
    .orderBy('position')
    .orderBy('entry')
    .orderBy('locale')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countFaqs = async (db: Queryable, locale?: FaqRow['locale']): Promise<number> =>
  (
    await inLanguage(db, locale)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Existing ones stay as they are: two instances may start together. */
export async function insertFaqs(trx: Tx, rows: Insertable<Schema['faq']>[]): Promise<void> {
  await trx
    .insertInto('faq')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['entry', 'locale']).doNothing())
    .execute();
}

/** Undefined when the entry has this language already. */
export const insertFaq = (trx: Tx, row: Insertable<Schema['faq']>): Promise<FaqRow | undefined> =>
  trx
    .insertInto('faq')
    .values(row)
    .onConflict((conflict) => conflict.columns(['entry', 'locale']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findFaq = (trx: Tx, id: string): Promise<FaqRow | undefined> =>
  trx.selectFrom('faq').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** All languages of these entries, locked until the transaction ends; always in one order, so that two writers cannot deadlock. */
export const holdEntries = (trx: Tx, entries: readonly string[]): Promise<FaqRow[]> =>
  trx.selectFrom('faq').selectAll().where('entry', 'in', entries).orderBy('id').forUpdate().execute();

export const updateFaq = (trx: Tx, id: string, change: Updateable<Schema['faq']>): Promise<FaqRow | undefined> =>
  trx.updateTable('faq').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteFaq = async (trx: Tx, id: string): Promise<boolean> =>
  (await trx.deleteFrom('faq').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
