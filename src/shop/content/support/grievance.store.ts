import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type GrievanceRow = Selectable<Schema['grievance']>;
type Row = Insertable<Schema['grievance']>;
type State = GrievanceRow['state'];

/** The same complaint from the same sender since then, if one is still open: a resolved complaint that comes back is a new one. */
export const findSameGrievance = (
  trx: Tx,
  row: Pick<Row, 'email' | 'complaint'> & { senderHash: string },
  since: Date,
): Promise<GrievanceRow | undefined> =>
  trx
    .selectFrom('grievance')
    .selectAll()
    .where('senderHash', '=', row.senderHash)
    .where('createdAt', '>', since)
    .where('email', '=', row.email)
    .where('complaint', '=', row.complaint)
    .where('state', '!=', 'resolved')
    .limit(1)
    .executeTakeFirst();

export async function nextGrievanceNumber(trx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('grievance_number') as number`.execute(trx);
  return rows[0]?.number as number;
}

export const insertGrievance = (trx: Tx, row: Row): Promise<GrievanceRow> =>
  trx.insertInto('grievance').values(row).returningAll().executeTakeFirstOrThrow();

/** Matches number and address together: a wrong number and a wrong address give the same empty result. */
export const findGrievance = (db: Queryable, ticket: string, email: string): Promise<GrievanceRow | undefined> =>
  db
    .selectFrom('grievance')
    .selectAll()
    .where('ticket', '=', ticket)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst();

export const findTicket = (db: Queryable, ticket: string): Promise<GrievanceRow | undefined> =>
  db.selectFrom('grievance').selectAll().where('ticket', '=', ticket).executeTakeFirst();

type Change = { state: State; answer: string; resolvedAt: Date | null };

/** Claims the step: undefined when the ticket is not in a state that comes before it. */
export const changeGrievance = (
  trx: Tx,
  ticket: string,
  before: State[],
  change: Change,
): Promise<GrievanceRow | undefined> =>
  trx
    .updateTable('grievance')
    .set(change)
    .where('ticket', '=', ticket)
    .where('state', 'in', before)
    .returningAll()
    .executeTakeFirst();

const inState = (db: Queryable, state: State | undefined) =>
  db.selectFrom('grievance').$if(state !== undefined, (query) => query.where('state', '=', state as State));

export const selectGrievances = (
  db: Queryable,
  { state, page, limit }: { state?: State; page: number; limit: number },
): Promise<GrievanceRow[]> =>
  inState(db, state)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countGrievances = async (db: Queryable, state?: State): Promise<number> =>
  (
    await inState(db, state)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
