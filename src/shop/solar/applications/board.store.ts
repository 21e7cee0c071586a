import { sql } from 'kysely';
import type { ApplicationState } from '#src/kernel/application-lifecycle.ts';
import type { Day } from '#src/kernel/india-time.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Application } from './application.ts';

export type BoardQuery = { state?: ApplicationState | undefined; q?: string | undefined; page: number; limit: number };

export type BoardRow = Application & {
  plant: string;
  customer: string;
  email: string;
  /** Days since its last step. */
  waited: number;
  /** How many that usually are; null when it is over. */
  usual: number | null;
};

const asked = (db: Queryable, { state, q }: Pick<BoardQuery, 'state' | 'q'>) =>
  db
    .selectFrom('solarApplication as one')
    .innerJoin('plant', 'plant.id', 'one.plantId')
    .innerJoin('user', 'user.id', 'plant.uid')
    .leftJoin('solarUsualDays as usual', 'usual.state', 'one.awaits')
    .$if(state !== undefined, (query) => query.where('one.state', '=', state as ApplicationState))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', plant.name, plant.pincode, "user".name, "user".email) ilike ${`%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`,
      ),
    );

/** What waits longest beyond its usual days first; what is over last. */
export const selectForBoard = (db: Queryable, query: BoardQuery, today: Day): Promise<BoardRow[]> =>
  asked(db, query)
    .select(['one.id', 'one.plantId', 'one.state', 'one.retry', 'one.since'])
    .select(['plant.name as plant', 'user.name as customer', 'user.email as email', 'usual.days as usual'])
    .select(sql<number>`(${today}::date - one.since)`.as('waited'))
    .orderBy(sql`one.awaits is null`)
    .orderBy(sql`(${today}::date - one.since) - usual.days desc`)
    .orderBy('one.since')
    .orderBy('one.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();

export const countForBoard = async (db: Queryable, query: Pick<BoardQuery, 'state' | 'q'>): Promise<number> =>
  (
    await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** What waits longer than usual. */
export async function countStuckOn(db: Queryable, today: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from solar_application one join solar_usual_days usual on usual.state = one.awaits
    where ${today}::date - one.since > usual.days`.execute(db);
  return rows[0]?.count ?? 0;
}
