import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';

/** What somebody has under way with the shop, and for which the shop still needs to know them. */
export type OpenBusiness = { orders: number; bookings: number; payments: number; refunds: number; returns: number; grievances: number };

export async function countOpenBusiness(trx: Tx, uid: string, at: Date): Promise<OpenBusiness> {
  const { rows } = await sql<OpenBusiness>`
    select
      (select count(*)::int from only "order" where uid = ${uid} and status not in ('delivered', 'cancel')) as orders,
      (select count(*)::int from booking where uid = ${uid} and state = 'active') as bookings,
      (select count(*)::int from payment where uid = ${uid} and state in ('preparing', 'open', 'captured', 'refunding'))
        + (select count(*)::int from payment_link where uid = ${uid} and payment_id is null and cancelled_at is null and expires_at > ${at}) as payments,
      (select count(*)::int from refund join payment on payment.id = refund.payment_id
        where payment.uid = ${uid} and refund.state in ('pending', 'sent')) as refunds,
      (select count(*)::int from return_request where uid = ${uid} and state in ('requested', 'approved')) as returns,
      (select count(*)::int from grievance where uid = ${uid} and state <> 'resolved') as grievances`.execute(trx);
  return rows[0] as OpenBusiness;
}
