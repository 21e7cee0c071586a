import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#src/platform/cannot-start.ts';

/** The account that a program runs as; undefined means this process's own. Spread into spawn options, which also drops all other groups. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * The account of the database. PostgreSQL refuses to run as root. In that case it is the owner of the existing files, else `postgres`
 * (created if the machine has none), else `nobody` if it cannot be created (a container whose system is read-only).
 * @throws CannotStart if none of them exists
 */
export function databaseAccount(files?: string): Account {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const owner = files && existsSync(files) ? statSync(files) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountNamed('postgres') ?? made('postgres') ?? accountNamed('nobody');
  if (!account)
    throw new CannotStart(
      'PostgreSQL does not run as root and no account can be made for it: start Kiran as an ordinary user, or set DATABASE_URL.',
    );
  return account;
}

function accountNamed(name: string): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function made(name: string): Account {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], { stdio: 'ignore' });
  return accountNamed(name);
}

/**
 * The first folder on the path to this one, itself included, that the account may not enter; a folder that does not exist yet does not
 * count.
 * @throws CannotStart if this process may not act as the account at all
 */
export function closedFolder(folder: string, account: Account): string | undefined {
  const way: string[] = [];
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at)) way.unshift(at);
    if (at === path.dirname(at)) break;
  }
  if (process.platform === 'win32') return undefined;
  const script = 'for folder; do test -x "$folder" || { printf %s "$folder"; exit; }; done';
  const asked = spawnSync('/bin/sh', ['-c', script, 'sh', ...way], { cwd: '/', encoding: 'utf8', ...account });
  if (asked.error) {
    throw new CannotStart(
      'Kiran runs as root, but may not change to the account of its database: start it as an ordinary user, or set DATABASE_URL.',
      {
        cause: asked.error,
      },
    );
  }
  return asked.stdout || undefined;
}
