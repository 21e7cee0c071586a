import { isUniqueViolation, type Queryable, type Tx } from '#src/platform/database/database.ts';
import type { Principal } from './principal.ts';

export type UserRow = Principal & { image: string | null; banned: boolean; createdAt: Date; updatedAt: Date };

const select = (db: Queryable) =>
  db
    .selectFrom('user')
    .select(['id as uid', 'name', 'email', 'emailVerified', 'image', 'role', 'banned', 'createdAt', 'updatedAt']);

export const findUser = (db: Queryable, uid: string): Promise<UserRow | undefined> =>
  select(db).where('id', '=', uid).executeTakeFirst();

export const findUserByEmail = (db: Queryable, email: string): Promise<UserRow | undefined> =>
  select(db).where('email', '=', email).executeTakeFirst();

/** Locks the account: callers that change its identity are serialised here. */
export const lockUser = (trx: Tx, uid: string): Promise<UserRow | undefined> =>
  select(trx).where('id', '=', uid).forUpdate().executeTakeFirst();

/** A shared lock: the account cannot change until the transaction ends. */
export const shareUser = (trx: Tx, uid: string): Promise<UserRow | undefined> =>
  select(trx).where('id', '=', uid).forShare().executeTakeFirst();

export async function insertUser(
  trx: Tx,
  { id, name, email, emailVerified, at }: { id: string; name: string; email: string; emailVerified: boolean; at: Date },
): Promise<void> {
  await trx
    .insertInto('user')
    .values({ id, name, email, emailVerified, image: null, createdAt: at, updatedAt: at })
    .execute();
}

/** Marks an address as proved; false when the account has another one by now. */
export async function markVerified(trx: Tx, uid: string, email: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: at })
    .where('id', '=', uid)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the address of an account and of its user record. The caller has locked the user; `email` is unique in the database. */
export async function setEmail(trx: Tx, uid: string, email: string, at: Date): Promise<void> {
  await trx.updateTable('user').set({ email, emailVerified: true, updatedAt: at }).where('id', '=', uid).execute();
  await trx.updateTable('customer').set({ email }).where('uid', '=', uid).execute();
}

export const isTaken = isUniqueViolation;

export async function setName(trx: Tx, uid: string, name: string, at: Date): Promise<void> {
  await trx.updateTable('user').set({ name, updatedAt: at }).where('id', '=', uid).execute();
  await trx.updateTable('customer').set({ username: name }).where('uid', '=', uid).execute();
}

/** Sets the photo; answers the previous one. */
export async function setImage(trx: Tx, uid: string, image: string | null, at: Date): Promise<string | null> {
  const before = await lockUser(trx, uid);
  await trx.updateTable('user').set({ image, updatedAt: at }).where('id', '=', uid).execute();
  return before?.image ?? null;
}
