import type { JudgedMonth } from '#src/kernel/solar/plant/judge-months.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listTheirInstallations } from '#src/shop/sales/installations/list-installations.ts';
import type { CountedAt } from '#src/shop/services/visits/counted-readings.ts';
import { expectationOf, type PlantExpectation } from '#src/shop/solar/plant-yield/expectation.ts';
import { countedOf, monthsOf } from './judge-plant.ts';
import {
  countForDesk,
  type DeskPlant,
  type DeskQuery,
  findPlantRow,
  selectForDesk,
  selectPlantsOf,
  selectReadingsOf,
} from './plant.store.ts';
import type { Plant, PlantReading } from './plant.ts';

type Reading = Pick<Platform, 'db'>;

/** A customer's own plants, oldest first. */
export const listPlants = ({ db }: Reading, uid: string): Promise<Plant[]> => selectPlantsOf(db, uid);

/** Completed installed orders of a customer's that have no plant yet. */
export async function listPlantless(
  { db }: Reading,
  uid: string,
): Promise<{ id: string; number: number; pin: string; completedAt: Date }[]> {
  const [orders, plants] = await Promise.all([listTheirInstallations({ db }, uid), selectPlantsOf(db, uid)]);
  const taken = new Set(plants.map(({ installationId }) => installationId));
  return orders.flatMap(({ id, number, address, completedAt, awaitsProof }) =>
    completedAt && !awaitsProof && !taken.has(id) ? [{ id, number, pin: address.zipcode, completedAt }] : [],
  );
}

export type PlantFile = {
  plant: Plant;
  /** Undefined where no measured place is near. */
  expectation: PlantExpectation | undefined;
  /** Oldest first. */
  months: JudgedMonth[];
  /** What its owner entered, oldest first, and what technicians noted on their visits. */
  readings: PlantReading[];
  counted: CountedAt[];
};

/** A plant of this customer's with all that is known of it. Throws `not-found`, for somebody else's too. */
export async function showPlant({ db }: Reading, uid: string, id: string): Promise<PlantFile> {
  const plant = await findPlantRow(db, id);
  if (plant?.uid !== uid) throw notFound('plant');
  const [readings, theirs] = await Promise.all([selectReadingsOf(db, [id]), selectPlantsOf(db, uid)]);
  const counted = (await countedOf(db, theirs)).get(id) ?? [];
  const own = readings.get(id) ?? [];
  const expectation = expectationOf(plant);
  return { plant, expectation, months: monthsOf(plant, own, counted, expectation), readings: own, counted };
}

/** All customers' plants for the administrator: what needs a look first. */
export async function listForDesk(
  { db }: Reading,
  query: DeskQuery,
): Promise<{ plants: DeskPlant[]; total: number; pages: number }> {
  const [plants, total] = await Promise.all([selectForDesk(db, query), countForDesk(db, query)]);
  return { plants, total, pages: Math.max(1, Math.ceil(total / query.limit)) };
}
