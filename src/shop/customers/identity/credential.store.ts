import type { Queryable, Tx } from '#src/platform/database/database.ts';

const CREDENTIAL = 'credential';

/** The hash of an account's password; undefined for one that has none. */
export const findPasswordHash = async (db: Queryable, uid: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', uid)
      .where('providerId', '=', CREDENTIAL)
      .executeTakeFirst()
  )?.password ?? undefined;

/** Until when the password that the shop has made for this address is good; undefined for one that its owner has chosen. */
export const findInitialUntil = async (db: Queryable, email: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select('account.initialUntil')
      .where('user.email', '=', email)
      .where('account.providerId', '=', CREDENTIAL)
      .executeTakeFirst()
  )?.initialUntil ?? undefined;

/**
 * Sets the password, or gives the account its first. The caller has locked the user: there is never a second row.
 * `initialUntil`: the end of one that its owner has not chosen.
 */
export async function setPasswordHash(
  trx: Tx,
  row: { id: string; uid: string; hash: string; at: Date; initialUntil?: Date | undefined },
): Promise<void> {
  const initialUntil = row.initialUntil ?? null;
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password: row.hash, initialUntil, updatedAt: row.at })
    .where('userId', '=', row.uid)
    .where('providerId', '=', CREDENTIAL)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('account')
    .values({
      id: row.id,
      accountId: row.uid,
      providerId: CREDENTIAL,
      userId: row.uid,
      password: row.hash,
      initialUntil,
      createdAt: row.at,
      updatedAt: row.at,
    })
    .execute();
}

/** The ways in that an account has, by the name of their provider. */
export const listProviders = async (db: Queryable, uid: string): Promise<string[]> =>
  (
    await db
      .selectFrom('account')
      .select('providerId')
      .distinct()
      .where('userId', '=', uid)
      .orderBy('providerId')
      .execute()
  ).map((row) => row.providerId);

/** Takes every password and provider from an account; answers the providers that it had. */
export const deleteAccounts = async (trx: Tx, uid: string): Promise<string[]> =>
  (await trx.deleteFrom('account').where('userId', '=', uid).returning('providerId').execute()).map(
    ({ providerId }) => providerId,
  );
