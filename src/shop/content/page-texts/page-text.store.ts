import type { Selectable } from 'kysely';
import type { Language } from '#src/kernel/locales.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { TextPage } from './page-text.ts';

type Row = Selectable<Schema['pageText']>;

/** How many versions of a text are kept. */
const KEPT = 50;

/** The newest version of every language of a page. */
export const selectNewest = (db: Queryable, page: TextPage): Promise<Row[]> =>
  db
    .selectFrom('pageText')
    .selectAll()
    .distinctOn('language')
    .where('page', '=', page)
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();

/** The newest version of every page and language, without its words. */
export const selectStates = (db: Queryable) =>
  db
    .selectFrom('pageText')
    .select((eb) => ['page', 'language', 'version', 'actorName', 'createdAt', eb('words', 'is not', null).as('own')])
    .distinctOn(['page', 'language'])
    .orderBy('page')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();

const ofText = (db: Queryable, page: TextPage, language: Language) =>
  db.selectFrom('pageText').where('page', '=', page).where('language', '=', language);

/** All stored versions of a text, newest first. */
export const selectVersions = (db: Queryable, page: TextPage, language: Language) =>
  ofText(db, page, language)
    .select((eb) => ['version', 'actorName', 'createdAt', eb('words', 'is not', null).as('own')])
    .orderBy('version', 'desc')
    .execute();

export const findVersion = (
  db: Queryable,
  page: TextPage,
  language: Language,
  version: number,
): Promise<Row | undefined> => ofText(db, page, language).selectAll().where('version', '=', version).executeTakeFirst();

export const findNewest = (db: Queryable, page: TextPage, language: Language): Promise<Row | undefined> =>
  ofText(db, page, language).selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();

/** Adds a version; false when that number is taken because somebody else was first. Removes the oldest beyond the limit. */
export async function insertVersion(trx: Tx, { words, ...row }: Row): Promise<boolean> {
  const added = await trx
    .insertInto('pageText')
    .values({ ...row, words: words && JSON.stringify(words) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  await trx
    .deleteFrom('pageText')
    .where('page', '=', row.page)
    .where('language', '=', row.language)
    .where('version', '<=', row.version - KEPT)
    .execute();
  return added !== undefined;
}
