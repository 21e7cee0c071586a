import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '#src/platform/log/log.ts';
import { CamelCaseAnswers, SnakeCaseCompiler } from './name-mapping.ts';
import { Outage } from './outage.ts';
import { PipeliningDriver } from './pipelining-driver.ts';
import { PATIENCE, ReportingPool } from './reporting-pool.ts';
import type { Schema } from './schema.ts';
import { explainAt, SlowQueries } from './slow-queries.ts';

export type Database = Kysely<Schema>;
/** A transaction. Functions that must run inside one take this type; those that may, take {@link Queryable}. */
export type Tx = Transaction<Schema>;
export type Queryable = Database | Tx;

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // every bigint of ours is below 2^53 (see MAX_PAISE)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day); // a calendar day is not an instant

/** Connections: all, those that nobody uses, and requests for one that wait. */
export type PoolFigures = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Milliseconds after which a connection that nobody used is closed: PostgreSQL needs 3 to 10 MiB for each, and 10 ms to open one. */
const IDLE = 10_000;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens the pool.
 * @param slowMs milliseconds from which a statement is logged as slow; 0 means never
 */
export function openDatabase(
  url: string,
  { size, log, outage = new Outage(log), slowMs = 0 }: { size: number; log: Log; outage?: Outage; slowMs?: number },
): OpenDatabase {
  const pool = new ReportingPool(
    {
      ...PATIENCE,
      connectionString: url,
      max: size,
      idleTimeoutMillis: IDLE,
      application_name: 'kiran',
      pipeline: true,
    },
    outage,
    slowMs > 0 ? new SlowQueries(log, slowMs, explainAt(url)) : undefined,
  );
  const db = new Kysely<Schema>({
    dialect: Object.assign(new PostgresDialect({ pool }), {
      createDriver: () => new PipeliningDriver(pool),
      createQueryCompiler: () => new SnakeCaseCompiler(),
    }),
    plugins: [new CamelCaseAnswers()],
  });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      if (!pool.ending) await pool.end(); // Kysely ends a pool only if it has used it
    },
  };
}

/** PostgreSQL's error when a unique constraint refuses a row. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint);

/** PostgreSQL's error when a row refers to one that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503';

/** PostgreSQL's error when an exclusion constraint refuses a row. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23P01' && error.constraint === constraint;

/** A text that PostgreSQL cannot store, such as one with a NUL, in a column or within JSON: the sender's fault, not ours. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05');

/** A transaction that PostgreSQL ended because of a deadlock or a serialisation failure. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
