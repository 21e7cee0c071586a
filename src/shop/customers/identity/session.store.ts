import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { prepared } from '#src/platform/database/pipelined.ts';

/** A session by its token's hash, with its account, in one statement: every personal call begins with it. */
export const findSession = (db: Queryable, hash: string) =>
  prepared(db, (one) =>
    one
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .leftJoin('secondFactor', 'secondFactor.uid', 'user.id')
      .leftJoin('secondFactorPass', 'secondFactorPass.sessionId', 'session.id')
      .select(['user.id as uid', 'user.name', 'user.email', 'user.emailVerified', 'user.role', 'user.banned'])
      .select([
        'session.id as sessionId',
        'session.expiresAt',
        'session.createdAt',
        'session.updatedAt',
        'secondFactor.confirmedAt',
        'secondFactorPass.passedAt',
      ])
      .where('session.token', '=', hash)
      .executeTakeFirst(),
  );

type NewSession = Record<'id' | 'token' | 'userId' | 'ipAddress' | 'userAgent', string> &
  Record<'createdAt' | 'updatedAt' | 'expiresAt', Date>;

/** Inserts a new session. `token`: its hash. */
export async function insertSession(db: Queryable, row: NewSession): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

/** What users are shown about their own session. */
export const findSessionFacts = (db: Queryable, id: string) =>
  db
    .selectFrom('session')
    .select(['expiresAt', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent', 'userId', 'id'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function deleteSessionByHash(db: Queryable, hash: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', hash).execute();
}

/** Records a session's use and its new expiry. */
export async function noteUse(db: Queryable, id: string, at: Date, expiresAt: Date): Promise<void> {
  await db.updateTable('session').set({ updatedAt: at, expiresAt }).where('id', '=', id).execute();
}

/** A user's role and ban, locked until the commit. */
export const lockPerson = (trx: Tx, uid: string) =>
  trx.selectFrom('user').select(['role', 'banned']).where('id', '=', uid).forUpdate().executeTakeFirst();

export async function setBanned(trx: Tx, uid: string, banned: boolean): Promise<void> {
  await trx.updateTable('user').set({ banned }).where('id', '=', uid).execute();
}

export async function endSessions(trx: Tx, uid: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', uid).execute();
}
