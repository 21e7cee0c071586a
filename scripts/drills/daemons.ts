import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseAccount } from '#src/platform/database/embedded/account.ts';

/** Milliseconds after which a step that never ends is given up. */
const PATIENCE = 180_000;
const POSTGRESQL = '/usr/lib/postgresql';

export type Daemon = { output(): string; ended(): boolean };

/** A temporary folder, and programs that run in it under an account without rights. */
export type Place = {
  folder: string;
  /** Writes a file that the account may read. */
  write(name: string, text: string): string;
  /** Makes a folder that belongs to the account. */
  makeFolder(name: string): string;
  /** Runs a program in this folder of the place, and in this network; all that it starts works there or below. */
  start(program: string, args: string[], where?: { within?: string; network?: string | undefined }): Daemon;
  /** To all processes that work in this folder. */
  signal(name: NodeJS.Signals, within: string): void;
  /** Ends all that still runs, and removes the folder. */
  close(): Promise<void>;
};

export function openPlace(name: string): Place {
  const account = databaseAccount();
  const folder = mkdtempSync(path.join(os.tmpdir(), `kiran-${name}-`));
  const given = (file: string) => {
    if (account) chownSync(file, account.uid, account.gid);
    return file;
  };
  chmodSync(given(folder), 0o755);
  return {
    folder,
    write(file, text) {
      const target = path.join(folder, file);
      writeFileSync(target, text, { mode: 0o600 });
      return given(target);
    },
    makeFolder(called) {
      const target = path.join(folder, called);
      mkdirSync(target, { mode: 0o700 });
      return given(target);
    },
    start(program, args, { within = folder, network } = {}) {
      const options = { cwd: within, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };
      const child =
        network && account
          ? spawn('ip', ['netns', 'exec', network, ...asAccount(account), program, ...args], options)
          : spawn(program, args, { ...options, ...account });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      child.on('error', (error) => (text += error.message));
      return { output: () => text, ended: () => child.exitCode !== null || child.signalCode !== null };
    },
    signal: (how, within) => signalAll(how, processesIn(within)),
    async close() {
      signalAll('SIGKILL', processesIn(folder));
      await until('all have ended', () => processesIn(folder).length === 0);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Only root may enter another network, so the account is changed after that. */
const asAccount = ({ uid, gid }: { uid: number; gid: number }) => [
  ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'],
];

/** Processes whose working directory is this folder or below. */
function processesIn(folder: string): number[] {
  const isIn = (pid: string) => {
    try {
      const at = readlinkSync(`/proc/${pid}/cwd`);
      return at === folder || at.startsWith(`${folder}/`);
    } catch {
      return false; // it has ended
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isIn(name))
    .map(Number);
}

function signalAll(name: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {} // gone in the meantime
  }
}

export async function until(what: string, is: () => boolean | Promise<boolean>, every = 100): Promise<void> {
  const began = Date.now();
  while (!(await is())) {
    assert.ok(Date.now() - began < PATIENCE, `waited for ${PATIENCE / 1000} s: ${what}`);
    await pause(every);
  }
}

/** A file of deploy/ with the drill's own addresses in place of the example's. Each of them must be there. */
export function configure(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    assert.ok(text.includes(from), `deploy/${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** The path of a program of this system, first of all in PGBIN; ends with what to install if it is absent. */
export function findProgram(name: string, debianPackage: string): string {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['PGBIN'] ?? '',
    ...versions.map((one) => `${POSTGRESQL}/${one}/bin`),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  const found = [...folders, '/usr/sbin', '/usr/local/sbin']
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
  if (found) return found;
  console.error(`${name} was not found on this system: install it, such as Debian’s package ${debianPackage}.`);
  process.exit(1);
}
