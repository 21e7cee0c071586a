import { sql } from 'kysely';
import { DAY_MS } from '#src/kernel/india-time.ts';
import { WAITING_STATUSES } from '#src/kernel/order-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Stretch } from './period.ts';

// `test` throughout: payments without money, or real ones; never both.

/** Amounts in paise, without money that is due on delivery. Cancelled orders and bookings are left out. */
export type SalesRow = {
  orders: number;
  ordersPaid: number;
  ordersPaise: number;
  bookings: number;
  bookingsPaise: number;
};

type Kind = Stretch & { test: boolean };
const within = ({ from, to, test }: Kind) => sql`created_at >= ${from} and created_at < ${to} and test = ${test}`;

/** The total sales of this stretch. */
export async function sumSales(db: Queryable, stretch: Kind): Promise<SalesRow> {
  const { rows } = await sql<SalesRow>`
    select o.count as orders, o.paid as "ordersPaid", o.paise as "ordersPaise", b.count as bookings, b.paise as "bookingsPaise"
    from (select count(*)::int as count, count(*) filter (where payment_status <> 'due')::int as paid,
        coalesce(sum(total_paise) filter (where payment_status <> 'due'), 0)::bigint as paise from "order" where ${within(stretch)} and status <> 'cancel') o,
      (select count(*)::int as count, coalesce(sum(total_paise), 0)::bigint as paise from booking where ${within(stretch)} and state <> 'cancel') b`.execute(
    db,
  );
  return rows[0] as SalesRow;
}

/** Sales per bucket of this many milliseconds, by the bucket's index; buckets without a sale are missing. */
export async function salesByBucket(
  db: Queryable,
  stretch: Kind,
  bucket: number,
): Promise<{ place: number; count: number; paise: number }[]> {
  const { rows } = await sql<{ place: number; count: number; paise: number }>`
    select floor(extract(epoch from created_at - ${stretch.from}) * 1000 / ${bucket}::double precision)::int as place,
      count(*)::int as count, sum(total_paise)::bigint as paise
    from (
      select created_at, case when payment_status = 'due' then 0 else total_paise end as total_paise
        from "order" where ${within(stretch)} and status <> 'cancel'
      union all select created_at, total_paise from booking where ${within(stretch)} and state <> 'cancel'
    ) sale
    group by 1 order by 1`.execute(db);
  return rows;
}

/** How many payments were opened, and how many of those were paid, or are due on delivery. */
export async function countPayments(db: Queryable, stretch: Kind): Promise<{ opened: number; paid: number }> {
  const { rows } = await sql<{ opened: number; paid: number }>`
    select count(*)::int as opened, count(*) filter (where state in ('settled', 'due'))::int as paid from payment where ${within(stretch)}`.execute(
    db,
  );
  return rows[0] as { opened: number; paid: number };
}

export type TopProduct = { id: string; name: string; units: number; paise: number };

/** The best-selling products of this stretch by revenue, after discounts. */
export async function topProducts(db: Queryable, stretch: Kind, limit: number): Promise<TopProduct[]> {
  const { rows } = await sql<TopProduct>`
    select line.product_id as id, product.name, line.units, line.paise
    from (
      select l.product_id, sum(l.quantity)::int as units, sum(l.price_paise * l.quantity - l.discount_paise)::bigint as paise
      from order_line l join "order" o on l.order_id = o.id
      where o.created_at >= ${stretch.from} and o.created_at < ${stretch.to} and o.test = ${stretch.test} and o.status <> 'cancel'
      group by l.product_id order by 3 desc, 1 limit ${limit}
    ) line join product on product.id = line.product_id
    order by line.paise desc, line.product_id`.execute(db);
  return rows;
}

/** `daysLeft` at the rate of the days looked at; null for a product that is sold out and was not sold. */
export type LowStock = { id: string; name: string; stock: number; units: number; daysLeft: number | null };

/** Products that are sold out, or will be within `soon` days at the rate of sale in this stretch. The most urgent first. */
export async function lowStock(
  db: Queryable,
  { from, to: now, test }: Kind,
  soon: number,
  limit: number,
): Promise<LowStock[]> {
  const days = Math.max(1, (now.getTime() - from.getTime()) / DAY_MS);
  const { rows } = await sql<LowStock>`
    select product.id, product.name, product.stock, coalesce(sold.units, 0)::int as units,
      case when sold.units > 0 then floor(product.stock * ${days}::double precision / sold.units)::int end as "daysLeft"
    from product left join (
      select l.product_id, sum(l.quantity) as units
      from order_line l join "order" o on l.order_id = o.id
      where o.created_at >= ${from} and o.created_at < ${now} and o.test = ${test} and o.status <> 'cancel'
      group by l.product_id
    ) sold on sold.product_id = product.id
    where product.archived_at is null and product.price_paise > 0
      and (product.stock = 0 or product.stock * ${days}::double precision <= ${soon} * sold.units)
    order by (product.stock = 0) desc, "daysLeft" nulls last, sold.units desc nulls last, product.name
    limit ${limit}`.execute(db);
  return rows;
}

export type PlannedVisit = {
  id: string;
  bookingId: string;
  startsAt: Date;
  endsAt: Date;
  state: string;
  plan: string;
  customer: string;
  city: string;
  technician: string;
};

/** Visits that begin in this stretch, in order. */
export async function plannedVisits(
  db: Queryable,
  { from, to, test }: Kind,
  limit: number,
): Promise<{ visits: PlannedVisit[]; total: number }> {
  const { rows } = await sql<PlannedVisit & { total: number }>`
    select visit.id, visit.booking_id as "bookingId", visit.starts_at as "startsAt", visit.ends_at as "endsAt", visit.state, booking.plan_name as plan,
      booking.name as customer, coalesce(booking.address->>'city', '') as city, technician.name as technician, count(*) over ()::int as total
    from visit join booking on booking.id = visit.booking_id join technician on technician.id = visit.technician_id
    where visit.starts_at >= ${from} and visit.starts_at < ${to} and booking.test = ${test} and visit.state <> 'cancelled'
    order by visit.starts_at, visit.id limit ${limit}`.execute(db);
  return { visits: rows.map(({ total: _, ...visit }) => visit), total: rows[0]?.total ?? 0 };
}

/** The figures of the tiles, as the lists that they lead to: products with drafts, orders to be handled, questions with hidden ones, bookings under way. */
export async function countTiles(
  db: Queryable,
  test: boolean,
): Promise<{ products: number; orders: number; questions: number; bookings: number }> {
  const { rows } = await sql<{ products: number; orders: number; questions: number; bookings: number }>`
    select (select count(*)::int from product where archived_at is null) as products,
      (select count(*)::int from "order" where status = any(${WAITING_STATUSES}) and test = ${test}) as orders,
      (select count(distinct entry)::int from faq) as questions,
      (select count(*)::int from booking where state = 'active' and test = ${test}) as bookings`.execute(db);
  return rows[0] as { products: number; orders: number; questions: number; bookings: number };
}
