import { inTwoGroups, TALLY_LEDGERS, TALLY_ROLES, type TallyNames } from '#src/kernel/tally-ledgers.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { selectNames, upsertNames } from './tally-ledger.store.ts';

/** What each ledger is called in the owner's Tally. */
export async function ledgerNames(db: Queryable): Promise<TallyNames> {
  const own = await selectNames(db);
  return Object.fromEntries(TALLY_ROLES.map((role) => [role, own[role] ?? TALLY_LEDGERS[role].preset])) as TallyNames;
}

/** Sets what the ledgers are called. Throws `invalid` for one name in two groups: Tally would refuse the second. */
export async function mapLedgers(platform: Platform, actor: Actor, names: TallyNames): Promise<void> {
  const twice = inTwoGroups(names);
  if (twice.length > 0) throw invalid(Object.fromEntries(twice.map((role) => [role, 'ledger-in-two-groups' as const])));
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    await advisoryLock(write.trx, 'tally ledgers');
    const before = await ledgerNames(write.trx);
    await upsertNames(write.trx, names, at);
    await recordAction(write, actor, { act: 'tally.mapped', subject: 'tally:ledgers', before, after: names }, at);
  });
}
