import type { Platform } from '#src/platform/platform.ts';
import { firstRun, lastGoodRun, lastRun } from './backup-run.store.ts';

/** A night and two hours: one missed backup is told in the morning. */
const LATE = 26 * 60 * 60_000;

export type Backups = {
  /** The shop makes them itself, every night (BACKUP_TO). */
  nightly: boolean;
  /** The last that succeeded, whoever made it. */
  last: { at: Date; place: string; bytes: number } | undefined;
  /** Why the newest failed. */
  failed: { at: Date; reason: string } | undefined;
  /** The last good one is more than 26 hours old, or there is none since the first was begun that long ago. */
  late: boolean;
};

/** How old the shop's last good backup is, and what went wrong since. */
export async function showBackups({
  db,
  clock,
  settings,
}: Pick<Platform, 'db' | 'clock' | 'settings'>): Promise<Backups> {
  const [good, newest, first] = await Promise.all([lastGoodRun(db), lastRun(db), firstRun(db)]);
  const since = good?.finishedAt ?? first?.startedAt;
  return {
    nightly: settings.backupTo !== undefined,
    last: good?.finishedAt ? { at: good.finishedAt, place: good.place, bytes: good.bytes } : undefined,
    failed: newest?.finishedAt && newest.reason ? { at: newest.finishedAt, reason: newest.reason } : undefined,
    late: since != null && clock.now().getTime() - since.getTime() > LATE,
  };
}
