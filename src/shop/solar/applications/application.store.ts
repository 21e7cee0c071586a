import { type Selectable, sql } from 'kysely';
import { type ApplicationStanding, type ApplicationState, awaitedState } from '#src/kernel/application-lifecycle.ts';
import type { Day } from '#src/kernel/india-time.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Application, ApplicationEvent, EnteredBy, StepDraft, UsualDays } from './application.ts';

const toApplication = (row: Selectable<Schema['solarApplication']>): Application => ({
  id: row.id,
  plantId: row.plantId,
  state: row.state,
  retry: row.retry,
  since: row.since,
});

const toRow = ({ state, retry }: ApplicationStanding, since: Day) => ({
  state,
  retry,
  since,
  awaits: awaitedState({ state, retry }) ?? null,
  remindedAt: null,
});

/** False where the plant has one already. */
export async function insertApplication(
  trx: Tx,
  { id, plantId, since, ...standing }: Application,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('solarApplication')
    .values({ ...toRow(standing, since), id, plantId, createdAt: at })
    .onConflict((conflict) => conflict.column('plantId').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export const updateApplication = (trx: Tx, id: string, standing: ApplicationStanding, since: Day) =>
  trx.updateTable('solarApplication').set(toRow(standing, since)).where('id', '=', id).execute();

export const deleteApplication = (trx: Tx, id: string) =>
  trx.deleteFrom('solarApplication').where('id', '=', id).execute();

export async function findApplication(db: Queryable, id: string): Promise<Application | undefined> {
  const row = await db.selectFrom('solarApplication').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApplication(row);
}

export async function lockApplication(trx: Tx, id: string): Promise<Application | undefined> {
  const row = await trx.selectFrom('solarApplication').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toApplication(row);
}

export async function findApplicationOfPlant(db: Queryable, plantId: string): Promise<Application | undefined> {
  const row = await db.selectFrom('solarApplication').selectAll().where('plantId', '=', plantId).executeTakeFirst();
  return row && toApplication(row);
}

/** By plant. */
export async function selectIdsOf(db: Queryable, plantIds: readonly string[]): Promise<Map<string, string>> {
  if (plantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('solarApplication')
    .select(['id', 'plantId'])
    .where('plantId', 'in', plantIds)
    .execute();
  return new Map(rows.map(({ id, plantId }) => [plantId, id]));
}

export const insertEvent = (
  trx: Tx,
  applicationId: string,
  { state, on, note }: StepDraft,
  enteredBy: EnteredBy,
  at: Date,
) =>
  trx
    .insertInto('solarApplicationEvent')
    .values({ applicationId, state, happenedOn: on, note, enteredBy, enteredAt: at })
    .execute();

/** Oldest first. */
export const selectEvents = async (db: Queryable, applicationId: string): Promise<ApplicationEvent[]> =>
  (
    await db
      .selectFrom('solarApplicationEvent')
      .select(['state', 'happenedOn', 'enteredBy', 'enteredAt', 'note'])
      .where('applicationId', '=', applicationId)
      .orderBy('id')
      .execute()
  ).map(({ happenedOn, ...event }) => ({ ...event, on: happenedOn }));

export const selectUsualDays = async (db: Queryable): Promise<UsualDays[]> =>
  (await db.selectFrom('solarUsualDays').selectAll().execute()).map(({ state, days, decidedAt }) => ({
    state,
    days,
    isAssumed: decidedAt === null,
  }));

/** What it was before. */
export async function lockUsualDays(trx: Tx, state: ApplicationState): Promise<number | undefined> {
  const row = await trx
    .selectFrom('solarUsualDays')
    .select('days')
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  return row?.days;
}

export const setUsualDays = (trx: Tx, state: ApplicationState, days: number, at: Date) =>
  trx.updateTable('solarUsualDays').set({ days, decidedAt: at }).where('state', '=', state).execute();

/** What is awaited for longer than it usually takes, and whose customers were not reminded of it. */
export const selectUnreminded = async (db: Queryable, today: Day): Promise<Application[]> =>
  (
    await db
      .selectFrom('solarApplication')
      .innerJoin('solarUsualDays', 'solarUsualDays.state', 'solarApplication.awaits')
      .selectAll('solarApplication')
      .where('solarApplication.remindedAt', 'is', null)
      .where(sql<boolean>`${today}::date - solar_application.since > solar_usual_days.days`)
      .orderBy('solarApplication.id')
      .execute()
  ).map(toApplication);

/** Claims the reminder of the state that it is in; false where it was sent, or the application has gone on. */
export async function claimReminder(
  trx: Tx,
  { id, state, since }: Pick<Application, 'id' | 'state' | 'since'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('solarApplication')
    .set({ remindedAt: at })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('since', '=', since)
    .where('remindedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
