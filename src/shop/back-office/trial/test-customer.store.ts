import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/**
 * Accounts that have nothing but trial data: they have paid in a trial and never really, have never written to the shop, and are neither the
 * administrator's nor a technician's. An account that has only signed up may be waiting for the shop to open.
 */
const TEST_CUSTOMERS = sql`select id from "user" where role = 'customer' and not banned
  and exists (select from payment where payment.uid = "user".id and test)
  and not exists (select from payment where payment.uid = "user".id and not test)
  and not exists (select from technician where technician.uid = "user".id)
  and not exists (select from contact_message where contact_message.uid = "user".id)
  and not exists (select from grievance where grievance.uid = "user".id)
  and not exists (select from service_enquiry where service_enquiry.uid = "user".id)
  and not exists (select from solar_lead where solar_lead.uid = "user".id)`;

export async function countTestCustomers(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${TEST_CUSTOMERS}) as them`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Before their payments are deleted, as these identify them; locked, so that they gain nothing more. */
export async function selectTestCustomers(trx: Tx): Promise<{ id: string; image: string | null }[]> {
  const { rows } = await sql<{ id: string; image: string | null }>`
    select id, image from "user" where id in (${TEST_CUSTOMERS}) order by id for update`.execute(trx);
  return rows;
}

/** Deletes accounts with all their data, after their payments. Their ratings and comments no longer count; returns the products concerned. */
export async function deleteCustomers(trx: Tx, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const them = sql`any(${uids})`;
  const { rows: touched } = await sql<{ id: string }>`select product_id as id from rating where uid = ${them}
    union select product_id from favourite where uid = ${them} union select product_id from review where uid = ${them}
    union select product_id from product_question where uid = ${them}`.execute(trx);
  const products = touched.map(({ id }) => id);
  await sql`delete from review_report where review_id in (select id from review where uid = ${them})`.execute(trx);
  await sql`delete from review where uid = ${them}`.execute(trx);
  await sql`delete from payment_link where uid = ${them}`.execute(trx);
  await sql`delete from mail where uid = ${them}`.execute(trx);
  await sql`delete from "user" where id = ${them}`.execute(trx);
  await sql`update product set
      rating_count = (select count(*) from rating where product_id = product.id),
      rating_sum = (select coalesce(sum(stars), 0) from rating where product_id = product.id),
      review_count = (select count(*) from review where product_id = product.id and state = 'published'),
      favourite_count = (select count(*) from favourite where product_id = product.id)
    where id = any(${products})`.execute(trx);
  return products;
}
