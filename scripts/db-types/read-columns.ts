import type pg from 'pg';

export type Column = {
  table: string;
  name: string;
  /** As PostgreSQL writes it, such as `timestamp with time zone`. */
  type: string;
  nullable: boolean;
  filled: 'by-default' | 'always' | undefined;
  /** All values that a check constraint on this column alone allows. */
  values: string[] | undefined;
};

/** Every column of every table that the migrations create, by table, in the order in which they were added. */
export async function readColumns(database: pg.Pool | pg.Client): Promise<Column[]> {
  const { rows } = await database.query<Column & { hasDefault: boolean; always: boolean; checks: string[] }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
       a.atthasdef or a.attidentity <> '' as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as always,
       array(select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration'
       and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  );
  return rows.map(({ hasDefault, always, checks, ...column }) => ({
    ...column,
    filled: always ? 'always' : hasDefault ? 'by-default' : undefined,
    values: checks.map(listedValues).find(Boolean),
  }));
}

/** The texts of `x in ('a', 'b')` or `x = 'a'`, as PostgreSQL writes them back. */
export function listedValues(check: string): string[] | undefined {
  const list = /^CHECK \(\("?\w+"? = (?:ANY \(ARRAY\[(.+)\]\)|('.*'::text))\)\)$/.exec(check);
  const texts = list?.[1] ?? list?.[2];
  if (!texts || !/^'(?:[^']|'')*'::text(?:, '(?:[^']|'')*'::text)*$/.test(texts)) return undefined;
  return [...texts.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => match[1]?.replaceAll("''", "'") ?? '');
}
