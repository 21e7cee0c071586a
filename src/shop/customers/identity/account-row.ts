import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Serialises the transactions of one account. */
export const lockAccount = (trx: Tx, uid: string) =>
  trx.selectFrom('user').select('id').where('id', '=', uid).forNoKeyUpdate().executeTakeFirst();

/** Current names by uid. */
export async function findNames(db: Queryable, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', uids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Gives or takes the technician's role; the administrator's is never touched. */
export const setRole = (trx: Tx, uid: string, role: 'technician' | 'customer') =>
  trx.updateTable('user').set({ role }).where('id', '=', uid).where('role', '<>', 'administrator').execute();
