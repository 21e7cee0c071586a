import { backupState } from '#src/shop/back-office/launch/backup-state.ts';
import { listConfirmations } from '#src/shop/back-office/opening/confirm.ts';
import type { Shop } from '#src/shop/shop.ts';

export type KnownBackup = {
  state: 'good' | 'old' | 'unknown';
  /** Of the last one that the shop knows of. */
  at: Date | undefined;
};

/**
 * How the shop is backed up, as far as it knows: as the launch list says. The page, the metrics and the alert rules ask here only, so that
 * whoever makes backups has one place to come in.
 */
export async function knownBackup({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<KnownBackup> {
  const said = (await listConfirmations({ db })).find(({ item }) => item === 'backup');
  const { state, at } = backupState(said, clock.now());
  return { state: state === 'done' ? 'good' : state === 'failing' ? 'old' : 'unknown', at };
}
