import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** The `count` newest hits of a bucket since then, newest first. */
export const selectHits = (trx: Tx, bucket: string, since: Date, count: number) =>
  trx
    .selectFrom('turn')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(count)
    .execute();

export async function insertHit(trx: Tx, bucket: string, at: Date): Promise<void> {
  await trx.insertInto('turn').values({ bucket, at }).execute();
}

export async function deleteHitsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('turn').where('at', '<', before).execute();
}

export async function deleteHits(db: Queryable, bucket: string): Promise<void> {
  await db.deleteFrom('turn').where('bucket', '=', bucket).execute();
}
