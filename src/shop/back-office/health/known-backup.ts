import { showBackups } from '#src/shop/back-office/backup/show-backups.ts';
import { backupState } from '#src/shop/back-office/launch/backup-state.ts';
import { listConfirmations } from '#src/shop/back-office/opening/confirm.ts';
import type { Shop } from '#src/shop/shop.ts';

export type KnownBackup = {
  state: 'good' | 'old' | 'unknown';
  /** Of the last one that the shop knows of. */
  at: Date | undefined;
};

/**
 * How the shop is backed up, as far as it knows: as the launch list says. The page, the metrics and the alert rules ask only here.
 */
export async function knownBackup(shop: Pick<Shop, 'db' | 'clock' | 'settings'>): Promise<KnownBackup> {
  const said = (await listConfirmations(shop)).find(({ item }) => item === 'backup');
  const { state, at } = backupState(said, await showBackups(shop), shop.clock.now());
  return { state: state === 'done' ? 'good' : state === 'failing' ? 'old' : 'unknown', at };
}
