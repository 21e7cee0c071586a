import { sql } from 'kysely';
import { AT_ONCE } from '#src/kernel/payment-method.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Lets one transaction at a time count the openings of these buckets; locks them in this order. */
export const lockOpenings = (trx: Tx, buckets: string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended('opening ' || bucket, 0)) from unnest(${buckets}::text[]) as bucket`.execute(
    trx,
  );

/** When unpaid payments of these buckets were opened since then, newest first. */
export const selectOpenings = (trx: Tx, buckets: string[], since: Date): Promise<{ bucket: string; at: Date }[]> =>
  trx
    .selectFrom('paymentOpening')
    .select(['bucket', 'at'])
    .where('bucket', 'in', buckets)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute();

/**
 * Total value of a bucket's open payments, in paise. Of one account only transfers count: they stay beside a new payment, which takes the place of the
 * others.
 */
export const heldValue = async (trx: Tx, bucket: string, except: string): Promise<number> =>
  (
    await trx
      .selectFrom('payment')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountPaise'), eb.lit(0)).as('sum'))
      .where('state', 'in', ['preparing', 'open'])
      .where((eb) => eb.or([eb('uid', '<>', except), eb('method', 'not in', AT_ONCE)]))
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

/** Keeps those of payments that are still open: what waits for a transfer holds its goods for days. */
export async function deleteOpeningsBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('paymentOpening')
    .where('at', '<', before)
    .where('paymentId', 'not in', (eb) =>
      eb.selectFrom('payment').select('id').where('state', 'in', ['preparing', 'open']),
    )
    .execute();
}
