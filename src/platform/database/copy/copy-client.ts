import pg from 'pg';

/** Values are written as text in one fixed form, whatever the server's version and settings, so that the same data has the same sum. */
const FORM = `
  set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC'; set extra_float_digits to 1;
  set bytea_output to 'hex'; set synchronize_seqscans to off;
  set statement_timeout to 0; set lock_timeout to 0; set idle_in_transaction_session_timeout to 0`;

/** A connection for copying a whole database, which takes as long as it takes. `work` runs in one transaction. */
export async function inTransaction<T>(
  url: string,
  mode: 'read' | 'write',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'kiran copy',
  });
  client.on('error', () => {}); // reported by the statement that fails
  await client.connect();
  try {
    await client.query(FORM);
    await client.query(mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end().catch(() => {}); // ends a transaction that failed, too
  }
}
