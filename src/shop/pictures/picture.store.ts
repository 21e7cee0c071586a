import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { UploadedPicture } from '#src/shop/pictures/picture.ts';

export type PictureRow = UploadedPicture;

/** Adds a picture. One whose files are not made waits for them from now on. */
export const insertPicture = (trx: Tx, row: Insertable<Schema['picture']>) =>
  trx
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.column('stem').doUpdateSet({ state: 'waiting', finishedAt: null }).where('picture.state', '<>', 'ready'))
    .execute();

export const findPictureRow = (db: Queryable, stem: string): Promise<PictureRow | undefined> =>
  db.selectFrom('picture').selectAll().where('stem', '=', stem).executeTakeFirst();

export const finishPictureRow = (db: Database, stem: string, state: 'ready' | 'failed', at: Date) =>
  db.updateTable('picture').set({ state, finishedAt: at }).where('stem', '=', stem).execute();

export const selectReady = (db: Queryable, stems: string[]): Promise<PictureRow[]> =>
  db.selectFrom('picture').selectAll().where('stem', 'in', stems).where('state', '=', 'ready').execute();

/** The owner has not put it into the place of a scene (settings `pictures.…`). */
const notSet = (stem: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select 1 from store_setting where store_setting.values::text like '%' || ${stem} || '%')`;

/** Pictures older than `before` that nothing shows. */
export const orphans = (db: Queryable, before: Date, limit: number): Promise<PictureRow[]> =>
  db
    .selectFrom('picture')
    .selectAll()
    .where('createdAt', '<', before)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('productPicture').select('productPicture.stem').whereRef('productPicture.stem', '=', 'picture.stem'))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('homeBanner').select('homeBanner.id').whereRef('homeBanner.picture', '=', 'picture.stem'))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('category').select('category.slug').where(sql<boolean>`category.picture ->> 'stem' = picture.stem`))))
    .where(notSet(sql.ref('picture.stem')))
    .orderBy('createdAt')
    .limit(limit)
    .execute();

/** Forgets an orphan, unless something began to show it meanwhile. */
export async function deleteOrphan(db: Database, stem: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('stem', '=', stem)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('productPicture').select('productPicture.stem').where('productPicture.stem', '=', stem))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('homeBanner').select('homeBanner.id').where('homeBanner.picture', '=', stem))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('category').select('category.slug').where(sql<boolean>`category.picture ->> 'stem' = ${stem}`))))
    .where(notSet(sql.val(stem)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
