import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { Log } from '#src/platform/log/log.ts';
import { isUnfinished } from './copy/unfinished.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';
import { PATIENCE } from './reporting-pool.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const TURN = 7_401_001; // any fixed number; instances that start together migrate one after the other

/**
 * In milliseconds. `lock`: how long a statement may wait for a table's lock; all who come after it wait too, so the wait is short and tried again:
 * after `first` at the soonest, `longest` at the latest, until `atMost` is over. `turn`: how often it is checked whether another instance is done.
 */
const WAITS = { lock: 3_000, first: 1_000, longest: 30_000, atMost: 15 * 60_000, turn: 500 };

/** `only`: for a restore, the migrations of the database that was backed up, and no later ones. */
type Options = { folder?: URL; waits?: typeof WAITS; only?: readonly string[] };

/** The migrations of this version, in order. */
export const listMigrations = (): Promise<MigrationFile[]> => readMigrations(FOLDER);

/**
 * Runs the SQL files of `migrations/` that this database has not seen, in order of name, each in a transaction with its record
 * (docs/decisions/0040). Forward only. On a connection of its own, because the pool's statements end after 30 s and a migration of a large table may
 * take longer. Answers how many ran; where nothing has to run it waits for nobody.
 * @throws CannotStart if a file fails, gets no lock, or was changed after it ran; the database is then as it was before that file
 */
export async function migrate(
  url: string,
  log: Log,
  { folder = FOLDER, waits = WAITS, only }: Options = {},
): Promise<number> {
  const files = (await readMigrations(folder)).filter(({ name }) => !only || only.includes(name));
  const client = new pg.Client({
    connectionString: withoutQueryTimeout(url),
    application_name: 'kiran migrations',
    connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: PATIENCE.keepAliveInitialDelayMillis,
  });
  client.on('error', () => {}); // the statement in progress reports it; unhandled it would end the process
  await client.connect();
  try {
    if (!only && (await isUnfinished(client)))
      throw new CannotStart(
        'A restore into this database has not finished: run npm run restore again, with the same settings and folder.',
      );
    // A role or database may have limits of its own.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (pending(files, await recorded(client), log).length === 0) return 0;
    await takeTurn(client, log, waits.turn);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, ran_at timestamptz not null default now())',
    );
    const due = pending(files, await recorded(client));
    for (const file of due) await runUntilUnblocked(client, file, log, waits);
    if (due.length > 0) log.info({ ran: due.length, latest: files.at(-1)?.name }, 'migrations ran');
    return due.length;
  } finally {
    await client.end().catch(() => {}); // ends its turn too
  }
}

/** A time limit in DATABASE_URL is for the shop's pages. */
function withoutQueryTimeout(url: string): string {
  if (!url.includes('query_timeout=')) return url;
  const own = new URL(url);
  own.searchParams.delete('query_timeout');
  return own.href;
}

/** The migrations that ran here, with the hashes of their files. */
async function recorded(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migration') is not null as there`);
  if (!rows[0]?.there) return new Map();
  const seen = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  return new Map(seen.rows.map(({ name, sha256 }) => [name, sha256]));
}

/** @param log is told if a newer version has migrated this database */
function pending(files: MigrationFile[], seen: Map<string, string>, log?: Log): MigrationFile[] {
  const changed = files.find(({ name, sha256 }) => seen.has(name) && seen.get(name) !== sha256);
  if (changed)
    throw new CannotStart(`Migration ${changed.name} was changed after it ran here. Add a new file instead.`);
  const names = new Set(files.map(({ name }) => name));
  const newer = [...seen.keys()].filter((name) => !names.has(name)).sort();
  if (newer.length > 0)
    log?.warn(
      { migrations: newer },
      'a newer version has migrated this database: this version works with it only if it is the release right before that one',
    );
  return files.filter(({ name }) => !seen.has(name));
}

/**
 * Waits until no other instance migrates, for as long as it takes. It asks again and again: a statement that waits for an advisory lock counts as a
 * running transaction, for which the other's `create index concurrently` would wait for ever.
 */
async function takeTurn(client: pg.Client, log: Log, every: number): Promise<void> {
  for (let told = false; ; told = true) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [TURN]);
    if (rows[0]?.mine) return;
    if (!told) log.info('another instance migrates the database: waiting for it');
    await pause(every);
  }
}

async function runUntilUnblocked(client: pg.Client, file: MigrationFile, log: Log, waits: typeof WAITS): Promise<void> {
  const end = performance.now() + waits.atMost;
  for (let wait = waits.first; ; wait = Math.min(2 * wait, waits.longest)) {
    try {
      return await (file.alone ? runAlone(client, file, file.alone) : runWhole(client, file, waits.lock));
    } catch (error) {
      const blocked = isBlocked(error);
      if (!blocked || performance.now() + wait > end) throw new CannotStart(failure(file, error), { cause: error });
      log.warn(
        { migration: file.name, reason: (error as Error).message },
        'a migration waits for sessions that use its tables, and is tried again',
      );
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
}

async function runWhole(client: pg.Client, { name, sql, sha256 }: MigrationFile, lock: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lock}`);
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the connection may be gone, and the first error is the one to report
    throw error;
  }
}

/** Without a limit for locks: `concurrently` waits for other sessions, but nobody waits for it. */
async function runAlone(client: pg.Client, { name, sha256 }: MigrationFile, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
}

/** No lock within the limit, or a deadlock, which ends as soon as one gives way. */
const isBlocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

function failure({ name, alone }: MigrationFile, error: unknown): string {
  const { message, hint } = error as { message: string; hint?: string };
  const reason = `${message}${hint ? ` (${hint})` : ''}`;
  if (isBlocked(error))
    return `Migration ${name} found its tables in use for too long (${reason}): end the sessions that hold them (pg_stat_activity, xact_start), then start again. Nothing was changed.`;
  return `Migration ${name} failed: ${reason}. ${alone ? 'It is run again from its beginning at the next start' : 'Nothing of it was changed'}, and the version that ran before can go on.`;
}
