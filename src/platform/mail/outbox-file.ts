import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const folderOf = (dataDir: string) => path.join(dataDir, 'outbox');

/**
 * Writes a file of the outbox durably: its bytes are on disk before it gets its name, and its name before we go on. The same message
 * written twice is one file.
 */
export async function writeToOutbox(dataDir: string, name: string, body: Buffer | string): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(body);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

/** A file of ours, or the remains of one after a kill, and the message that it holds. */
const OURS = /^\.?((?:mail|sms|whatsapp)_[0-9a-z]+)\.(?:eml|sms\.txt|whatsapp\.json)(?:\.[0-9a-f]{8})?$/;

/** The files of the outbox by the message that they hold. Other files in the folder are not touched. */
export async function listOutboxFiles(dataDir: string): Promise<Map<string, string[]>> {
  const names = await readdir(folderOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // no message has ever been written to a file here
    throw error;
  });
  const found = new Map<string, string[]>();
  for (const name of names) {
    const id = OURS.exec(name)?.[1];
    if (id) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
}

/** Removing a missing file does nothing. */
export const removeOutboxFile = (dataDir: string, name: string): Promise<void> =>
  rm(path.join(folderOf(dataDir), name), { force: true });
