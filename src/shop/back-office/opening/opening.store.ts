import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { OPEN, type Opening } from './opening.ts';

/** Listed, as statements with all columns cannot be prepared (docs/decisions/0047). */
const COLUMNS = ['state', 'message', 'holidayFrom', 'holidayTo', 'holidayWords', 'listHidden', 'openedAt'] as const;

const toOpening = ({
  state,
  message,
  holidayFrom: from,
  holidayTo: to,
  holidayWords: words,
  listHidden,
  openedAt,
}: Pick<Selectable<Schema['shopOpening']>, (typeof COLUMNS)[number]>): Opening => ({
  state,
  message,
  holiday: from && to ? { from, to, words } : null,
  listHidden,
  openedAt,
});

const toRow = ({ holiday, message, ...rest }: Opening) => ({
  ...rest,
  message: JSON.stringify(message),
  holidayFrom: holiday?.from ?? null,
  holidayTo: holiday?.to ?? null,
  holidayWords: JSON.stringify(holiday?.words ?? {}),
});

export async function selectOpening(db: Queryable): Promise<Opening> {
  const row = await db.selectFrom('shopOpening').select(COLUMNS).executeTakeFirst();
  return row ? toOpening(row) : OPEN;
}

export async function lockOpening(trx: Tx): Promise<Opening> {
  return toOpening(await trx.selectFrom('shopOpening').selectAll().forUpdate().executeTakeFirstOrThrow());
}

/** Whether real money has been received. */
export async function hasSold(trx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    sold: boolean;
  }>`select exists (select from payment where not test and captured_at is not null) as sold`.execute(trx);
  return rows[0]?.sold === true;
}

export const updateOpening = (trx: Tx, opening: Opening, at: Date) =>
  trx
    .updateTable('shopOpening')
    .set({ ...toRow(opening), changedAt: at })
    .execute();

/** Leaves an existing row as it is. */
export const insertOpening = (db: Queryable, opening: Opening, at: Date) =>
  db
    .insertInto('shopOpening')
    .values({ ...toRow(opening), changedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
