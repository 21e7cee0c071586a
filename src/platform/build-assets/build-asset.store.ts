import type { Queryable } from '#src/platform/database/database.ts';

/** Those of these files that are stored, with the moment at which an instance that has them was last seen. */
export const selectSeen = (db: Queryable, names: string[]): Promise<{ name: string; seenAt: Date }[]> =>
  db.selectFrom('buildAsset').select(['name', 'seenAt']).where('name', 'in', names).execute();

export const putAssets = (db: Queryable, rows: { name: string; body: Buffer; seenAt: Date }[]) =>
  db
    .insertInto('buildAsset')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ seenAt: eb.ref('excluded.seenAt') })))
    .execute();

/** Leaves out those that another instance is noting at this moment: two that start together would otherwise wait for each other. */
export const noteSeen = (db: Queryable, names: string[], at: Date) =>
  db
    .updateTable('buildAsset')
    .set({ seenAt: at })
    .where('name', 'in', (eb) =>
      eb.selectFrom('buildAsset').select('name').where('name', 'in', names).forUpdate().skipLocked(),
    )
    .execute();

export const findAsset = async (db: Queryable, name: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('buildAsset').select('body').where('name', '=', name).executeTakeFirst())?.body;

export const deleteUnseen = (db: Queryable, before: Date) =>
  db.deleteFrom('buildAsset').where('seenAt', '<', before).execute();
