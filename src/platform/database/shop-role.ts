import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role that the shop uses in the embedded database: it owns its database and may do nothing beyond it. */
export const SHOP_ROLE = 'kiran';

/** The role's password, derived from the superuser's, which is in a file that only the database's account can read. */
export const rolePassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(SHOP_ROLE).digest('base64url');

/**
 * Creates or updates the role at each start, and gives it what a superuser made in this database before the role existed. Otherwise an
 * injected statement could read the machine's files and run its programs (ASVS 5.0 §13.2.2).
 * @param url of the superuser
 */
export async function ensureShopRole(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7401002)'); // processes that start together do this one after the other
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SHOP_ROLE]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${SHOP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
    );
    await client.query(GIVE);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** An extension's objects stay the superuser's; a table's or column's go with the table. */
const GIVE = `do $$
declare statement text;
begin
  if (select datdba::regrole::text = '${SHOP_ROLE}' from pg_database where datname = current_database()) then return; end if;
  execute format('alter database %I owner to ${SHOP_ROLE}', current_database());
  for statement in
    with mine as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
      part as (select objid from pg_depend where deptype in ('e', 'i', 'a') and (deptype = 'e' or classid = 'pg_class'::regclass))
    select format('alter schema %I owner to ${SHOP_ROLE}', nspname) from mine
    union all select format('alter table %s owner to ${SHOP_ROLE}', c.oid::regclass) from pg_class c join mine on mine.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'S') and (relkind <> 'S' or c.oid not in (select objid from part))
        and c.oid not in (select objid from pg_depend where deptype = 'e')
    union all select format('alter routine %s owner to ${SHOP_ROLE}', p.oid::regprocedure) from pg_proc p join mine on mine.oid = pronamespace
      where p.oid not in (select objid from pg_depend where deptype = 'e')
    union all select format('alter type %s owner to ${SHOP_ROLE}', t.oid::regtype) from pg_type t join mine on mine.oid = typnamespace
      where typtype in ('e', 'd') and t.oid not in (select objid from pg_depend where deptype = 'e')
  loop
    execute statement;
  end loop;
end $$`;
