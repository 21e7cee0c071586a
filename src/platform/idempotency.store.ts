import type { Insertable } from 'kysely';
import type { Database } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

/** What a caller's key was used for, if it was used before. */
export const findKey = async (db: Database, uid: string, key: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('idempotencyKey')
      .select('requestHash')
      .where('uid', '=', uid)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.requestHash;

export const insertKey = (db: Database, row: Insertable<Schema['idempotencyKey']>) =>
  db
    .insertInto('idempotencyKey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
