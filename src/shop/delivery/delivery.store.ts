import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';

/** The zone whose prefix fits this PIN code best: the longest of those that it begins with. */
export const findZone = (db: Queryable, pincode: string) =>
  db
    .selectFrom('deliveryZone')
    .selectAll()
    .where(
      'prefix',
      'in',
      [2, 3, 4, 5, 6].map((length) => pincode.slice(0, length)),
    )
    .orderBy(sql`length(prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** Days without dispatch or delivery from `from` on, as `YYYY-MM-DD`. */
export const selectHolidays = async (db: Queryable, from: string): Promise<string[]> =>
  (await db.selectFrom('deliveryHoliday').select('day').where('day', '>=', from).orderBy('day').limit(100).execute()).map(({ day }) => day);
