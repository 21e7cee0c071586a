import type pg from 'pg';
import { quoted, type TableShape } from './table-shape.ts';

/** What is taken away while rows are loaded, and how it comes back. */
type Part = { away: string; back: string };

/**
 * Empties the tables and takes their foreign keys, indexes and triggers away; the returned function puts them back. The rows are what they
 * are: a trigger must not act on them again, a foreign key is checked faster for all rows at once, and an index is built faster than it is
 * filled. The owner of the tables may do all of this; `session_replication_role` would need a superuser.
 */
export async function clearForLoading(client: pg.Client, shapes: TableShape[]): Promise<() => Promise<void>> {
  const keys = await select(client, FOREIGN_KEYS);
  const indexes = await select(client, INDEXES);
  const triggers = await select(client, TRIGGERS);
  for (const { away } of [...keys, ...indexes, ...triggers]) await client.query(away);
  if (shapes.length > 0) await client.query(`truncate ${shapes.map(quoted).join(', ')}`);
  await client.query("set local maintenance_work_mem to '256MB'");
  return async () => {
    for (const { back } of [...indexes, ...keys, ...triggers]) await client.query(back);
  };
}

const select = async (client: pg.Client, sql: string): Promise<Part[]> => (await client.query<Part>(sql)).rows;

const OURS = "n.nspname in ('public', 'pgboss')";

/** One of a partition goes and comes with its parent's. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', r.conrelid::regclass, r.conname) as away,
         format('alter table %s add constraint %I %s', r.conrelid::regclass, r.conname, pg_get_constraintdef(r.oid)) as back
    from pg_constraint r join pg_namespace n on n.oid = r.connamespace
   where r.contype = 'f' and r.conparentid = 0 and ${OURS} order by 1`;

/** Those behind a constraint stay: another table's foreign key may refer to them, and they are few. */
const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as away, pg_get_indexdef(i.indexrelid) as back
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind = 'i' and not exists (select from pg_constraint r where r.conindid = i.indexrelid)
     and not i.indisreplident order by 1`;

const TRIGGERS = `
  select distinct format('alter table %s disable trigger user', t.tgrelid::regclass) as away,
         format('alter table %s enable trigger user', t.tgrelid::regclass) as back
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where not t.tgisinternal and t.tgenabled = 'O' and ${OURS} order by 1`;
