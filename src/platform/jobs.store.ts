import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';

/** Also from before the queue was told to keep no reasons: `output` is what a job that failed had thrown. */
export async function deleteJobsWith(trx: Tx, texts: readonly string[]): Promise<number> {
  if (texts.length === 0) return 0;
  const { numAffectedRows } = await sql`
    delete from pgboss.job where exists (
      select from unnest(${texts.map((text) => text.toLowerCase())}::text[]) as sought
       where position(sought in lower(concat(data::text, output::text))) > 0)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
