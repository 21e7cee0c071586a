import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Account, closedFolder, databaseAccount } from '#src/platform/database/embedded/account.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { CannotStart } from './cannot-start.ts';

/** Where root's shops keep their data if their checkout cannot hold it. */
const SYSTEM = '/var/lib/kiran';

export type DataPlace = {
  /** Absolute, exists, and may be written to. */
  dataDir: string;
  /** Why it is another place than `./data`, for the log. */
  instead?: string;
};

type Wanted = Pick<Settings, 'dataDir' | 'dataDirGiven' | 'databaseUrl'>;

/**
 * Finds the folder for the embedded database, pictures and outbox (docs/decisions/0017): DATA_DIR as given; else `./data`, unless the
 * database's account cannot enter it or nothing can be written there; else, for root, a folder of this checkout's own in /var/lib/kiran. Data
 * that exist are never left behind for an empty shop.
 * @param system where root's shops keep their data
 * @throws CannotStart where there is no such folder
 */
export function findDataDir({ dataDir, dataDirGiven, databaseUrl }: Wanted, system = SYSTEM): DataPlace {
  const near = path.resolve(dataDir);
  const account = databaseUrl ? undefined : databaseAccount(databaseFiles(near));
  const hindrance = hindranceOf(near, account);
  const far =
    process.getuid?.() === 0 && !dataDirGiven && !isUsed(near) ? path.join(system, nameOf(process.cwd())) : undefined;
  if (far && (hindrance || isUsed(far))) return inSystem(system, far, hindrance, databaseUrl);
  if (hindrance)
    throw new CannotStart(`${asWords(hindrance)}: ${remedy(hindrance, { given: dataDirGiven, used: isUsed(near) })}.`);
  const fresh = !existsSync(near);
  made(near);
  if (fresh && account && closedFolder(near, account)) letPass(near, account); // made under a narrow umask
  return { dataDir: near };
}

/** @param hindrance why `./data` cannot be used; undefined where the data have been in `far` before */
function inSystem(
  system: string,
  far: string,
  hindrance: Hindrance | undefined,
  databaseUrl: string | undefined,
): DataPlace {
  const first = !existsSync(system);
  made(system);
  if (first) chmodSync(system, 0o755);
  const used = isUsed(far);
  const chosen = made(far, 0o700);
  const owner = databaseUrl ? undefined : databaseAccount(databaseFiles(far));
  const folder = owner && closedFolder(system, owner);
  if (folder) throw new CannotStart(bothClosed(hindrance, { kind: 'closed', folder }, used));
  if (owner) letPass(chosen, owner);
  return {
    dataDir: chosen,
    instead: hindrance
      ? `${asWords(hindrance)}: the shop's data is in ${chosen}`
      : `The shop's data is in ${chosen}, as before`,
  };
}

/** Lets the database's group through and nobody else: beside the database lie mails and visitors' photographs. */
function letPass(folder: string, { gid }: NonNullable<Account>) {
  chownSync(folder, 0, gid);
  chmodSync(folder, 0o710);
}

const databaseFiles = (folder: string) => path.join(folder, 'postgres', 'data');

/** Told apart by their paths: clones of one name in different folders are different shops. */
const nameOf = (checkout: string) =>
  `${path.basename(checkout).replace(/[^\w.-]/g, '-') || 'shop'}-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`;

/** Whether a shop has begun there; a start that failed leaves no more than an empty folder for the database. */
function isUsed(folder: string): boolean {
  if (!existsSync(folder)) return false;
  try {
    return (
      readdirSync(folder).some((name) => name !== 'postgres') ||
      existsSync(path.join(databaseFiles(folder), 'PG_VERSION'))
    );
  } catch {
    return true; // somebody's, whom we may not see into
  }
}

/** What keeps a shop from living in a folder: it cannot be written to, or one on the way to it is closed to the database's account. */
type Hindrance = { kind: 'unwritable' | 'closed'; folder: string };

function hindranceOf(folder: string, account: Account): Hindrance | undefined {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return { kind: 'unwritable', folder };
  }
  const closed = account && closedFolder(folder, account);
  return closed ? { kind: 'closed', folder: closed } : undefined;
}

const asWords = ({ kind, folder }: Hindrance): string =>
  kind === 'closed' ? `The database's account cannot enter ${folder}` : `Kiran cannot write to ${folder}`;

function remedy({ kind, folder }: Hindrance, { given, used }: { given: boolean; used: boolean }): string {
  const passing = kind === 'closed' ? `let it pass with chmod o+x ${folder}` : 'let this account write to it';
  if (used) return `${passing}, or move the folder and name its new place in DATA_DIR`;
  return given ? `${passing}, or set DATA_DIR to another folder` : `set DATA_DIR to a folder where it may`;
}

/** @param used whether the data are in the second folder already */
function bothClosed(near: Hindrance | undefined, far: Hindrance, used: boolean): string {
  if (!near || used) return `${asWords(far)}: ${remedy(far, { given: false, used })}.`;
  if (near.kind === 'closed') return `${asWords(near)}, nor ${far.folder}: set DATA_DIR to a folder that it can enter.`;
  return `${asWords(near)}, and the database's account cannot enter ${far.folder}: set DATA_DIR to a folder where both may.`;
}

function made(folder: string, mode?: number): string {
  try {
    mkdirSync(folder, { recursive: true, ...(mode && { mode }) });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    throw new CannotStart(
      `Kiran cannot make or write to ${folder} (${(error as { code?: string }).code}): set DATA_DIR to a folder where it may.`,
      {
        cause: error,
      },
    );
  }
}
