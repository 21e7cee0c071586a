import { type Selectable, sql } from 'kysely';
import type { Day } from '#src/kernel/india-time.ts';
import type { Month } from '#src/kernel/solar/plant/generation.ts';
import type { PlantVerdict } from '#src/kernel/solar/plant/judge-months.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Plant, PlantDraft, PlantReading } from './plant.ts';

const toPlant = (row: Selectable<Schema['plant']>): Plant => ({
  id: row.id,
  uid: row.uid,
  name: row.name,
  locale: row.locale,
  kwp: row.peakWatts / 1000,
  tilt: row.tiltDeg,
  azimuth: row.azimuthDeg,
  pin: row.pincode,
  commissionedOn: row.commissionedOn,
  installationId: row.installationId ?? undefined,
  verdict:
    row.verdict !== null && row.verdictMonth !== null && row.verdictPercent !== null
      ? { is: row.verdict, month: row.verdictMonth.slice(0, 7), share: row.verdictPercent / 100 }
      : undefined,
  toldMonth: row.toldMonth?.slice(0, 7),
});

const toRow = ({ name, kwp, tilt, azimuth, pin, commissionedOn }: PlantDraft) => ({
  name,
  peakWatts: Math.round(kwp * 1000),
  tiltDeg: tilt,
  azimuthDeg: azimuth,
  pincode: pin,
  commissionedOn,
});

type NewPlant = PlantDraft & Pick<Plant, 'id' | 'uid' | 'locale' | 'installationId'>;

export const insertPlant = (trx: Tx, plant: NewPlant, at: Date) =>
  trx
    .insertInto('plant')
    .values({
      ...toRow(plant),
      id: plant.id,
      uid: plant.uid,
      locale: plant.locale,
      installationId: plant.installationId ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();

export const updatePlant = (trx: Tx, id: string, draft: PlantDraft, at: Date) =>
  trx
    .updateTable('plant')
    .set({ ...toRow(draft), updatedAt: at })
    .where('id', '=', id)
    .execute();

/** Whether its application is under way, and the private files that go with it. */
export async function findApplicationOf(
  trx: Tx,
  plantId: string,
): Promise<{ isOpen: boolean; files: string[] } | undefined> {
  const application = await trx
    .selectFrom('solarApplication')
    .select(['id', 'awaits'])
    .where('plantId', '=', plantId)
    .executeTakeFirst();
  if (!application) return undefined;
  const documents = await trx
    .selectFrom('solarApplicationDocument')
    .select('file')
    .where('applicationId', '=', application.id)
    .execute();
  return { isOpen: application.awaits !== null, files: documents.map(({ file }) => file) };
}

export const deletePlant = (trx: Tx, id: string) => trx.deleteFrom('plant').where('id', '=', id).execute();

export async function findPlantRow(db: Queryable, id: string): Promise<Plant | undefined> {
  const row = await db.selectFrom('plant').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPlant(row);
}

/** With its row locked until the transaction ends: two readings of one plant come one after the other. */
export async function lockPlant(trx: Tx, id: string): Promise<Plant | undefined> {
  const row = await trx.selectFrom('plant').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toPlant(row);
}

/** Locks those of some plants that nobody else has locked. */
export const lockFreePlants = async (trx: Tx, ids: readonly string[]): Promise<Plant[]> =>
  (
    await trx.selectFrom('plant').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().skipLocked().execute()
  ).map(toPlant);

/** A customer's own, oldest first. */
export const selectPlantsOf = async (db: Queryable, uid: string): Promise<Plant[]> =>
  (await db.selectFrom('plant').selectAll().where('uid', '=', uid).orderBy('createdAt').orderBy('id').execute()).map(
    toPlant,
  );

/** The ids of the next plants, for a job that looks at all of them. */
export const selectPlantIdsAfter = async (db: Queryable, id: string, most: number): Promise<string[]> =>
  (await db.selectFrom('plant').select('id').where('id', '>', id).orderBy('id').limit(most).execute()).map(
    (row) => row.id,
  );

/** The readings of some plants, oldest first. */
export async function selectReadingsOf(
  db: Queryable,
  plantIds: readonly string[],
): Promise<Map<string, PlantReading[]>> {
  const found = new Map<string, PlantReading[]>(plantIds.map((id) => [id, []]));
  if (plantIds.length === 0) return found;
  const rows = await db
    .selectFrom('plantReading')
    .select(['plantId', 'kind', 'readOn', 'wattHours'])
    .where('plantId', 'in', plantIds)
    .orderBy('plantId')
    .orderBy('readOn')
    .execute();
  for (const { plantId, kind, readOn, wattHours } of rows)
    found.get(plantId)?.push({ kind, on: readOn, kwh: wattHours / 1000 });
  return found;
}

/** Writes a reading, in place of one of the same day or month. */
export const putReading = (trx: Tx, plantId: string, { kind, on, kwh }: PlantReading, at: Date) => {
  const wattHours = Math.round(kwh * 1000);
  return trx
    .insertInto('plantReading')
    .values({ plantId, kind, readOn: on, wattHours, createdAt: at })
    .onConflict((conflict) => conflict.columns(['plantId', 'kind', 'readOn']).doUpdateSet({ wattHours, createdAt: at }))
    .execute();
};

export const deleteReading = (trx: Tx, plantId: string, kind: PlantReading['kind'], on: Day) =>
  trx
    .deleteFrom('plantReading')
    .where('plantId', '=', plantId)
    .where('kind', '=', kind)
    .where('readOn', '=', on)
    .execute();

type Found = NonNullable<Plant['verdict']>;

export const setVerdict = (trx: Tx, id: string, verdict: Found | undefined) => setVerdicts(trx, [{ id, verdict }]);

export async function setVerdicts(
  trx: Tx,
  found: readonly { id: string; verdict: Found | undefined }[],
): Promise<void> {
  if (found.length === 0) return;
  const column = <T>(of: (verdict: Found) => T): (T | null)[] =>
    found.map(({ verdict }) => (verdict ? of(verdict) : null));
  // A meter that was misread can show a hundred times what is possible.
  const percents = column(({ share }) => Math.min(Math.round(share * 100), 1_000_000));
  await sql`update plant set verdict = given.verdict, verdict_month = given.month, verdict_percent = given.percent
    from unnest(
      ${found.map(({ id }) => id)}::text[],
      ${column((verdict) => verdict.is)}::text[],
      ${column(({ month }) => `${month}-01`)}::date[],
      ${percents}::int[]
    ) as given (id, verdict, month, percent)
    where plant.id = given.id`.execute(trx);
}

/** Claims the mail about a month; false where it was told before. */
export async function claimTold(trx: Tx, id: string, month: Month): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('plant')
    .set({ toldMonth: `${month}-01` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('toldMonth', 'is', null), eb('toldMonth', '<', `${month}-01`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type DeskQuery = { verdict?: PlantVerdict | undefined; q?: string | undefined; page: number; limit: number };
export type DeskPlant = Plant & { customer: string; email: string };

const asked = (db: Queryable, { verdict, q }: Pick<DeskQuery, 'verdict' | 'q'>) =>
  db
    .selectFrom('plant')
    .innerJoin('user', 'user.id', 'plant.uid')
    .$if(verdict !== undefined, (query) => query.where('plant.verdict', '=', verdict as PlantVerdict))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', plant.name, plant.pincode, "user".name, "user".email) ilike ${`%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`,
      ),
    );

/** All customers' plants: what needs a look first, the least generation before more. */
export const selectForDesk = async (db: Queryable, query: DeskQuery): Promise<DeskPlant[]> =>
  (
    await asked(db, query)
      .selectAll('plant')
      .select(['user.name as customer', 'user.email as email'])
      .orderBy(sql`array_position(array['check', 'low', 'high', 'fine'], plant.verdict) nulls last`)
      .orderBy('plant.verdictPercent')
      .orderBy('plant.id')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute()
  ).map(({ customer, email, ...row }) => ({ ...toPlant(row), customer, email }));

export const countForDesk = async (db: Queryable, query: Pick<DeskQuery, 'verdict' | 'q'>): Promise<number> =>
  (
    await asked(db, query)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const setCommissioned = (trx: Tx, id: string, commissionedOn: Day, at: Date) =>
  trx.updateTable('plant').set({ commissionedOn, updatedAt: at }).where('id', '=', id).execute();

export const findPlantOfInstallation = (db: Queryable, installationId: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('plant').select('id').where('installationId', '=', installationId).executeTakeFirst();

/** All plants of some customers. */
export const selectPlantsOfAll = async (db: Queryable, uids: readonly string[]): Promise<Plant[]> =>
  uids.length === 0
    ? []
    : (await db.selectFrom('plant').selectAll().where('uid', 'in', uids).orderBy('id').execute()).map(toPlant);
