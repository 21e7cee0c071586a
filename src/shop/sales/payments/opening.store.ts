import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** When unpaid payments of a bucket were opened since then, newest first. */
export const selectOpenings = async (trx: Tx, bucket: string, since: Date): Promise<Date[]> =>
  (
    await trx
      .selectFrom('paymentOpening')
      .select('at')
      .where('bucket', '=', bucket)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .execute()
  ).map(({ at }) => at);

/** Total value of the open payments of a bucket, in paise. */
export const heldValue = async (trx: Tx, bucket: string): Promise<number> =>
  (
    await trx
      .selectFrom('payment')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountPaise'), eb.lit(0)).as('sum'))
      .where('state', 'in', ['preparing', 'open'])
      .where('id', 'in', (eb) => eb.selectFrom('paymentOpening').select('paymentId').where('bucket', '=', bucket))
      .executeTakeFirstOrThrow()
  ).sum;

export async function insertOpenings(trx: Tx, paymentId: string, buckets: string[], at: Date): Promise<void> {
  await trx
    .insertInto('paymentOpening')
    .values(buckets.map((bucket) => ({ bucket, paymentId, at })))
    .execute();
}

/** Deletes the openings of a captured payment: they no longer count. */
export async function deleteOpenings(trx: Tx, paymentId: string): Promise<void> {
  await trx.deleteFrom('paymentOpening').where('paymentId', '=', paymentId).execute();
}

export async function deleteOpeningsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('paymentOpening').where('at', '<', before).execute();
}
