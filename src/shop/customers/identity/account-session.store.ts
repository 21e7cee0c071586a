import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** An account's sessions, without their tokens. */
export const selectSessions = (db: Queryable, uid: string, at: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', uid)
    .where('expiresAt', '>', at)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

/** Ends one session of this account; false when there is none with that id. */
export const deleteSession = async (db: Queryable, uid: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('session').where('userId', '=', uid).where('id', '=', id).executeTakeFirst()).numDeletedRows >
  0n;

/** Ends all sessions of an account, or all but one; answers how many. */
export const deleteSessions = async (db: Queryable | Tx, uid: string, except?: string): Promise<number> =>
  Number(
    (
      await db
        .deleteFrom('session')
        .where('userId', '=', uid)
        .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
        .executeTakeFirst()
    ).numDeletedRows,
  );
