import { sql } from 'kysely';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { WORK_KINDS, type Work } from './work.ts';

/** A complaint is acknowledged within 48 hours and resolved within a month: Consumer Protection (E-Commerce) Rules 2020, rule 4 (5). */
const ACKNOWLEDGED_MS = 2 * DAY_MS;
const RESOLVED_MS = 30 * DAY_MS;

/** What waits, in the order of {@link WORK_KINDS}; kinds of which nothing waits are missing. Orders and returns of tests, or real ones. */
export async function selectWork(db: Queryable, test: boolean): Promise<Work[]> {
  const { rows } = await sql<Omit<Work, 'due'> & { unread: Date | null }>`
    select 'orders' as kind, count(*)::int as count, min(created_at) as oldest, null::timestamptz as unread
      from "order" where status = 'created' and test = ${test}
    union all
    select 'parcels', count(*)::int, min(created_at), null from "order" where status in ('confirmed', 'packed') and test = ${test}
    union all
    select 'returns', count(*)::int, min(r.created_at), null
      from return_request r join "order" o on o.id = r.order_id where r.state = 'requested' and o.test = ${test}
    union all
    -- What the shop does next: answer, or send the part.
    select 'claims', count(*)::int, min(c.since), null
      from warranty_claim c join unit u on u.id = c.unit_id left join "order" o on o.id = u.order_id
      left join installation i on i.id = u.installation_id
     where c.state in ('filed', 'accepted') and coalesce(o.test, i.test) = ${test}
    union all
    -- Money that came into the account and has made no order.
    select 'transfers', count(*)::int, min(created_at), null from bank_credit where state = 'unclear' and test = ${test}
    union all
    -- Cash that a carrier has collected and that settled no order.
    select 'collections', count(*)::int, min(created_at), null from cash_collection where state = 'unclear' and test = ${test}
    union all
    select 'messages', count(*)::int, min(created_at), null from contact_message where state = 'new'
    union all
    select 'questions', count(*)::int, min(created_at), null from product_question where state = 'open'
    union all
    select 'enquiries', count(*)::int, min(created_at), null from service_enquiry where state = 'new'
    union all
    select 'complaints', count(*)::int, min(created_at), min(created_at) filter (where state = 'received') from grievance where state <> 'resolved'
    union all
    select 'comments', count(*)::int, min(f.created_at), null
      from (select review_id, min(review_report.created_at) as created_at from review_report join review on review.id = review_id
            where settled_at is null and review.state = 'published' group by 1) f`.execute(db);
  const waiting = rows.filter(({ count }) => count > 0);
  return WORK_KINDS.flatMap((kind) =>
    waiting
      .filter((row) => row.kind === kind)
      .map(({ unread, ...row }) => ({ ...row, due: kind === 'complaints' ? dueOf(row.oldest, unread) : null })),
  );
}

const dueOf = (oldest: Date, unread: Date | null): Date =>
  new Date(
    Math.min(oldest.getTime() + RESOLVED_MS, unread ? unread.getTime() + ACKNOWLEDGED_MS : Number.POSITIVE_INFINITY),
  );
