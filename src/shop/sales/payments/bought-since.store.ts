import type { Queryable } from '#src/platform/database/database.ts';

/** Whether an account has opened a payment after this moment that is paid or still can be. */
export const boughtSince = async (db: Queryable, uid: string, at: Date): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('payment')
      .select('id')
      .where('uid', '=', uid)
      .where('createdAt', '>', at)
      .where('state', 'in', ['preparing', 'open', 'captured', 'settled'])
      .limit(1)
      .executeTakeFirst(),
  );
