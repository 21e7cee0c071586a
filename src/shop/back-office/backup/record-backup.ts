import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { finishRun, insertRun } from './backup-run.store.ts';

type Made = { bytes: number; files: number };

/**
 * Records that a backup is made, and how it ended. What goes wrong is rethrown.
 * @param words the failure as a sentence for the owner
 */
export async function recordBackup<T extends Made>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  place: string,
  work: () => Promise<T>,
  words: (error: unknown) => string,
): Promise<T> {
  const startedAt = clock.now();
  const id = newId('bak', startedAt.getTime());
  await insertRun(db, { id, place, startedAt });
  try {
    const made = await work();
    await finishRun(db, id, { finishedAt: clock.now(), reason: null, bytes: made.bytes, files: made.files });
    return made;
  } catch (error) {
    await finishRun(db, id, { finishedAt: clock.now(), reason: words(error).slice(0, 500) }).catch(() => {});
    throw error;
  }
}
