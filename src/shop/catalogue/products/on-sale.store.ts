import { sql } from 'kysely';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';

const visible = (db: Queryable) =>
  db.selectFrom('product').where('archivedAt', 'is', null).where('pricePaise', '>', ZERO_PAISE);

export async function countVisible(db: Queryable): Promise<number> {
  const { count } = await visible(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const selectVisible = (
  db: Queryable,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> =>
  visible(db).select(['id', 'updatedAt']).orderBy('number').offset(skip).limit(limit).execute();

/** How many products are on sale, and how many of those have a picture, how many of these an HSN code too, and of these stock too. */
export async function countReady(
  db: Queryable,
): Promise<{ onSale: number; pictured: number; coded: number; ready: number }> {
  const { rows } = await sql<{ onSale: number; pictured: number; coded: number; ready: number }>`
    select count(*)::int as on_sale, count(*) filter (where main_image <> '')::int as pictured,
      count(*) filter (where main_image <> '' and hsn <> '')::int as coded,
      count(*) filter (where main_image <> '' and hsn <> '' and stock > 0)::int as ready
    from product where archived_at is null and price_paise > 0`.execute(db);
  return rows[0] as { onSale: number; pictured: number; coded: number; ready: number };
}
