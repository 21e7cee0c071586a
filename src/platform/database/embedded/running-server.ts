import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { address, type Home } from './home.ts';

const run = promisify(execFile);

/** The database that is already running on these files, if there is one and it answers. */
export async function adopt(home: Home, password: string) {
  const { folder, files, programs, options } = home;
  const note = path.join(files, 'postmaster.pid');
  if (!existsSync(note)) return undefined;
  const lines = readFileSync(note, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const running = await run(programs.pg_ctl, ['status', '-D', files], options).then(
    () => true,
    () => false,
  );
  const port = Number(lines[3]);
  if (running && ownsFolder(pid, home)) {
    // A server started by an earlier version of the shop may listen on TCP only.
    for (const url of [address(port, password, folder), address(port, password, '')])
      if (await answers(url)) return { port, url };
  }
  // The process id in the file now belongs to another process, or to none: PostgreSQL would refuse to start while it is there.
  if (!ownsFolder(pid, home)) rmSync(note, { force: true });
  return undefined;
}

/** Runs as the database's account: root in a container may not inspect another account's process. */
function ownsFolder(pid: number, { files, options }: Home): boolean {
  if (process.platform !== 'linux') return true;
  return spawnSync('readlink', [`/proc/${pid}/cwd`], { ...options, encoding: 'utf8' }).stdout?.trim() === files;
}

/** A process, distinguishable from a later one with the same id. */
type Identity = { pid: number; began: string | undefined };

export function identify({ files }: Home): Identity {
  const pid = Number(readFileSync(path.join(files, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { pid, began: beginning(pid) };
}

export function isSame({ pid, began }: Identity): boolean {
  if (process.platform === 'linux') return began !== undefined && beginning(pid) === began;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** When it began, in the system's ticks; undefined if it has ended, even as a zombie. */
function beginning(pid: number): string | undefined {
  try {
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' || state === 'X' ? undefined : rest[18];
  } catch {
    return undefined;
  }
}

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      if ((error as { code?: string }).code !== '57P03') return false; // anything but "the database is starting up"
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return false;
}
