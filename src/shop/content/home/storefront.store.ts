import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Banner, BannerPlace } from './banner.ts';
import type { HomeSection } from './home-section.ts';

const toBanner = ({
  position: _,
  createdAt: __,
  updatedAt: ___,
  ...banner
}: Selectable<Schema['homeBanner']>): Banner => banner;

/** All banners, in the order in which each place shows them. */
export const selectBanners = async (db: Queryable): Promise<Banner[]> =>
  (await db.selectFrom('homeBanner').selectAll().orderBy('place').orderBy('position').orderBy('id').execute()).map(
    toBanner,
  );

/** A banner, locked for this transaction to change. */
export async function lockBanner(trx: Tx, id: string): Promise<Banner | undefined> {
  const row = await trx.selectFrom('homeBanner').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toBanner(row);
}

const written = ({ words, ...banner }: Banner) => ({ ...banner, words: JSON.stringify(words) });

/** Adds a banner at the end of its place, or changes one where it is. */
export const upsertBanner = (trx: Tx, banner: Banner, at: Date) =>
  trx
    .insertInto('homeBanner')
    .columns([
      'id',
      'place',
      'words',
      'link',
      'scene',
      'picture',
      'startsAt',
      'endsAt',
      'active',
      'createdAt',
      'updatedAt',
      'position',
    ])
    .values((eb) => ({
      ...written(banner),
      createdAt: at,
      updatedAt: at,
      position: eb
        .selectFrom('homeBanner')
        .select((inner) => inner.fn.coalesce(inner(inner.fn.max('position'), '+', 1), inner.lit(0)).as('next'))
        .where('place', '=', banner.place),
    }))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...written(banner), updatedAt: at }))
    .execute();

export const deleteBanner = (trx: Tx, id: string) => trx.deleteFrom('homeBanner').where('id', '=', id).execute();

/** The ids of a place in order, locked. */
export const lockPlace = async (trx: Tx, place: BannerPlace): Promise<string[]> =>
  (
    await trx
      .selectFrom('homeBanner')
      .select('id')
      .where('place', '=', place)
      .orderBy('position')
      .orderBy('id')
      .forUpdate()
      .execute()
  ).map(({ id }) => id);

export async function orderBanners(trx: Tx, ids: readonly string[], at: Date): Promise<void> {
  for (const [position, id] of ids.entries())
    await trx.updateTable('homeBanner').set({ position, updatedAt: at }).where('id', '=', id).execute();
}

/** The products that come first in their sections, in this order. */
export const selectPicks = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('homePick').select('productId').orderBy('position').execute()).map(({ productId }) => productId);

export async function replacePicks(trx: Tx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('homePick').execute();
  if (ids.length) {
    await trx
      .insertInto('homePick')
      .values(ids.map((productId, position) => ({ productId, position })))
      .execute();
  }
}

/** The owner's order of the home page's sections, as stored. */
export const selectLayout = (db: Queryable) =>
  db.selectFrom('homeLayout').select(['version', 'sections']).executeTakeFirstOrThrow();

export const lockLayout = (trx: Tx) =>
  trx.selectFrom('homeLayout').select(['version', 'sections']).forUpdate().executeTakeFirstOrThrow();

export const replaceLayout = (trx: Tx, sections: readonly HomeSection[], at: Date) =>
  trx
    .updateTable('homeLayout')
    .set((eb) => ({ sections: JSON.stringify(sections), version: eb('version', '+', 1), updatedAt: at }))
    .execute();
