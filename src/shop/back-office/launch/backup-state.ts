import type { Backups } from '#src/shop/back-office/backup/show-backups.ts';
import type { Confirmation } from '#src/shop/back-office/opening/confirm.ts';
import type { LaunchItem } from './launch-item.ts';

/** After a month it is uncertain whether other people's backups are still being made. */
const GOOD_FOR = 30 * 24 * 60 * 60_000;

/**
 * Whether the shop is backed up: as it knows itself, where it makes its backups or `npm run backup` has made one lately; else as the owner
 * states, because it cannot know the age of others'.
 */
export function backupState(said: Confirmation | undefined, backups: Backups, now: Date): LaunchItem {
  const key = 'backup';
  const { nightly, last, failed, late } = backups;
  if (last && !late) return { key, state: 'done', reason: 'made', at: last.at, words: last.place };
  if (nightly && failed) return { key, state: 'failing', reason: 'failed', at: failed.at, words: failed.reason };
  if (nightly && late) return { key, state: 'failing', reason: 'late', ...(last && { at: last.at }) };
  if (nightly) return { key, state: 'open', reason: 'first' };
  if (!said) return { key, state: 'open', reason: 'unknown' };
  const { confirmedAt: at, note: words } = said;
  if (now.getTime() - at.getTime() > GOOD_FOR) return { key, state: 'failing', reason: 'old', at, words };
  return { key, state: 'done', reason: 'confirmed', at, words };
}
