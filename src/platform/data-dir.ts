import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Account, closedFolder, databaseAccount } from '#src/platform/database/embedded/account.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { CannotStart } from './cannot-start.ts';

/** Where root's shops store their data if their checkout cannot hold it. */
const SYSTEM = '/var/lib/kiran';

export type DataPlace = {
  /** Absolute; exists and is writable. */
  dataDir: string;
  /** Why it is not `./data`, for the log. */
  instead?: string;
};

type Wanted = Pick<Settings, 'dataDir' | 'dataDirGiven' | 'databaseUrl'>;

/**
 * Finds the folder for the embedded database, pictures and outbox (docs/decisions/0017): DATA_DIR as given; else `./data`, unless the
 * database's account cannot enter it or nothing can be written there; else, for root, a folder of this checkout's own in /var/lib/kiran.
 * Existing data is never abandoned for an empty shop.
 * @param system where root's shops store their data
 * @throws CannotStart if there is no such folder
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
  if (fresh && account && closedFolder(near, account)) letPass(near, account); // it may have been created under a narrow umask
  return { dataDir: near };
}

/**
 * The folder of a shop that has been started before, as {@link findDataDir} would choose it; creates nothing.
 * @throws CannotStart if there is none
 */
export function usedDataDir({ dataDir, dataDirGiven }: Omit<Wanted, 'databaseUrl'>, system = SYSTEM): string {
  const near = path.resolve(dataDir);
  const far = path.join(system, nameOf(process.cwd()));
  if (isUsed(near)) return near;
  if (!dataDirGiven && isUsed(far)) return far;
  throw new CannotStart(`There is no shop's data in ${near}: name its folder in DATA_DIR.`);
}

/** @param hindrance why `./data` cannot be used; undefined if the data was already in `far` */
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

/** Gives access to the database's group and nobody else: mails and visitors' photographs are stored next to the database. */
function letPass(folder: string, { gid }: NonNullable<Account>) {
  chownSync(folder, 0, gid);
  chmodSync(folder, 0o710);
}

const databaseFiles = (folder: string) => path.join(folder, 'postgres', 'data');

/** Named by path: clones with the same name in different folders are different shops. */
const nameOf = (checkout: string) =>
  `${path.basename(checkout).replace(/[^\w.-]/g, '-') || 'shop'}-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`;

/** Whether a shop has been started there; a failed start leaves only an empty folder for the database. */
function isUsed(folder: string): boolean {
  if (!existsSync(folder)) return false;
  try {
    return (
      readdirSync(folder).some((name) => name !== 'postgres') ||
      existsSync(path.join(databaseFiles(folder), 'PG_VERSION'))
    );
  } catch {
    return true; // somebody else's, which we may not read
  }
}

/** Why a shop cannot use a folder: it is not writable, or a folder on its path is closed to the database's account. */
type Hindrance = { kind: 'unwritable' | 'closed' | 'read-only'; folder: string };

function hindranceOf(folder: string, account: Account): Hindrance | undefined {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return { kind: (error as { code?: string }).code === 'EROFS' ? 'read-only' : 'unwritable', folder };
  }
  const closed = account && closedFolder(folder, account);
  return closed ? { kind: 'closed', folder: closed } : undefined;
}

const asWords = ({ kind, folder }: Hindrance): string =>
  kind === 'closed'
    ? `The database's account cannot enter ${folder}`
    : `Kiran cannot write to ${folder}${kind === 'read-only' ? ', because its disk is read-only' : ''}`;

function remedy({ kind, folder }: Hindrance, { given, used }: { given: boolean; used: boolean }): string {
  const passing = {
    closed: `let it pass with chmod o+x ${folder}`,
    unwritable: 'let this account write to it',
    'read-only': 'mount it writable',
  }[kind];
  if (used) return `${passing}, or move the folder and name its new place in DATA_DIR`;
  return given ? `${passing}, or set DATA_DIR to another folder` : `set DATA_DIR to a folder where it may`;
}

/** @param used whether the data is in the second folder already */
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
