import type { Queryable } from '#src/platform/database/database.ts';

/** Which of these places are known to the account of an address. */
export const selectKnown = async (db: Queryable, email: string, hashes: string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('knownPlace')
      .innerJoin('user', 'user.id', 'knownPlace.uid')
      .select('knownPlace.hash')
      .where('user.email', '=', email)
      .where('knownPlace.hash', 'in', hashes)
      .execute()
  ).map(({ hash }) => hash);

export const isKnown = async (db: Queryable, uid: string, hash: string): Promise<boolean> =>
  (await db
    .selectFrom('knownPlace')
    .select('uid')
    .where('uid', '=', uid)
    .where('hash', '=', hash)
    .executeTakeFirst()) !== undefined;

export async function upsertPlaces(db: Queryable, uid: string, hashes: string[], at: Date): Promise<void> {
  await db
    .insertInto('knownPlace')
    .values(hashes.map((hash) => ({ uid, hash, lastUsed: at })))
    .onConflict((conflict) => conflict.columns(['uid', 'hash']).doUpdateSet({ lastUsed: at }))
    .execute();
}

export async function deletePlaces(db: Queryable, uid: string): Promise<void> {
  await db.deleteFrom('knownPlace').where('uid', '=', uid).execute();
}

export async function deletePlacesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('knownPlace').where('lastUsed', '<', before).execute();
}
