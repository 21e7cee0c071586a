import pg from 'pg';
import { CannotStart } from '#src/platform/cannot-start.ts';

/** Any fixed number: one backup of a database at a time. */
export const BACKUP_LOCK = 7_401_003;

/** Runs `work` while this connection holds a lock that ends with it. Throws CannotStart with `busy` while another has it. */
export async function withSessionLock<T>(url: string, lock: number, busy: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {}); // the database is away: the work itself notices
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (!rows[0]?.mine) throw new CannotStart(busy);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
