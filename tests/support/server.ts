import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CLOCK_OFFSET } from '#tests/support/suite-clock.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import manifest from '../../package.json' with { type: 'json' };

export const ADMIN_EMAIL = 'admin@kiran.example';
export const ADMIN_PASSWORD = 'quiet monsoon lantern';
/** All test servers sign with the same key, so that several can share a database, and a test can sign too. */
export const AUTH_SECRET = 'a key that every server of a test run signs with';

export type ServerOptions = {
  /** Settings in addition to a test's usual ones; an empty text unsets one. */
  env?: Record<string, string>;
  port?: number;
  /** A checkout other than this one. */
  folder?: string;
};

export type RunningServer = {
  url: string;
  port: number;
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** How it ended: an exit code, or the name of the signal. */
  ended: Promise<number | string>;
  /** Sends SIGTERM, and waits for the exit. */
  stop(): Promise<number | string>;
  /** Sends SIGKILL, and waits for the exit. */
  kill(): Promise<number | string>;
  /** A new visitor with an empty cookie jar. */
  visitor(): Visitor;
};

/**
 * Starts the built shop as `npm start` does, and waits for its ready line. The caller says where its data are: DATABASE_URL for a copied database,
 * or DATA_DIR for an embedded one.
 */
export async function startServer({ env = {}, port, folder }: ServerOptions): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const child = spawnMain({ PORT: String(chosen), ...env }, folder);
  const { output, ended } = watch(child);
  const url = `http://127.0.0.1:${chosen}`;
  await Promise.race([
    seen(child, output, /Kiran is ready at/),
    ended.then((how) => Promise.reject(new Error(`The server ended (${how}) before it was ready:\n${output()}`))),
  ]);
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return {
    url,
    port: chosen,
    pid: child.pid as number,
    output,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    visitor: () => createVisitor(url),
  };
}

/** Runs main.ts until it exits, for starts that must fail. */
export async function runServer(
  env: Record<string, string>,
  folder?: string,
): Promise<{ how: number | string; output: string }> {
  const { output, ended } = watch(spawnMain(env, folder));
  return { how: await ended, output: output() };
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** How `npm start` starts Node: its flags, and what it tells the allocator. */
export const NODE_FLAGS = (/ node (--.+) src\/main\.ts$/.exec(manifest.scripts.start)?.[1] ?? '').split(' ');
export const ALLOCATOR: Record<string, string> = Object.fromEntries(
  [...manifest.scripts.start.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
);
/** Later servers of a test run reuse what the first has compiled: a third less processor time per start. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/compiled-for-tests');

function spawnMain(env: Record<string, string>, checkout = ROOT): ChildProcess {
  const folder = env['DATA_DIR'] ?? folderOf(env['DATABASE_URL'] ?? '');
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/main.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    // None of the machine's own settings reach the server, so that a test means the same everywhere.
    env: {
      ...ALLOCATOR,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      KIRAN_TEST: '1',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      AUTH_SECRET,
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
      ...movedFrom(env),
    },
  });
  return child;
}

const folders = new Map<string, string>();
process.on('exit', () => folders.forEach((_, url) => removeFolderOf(url)));

/** The DATA_DIR of a database's shops: instances that share the one share the other too. */
export function folderOf(databaseUrl: string): string {
  const folder = folders.get(databaseUrl) ?? mkdtempSync(path.join(os.tmpdir(), 'kiran-data-'));
  folders.set(databaseUrl, folder);
  return folder;
}

/** Removes it with its database. */
export function removeFolderOf(databaseUrl: string): void {
  const folder = folders.get(databaseUrl);
  if (folder) rmSync(folder, { recursive: true, force: true });
  folders.delete(databaseUrl);
}

/** A test that moves a shop's clock moves it relative to the suite's. */
const movedFrom = ({ TEST_CLOCK_OFFSET = '0' }: Record<string, string>) =>
  CLOCK_OFFSET !== 0 && { TEST_CLOCK_OFFSET: String(CLOCK_OFFSET + Number(TEST_CLOCK_OFFSET)) };

function watch(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const ended = once(child, 'close').then(([code, signal]) => (code as number | null) ?? (signal as string));
  return { output: () => text, ended };
}

function seen(child: ChildProcess, output: () => string, line: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (line.test(output())) resolve();
    };
    child.stdout?.on('data', look);
    look();
  });
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
