import { isUniqueViolation, type Queryable, type Tx } from '#src/platform/database/database.ts';
import { insertUser } from './user.store.ts';

export type NewCode = {
  id: string;
  phone: string;
  uid: string | null;
  purpose: string | null;
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertCode(trx: Tx, code: NewCode): Promise<void> {
  await trx.insertInto('phoneCode').values(code).execute();
}

/** When the last code went to this number. */
export const lastSentAt = async (trx: Tx, phone: string): Promise<Date | undefined> =>
  (
    await trx
      .selectFrom('phoneCode')
      .select('createdAt')
      .where('phone', '=', phone)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.createdAt;

/** Consumes one guess of a code; undefined when none is left, or the code has expired, is confirmed, or is for another account or purpose. */
export const takeGuess = (
  db: Queryable,
  { id, uid, purpose }: Pick<NewCode, 'id' | 'uid' | 'purpose'>,
  most: number,
  at: Date,
) =>
  db
    .updateTable('phoneCode')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('id', '=', id)
    .where('uid', 'is not distinct from', uid)
    .where('purpose', 'is not distinct from', purpose)
    .where('guesses', '<', most)
    .where('expiresAt', '>', at)
    .where('provenAt', 'is', null)
    .returning(['phone', 'codeHash', 'guesses'])
    .executeTakeFirst();

/** Marks a code as confirmed; false when another call did so first. */
export async function markProven(db: Queryable, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phoneCode')
    .set({ provenAt: at })
    .where('id', '=', id)
    .where('provenAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The number that a confirmed, still unused code proves. */
export const findProof = async (db: Queryable, id: string, since: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('phoneCode')
      .select('phone')
      .where('id', '=', id)
      .where('uid', 'is', null)
      .where('provenAt', '>', since)
      .where('usedAt', 'is', null)
      .executeTakeFirst()
  )?.phone;

/** Uses up a confirmed code; answers its number, or undefined when it is used or was confirmed too long ago. */
export const takeProof = async (trx: Tx, id: string, since: Date, at: Date): Promise<string | undefined> =>
  (
    await trx
      .updateTable('phoneCode')
      .set({ usedAt: at })
      .where('id', '=', id)
      .where('uid', 'is', null)
      .where('provenAt', '>', since)
      .where('usedAt', 'is', null)
      .returning('phone')
      .executeTakeFirst()
  )?.phone;

export const findOwner = async (db: Queryable, phone: string): Promise<string | undefined> =>
  (await db.selectFrom('phoneNumber').select('uid').where('phone', '=', phone).executeTakeFirst())?.uid;

export const findNumber = async (db: Queryable, uid: string): Promise<string | undefined> =>
  (await db.selectFrom('phoneNumber').select('phone').where('uid', '=', uid).executeTakeFirst())?.phone;

/** Sets an account's number, replacing the previous one. Violates the unique constraint when another account has it. */
export async function setNumber(trx: Tx, uid: string, phone: string, at: Date): Promise<void> {
  await trx
    .insertInto('phoneNumber')
    .values({ uid, phone, verifiedAt: at })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ phone, verifiedAt: at }))
    .execute();
}

/** Removes an account's number and every pending code for one; false when it had no number. */
export async function deleteNumber(trx: Tx, uid: string): Promise<boolean> {
  await trx.deleteFrom('phoneCode').where('uid', '=', uid).execute();
  return (await trx.deleteFrom('phoneNumber').where('uid', '=', uid).returning('uid').executeTakeFirst()) !== undefined;
}

/** Inserts a user without a password, and their user record. Violates the unique constraint if the address is taken. */
export async function insertPerson(
  trx: Tx,
  person: { id: string; name: string; email: string; emailVerified?: boolean; at: Date },
): Promise<void> {
  const { id, name, email, emailVerified = false, at } = person;
  await insertUser(trx, { id, name, email, emailVerified, at });
  await trx.insertInto('customer').values({ uid: id, username: name, email, createdAt: at }).execute();
}

export const deleteCodesBefore = async (db: Queryable, before: Date): Promise<void> => {
  await db.deleteFrom('phoneCode').where('expiresAt', '<', before).execute();
};

export const isTaken = isUniqueViolation;
