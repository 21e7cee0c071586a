import path from 'node:path';
import { CannotStart } from '#src/platform/cannot-start.ts';

type Hindrance = { sign: RegExp; words: (folder: string) => string };

/** What keeps a database from running although its files are whole, by what PostgreSQL and the system say of it. */
const HINDRANCES: Hindrance[] = [
  {
    sign: /No space left on device|Disk quota exceeded|database or disk is full|\b(ENOSPC|EDQUOT)\b/,
    words: (folder) =>
      `There is no room left on the disk of ${folder}: make some, or move the folder to a larger disk and set DATA_DIR to its new place.`,
  },
  {
    sign: /Read-only file system|attempt to write a readonly database|\bEROFS\b/,
    words: (folder) =>
      `The disk of ${folder} is read-only: mount it writable (a disk with errors often becomes read-only: see the system's log), or set DATA_DIR to another.`,
  },
  {
    sign: /Permission denied|permission denied: |Operation not permitted|has wrong ownership|unable to open database file|\b(EACCES|EPERM)\b/,
    words: (folder) =>
      `Files of the database in ${folder} belong to another account, as after a copy that does not keep owners: give them all to one account (chown -R ACCOUNT ${path.join(folder, 'postgres')}), and start as that one or as root.`,
  },
  {
    sign: /Address already in use|\bEADDRINUSE\b/,
    words: (folder) =>
      `Another program has taken the port of the database in ${folder}: start the shop again, and it chooses another.`,
  },
];

/** The error as a sentence that says what to do, if it is one of those; else undefined. */
export function asHindrance(error: unknown, dataDir: string): CannotStart | undefined {
  const { message, code, stderr, cause } = (error ?? {}) as Record<string, unknown>;
  const said = [message, code, stderr, (cause as { stderr?: unknown } | undefined)?.stderr].filter(Boolean).join('\n');
  const found = HINDRANCES.find(({ sign }) => sign.test(said));
  return found && new CannotStart(found.words(dataDir), { cause: error });
}
