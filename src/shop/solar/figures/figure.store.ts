import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Day } from '#src/kernel/india-time.ts';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { FIGURE_KEYS } from '#src/kernel/solar/figures/figure-table.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

type Row = Selectable<Schema['datedFigure']>;

const toFigure = ({ createdAt: _, ...figure }: Row): DatedFigure => figure as DatedFigure;

/**
 * All figures, former ones too, the newest of each key and scope first. Those of a key that this release does not know are left out: during an upgrade
 * the next release has added its own already (docs/decisions/0040-upgrades-without-a-pause.md).
 */
export const selectFigures = async (db: Queryable): Promise<DatedFigure[]> =>
  (
    await db
      .selectFrom('datedFigure')
      .selectAll()
      .where('key', 'in', FIGURE_KEYS)
      .orderBy('key')
      .orderBy('scope')
      .orderBy('effectiveFrom', 'desc')
      .execute()
  ).map(toFigure);

/** Locked for this transaction to change. */
export async function lockFigure(trx: Tx, id: string): Promise<DatedFigure | undefined> {
  const row = await trx.selectFrom('datedFigure').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toFigure(row);
}

/** The one without an end that began before this day, locked. */
export async function lockOpenBefore(
  trx: Tx,
  { key, scope, effectiveFrom }: Pick<DatedFigure, 'key' | 'scope' | 'effectiveFrom'>,
): Promise<DatedFigure | undefined> {
  const row = await trx
    .selectFrom('datedFigure')
    .selectAll()
    .where('key', '=', key)
    .where('scope', '=', scope)
    .where('effectiveTo', 'is', null)
    .where('effectiveFrom', '<', effectiveFrom)
    .forUpdate()
    .executeTakeFirst();
  return row && toFigure(row);
}

export const insertFigure = (trx: Tx, { value, ...figure }: DatedFigure, at: Date) =>
  trx
    .insertInto('datedFigure')
    .values({ ...figure, value: JSON.stringify(value), createdAt: at } as unknown as Insertable<Schema['datedFigure']>)
    .execute();

type Change = Pick<Updateable<Schema['datedFigure']>, 'effectiveTo' | 'confirmed' | 'checkedOn'>;
export const updateFigure = (trx: Tx, id: string, change: Change) =>
  trx.updateTable('datedFigure').set(change).where('id', '=', id).execute();

export const deleteFigure = (trx: Tx, id: string) => trx.deleteFrom('datedFigure').where('id', '=', id).execute();

/** True for the first who claims this mail. */
export const claimReminder = async (
  trx: Tx,
  reminder: { figureId: string; effectiveTo: Day; days: number; sentAt: Date },
): Promise<boolean> =>
  (
    await trx
      .insertInto('figureReminder')
      .values(reminder)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;
