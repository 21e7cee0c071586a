import type { Platform } from '#src/platform/platform.ts';
import { selectWanted } from './mail.store.ts';
import { listOutboxFiles, removeOutboxFile } from './outbox-file.ts';

/** The queue of sweeps; a job carries nothing, because the database says which files are still wanted. */
export const SWEEP_QUEUE = 'mail.sweep-outbox';

const BATCH = 1000;

/**
 * Removes the files of DATA_DIR/outbox whose messages are deleted or struck. A file system takes no part in a transaction, so files are
 * compared with what is committed, every hour: a crash in between, a message being written at that moment, or another instance's disk only
 * delays it. Answers how many were removed.
 */
export async function sweepOutbox({ db, settings }: Pick<Platform, 'db' | 'settings'>): Promise<number> {
  const files = await listOutboxFiles(settings.dataDir);
  const ids = [...files.keys()];
  let removed = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const wanted = new Set(await selectWanted(db, batch));
    for (const name of batch.filter((id) => !wanted.has(id)).flatMap((id) => files.get(id) ?? [])) {
      await removeOutboxFile(settings.dataDir, name);
      removed += 1;
    }
  }
  return removed;
}
