import { sql } from 'kysely';
import { TEST_EVENT } from '#src/kernel/webhook-events.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { ClaimedDelivery, Delivery } from './webhook.ts';

// Times are the database's, like those of the triggers that announce (migrations/0096_webhooks.sql).

const SHOWN = [
  'id',
  'event',
  'subject',
  'state',
  'createdAt',
  'nextAt',
  'attempts',
  'attemptedAt',
  'status',
  'reason',
  'milliseconds',
] as const;

export const selectDeliveries = (
  db: Queryable,
  webhookId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Delivery[]> =>
  db
    .selectFrom('webhookDelivery')
    .select(SHOWN)
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countDeliveries = async (db: Queryable, webhookId: string): Promise<number> =>
  (
    await db
      .selectFrom('webhookDelivery')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('webhookId', '=', webhookId)
      .executeTakeFirstOrThrow()
  ).count;

/** How the newest delivery of each webhook went. */
export async function selectLast(db: Queryable): Promise<Map<string, Pick<Delivery, 'state' | 'attemptedAt'>>> {
  const rows = await db
    .selectFrom('webhookDelivery')
    .distinctOn('webhookId')
    .select(['webhookId', 'state', 'attemptedAt'])
    .orderBy('webhookId')
    .orderBy('createdAt', 'desc')
    .execute();
  return new Map(rows.map(({ webhookId, ...last }) => [webhookId, last]));
}

export const insertTest = (trx: Tx, id: string, webhookId: string) =>
  trx.insertInto('webhookDelivery').values({ id, webhookId, event: TEST_EVENT, subject: '' }).execute();

/** Lets a delivery be tried as if it were new; answers its webhook, or undefined if there is no such delivery or it still waits for its first attempt. */
export const requeue = (trx: Tx, id: string) =>
  trx
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', attempts: 0, nextAt: sql`now()`, since: sql`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '<>', 'waiting'), eb('attempts', '>', 0)]))
    .returning(['webhookId', 'event'])
    .executeTakeFirst();

export const findDelivery = (db: Queryable, id: string): Promise<Delivery | undefined> =>
  db.selectFrom('webhookDelivery').select(SHOWN).where('id', '=', id).executeTakeFirst();

/** Claims the delivery that has been due the longest, for as long as an attempt can last: a lost worker's is claimed again. */
export async function claimDue(db: Queryable): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_delivery set attempts = attempts + 1, attempted_at = now(), next_at = now() + interval '2 minutes'
      from webhook
     where webhook.id = webhook_id and webhook_delivery.id = (
       select id from webhook_delivery where state = 'waiting' and next_at <= now()
        order by next_at, created_at limit 1 for update skip locked)
    returning webhook_delivery.id, event, subject, attempts, webhook_delivery.created_at as "createdAt", webhook_id as "webhookId",
      name, url, secret, case when former_until > now() then former_secret end as "formerSecret",
      since <= now() - interval '1 day' as "isLast"`.execute(db);
  return rows[0];
}

type Outcome = { status: number | null; reason: string | null; milliseconds: number };

export const noteDelivered = (db: Queryable, id: string, outcome: Outcome) =>
  db
    .updateTable('webhookDelivery')
    .set({ state: 'delivered', ...outcome })
    .where('id', '=', id)
    .execute();

/** Notes a failed attempt. Its webhook rests: nothing else is sent there before either, so that one that is down does not hold up the others. */
export async function noteFailed(
  trx: Tx,
  { id, webhookId }: Pick<ClaimedDelivery, 'id' | 'webhookId'>,
  outcome: Outcome,
  pause: number | 'last',
): Promise<void> {
  const rested = sql<Date>`now() + ${pause === 'last' ? 0 : pause} * interval '1 second'`;
  await trx
    .updateTable('webhookDelivery')
    .set({ ...outcome, state: pause === 'last' ? 'failed' : 'waiting', nextAt: rested })
    .where('id', '=', id)
    .execute();
  if (pause !== 'last')
    await trx
      .updateTable('webhookDelivery')
      .set({ nextAt: rested })
      .where('webhookId', '=', webhookId)
      .where('state', '=', 'waiting')
      .where('nextAt', '<', rested)
      .execute();
}

export const deleteDeliveriesBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('webhookDelivery').where('createdAt', '<', before).where('state', '<>', 'waiting').execute();
