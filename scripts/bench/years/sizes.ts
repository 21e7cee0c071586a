import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** How many rows a database has, by the count of its last ANALYZE, and what it takes with and without its indexes. */
export async function sizeOfRows(sql: pg.Pool): Promise<{ rows: number; database: string; tables: string }> {
  const { rows } = await sql.query(
    `select sum(c.reltuples)::float8 as rows, pg_size_pretty(pg_database_size(current_database())) as database,
            pg_size_pretty(sum(pg_table_size(c.oid))) as tables
       from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.reltuples > 0`,
  );
  return rows[0];
}

/** Of all files below, as people read it. */
export function sizeOfFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(path.join(folder, name)),
  );
  const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
