import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Lets transactions of one account go on one after the other. */
export const lockAccount = (trx: Tx, uid: string) =>
  trx.selectFrom('user').select('id').where('id', '=', uid).forNoKeyUpdate().executeTakeFirst();

/** The names of people by uid, as they are now. */
export async function findNames(db: Queryable, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', uids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Gives or takes the role; the administrator's is never touched. */
export const setRole = (trx: Tx, uid: string, role: 'technician' | 'customer') =>
  trx.updateTable('user').set({ role }).where('id', '=', uid).where('role', '<>', 'administrator').execute();
