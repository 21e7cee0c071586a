import type { leadChange } from '#src/wire/solar/solar-lead.ts';
import { call, type Sent } from './call.ts';

/** Moves a lead, plans its next step, or notes something. Refused `wrong-step` if it was moved meanwhile. For the administrator. */
export const changeLead = async (id: string, change: Sent<typeof leadChange>): Promise<void> =>
  void (await call<{ body: typeof leadChange }>('PUT', `/admin/solar/leads/${encodeURIComponent(id)}`, change));
