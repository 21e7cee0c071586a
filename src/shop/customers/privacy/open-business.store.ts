import { sql } from 'kysely';
import { OPEN_CLAIMS } from '#src/kernel/claim-lifecycle.ts';
import { OPEN_RETURNS } from '#src/kernel/return-lifecycle.ts';
import type { Tx } from '#src/platform/database/database.ts';
import type { Person } from './person.ts';

/** A person's unfinished business, by kind and count, for which the shop still needs their data. */
export type OpenBusiness = {
  orders: number;
  bookings: number;
  payments: number;
  refunds: number;
  returns: number;
  claims: number;
  grievances: number;
  roster: number;
};

export async function countOpenBusiness(
  trx: Tx,
  { uid, at, tickets, orders, installations, payments, links }: Person,
): Promise<OpenBusiness> {
  const { rows } = await sql<OpenBusiness>`
    select
      (select count(*)::int from only "order" where id = any(${orders}) and status not in ('delivered', 'cancel'))
        -- Offered, under way, or handed over before the last payment.
        + (select count(*)::int from installation where id = any(${installations}) and (state in ('offered', 'active') or (state = 'completed'
          and exists (select from installation_milestone m where m.installation_id = installation.id and m.payment_id is null)))) as orders,
      (select count(*)::int from booking where uid = ${uid} and state = 'active') as bookings,
      (select count(*)::int from payment where id = any(${payments}) and state in ('preparing', 'open', 'captured', 'refunding'))
        + (select count(*)::int from payment_link where id = any(${links}) and payment_id is null and cancelled_at is null and expires_at > ${at}) as payments,
      (select count(*)::int from refund join payment on payment.id = refund.payment_id
        where payment.id = any(${payments}) and refund.state in ('pending', 'sent')) as refunds,
      (select count(*)::int from return_request where uid = ${uid} and state = any(${OPEN_RETURNS}::text[])) as returns,
      (select count(*)::int from warranty_claim where uid = ${uid} and state = any(${OPEN_CLAIMS}::text[])) as claims,
      (select count(*)::int from grievance where ticket = any(${tickets}) and state <> 'resolved') as grievances,
      -- Visits are planned for them: the owner takes them off the roster first.
      (select count(*)::int from technician where uid = ${uid} and active) as roster`.execute(trx);
  return rows[0] as OpenBusiness;
}
