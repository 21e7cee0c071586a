import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Log } from '#src/platform/log.ts';

export type Database = Kysely<Schema>;
/** A transaction. Functions that must run inside one take this type; those that may, take {@link Queryable}. */
export type Tx = Transaction<Schema>;
export type Queryable = Database | Tx;

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // every bigint of ours is below 2^53 (see MAX_PAISE)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day); // a calendar day is no instant

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * A connection whose loss never ends the process. One that is out of its pool has nobody who hears its `error` event,
 * and an unheard one is fatal: a killed PostgreSQL took the server with it (seen). The query under way fails as it should.
 */
export class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/**
 * Opens the pool. Every wait has an end, because `pg` by default hangs for ever on a dead network; and the pool's
 * `error` event is heard, because an unheard one ends the process when the database restarts (both were seen).
 */
export function openDatabase(url: string, options: { size: number; log: Log }): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    idleTimeoutMillis: 30_000,
    application_name: 'kiran',
    Client: PooledClient,
  });
  pool.on('error', (error) => options.log.warn({ reason: error.message }, 'an idle database connection was lost'));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
  return { db, pool, close: () => db.destroy() };
}

/** What PostgreSQL says when a unique constraint refuses a row. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint);

/** What PostgreSQL says when an exclusion constraint refuses a row. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23P01' && error.constraint === constraint;

/** A text that PostgreSQL cannot hold, such as one with a NUL: the sender's fault, not ours. */
export const isUnstorable = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '22021';

/** A transaction that PostgreSQL ended because it and another waited for each other, or could not be put in an order. */
export const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');

/** True for a database that cannot be reached or is going down: the answer is 503, not 500. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ['57P01', '57P02', '57P03', '08006', '08003', '53300'].includes(error.code ?? '');
  const code = (error as { code?: string })?.code;
  const message = error instanceof Error ? error.message : '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(message)
  );
}
