import { CannotStart, isCannotStart } from '#src/platform/cannot-start.ts';
import { eachAtOnce } from './each-at-once.ts';
import { type Contents, listBackups, type Manifest, POOL, readManifest, readStored, type Stored } from './manifest.ts';
import { partReader } from './parts.ts';
import type { Seal } from './seal.ts';
import type { BackupTarget } from './target.ts';

export type ReadBackup = {
  manifest: Manifest;
  contents: Contents;
  /** The rows of the next table, of that length. */
  rows(bytes: number): AsyncIterable<Buffer>;
  file(stored: string): Promise<Buffer>;
};

/**
 * Opens a backup, after every one of its files has been read and compared with its sum.
 * @param name of one backup; without it, the newest
 * @throws CannotStart if there is none, or if anything is missing, damaged, changed, or encrypted to another key
 */
export async function readBackup(target: BackupTarget, seal: Seal, name?: string): Promise<ReadBackup> {
  const finished = await listBackups(target);
  const chosen = name ?? finished.at(-1);
  if (!chosen || !finished.includes(chosen))
    throw new CannotStart(
      finished.length === 0
        ? `There is no backup in ${target.place}.`
        : `There is no backup ${name} in ${target.place}; there are ${finished.join(', ')}.`,
    );
  const manifest = await readManifest(target, chosen);
  if (manifest.encryptedTo && !seal.suffix)
    throw new CannotStart('This backup is encrypted: set BACKUP_KEY to its secret key (AGE-SECRET-KEY-…).');
  const open = async (folder: string, stored: Stored) => {
    const bytes = await readStored(target, folder, stored);
    return manifest.encryptedTo ? opened(seal, bytes, `${folder}/${stored.name}`) : bytes;
  };
  const contents = JSON.parse((await open(chosen, manifest.contents)).toString()) as Contents;
  const parts = [...manifest.database.map((stored) => [chosen, stored] as const)];
  const files = manifest.files.map((stored) => [POOL, stored] as const);
  await eachAtOnce(
    4,
    [...parts, ...files],
    async ([folder, stored]) => void (await readStored(target, folder, stored)),
  );
  const byName = new Map(manifest.files.map((stored) => [stored.name, stored]));
  return {
    manifest,
    contents,
    rows: partReader(
      (async function* () {
        for (const [folder, stored] of parts) yield open(folder, stored);
      })(),
    ),
    async file(stored) {
      const known = byName.get(stored);
      if (!known)
        throw new CannotStart(`The backup is not whole: its manifest has no ${stored}. Restore from another.`);
      return open(POOL, known);
    },
  };
}

async function opened(seal: Seal, bytes: Buffer, name: string): Promise<Buffer> {
  try {
    return await seal.open(bytes);
  } catch (error) {
    if (isCannotStart(error)) throw error;
    throw new CannotStart(
      `The backup cannot be decrypted (${name}): BACKUP_KEY is not its key, or the file was changed.`,
      { cause: error },
    );
  }
}
