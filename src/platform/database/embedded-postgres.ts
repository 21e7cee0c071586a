import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { type Account, databaseAccount } from '#src/platform/database/embedded/account.ts';
import { lockFolder } from '#src/platform/database/embedded/folder-lock.ts';
import { asHindrance } from '#src/platform/database/embedded/hindrance.ts';
import { address, type Home } from '#src/platform/database/embedded/home.ts';
import { findPrograms } from '#src/platform/database/embedded/programs.ts';
import { adopt, identify, isSame } from '#src/platform/database/embedded/running-server.ts';
import { startedByShop, startOn, startOnFreePort } from '#src/platform/database/embedded/start-server.ts';
import { watch } from '#src/platform/database/embedded/watch.ts';
import type { Log } from '#src/platform/log/log.ts';
import { ensureShopRole, rolePassword, SHOP_ROLE } from './shop-role.ts';

const run = promisify(execFile);

export type EmbeddedPostgres = {
  /** The shop's own role. */
  url: string;
  superuserUrl: string;
  /** It was already running: an earlier shop was killed, or somebody started it by hand. */
  adopted: boolean;
  /** Restarts it whenever it ends; `lost` is called once when that fails. A server that no shop started is left alone. */
  watch(lost: (error: CannotStart) => void): void;
  /** Shuts it down cleanly, unless no shop started it, and releases its folder. */
  stop(): Promise<void>;
  /** Releases its folder without stopping it. */
  leave(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes from npm in `dataDir`, or adopts the one that a killed process left running there.
 *
 * The library's own class is not used: its exit hook stops the database before our server has finished its requests and after a SIGKILL it
 * cannot start again. Its `pg_ctl` can do both.
 * @throws CannotStart while another process uses this folder, or where PostgreSQL cannot run
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  try {
    return await startIn(dataDir, log);
  } catch (error) {
    throw asHindrance(error, dataDir) ?? error;
  }
}

async function startIn(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const place = path.resolve(dataDir, 'postgres');
  const account = databaseAccount(path.join(place, 'data'));
  const folder = prepareFolder(place, account);
  const unlock = lockFolder(folder, account);
  try {
    refuseMoved(folder);
    const home: Home = {
      folder,
      files: path.join(folder, 'data'),
      programs: await findPrograms(dataDir, account),
      account,
      options: { cwd: '/', ...account },
    };
    if (!existsSync(path.join(home.files, 'PG_VERSION'))) await initialise(home);
    const password = readFileSync(path.join(folder, 'password'), 'utf8');
    const left = await adopt(home, password);
    if (left) log.info({ port: left.port }, 'database adopted from an earlier process');
    const port = left?.port ?? (await startOnFreePort(home));
    const superuserUrl = left?.url ?? address(port, password, folder);
    await ensureShopRole(superuserUrl, rolePassword(password));
    return handle({ home, superuserUrl, port, password, log, adopted: Boolean(left), unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Written by `npm run move-to`: started by mistake, the former database would take orders that nobody looks for there. */
export const movedNote = (dataDir: string): string => path.resolve(dataDir, 'postgres', 'moved-to');

function refuseMoved(folder: string): void {
  const note = path.join(folder, 'moved-to');
  if (existsSync(note))
    throw new CannotStart(
      `This shop's database was moved to ${readFileSync(note, 'utf8').trim()}: set DATABASE_URL to it, or remove ${note} to use the former one again.`,
    );
}

type Running = {
  home: Home;
  superuserUrl: string;
  port: number;
  password: string;
  log: Log;
  adopted: boolean;
  unlock: () => void;
};

function handle({ home, superuserUrl, port, password, log, adopted, unlock }: Running): EmbeddedPostgres {
  const ours = startedByShop(home);
  let identity = identify(home);
  let endWatch = async () => {};
  const start = async (signal: AbortSignal) => {
    const left = await adopt(home, password); // another process may have been faster
    if (left && left.url !== superuserUrl) throw new Error(`it was started by somebody else, on port ${left.port}`);
    if (!left)
      await startOn(port, home, signal).catch((error) => {
        throw asHindrance(error, path.dirname(home.folder)) ?? error;
      });
    identity = identify(home);
  };
  return {
    url: asShop(superuserUrl, password),
    superuserUrl,
    adopted,
    watch(lost) {
      if (ours) endWatch = watch({ isAlive: () => isSame(identity), start }, log, lost);
    },
    async leave() {
      await endWatch();
      unlock();
    },
    async stop() {
      await endWatch();
      if (ours)
        await run(home.programs.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', home.files], home.options).catch(() => {});
      unlock();
    },
  };
}

/** The same database, as the shop's own role. */
export function asShop(superuserUrl: string, password: string): string {
  const prefix = `postgres://postgres:${password}@`;
  return `postgres://${SHOP_ROLE}:${rolePassword(password)}@${superuserUrl.slice(prefix.length)}`;
}

/** The database's own folder, by its real path, which is compared with the server's. */
function prepareFolder(folder: string, account: Account): string {
  mkdirSync(folder, { recursive: true });
  if (account) {
    chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
  } else if (process.getuid && statSync(folder).uid !== process.getuid()) {
    throw new CannotStart(
      `The database in ${folder} belongs to another account: start Kiran as that one or as root, or set DATA_DIR to another folder.`,
    );
  }
  return realpathSync(folder);
}

async function initialise({ folder, files, programs, account, options }: Home) {
  rmSync(files, { recursive: true, force: true }); // left behind by a start that was killed half-way
  const secret = path.join(folder, 'password');
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) chownSync(secret, account.uid, account.gid);
  const wishes = [
    '-D',
    files,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  await run(programs.initdb, wishes, options).catch((error) => {
    const why = String(error.stderr || error.message).match(/error: (.*)/)?.[1] ?? error.message;
    throw new CannotStart(`The embedded database cannot be made in ${folder} (${why}).`, { cause: error });
  });
}
