import type { planBody, planChange } from '#src/wire/services/plan.ts';
import type { areaBody, dayOffBody, rulesBody, technicianBody } from '#src/wire/services/roster.ts';
import { call, type Sent } from './call.ts';

const at = (path: string, id: string | number | undefined) =>
  id === undefined ? path : `${path}/${encodeURIComponent(id)}`;

/** Adds a technician, or changes the one with this id. For the administrator, like all of these. */
export const saveTechnician = async (technician: Sent<typeof technicianBody>, id?: string): Promise<void> =>
  void (await call<{ body: typeof technicianBody }>(id ? 'PUT' : 'POST', at('/technicians', id), technician));

/** Adds an area, or changes the one with this id. */
export const saveArea = async (area: Sent<typeof areaBody>, id?: string): Promise<void> =>
  void (await call<{ body: typeof areaBody }>(id ? 'PUT' : 'POST', at('/service-areas', id), area));

/** Blocks a day, for one technician or for all. */
export const addDayOff = async (day: Sent<typeof dayOffBody>): Promise<void> =>
  void (await call<{ body: typeof dayOffBody }>('POST', '/days-off', day));

/** Unblocks that day. */
export const removeDayOff = async (id: string): Promise<void> => void (await call('DELETE', at('/days-off', id)));

/** The rules by which slots are offered. */
export const saveRules = async (rules: Sent<typeof rulesBody>): Promise<void> =>
  void (await call<{ body: typeof rulesBody }>('PUT', '/booking-rules', rules));

/** Adds a plan; `price` in rupees. */
export const addPlan = async (plan: Sent<typeof planBody>): Promise<void> =>
  void (await call<{ body: typeof planBody }>('POST', '/plans', plan));

/** Takes a plan off sale for good. */
export const retirePlan = async (id: number): Promise<void> => void (await call('DELETE', at('/plans', id)));

/** Changes only the given fields of a plan; `price` in rupees. */
export const changePlan = async (id: number, change: Sent<typeof planChange>): Promise<void> =>
  void (await call<{ body: typeof planChange }>('PUT', at('/plans', id), change));
