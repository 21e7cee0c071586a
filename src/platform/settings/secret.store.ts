import type { Database } from '#src/platform/database/database.ts';

/** A secret that the shop generates once; all instances on this database share it. */
export async function getOrCreateSecret(db: Database, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}

export const findSecret = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** Replaces a secret; undefined removes it. */
export async function replaceSecret(db: Database, name: string, value: string | undefined): Promise<void> {
  if (value === undefined) await db.deleteFrom('secret').where('name', '=', name).execute();
  else await db.updateTable('secret').set({ value }).where('name', '=', name).execute();
}
