import type { Queryable, Tx } from '#src/platform/database/database.ts';

export const findFactor = (db: Queryable, uid: string) =>
  db.selectFrom('secondFactor').selectAll().where('uid', '=', uid).executeTakeFirst();

export const isConfirmed = async (db: Queryable, uid: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('secondFactor')
      .select('uid')
      .where('uid', '=', uid)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst(),
  );

/** Stores a secret that waits for its first code; false where one is confirmed already. */
export async function proposeSecret(trx: Tx, uid: string, secret: string): Promise<boolean> {
  const row = await trx
    .insertInto('secondFactor')
    .values({ uid, secret, confirmedAt: null, lastStep: null, declinedAt: null })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ secret, lastStep: null }).where('secondFactor.confirmedAt', 'is', null),
    )
    .returning('uid')
    .executeTakeFirst();
  return Boolean(row);
}

/** Uses up the code of one half minute, and stores the secret as `sealed` now; false when it, or a later one, was used before. */
export async function takeStep(
  db: Queryable,
  uid: string,
  { secret, step, sealed }: { secret: string; step: number; sealed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactor')
    .set({ lastStep: step, secret: sealed })
    .where('uid', '=', uid)
    .where('secret', '=', secret)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Confirms the secret; false when another call did so first. */
export async function confirmSecret(trx: Tx, uid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('secondFactor')
    .set({ confirmedAt: at })
    .where('uid', '=', uid)
    .where('secret', 'is not', null)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function declineFactor(db: Queryable, uid: string, at: Date): Promise<void> {
  await db
    .insertInto('secondFactor')
    .values({ uid, secret: null, confirmedAt: null, lastStep: null, declinedAt: at })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ declinedAt: at }))
    .execute();
}

export async function deleteFactor(trx: Tx, uid: string): Promise<void> {
  await trx.deleteFrom('secondFactor').where('uid', '=', uid).execute();
  await trx.deleteFrom('recoveryCode').where('uid', '=', uid).execute();
}

/** Ends the sessions that still wait for the factor, so that removing it does not complete them. */
export async function deleteHalves(trx: Tx, uid: string): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('userId', '=', uid)
    .where('id', 'not in', (eb) => eb.selectFrom('secondFactorPass').select('sessionId'))
    .execute();
}

/** Replaces all recovery codes with new ones. */
export async function replaceCodes(trx: Tx, uid: string, hashes: string[], at: Date): Promise<void> {
  await trx.deleteFrom('recoveryCode').where('uid', '=', uid).execute();
  await trx
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ codeHash, uid, createdAt: at, usedAt: null })))
    .execute();
}

/** Uses up a recovery code; false for an unknown or used one. */
export async function takeCode(db: Queryable, uid: string, codeHash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCode')
    .set({ usedAt: at })
    .where('uid', '=', uid)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countCodes = async (db: Queryable, uid: string): Promise<number> =>
  (
    await db
      .selectFrom('recoveryCode')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('uid', '=', uid)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).left;

export async function insertPass(db: Queryable, sessionId: string, at: Date): Promise<void> {
  await db
    .insertInto('secondFactorPass')
    .values({ sessionId, passedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteHalf(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** The language of the last mail to a user; undefined where none is stored. */
export const lastLocale = async (db: Queryable, uid: string, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('mail')
      .select('locale')
      .where('uid', '=', uid)
      .where('recipient', '=', email)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.locale;
