import type { Queryable, Tx } from '#src/platform/database/database.ts';

const CREDENTIAL = 'credential';
const GOOGLE = 'google';

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

/** The password of an address. `initialUntil`: until when one that the shop has made is good; undefined for one that its owner has chosen. */
export async function findPassword(
  db: Queryable,
  email: string,
): Promise<{ hash: string; initialUntil: Date | undefined } | undefined> {
  const found = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.password', 'account.initialUntil'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', CREDENTIAL)
    .executeTakeFirst();
  return found?.password ? { hash: found.password, initialUntil: found.initialUntil ?? undefined } : undefined;
}

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

/** The account that a Google account leads into. */
export const findGoogleOwner = async (db: Queryable, subject: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('account')
      .select('userId')
      .where('providerId', '=', GOOGLE)
      .where('accountId', '=', subject)
      .executeTakeFirst()
  )?.userId;

/** Lets a Google account lead into this one. The columns for tokens stay empty: none is kept. */
export async function insertGoogle(
  trx: Tx,
  { id, uid, subject, at }: { id: string; uid: string; subject: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('account')
    .values({ id, userId: uid, providerId: GOOGLE, accountId: subject, createdAt: at, updatedAt: at })
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
