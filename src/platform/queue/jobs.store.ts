import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/**
 * Removes the jobs whose data has one of these texts as a value. A job that failed before the queue stopped storing reasons also has the
 * error in `output`: there a text also counts within a sentence, but not as part of a longer address or number.
 */
export async function deleteJobsWith(trx: Tx, texts: readonly string[]): Promise<number> {
  if (texts.length === 0) return 0;
  const sought = texts.map((text) => text.toLowerCase());
  const mentions = `(?<![\\w.%+-])(?:${sought.map(literal).join('|')})(?![\\w-]|\\.\\w)`;
  const { numAffectedRows } = await sql`
    delete from pgboss.job
     where exists (select from jsonb_path_query(data, 'strict $.**') as value where lower(value #>> '{}') = any(${sought}::text[]))
        or lower(output::text) ~ ${mentions}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

export type QueueCount = {
  queue: string;
  /** Should have begun already, begin later, run now, were given up. */
  due: number;
  later: number;
  active: number;
  failed: number;
  /** For how long the oldest has been due, by the database's clock, which is the queue's; null if none is. */
  lateSeconds: number | null;
};

/** By queue; none if the queue's own tables are not there yet. Waiting jobs are found by the queue's own index, failed ones by a scan of a week's jobs. */
export async function countJobs(db: Queryable): Promise<QueueCount[]> {
  if (!(await exists(db))) return [];
  const { rows } = await sql<QueueCount>`
    select name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as due,
      count(*) filter (where state < 'active' and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as "lateSeconds"
    from pgboss.job where state <= 'active' or state = 'failed' group by name order by name`.execute(db);
  return rows;
}

export type FailedJob = { id: string; queue: string; createdAt: Date; failedAt: Date; attempts: number };

export async function selectFailed(
  db: Queryable,
  { queue, limit }: { queue?: string; limit: number },
): Promise<FailedJob[]> {
  if (!(await exists(db))) return [];
  const { rows } = await sql<FailedJob>`
    select id, name as queue, created_on as "createdAt", coalesce(completed_on, created_on) as "failedAt", retry_count + 1 as attempts
    from pgboss.job where state = 'failed' ${queue === undefined ? sql`` : sql`and name = ${queue}`}
    order by completed_on desc, id limit ${limit}`.execute(db);
  return rows;
}

/** A job that is tried again is not as late as its first attempt would be. */
export async function startNow(trx: Tx, queue: string, ids: readonly string[]): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${queue} and id = any(${ids}::uuid[])`.execute(trx);
}

async function exists(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}
