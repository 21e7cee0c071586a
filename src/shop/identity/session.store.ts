import type { Queryable } from '#src/platform/database/database.ts';

/** A session and whose it is, in one statement: every personal call begins with it. */
export const findSession = (db: Queryable, token: string) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id as uid', 'user.name', 'user.email', 'user.emailVerified', 'user.role', 'user.banned', 'session.expiresAt', 'session.updatedAt'])
    .where('session.token', '=', token)
    .executeTakeFirst();
