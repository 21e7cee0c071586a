import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { type Home, socketFolder } from './home.ts';

const run = promisify(execFile);

/** Flags that the shop has used in every version, to recognise a server that a shop started. */
const OURS = ['-c listen_addresses=127.0.0.1', '-c unix_socket_directories='];

export function startedByShop({ files }: Home): boolean {
  const command = readFileSync(path.join(files, 'postmaster.opts'), 'utf8').replaceAll('"', '');
  return OURS.every((flag) => command.includes(flag));
}

/**
 * PostgreSQL rotates its log itself: a file for each weekday, emptied a week later. What it says before its log is open, or about a setting, goes
 * to server.log. An idle shop's own log of changes is mostly whole pages after each checkpoint: fewer checkpoints, compressed pages.
 */
const LOG =
  '-c logging_collector=on -c log_directory=../log -c log_filename=server-%a.log -c log_rotation_age=1d -c log_rotation_size=0 -c log_truncate_on_rotation=on';
const QUIET = '-c checkpoint_timeout=15min -c wal_compression=on';
/**
 * The system keeps the files in memory that it has to spare: a second copy of them only takes it from the shop, and reading them in other processes takes
 * longer than in the one that asks (decision 48).
 */
const SMALL = '-c shared_buffers=32MB -c io_method=sync';

/**
 * glibc keeps what a process has freed. Each connection's process would keep 2 to 4 MiB after its largest query, and the shop's own limits, made for
 * one process, are higher.
 */
const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Another process may take the port between our check and PostgreSQL's bind: then retries with another. */
export async function startOnFreePort(home: Home): Promise<number> {
  for (let tries = 3; ; tries--) {
    const port = await freePort();
    try {
      await startOn(port, home);
      return port;
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
}

export async function startOn(
  port: number,
  { folder, files, programs, options }: Home,
  signal?: AbortSignal,
): Promise<void> {
  const output = path.join(folder, 'server.log');
  if (sizeOf(output) > 2 ** 20) rmSync(output); // a few lines for each start
  const before = new Map(logsOf(folder).map((file) => [file, sizeOf(file)]));
  // Room for the largest DATABASE_POOL, its listeners and a few more instances; an unused connection costs nothing.
  const flags = `-p ${port} -c max_connections=300 ${LOG} ${QUIET} ${SMALL} ${OURS.join(' ')}${socketFolder(folder)}`;
  try {
    await run(programs.pg_ctl, ['start', '-w', '-t', '60', '-D', files, '-l', output, '-o', flags], {
      ...options,
      env: { ...process.env, ...ALLOCATOR },
      ...(signal && { signal }),
    });
  } catch (error) {
    const said = logsOf(folder).map((file) => ({ file, words: lastWords(file, before.get(file) ?? 0) }));
    const { file, words } = said.find(({ words }) => words) ?? { file: output, words: 'it gives no reason' };
    throw new CannotStart(`The embedded database does not start (${words}). Its log is ${file}.`, { cause: error });
  }
}

/** The weekdays' logs before server.log, which then only says where the others are. */
function logsOf(folder: string): string[] {
  const days = path.join(folder, 'log');
  const names = existsSync(days) ? readdirSync(days).filter((name) => /^server-\w+\.log$/.test(name)) : [];
  return [...names.map((name) => path.join(days, name)), path.join(folder, 'server.log')];
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The reason it gives for ending, in one line; its own log says more than the tool that started it. */
function lastWords(file: string, from: number): string {
  const lines = existsSync(file) ? readFileSync(file).subarray(from).toString().trimEnd().split('\n') : [];
  const told = lines.filter((line) => /\b(FATAL|PANIC|could not)\b/.test(line)).at(-1) ?? '';
  return told.replace(/^.*?\b(FATAL|PANIC|LOG|DETAIL|HINT):\s*/, '').trim();
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
