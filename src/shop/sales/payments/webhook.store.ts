import type { Insertable } from 'kysely';
import type { Database, Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { ProviderError } from './gateway.ts';

export const webhookSeen = async (db: Database, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('webhookEvent').select('id').where('id', '=', id).executeTakeFirst());

/** When the provider's last webhook came, in test or live mode. */
export const selectLastHeard = async (db: Queryable, test: boolean): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('webhookEvent')
      .select('receivedAt')
      .where('test', '=', test)
      .orderBy('receivedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.receivedAt;

export const noteWebhook = (db: Database, row: Insertable<Schema['webhookEvent']>) =>
  db
    .insertInto('webhookEvent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Stores why an attempt failed; the payment stays open for another try. True for its first failure. */
export async function noteFailure(trx: Tx, paymentId: string, error: ProviderError): Promise<boolean> {
  const former = await trx.selectFrom('payment').select('failure').where('id', '=', paymentId).executeTakeFirst();
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ failure: JSON.stringify(error) })
    .where('id', '=', paymentId)
    .where('state', 'in', ['open', 'lapsed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n && former?.failure === null;
}
