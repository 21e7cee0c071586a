import type { BookingRules, DayOff, ManagedPlan, ServiceArea, Technician } from '#src/wire/domain.ts';
import { call } from './call.ts';

type Without<T> = Omit<T, 'id'>;
const at = (path: string, id: string | number | undefined) =>
  id === undefined ? path : `${path}/${encodeURIComponent(id)}`;

/** Adds a technician, or changes the one with this id. For the administrator, as all of these. */
export const saveTechnician = async (technician: Without<Technician>, id?: string): Promise<void> =>
  void (await call(id ? 'PUT' : 'POST', at('/technicians', id), technician));

/** Adds an area, or changes the one with this id. */
export const saveArea = async (area: Without<ServiceArea>, id?: string): Promise<void> =>
  void (await call(id ? 'PUT' : 'POST', at('/service-areas', id), area));

/** Takes a day out, for one technician or for all. */
export const addDayOff = async (day: Without<DayOff>): Promise<void> => void (await call('POST', '/days-off', day));

/** Takes visits on that day again. */
export const removeDayOff = async (id: string): Promise<void> => void (await call('DELETE', at('/days-off', id)));

/** The rules by which slots are offered. */
export const saveRules = async (rules: BookingRules): Promise<void> =>
  void (await call('PUT', '/booking-rules', rules));

/** Adds a plan; `price` in rupees. */
export const addPlan = async (plan: Omit<Without<ManagedPlan>, 'retired'>): Promise<void> =>
  void (await call('POST', '/plans', plan));

/** Sells a plan no more, for good. */
export const retirePlan = async (id: number): Promise<void> => void (await call('DELETE', at('/plans', id)));

/** Changes the fields present of a plan; `price` in rupees. */
export const changePlan = async (id: number, change: Partial<Omit<Without<ManagedPlan>, 'retired'>>): Promise<void> =>
  void (await call('PUT', at('/plans', id), change));
