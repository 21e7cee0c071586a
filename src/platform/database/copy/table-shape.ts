import pg from 'pg';

/** A table of the shop or of its queue, and its columns in order, without those that PostgreSQL computes. */
export type TableShape = { schema: string; name: string; columns: string[] };

/** The queue's tables that hold work. The others are notes of its own about versions and passing conditions. */
const QUEUE = ['queue', 'schedule', 'subscription', 'job_common', 'job_dependency'];
/** Exists while a restore is unfinished (unfinished.ts). */
export const MARKER = 'restore_unfinished';

export async function readShapes(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and (n.nspname = 'public' and c.relname <> $1 or n.nspname = 'pgboss' and c.relname = any($2))
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
    [MARKER, QUEUE],
  );
  return rows;
}

export const quoted = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const listed = (columns: string[]): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ');
