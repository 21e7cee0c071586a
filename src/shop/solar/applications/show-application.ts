import { actsNext, awaitedState } from '#src/kernel/application-lifecycle.ts';
import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Plant } from '#src/shop/solar/plants/plant.ts';
import { plantIdOf, plantOf } from '#src/shop/solar/plants/plant-of.ts';
import {
  findApplication,
  findApplicationOfPlant,
  selectEvents,
  selectIdsOf,
  selectUsualDays,
} from './application.store.ts';
import type { Application, ApplicationDocument, ApplicationEvent, EnteredBy, UsualDays } from './application.ts';
import { type BoardQuery, countForBoard, countStuckOn, selectForBoard } from './board.store.ts';
import { selectDocuments } from './document.store.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

export type ApplicationFile = {
  application: Application;
  plant: Plant;
  /** Oldest first. */
  events: ApplicationEvent[];
  documents: ApplicationDocument[];
  /** Of every step. */
  usual: UsualDays[];
  /** Days since its last step. */
  waited: number;
};

/** Who acts on an application here: its customer, or the administrator for the shop. Somebody else's is not found, so that nobody learns of it. */
export async function enteringAs(
  db: Queryable,
  actor: Principal,
  application: Application | undefined,
): Promise<{ plant: Plant; as: EnteredBy }> {
  if (!application) throw notFound('application');
  const plant = await plantOf(db, application.plantId);
  if (isAdministrator(actor)) return { plant, as: 'shop' };
  if (plant.uid !== actor.uid) throw notFound('application');
  return { plant, as: 'customer' };
}

/** An application with all that was entered, for its customer and the administrator. Throws `not-found`. */
export async function showApplication(reading: Reading, actor: Principal, id: string): Promise<ApplicationFile> {
  const application = await findApplication(reading.db, id);
  const { plant } = await enteringAs(reading.db, actor, application);
  return fileOf(reading, application as Application, plant);
}

/** The application of a customer's own plant; undefined where it has none. */
export async function showApplicationOf(reading: Reading, plant: Plant): Promise<ApplicationFile | undefined> {
  const application = await findApplicationOfPlant(reading.db, plant.id);
  return application && fileOf(reading, application, plant);
}

async function fileOf({ db, clock }: Reading, application: Application, plant: Plant): Promise<ApplicationFile> {
  const [events, documents, usual] = await Promise.all([
    selectEvents(db, application.id),
    selectDocuments(db, application.id),
    selectUsualDays(db),
  ]);
  return { application, plant, events, documents, usual, waited: daysSince(application.since, clock.now()) };
}

const daysSince = (day: Day, at: Date): number =>
  Math.round((Date.parse(dayInIndia(at)) - Date.parse(day)) / 86_400_000);

/** What comes next, who makes it happen, and how many days that usually takes; undefined when it is over. */
export function nextOf(application: Application, usual: readonly UsualDays[]) {
  const [state, by] = [awaitedState(application), actsNext(application)];
  if (!state || !by) return undefined;
  const known = usual.find((one) => one.state === state);
  return { state, by, days: known?.days, isAssumed: known?.isAssumed ?? true };
}

/** The ids of some plants' applications. */
export const applicationIdsOf = ({ db }: Pick<Platform, 'db'>, plantIds: readonly string[]) =>
  selectIdsOf(db, plantIds);

/** The id of an installed order's. */
export async function applicationIdOf(
  { db }: Pick<Platform, 'db'>,
  installationId: string,
): Promise<string | undefined> {
  const plantId = await plantIdOf(db, installationId);
  return plantId && (await findApplicationOfPlant(db, plantId))?.id;
}

/** All applications for the administrator: what is stuck longest first. */
export async function listApplications({ db, clock }: Reading, query: BoardQuery) {
  const today = dayInIndia(clock.now());
  const [applications, total] = await Promise.all([selectForBoard(db, query, today), countForBoard(db, query)]);
  return { applications, total };
}

/** For the owner's first page: what waits longer than usual. */
export const countStuck = ({ db, clock }: Reading): Promise<number> => countStuckOn(db, dayInIndia(clock.now()));
