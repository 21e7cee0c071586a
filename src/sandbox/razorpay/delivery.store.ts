import type { Selectable } from 'kysely';
import type { Database } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type DeliveryRow = Selectable<Schema['sandboxDelivery']>;

/** While one instance sends a webhook, no other takes it; if that instance is killed, it is due again after this. */
const LEASE_MS = 10_000;
/** Razorpay retries for 24 hours, with growing pauses. */
const GIVE_UP_MS = 24 * 3_600_000;
const LONGEST_PAUSE_MS = 600_000;

/** Whether a webhook, a refund or a late payment is due: an idle sandbox asks nothing else. */
export async function isWorkDue(db: Database, now: Date): Promise<boolean> {
  const { due } = await db
    .selectNoFrom(({ or, exists, selectFrom, lit }) =>
      or([
        exists(selectFrom('sandboxDelivery').select(lit(1).as('one')).where('nextAttemptAt', '<=', now)),
        exists(selectFrom('sandboxRefund').select(lit(1).as('one')).where('dueAt', '<=', now)),
        exists(selectFrom('sandboxPayment').select(lit(1).as('one')).where('lateAt', '<=', now)),
      ]).as('due'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(due);
}

/** Claims due webhooks, or exactly those of `eventIds`, for sending. */
export async function claimDeliveries(
  db: Database,
  now: Date,
  options: { limit: number; eventIds?: string[] },
): Promise<DeliveryRow[]> {
  return db
    .updateTable('sandboxDelivery')
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where('eventId', 'in', (eb) =>
      eb
        .selectFrom('sandboxDelivery')
        .select('eventId')
        .where('nextAttemptAt', '<=', now)
        .$if(options.eventIds !== undefined, (query) => query.where('eventId', 'in', options.eventIds ?? []))
        .orderBy('nextAttemptAt')
        .limit(options.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function noteDelivered(db: Database, delivery: DeliveryRow, status: number, now: Date): Promise<void> {
  await db
    .updateTable('sandboxDelivery')
    .set({
      attempts: delivery.attempts + 1,
      nextAttemptAt: null,
      lastStatus: status,
      lastError: null,
      deliveredAt: now,
    })
    .where('eventId', '=', delivery.eventId)
    .execute();
}

/** Schedules the next attempt: after 1, 2, 4, … seconds, at most ten minutes apart, for a day. */
export async function noteRefused(
  db: Database,
  delivery: DeliveryRow,
  result: { status: number | null; error: string },
  now: Date,
): Promise<void> {
  const pause = Math.min(1000 * 2 ** delivery.attempts, LONGEST_PAUSE_MS);
  const over = now.getTime() - delivery.createdAt.getTime() > GIVE_UP_MS;
  await db
    .updateTable('sandboxDelivery')
    .set({
      attempts: delivery.attempts + 1,
      nextAttemptAt: over ? null : new Date(now.getTime() + pause),
      lastStatus: result.status,
      lastError: result.error.slice(0, 300),
    })
    .where('eventId', '=', delivery.eventId)
    .execute();
}

/** Makes an event due again, delivered or not. Undefined if there is no such event. */
export const replayDelivery = (db: Database, eventId: string, now: Date): Promise<DeliveryRow | undefined> =>
  db
    .updateTable('sandboxDelivery')
    .set({ nextAttemptAt: now })
    .where('eventId', '=', eventId)
    .returningAll()
    .executeTakeFirst();

/** How many of these events have not been attempted yet. */
export async function countUntried(db: Database, eventIds: string[]): Promise<number> {
  const { untried } = await db
    .selectFrom('sandboxDelivery')
    .select((eb) => eb.fn.countAll<number>().as('untried'))
    .where('eventId', 'in', eventIds)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return untried;
}
