import { type Insertable, sql, type Updateable } from 'kysely';
import type { Day } from '#src/kernel/india-time.ts';
import { type LeadState, OPEN_LEADS } from '#src/kernel/lead-lifecycle.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Lead } from './lead.ts';

export type LeadQuery = { state?: LeadState | undefined; q?: string | undefined; page: number; limit: number };

const asked = (db: Queryable, { state, q }: Pick<LeadQuery, 'state' | 'q'>) =>
  db
    .selectFrom('solarLead')
    .$if(state !== undefined, (query) => query.where('state', '=', state as LeadState))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', id, name, email, phone, pincode, next_step, notes) ilike ${`%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`,
      ),
    );

const open = () => sql<boolean>`state = any(${OPEN_LEADS})`;

/** Next steps that are due first, the longest due before the others; then what is planned, by day; then the newest. */
export const selectLeads = (db: Queryable, query: LeadQuery, today: Day): Promise<Lead[]> =>
  asked(db, query)
    .selectAll()
    .orderBy(sql`case when ${open()} and next_step_on <= ${today} then 0 when ${open()} then 1 else 2 end`)
    .orderBy(sql`case when ${open()} then next_step_on end nulls last`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();

export const countLeads = async (db: Queryable, query: Pick<LeadQuery, 'state' | 'q'>): Promise<number> =>
  (
    await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** For the owner's first page: next steps that are due, and new ones that nobody has planned a step for. */
export async function countWaiting(db: Queryable, today: Day): Promise<{ due: number; fresh: number }> {
  const { rows } = await sql<{ due: number; fresh: number }>`select
    count(*) filter (where next_step_on <= ${today})::int as due,
    count(*) filter (where state = 'new' and next_step_on is null)::int as fresh
    from solar_lead where ${open()}`.execute(db);
  return rows[0] ?? { due: 0, fresh: 0 };
}

export const findLeadRow = (db: Queryable, id: string): Promise<Lead | undefined> =>
  db.selectFrom('solarLead').selectAll().where('id', '=', id).executeTakeFirst();

export const lockLead = (trx: Tx, id: string): Promise<Lead | undefined> =>
  trx.selectFrom('solarLead').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The open ones of an account, newest first. */
export const selectOpenOf = (db: Queryable, uid: string): Promise<Lead[]> =>
  db
    .selectFrom('solarLead')
    .selectAll()
    .where('uid', '=', uid)
    .where(open())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export const insertLead = (trx: Tx, row: Insertable<Schema['solarLead']>) =>
  trx.insertInto('solarLead').values(row).execute();

export const updateLead = (trx: Tx, id: string, change: Updateable<Schema['solarLead']>): Promise<Lead> =>
  trx.updateTable('solarLead').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Those that were lost before then. */
export const deleteLostBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('solarLead').where('state', '=', 'lost').where('changedAt', '<', before).execute();
