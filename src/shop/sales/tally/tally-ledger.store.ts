import type { TallyNames, TallyRole } from '#src/kernel/tally-ledgers.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** The names that the owner has set, by role. */
export async function selectNames(db: Queryable): Promise<Partial<TallyNames>> {
  const rows = await db.selectFrom('tallyLedger').select(['role', 'name']).execute();
  return Object.fromEntries(rows.map(({ role, name }) => [role, name]));
}

export const upsertNames = (trx: Tx, names: TallyNames, at: Date) =>
  trx
    .insertInto('tallyLedger')
    .values((Object.keys(names) as TallyRole[]).map((role) => ({ role, name: names[role], updatedAt: at })))
    .onConflict((conflict) =>
      conflict.column('role').doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), updatedAt: at })),
    )
    .execute();
