import { sql } from 'kysely';
import { BY_PROVIDER } from '#src/kernel/payment-method.ts';
import type { Queryable } from '#src/platform/database/database.ts';

/** Why a payment needs attention. */
const REASONS = ['captured-unsettled', 'refund-failed', 'refund-slow', 'sent-back', 'late-payment'] as const;
type Reason = (typeof REASONS)[number];

export type Attention = {
  reason: Reason;
  paymentId: string;
  orderId: string | null;
  refundId: string | null;
  /** In paise: of the refund where there is one, else of the payment. */
  paise: number;
  since: Date;
  detail: string;
};

/**
 * Payments that need attention, the worst first: captured more than ten minutes ago without having become an order; a refund that failed and was not
 * retried; one that a provider has had for a day; money sent back in the last week because it could not become an order; an order of the last week
 * whose money came after its reservation had expired. Of tests, or of real payments; never both.
 */
export async function selectAttention(
  db: Queryable,
  { now, test }: { now: Date; test: boolean },
  limit: number,
): Promise<Attention[]> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [tenMinutes, day, week] = [ago(10), ago(24 * 60), ago(7 * 24 * 60)];
  const { rows } = await sql<Attention & { rank: number }>`
    select * from (
      select 1 as rank, 'captured-unsettled' as reason, id as "paymentId", null as "orderId", null as "refundId", amount_paise as paise,
        coalesce(captured_at, created_at) as since, '' as detail
      from payment where state = 'captured' and test = ${test} and coalesce(captured_at, created_at) < ${tenMinutes}
      union all
      select 2, 'refund-failed', payment_id, order_id, refund.id, refund.amount_paise, updated_at, coalesce(last_error, '')
      from refund join payment on payment.id = payment_id
      where refund.state = 'failed' and test = ${test} and not exists (select from refund again where again.cause = 'again:' || refund.id)
      union all
      select 3, 'refund-slow', payment_id, order_id, refund.id, refund.amount_paise, refund.created_at, coalesce(last_error, '')
      from refund join payment on payment.id = payment_id
      where refund.state in ('pending', 'sent') and test = ${test} and method = any(${BY_PROVIDER}) and updated_at < ${day}
      union all
      select 4, 'sent-back', payment.id, null, null, payment.amount_paise, coalesce(payment.captured_at, payment.created_at), ''
      from payment where state = 'refunding' and test = ${test} and created_at > ${week}
      union all
      select 5, 'late-payment', payment.id, "order".id, null, payment.amount_paise, payment.captured_at, ''
      from payment left join "order" on "order".payment_id = payment.id
      where payment.captured_at > ${week} and payment.test = ${test} and payment.state = 'settled'
        and payment.method <> 'cash-on-delivery' and payment.captured_at > payment.reserved_until
    ) found
    order by rank, since desc limit ${limit}`.execute(db);
  return rows.map(({ rank: _, ...row }) => row);
}

/**
 * Since when payments have been settled without any webhook; undefined while webhooks arrive. Money is safe without them (the reconciler asks), but
 * the provider cannot reach this shop, or its secret differs.
 */
export async function webhooksSilentSince(
  db: Queryable,
  { now, test }: { now: Date; test: boolean },
): Promise<Date | undefined> {
  const { rows } = await sql<{ settled: Date | null; heard: Date | null; first: Date | null }>`
    select (select max(captured_at) from payment where test = ${test} and method = any(${BY_PROVIDER}) and captured_at < ${new Date(now.getTime() - 15 * 60_000)}) as settled,
      (select max(received_at) from webhook_event) as heard,
      (select min(captured_at) from payment where test = ${test} and method = any(${BY_PROVIDER}) and captured_at > coalesce((select max(received_at) from webhook_event), '-infinity')) as first`.execute(
    db,
  );
  const { settled, heard, first } = rows[0] ?? {};
  // A single payment may have overtaken its webhook: only a silence of more than a quarter of an hour counts.
  if (!settled || (heard && settled.getTime() - heard.getTime() < 15 * 60_000)) return undefined;
  return first ?? undefined;
}

export type OpenRefunds = { count: number; paise: number };

/** Money promised and not yet refunded. */
export async function openRefunds(db: Queryable, test: boolean): Promise<OpenRefunds> {
  const { rows } = await sql<OpenRefunds>`
    select count(*)::int as count, coalesce(sum(refund.amount_paise), 0)::bigint as paise
    from refund join payment on payment.id = payment_id where refund.state in ('pending', 'sent') and test = ${test}`.execute(
    db,
  );
  return rows[0] as OpenRefunds;
}
