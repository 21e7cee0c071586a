import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { isUnfinished } from '#src/platform/database/copy/unfinished.ts';
import type { Log } from '#src/platform/log/log.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const LOCK = 7_401_001; // any fixed number; instances that start together migrate one after the other

/** The migrations of this version, in order. */
export async function listMigrations(): Promise<{ name: string; sql: string; sha256: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Runs the SQL files of `migrations/` that this database has not seen, in order of name, each in a transaction with its record. Forward
 * only: a file that was changed after it ran stops the start.
 * @param only for a restore: the migrations of the database that was backed up, and no later ones
 */
export async function migrate(pool: pg.Pool, log: Log, only?: readonly string[]): Promise<number> {
  const wanted = (await listMigrations()).filter(({ name }) => !only || only.includes(name));
  const client = await pool.connect();
  try {
    if (!only && (await isUnfinished(client)))
      throw new CannotStart(
        'A restore into this database has not finished: run npm run restore again, with the same settings and folder.',
      );
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, ran_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
    const seen = new Map(rows.map((row) => [row.name, row.sha256]));
    let ran = 0;
    for (const { name, sql, sha256 } of wanted) {
      if (seen.has(name)) {
        if (seen.get(name) !== sha256)
          throw new Error(`Migration ${name} was changed after it ran here. Add a new file instead.`);
        continue;
      }
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => {}); // the connection may be gone, and the first error is the one to report
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      ran += 1;
    }
    if (ran > 0) log.info({ ran, latest: wanted.at(-1)?.name }, 'migrations ran');
    return ran;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
  }
}
