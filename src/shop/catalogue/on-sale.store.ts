import type { Queryable } from '#src/platform/database/database.ts';

const visible = (db: Queryable) => db.selectFrom('product').where('archivedAt', 'is', null).where('pricePaise', '>', 0);

export async function countVisible(db: Queryable): Promise<number> {
  const { count } = await visible(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const selectVisible = (db: Queryable, { skip, limit }: { skip: number; limit: number }): Promise<{ id: string; updatedAt: Date }[]> =>
  visible(db).select(['id', 'updatedAt']).orderBy('number').offset(skip).limit(limit).execute();
