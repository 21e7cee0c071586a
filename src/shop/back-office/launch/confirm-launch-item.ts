import { invalid } from '#src/platform/fault.ts';
import type { Actor } from '#src/shop/audit/record-action.ts';
import { confirm } from '#src/shop/back-office/opening/confirm.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { Confirmable } from './launch-item.ts';

/**
 * Confirms what only the owner can know: that the zones and the texts are right, how the shop is backed up, that it does without services or SMS. A
 * backup needs a description. Throws `invalid`.
 */
export async function confirmLaunchItem(
  shop: Shop,
  actor: Actor,
  item: Confirmable,
  { confirmed, note = '' }: { confirmed: boolean; note?: string },
): Promise<void> {
  if (item === 'backup' && confirmed && note === '') throw invalid({ note: 'required' });
  await confirm(shop, actor, item, { confirmed, note });
}
