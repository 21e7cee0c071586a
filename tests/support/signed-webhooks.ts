import { createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Answer } from '#tests/support/visitor.ts';
import { createVisitor } from '#tests/support/visitor.ts';

export type Event = { id: string; event: string; body: string };

/** The sandbox's own webhook secret, given to the shop as Razorpay's dashboard would. */
export async function webhookSecret(sql: pg.Pool): Promise<string> {
  return (await sql.query("select value from secret where name = 'sandbox webhook secret'")).rows[0].value;
}

/** The events of a payment or of its refunds, as the provider wrote them. */
export async function eventsOf(sql: pg.Pool, paymentId: string): Promise<Event[]> {
  const { rows } = await sql.query(
    `select event_id as id, event, body from sandbox_delivery
     where subject_id = $1 or subject_id in (select id from sandbox_refund where payment_id = $1) order by created_at, event_id`,
    [paymentId],
  );
  return rows;
}

export const signature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Delivers an event as the provider does; optionally with a false signature or another id. */
export function deliver(url: string, event: Pick<Event, 'body'> & { id?: string }, sign: string): Promise<Answer> {
  const headers = {
    'x-razorpay-event-id': event.id ?? `evt_${randomBytes(9).toString('hex')}`,
    'x-razorpay-signature': sign,
  };
  return createVisitor(url).ask('POST', '/api/razorpay/webhook', undefined, { raw: event.body, headers, origin: null });
}
