import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { Account } from './account.ts';

/** Milliseconds that an ending process may need to release the lock. */
const PATIENCE = 1_000;
const BUSY = 5;

/** Keeps references: an unreferenced lock would be garbage-collected and released. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process until it ends, however it ends, or until the returned function is called.
 *
 * The system keeps the lock and drops it with the process: a number in a file would outlive a SIGKILL, and in a container, where everybody
 * is process 1, mean the reader. Node has no call for it, but its SQLite locks its file just so, on every system and across containers.
 * @throws CannotStart while another process has it
 */
export function lockFolder(folder: string, account: Account): () => void {
  const file = path.join(folder, 'shop.lock');
  const note = path.join(folder, 'shop.pid');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: PATIENCE });
    lock.exec('pragma journal_mode = memory; begin exclusive'); // nothing is ever written, so no journal file is needed
    writeFileSync(note, `${process.pid}\n`);
    if (account) for (const name of [file, note]) chownSync(name, account.uid, account.gid); // in case the shop later runs without root
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode !== BUSY) {
      throw new CannotStart(
        `The database's folder ${folder} cannot be locked (${(error as Error).message}): set DATA_DIR to one on a disk of this machine.`,
        {
          cause: error,
        },
      );
    }
    throw new CannotStart(
      `Another Kiran${holder(note)} is using the data in ${path.dirname(folder)}: stop it, or give this one a folder of its own with DATA_DIR.`,
      { cause: error },
    );
  }
  const mine = lock;
  held.add(mine);
  return () => {
    if (held.delete(mine)) mine.close();
  };
}

function holder(note: string): string {
  try {
    return ` (process ${Number(readFileSync(note, 'utf8'))})`;
  } catch {
    return '';
  }
}
