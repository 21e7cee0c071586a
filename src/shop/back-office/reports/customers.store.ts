import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import { GONE_LIKE } from '#src/platform/mail/message.ts';

/** A customer in the list; `spent` in paise, without cancelled orders and bookings. Tests count only in a test shop. */
export type CustomerRow = {
  uid: string;
  name: string;
  email: string;
  verified: boolean;
  banned: boolean;
  role: string;
  since: Date;
  orders: number;
  bookings: number;
  spent: number;
};
/** Named here, so that no SQL keyword looks like an import. */
const [USER, ORDER] = [sql.table('user'), sql.table('order')];

type Query = { q: string; page: number; limit: number; test: boolean };

/** Matches part of the name or e-mail address, or the digits of a phone number in an address. */
function where(q: string) {
  if (!q) return sql`true`;
  const like = `%${q.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const digits = q.replaceAll(/\D/g, '');
  const phone =
    digits.length >= 6
      ? sql`or exists (select from address where address.uid = u.id and address.phone like ${`%${digits.slice(-10)}%`})`
      : sql``;
  return sql`(u.name ilike ${like} or u.email ilike ${like} or u.id = ${q} ${phone})`;
}

const GONE = sql`u.email not like ${GONE_LIKE}`;

export async function selectCustomers(db: Queryable, { q, page, limit, test }: Query): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select u.id as uid, u.name, u.email, u.email_verified as verified, u.banned, u.role, u.created_at as since,
      coalesce(o.count, 0)::int as orders, coalesce(b.count, 0)::int as bookings, (coalesce(o.paise, 0) + coalesce(b.paise, 0))::bigint as spent
    from (select * from ${USER} u where ${where(q)} and ${GONE} order by u.created_at desc, u.id desc limit ${limit} offset ${(page - 1) * limit}) u
      left join lateral (select count(*) as count, sum(total_paise) filter (where status <> 'cancel' and payment_status <> 'due') as paise from ${ORDER} where uid = u.id and test = ${test}) o on true
      left join lateral (select count(*) as count, sum(total_paise) filter (where state <> 'cancel') as paise from booking where uid = u.id and test = ${test}) b on true
    order by u.created_at desc, u.id desc`.execute(db);
  return rows;
}

export async function countCustomers(db: Queryable, q: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${USER} u where ${where(q)} and ${GONE}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function selectCustomer(db: Queryable, uid: string, test: boolean): Promise<CustomerRow | undefined> {
  return (await selectCustomers(db, { q: uid, page: 1, limit: 50, test })).find((one) => one.uid === uid);
}

export type CustomerOrder = { id: string; number: number; at: Date; status: string; paise: number; test: boolean };
export type CustomerBooking = {
  id: string;
  number: number;
  at: Date;
  state: string;
  plan: string;
  paise: number;
  test: boolean;
};
export type CustomerAddress = {
  id: string;
  fullAddress: string;
  city: string;
  state: string;
  zipcode: string;
  phone: string;
};
export type CustomerLetter = { reference: string; at: Date; kind: 'message' | 'complaint' | 'enquiry'; words: string };

const MOST = 50;

/** A customer's newest records of each kind. */
export async function selectBelongings(db: Queryable, uid: string) {
  const [orders, bookings, addresses, letters] = await Promise.all([
    sql<CustomerOrder>`select id, number, created_at as at, status, total_paise as paise, test from ${ORDER} where uid = ${uid} order by number desc limit ${MOST}`.execute(
      db,
    ),
    sql<CustomerBooking>`select id, number, created_at as at, state, plan_name as plan, total_paise as paise, test from booking where uid = ${uid} order by number desc limit ${MOST}`.execute(
      db,
    ),
    sql<CustomerAddress>`select id, full_address as "fullAddress", city, state, zipcode, phone from address where uid = ${uid} order by is_default desc, created_at limit ${MOST}`.execute(
      db,
    ),
    sql<CustomerLetter>`select * from (
      select reference, created_at as at, 'message' as kind, message as words from contact_message where uid = ${uid}
      union all select ticket, created_at, 'complaint', complaint from grievance where uid = ${uid}
      union all select reference, created_at, 'enquiry', message from service_enquiry where uid = ${uid}) letter order by at desc limit ${MOST}`.execute(
      db,
    ),
  ]);
  return { orders: orders.rows, bookings: bookings.rows, addresses: addresses.rows, letters: letters.rows };
}
