import { listConfirmations } from '#src/shop/back-office/opening/confirm.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * When the shop was last backed up, as far as it knows: when the owner last said how. Undefined if nobody ever has. The page, the metrics
 * and the alarms ask here only, so that backups of the shop's own have one place to come in.
 */
export async function knownBackup(shop: Pick<Shop, 'db'>): Promise<{ at: Date } | undefined> {
  const said = (await listConfirmations(shop)).find(({ item }) => item === 'backup');
  return said && { at: said.confirmedAt };
}
