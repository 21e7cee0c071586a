import type { Tx } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';

export const FILES_QUEUE = 'plants.remove-files';

/** Has private files removed once this transaction is committed: a crash after it leaves none behind. */
export async function sendRemoval({ jobs }: Pick<Platform, 'jobs'>, trx: Tx, files: readonly string[]): Promise<void> {
  if (files.length > 0) await jobs.send(trx, FILES_QUEUE, { files });
}

/** Removes them (a job). Repeating it changes nothing. */
export async function removeFiles({ pictures }: Pick<Platform, 'pictures'>, files: readonly string[]): Promise<void> {
  for (const file of files) await pictures.remove(file);
}
