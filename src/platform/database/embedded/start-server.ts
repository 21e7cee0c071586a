import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
  const from = existsSync(output) ? statSync(output).size : 0;
  // Room for the largest DATABASE_POOL, its listeners and a few more instances; an unused connection costs nothing.
  const flags = `-p ${port} -c max_connections=300 ${OURS.join(' ')}${socketFolder(folder)}`;
  try {
    await run(programs.pg_ctl, ['start', '-w', '-t', '60', '-D', files, '-l', output, '-o', flags], {
      ...options,
      ...(signal && { signal }),
    });
  } catch (error) {
    throw new CannotStart(`The embedded database does not start (${lastWords(output, from)}). Its log is ${output}.`, {
      cause: error,
    });
  }
}

/** The reason it gives for ending, in one line; its own log says more than the tool that started it. */
function lastWords(file: string, from: number): string {
  const lines = existsSync(file) ? readFileSync(file).subarray(from).toString().trimEnd().split('\n') : [];
  const told = lines.filter((line) => /\b(FATAL|PANIC|could not)\b/.test(line)).at(-1) ?? lines.at(-1);
  return told?.replace(/^.*?\b(FATAL|PANIC|LOG|DETAIL|HINT):\s*/, '').trim() || 'it gives no reason';
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
