import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/**
 * Counts again the days on which a product has orders that changed since then, and returns those products, ordered by id. Only the orders of
 * those days are read, so the work does not grow with the shop's age: `offset 0` keeps PostgreSQL, which cannot know how few orders a day has,
 * from reading all orders and lines instead.
 */
export async function recountDays(trx: Tx, since: Date): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    with changed as (
      select distinct order_line.product_id, "order".test, ("order".created_at at time zone 'Asia/Kolkata')::date as day
        from "order" join order_line on order_line.order_id = "order".id
       where "order".updated_at >= ${since}
    ), counted as (
      select product_id, day, test, coalesce(sum(line.quantity) filter (where one.status <> 'cancel'), 0) as units
        from (select distinct day from changed) as days
       cross join lateral (select id, status, test from "order" where created_at >= days.day::timestamp at time zone 'Asia/Kolkata'
                           and created_at < (days.day + 1)::timestamp at time zone 'Asia/Kolkata' offset 0) as one
       cross join lateral (select product_id, quantity from order_line where order_id = one.id offset 0) as line
        join changed using (product_id, day, test)
       group by product_id, day, test
    ), written as (
      insert into product_sales_day (product_id, day, test, units) select product_id, day, test, units from counted order by 1, 3, 2
          on conflict (product_id, test, day) do update set units = excluded.units where product_sales_day.units <> excluded.units
    )
    select distinct product_id as "productId" from changed order by 1`.execute(trx);
  return rows.map((row) => row.productId);
}

/** Units of these products sold on all days, ordered by id: in test orders, or in real ones. */
export const soldOf = (
  db: Queryable,
  productIds: string[],
  test: boolean,
): Promise<{ productId: string; units: number }[]> =>
  db
    .selectFrom('productSalesDay')
    .select('productId')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('units').filterWhere('test', '=', test), eb.lit(0)).as('units'))
    .where('productId', 'in', productIds)
    .groupBy('productId')
    .orderBy('productId')
    .execute();
