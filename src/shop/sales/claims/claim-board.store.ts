import { sql } from 'kysely';
import { type ClaimState, OPEN_CLAIMS } from '#src/kernel/claim-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { claims, toClaim } from './claim.store.ts';
import type { Claim } from './claim.ts';

export type BoardQuery = { state?: ClaimState | undefined; q?: string | undefined; page: number; limit: number };
export type BoardRow = Claim & { customer: string; email: string };

const asked = (db: Queryable, { state, q }: Pick<BoardQuery, 'state' | 'q'>) =>
  claims(db)
    .innerJoin('user', 'user.id', 'claim.uid')
    .select(['user.name as customer', 'user.email as email'])
    .$if(state !== undefined, (query) => query.where('claim.state', '=', state as ClaimState))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', claim.reference, unit.name, unit.serial, replacement.serial, "user".name, "user".email)
          ilike ${`%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`,
      ),
    );

/** What waits for the shop longest first; what is over last, the newest first. */
export async function selectForBoard(db: Queryable, query: BoardQuery): Promise<BoardRow[]> {
  const isOpen = sql`claim.state = any(${OPEN_CLAIMS}::text[])`;
  const rows = await asked(db, query)
    .orderBy(sql`${isOpen} desc`)
    .orderBy(sql`case when ${isOpen} then claim.since end`)
    .orderBy('claim.since', 'desc')
    .orderBy('claim.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map((row) => ({ ...toClaim(row), customer: row.customer, email: row.email }));
}

export const countForBoard = async (db: Queryable, query: Pick<BoardQuery, 'state' | 'q'>): Promise<number> =>
  (
    await asked(db, query)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
