import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { createLog } from '#src/platform/log/log.ts';

/** The variable in which a test run gives its workers the address of its PostgreSQL. */
export const TEST_POSTGRES = 'KIRAN_TEST_POSTGRES';
/** The migrated, empty database that every test's own database is copied from. */
export const TEMPLATE = 'kiran_template';

const GIGABYTE = 1024 ** 3;
const PREFIX = 'kiran-test-';

/** Starts a PostgreSQL for one test run, with the template in it; `large` ones are not in memory. `stop` leaves nothing behind. */
export async function startTestPostgres({ large = false } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  for (const folder of folders()) removeLeftOvers(folder);
  const folder = mkdtempSync(path.join(large ? os.tmpdir() : (folders()[0] as string), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755); // the database runs under its own account and must be able to enter
  const log = createLog('silent');
  const server = await startEmbeddedPostgres(folder, log);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await asAdministrator(server.superuserUrl, (client) => client.query(`create database ${TEMPLATE}`));
    await migrate(databaseUrl(server.superuserUrl, TEMPLATE), log);
    const pool = new pg.Pool({ connectionString: databaseUrl(server.superuserUrl, TEMPLATE), max: 1 });
    // Most tests are about a shop that is open; SEED=none on its own would start with one that is not open yet.
    await pool.query(
      "insert into shop_opening (state, message, holiday_words, opened_at, changed_at) values ('open', '{}', '{}', now(), now())",
    );
    await pool.end();
    return { url: server.superuserUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In memory if there is room: copying a database takes 15 to 47 ms there, and 150 to 500 ms on a disk. */
function folders(): string[] {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return [os.tmpdir()];
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= GIGABYTE ? [memory, os.tmpdir()] : [os.tmpdir(), memory];
}

/** Stops the databases of test runs that were killed, and removes their files. */
function removeLeftOvers(folder: string) {
  for (const name of readdirSync(folder)) {
    const owner = name.startsWith(PREFIX) && Number(name.slice(PREFIX.length).split('-')[0]);
    if (!owner || isAlive(owner)) continue;
    const files = path.join(folder, name, 'postgres', 'data');
    try {
      const pid = Number(readFileSync(path.join(files, 'postmaster.pid'), 'utf8').split('\n')[0]);
      if (readlinkSync(`/proc/${pid}/cwd`) === files) process.kill(pid, 'SIGQUIT');
    } catch {} // no longer running
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    } catch {} // another account's
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs statements outside any test's database, such as `create database`. */
export async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
