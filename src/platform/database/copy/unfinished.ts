import pg from 'pg';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { MARKER } from './table-shape.ts';

/** {@link isUnfinished}, of a database that nobody has opened yet. */
export async function wasInterrupted(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return isUnfinished(client).finally(() => client.end());
}

/** Whether a restore into this database was begun and has not ended: its tables exist, but not their rows. */
export async function isUnfinished(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ marker: string | null }>(`select to_regclass('public.${MARKER}') as marker`);
  return rows[0]?.marker !== null;
}

/**
 * Marks an empty database as one that a restore fills. The mark is removed by the transaction that loads the rows, and a shop does not start
 * on a database that has it. A restore that was interrupted may be run again.
 * @throws CannotStart for a database that holds anything
 */
export async function claimEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows: encoding } = await client.query<{ server_encoding: string }>('show server_encoding');
    if (encoding[0]?.server_encoding !== 'UTF8')
      throw new CannotStart(
        `The database ${placeOf(url)} is encoded in ${encoding[0]?.server_encoding}: create one with encoding 'UTF8'.`,
      );
    if (await isUnfinished(client)) return;
    const { rowCount } = await client.query(`
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`);
    if (rowCount)
      throw new CannotStart(
        `The database ${placeOf(url)} is not empty, and nothing is overwritten: use an empty one, in another DATA_DIR or as DATABASE_URL.`,
      );
    await client.query(`create table public.${MARKER} (since timestamptz not null default now())`);
  } finally {
    await client.end();
  }
}

/** For people: host and database, without user and password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return decodeURIComponent(`${host}${pathname}`);
}
