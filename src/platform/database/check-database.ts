import type pg from 'pg';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { checkPooler } from './check-pooler.ts';

const OLDEST = 15;

type Facts = {
  role: string;
  name: string;
  version: string;
  major: number;
  encoding: string;
  replica: boolean;
  /** Whether something that only a database's owner may create is still missing. */
  unmade: boolean;
  mayMake: boolean;
  /** The schema in which tables are created; null if none of the search path exists or is open to the role. */
  schema: string | null;
  mayFill: boolean;
  /** Extensions that are not installed on the server. */
  absent: string | null;
  /** A table of the shop that belongs to another role. Other tables, such as an extension's, are nobody's business here. */
  foreignTable: string | null;
  foreignOwner: string | null;
};

const EXTENSIONS = "('pg_trgm'), ('btree_gist')";

const FACTS = `
  select current_user as role, current_database() as name, current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as replica,
    to_regnamespace('pgboss') is null
      or exists (select from (values ${EXTENSIONS}) wanted (name) where not exists (select from pg_extension where extname = wanted.name)) as unmade,
    has_database_privilege(current_database(), 'create') as "mayMake",
    current_schema() as schema,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) or to_regclass('migration') is not null as "mayFill",
    (select string_agg(wanted.name, ' and ') from (values ${EXTENSIONS}) wanted (name)
      where not exists (select from pg_available_extensions one where one.name = wanted.name)) as absent,
    foreign_table.tablename as "foreignTable", foreign_table.tableowner as "foreignOwner"
  from (values (1)) one
  left join lateral (select tablename, tableowner from pg_tables
    where schemaname = current_schema() and tablename in ('migration', 'product') and not pg_has_role(tableowner, 'usage') limit 1) foreign_table on true`;

/**
 * Looks at a PostgreSQL that is not the embedded one before anything is written to it.
 * @throws CannotStart if the shop could not work there, with what to change
 */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Facts>(FACTS);
  const trouble = troubleOf(rows[0] as Facts);
  if (trouble) throw new CannotStart(trouble);
  await checkPooler(pool);
}

function troubleOf(facts: Facts): string | undefined {
  const { name, role, version, major, encoding, absent } = facts;
  const database = `The database ${name}`;
  if (major < OLDEST) return `${database} is PostgreSQL ${version}: the shop needs ${OLDEST} or newer.`;
  if (facts.replica)
    return `${database} is a standby, which can only be read: DATABASE_URL must lead to the primary server.`;
  if (encoding !== 'UTF8')
    return `${database} is encoded in ${encoding}: create another with encoding 'UTF8' template template0.`;
  if (absent)
    return `The server of ${name} lacks ${absent}: install PostgreSQL's contrib package there (postgresql-contrib).`;
  if (facts.foreignTable)
    return `${database} has tables of the role ${facts.foreignOwner}, such as ${facts.foreignTable}: restore it with --no-owner as ${role}, or give them to ${role} (alter table … owner to ${quoted(role)}).`;
  if ((facts.unmade && !facts.mayMake) || !facts.mayFill) return ownerNeeded(facts);
  return undefined;
}

function ownerNeeded({ name, role, schema }: Facts): string {
  const into = quoted(schema ?? 'public');
  return (
    `The role ${role} may not create what the shop needs in the database ${name}: as its owner or a superuser, run there: ` +
    `grant create on database ${quoted(name)} to ${quoted(role)}; grant usage, create on schema ${into} to ${quoted(role)};`
  );
}

/** A name as a statement spells it. */
const quoted = (name: string) => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);

/** For a statement of the start that PostgreSQL refused for want of a right; undefined for any other error. */
export function grantTrouble(error: unknown, depth = 0): string | undefined {
  const { code, message, cause } = (error ?? {}) as { code?: unknown; message?: unknown; cause?: unknown };
  if (code === '42501')
    return `The database refuses the shop's role something (${message}): let the role of DATABASE_URL own the database and everything in it.`;
  return cause && depth < 5 ? grantTrouble(cause, depth + 1) : undefined;
}
