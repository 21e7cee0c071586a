import type { Queryable, Tx } from '#src/platform/database/database.ts';

const CREDENTIAL = 'credential';

/** The hash of an account's password; undefined for one that has none. */
export const findPasswordHash = async (db: Queryable, uid: string): Promise<string | undefined> =>
  (await db.selectFrom('account').select('password').where('userId', '=', uid).where('providerId', '=', CREDENTIAL).executeTakeFirst())?.password ?? undefined;

/** Sets the password, or gives the account its first. The caller has locked the user: there is never a second row. */
export async function setPasswordHash(trx: Tx, row: { id: string; uid: string; hash: string; at: Date }): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password: row.hash, updatedAt: row.at })
    .where('userId', '=', row.uid)
    .where('providerId', '=', CREDENTIAL)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('account')
    .values({ id: row.id, accountId: row.uid, providerId: CREDENTIAL, userId: row.uid, password: row.hash, createdAt: row.at, updatedAt: row.at })
    .execute();
}

/** The ways in that an account has, by the name of their provider. */
export const listProviders = async (db: Queryable, uid: string): Promise<string[]> =>
  (await db.selectFrom('account').select('providerId').distinct().where('userId', '=', uid).orderBy('providerId').execute()).map((row) => row.providerId);
