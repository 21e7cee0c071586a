import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

const onSale = (db: Queryable) =>
  db.selectFrom('product').select('id').where('archivedAt', 'is', null).where('pricePaise', '>', ZERO_PAISE);

/** Ids of the kits that have this product as their panel or inverter. */
export async function selectKitsWith(db: Queryable, id: string, limit: number): Promise<string[]> {
  const part = (key: 'panelSlug' | 'inverterSlug') => (eb: ExpressionBuilder<Schema, 'product'>) =>
    eb.and([sql<SqlBool>`specification ? ${sql.lit(key)}`, sql<SqlBool>`specification ->> ${sql.lit(key)} = ${id}`]);
  const rows = await onSale(db)
    .where((eb) => eb.or([part('panelSlug')(eb), part('inverterSlug')(eb)]))
    .orderBy('pricePaise')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** How many products are looked at for a guess: a request for an unknown address costs the database no more than this. */
const LOOKED_AT = 5000;

/** Ids of the products whose names have the most of these words, among the first {@link LOOKED_AT}; the search finds the others. */
export async function selectByWords(db: Queryable, words: string[], limit: number): Promise<string[]> {
  if (words.length === 0) return [];
  const has = (word: string) => sql<SqlBool>`name ilike ${`%${word}%`}`;
  const rows = await db
    .selectFrom(onSale(db).select(['name', 'number']).orderBy('number').limit(LOOKED_AT).as('first'))
    .select('id')
    .where((eb) => eb.or(words.map(has)))
    .orderBy(
      sql`${sql.join(
        words.map((word) => sql`(${has(word)})::int`),
        sql` + `,
      )}`,
      'desc',
    )
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
