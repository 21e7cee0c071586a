import type { Confirmation } from '#src/shop/back-office/opening/confirm.ts';
import type { LaunchItem } from './launch-item.ts';

/** After a month it is uncertain whether backups are still being made. */
const GOOD_FOR = 30 * 24 * 60 * 60_000;

/** How the shop is backed up, as the owner states: the shop makes no backups itself, and cannot know the age of others'. */
export function backupState(said: Confirmation | undefined, now: Date): LaunchItem {
  if (!said) return { key: 'backup', state: 'open', reason: 'unknown' };
  const { confirmedAt: at, note: words } = said;
  if (now.getTime() - at.getTime() > GOOD_FOR) return { key: 'backup', state: 'failing', reason: 'old', at, words };
  return { key: 'backup', state: 'done', reason: 'confirmed', at, words };
}
