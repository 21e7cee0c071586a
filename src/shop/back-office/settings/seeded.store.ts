import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** True once and never again: another instance that starts at the same moment waits, and gets false. */
export const insertSeeded = async (trx: Tx, what: string, at: Date): Promise<boolean> =>
  (await trx
    .insertInto('seeded')
    .values({ what, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('what')
    .executeTakeFirst()) !== undefined;

export const findSeeded = async (db: Queryable, what: string): Promise<boolean> =>
  (await db.selectFrom('seeded').select('what').where('what', '=', what).executeTakeFirst()) !== undefined;

export const deleteSeeded = (trx: Tx, what: string) => trx.deleteFrom('seeded').where('what', '=', what).execute();

/** At a new version every instance rereads the settings, and with them whose defaults apply. */
export const raiseVersion = (trx: Tx, at: Date) =>
  trx.updateTable('storeSetting').set({ version: sql`version + 1`, updatedAt: at }).execute();
