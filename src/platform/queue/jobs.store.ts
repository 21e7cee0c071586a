import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';

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
