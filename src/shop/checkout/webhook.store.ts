import type { Insertable } from 'kysely';
import type { Database } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { ProviderError } from '#src/shop/payments/gateway.ts';

export const webhookSeen = async (db: Database, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('webhookEvent').select('id').where('id', '=', id).executeTakeFirst());

export const noteWebhook = (db: Database, row: Insertable<Schema['webhookEvent']>) =>
  db
    .insertInto('webhookEvent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Keeps why a try failed; the payment stays open, it can be tried again. */
export const noteFailure = (db: Database, providerOrderId: string, error: ProviderError | null) =>
  db
    .updateTable('payment')
    .set({ failure: error && JSON.stringify(error) })
    .where('providerOrderId', '=', providerOrderId)
    .where('state', 'in', ['open', 'lapsed'])
    .execute();
