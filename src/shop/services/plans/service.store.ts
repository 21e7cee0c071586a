import type { Insertable, Updateable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { PlanKind } from './service.ts';

/** The plans of a kind on sale. */
export const selectPlans = (db: Queryable, kind: PlanKind = 'upkeep') =>
  db
    .selectFrom('servicePlan')
    .selectAll()
    .where('active', '=', true)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();

export const findPlanRow = (db: Queryable, id: number) =>
  db.selectFrom('servicePlan').selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst();

export const selectServiceCategories = (db: Queryable) =>
  db.selectFrom('serviceCategory').selectAll().where('active', '=', true).orderBy('position').execute();

export const hasServices = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('serviceCategory').select('slug').limit(1).executeTakeFirst()) !== undefined;

/** When two instances start together, the second finds the rows and adds nothing. */
export async function insertServices(
  trx: Tx,
  plans: Insertable<Schema['servicePlan']>[],
  categories: Insertable<Schema['serviceCategory']>[],
): Promise<void> {
  if (plans.length)
    await trx
      .insertInto('servicePlan')
      .values(plans)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await trx
    .insertInto('serviceCategory')
    .values(categories)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const selectAllPlans = (db: Queryable) => db.selectFrom('servicePlan').selectAll().orderBy('position').execute();

export const findAnyPlan = (db: Queryable, id: number) =>
  db.selectFrom('servicePlan').selectAll().where('id', '=', id).executeTakeFirst();

/** A plan, locked for this transaction to change. */
export const lockPlan = (trx: Tx, id: number) =>
  trx.selectFrom('servicePlan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The caller holds a lock, so that two plans cannot get the same id. */
export async function insertPlan(
  trx: Tx,
  plan: Omit<Insertable<Schema['servicePlan']>, 'id' | 'position'>,
): Promise<number> {
  const { id, position } = await trx
    .selectFrom('servicePlan')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'),
      eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('position'),
    ])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('servicePlan')
    .values({ ...plan, id: id + 1, position: position + 1 })
    .execute();
  return id + 1;
}

export const updatePlan = (trx: Tx, id: number, change: Updateable<Schema['servicePlan']>) =>
  Object.keys(change).length ? trx.updateTable('servicePlan').set(change).where('id', '=', id).execute() : undefined;
