import { type Insertable, sql } from 'kysely';
import type { Database, Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { UploadedPicture } from './picture.ts';

export type PictureRow = UploadedPicture;

/** Adds a picture. One without finished files waits for them from now on. */
export const insertPicture = (trx: Tx, row: Insertable<Schema['picture']>) =>
  trx
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('stem')
        .doUpdateSet({ state: 'waiting', finishedAt: null, idleSince: null })
        .where('picture.state', '<>', 'ready'),
    )
    .execute();

export const findPictureRow = (db: Queryable, stem: string): Promise<PictureRow | undefined> =>
  db.selectFrom('picture').selectAll().where('stem', '=', stem).executeTakeFirst();

export const finishPictureRow = (db: Database, stem: string, state: 'ready' | 'failed', at: Date) =>
  db.updateTable('picture').set({ state, finishedAt: at }).where('stem', '=', stem).execute();

export const selectReady = (db: Queryable, stems: string[]): Promise<PictureRow[]> =>
  db.selectFrom('picture').selectAll().where('stem', 'in', stems).where('state', '=', 'ready').execute();

/** The same for a caller about to show it: it is no longer idle. Undefined when no picture with finished files exists. */
export const takeUp = (db: Database, stem: string): Promise<PictureRow | undefined> =>
  db
    .updateTable('picture')
    .set({ idleSince: null })
    .where('stem', '=', stem)
    .where('state', '=', 'ready')
    .returningAll()
    .executeTakeFirst();

/** A product, a banner, a category or one of the owner's scenes (settings `pictures.…`) shows it, or waits for its files. */
const SHOWN = sql<boolean>`(exists (select from product_picture where product_picture.stem = picture.stem)
  or exists (select from home_banner where home_banner.picture = picture.stem)
  or exists (select from category where category.picture ->> 'stem' = picture.stem)
  or exists (select from remote_picture where remote_picture.stem = picture.stem and remote_picture.state = 'encoding')
  or exists (select from store_setting where store_setting.values::text like '%' || picture.stem || '%'))`;

/** Records since when nothing shows a picture, and clears that when something shows it again. */
export const noteIdle = (db: Database, at: Date) =>
  sql`update picture set idle_since = case when idle_since is null then ${at}::timestamptz end where (idle_since is null) <> ${SHOWN}`.execute(
    db,
  );

/** Pictures that nothing has shown since `before`. */
export const orphans = (db: Queryable, before: Date, limit: number): Promise<PictureRow[]> =>
  db.selectFrom('picture').selectAll().where('idleSince', '<', before).orderBy('idleSince').limit(limit).execute();

/** Deletes an orphan, unless something has begun to show it in the meantime. */
export async function deleteOrphan(db: Database, stem: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('stem', '=', stem)
    .where('idleSince', '<', before)
    .where((eb) => eb.not(SHOWN))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
