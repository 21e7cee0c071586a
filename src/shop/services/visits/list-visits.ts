import { DAY_MS, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import { forbidden } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { selectVisits } from './visit.store.ts';
import type { Visit } from './visit.ts';

/**
 * The visits from yesterday on for `days` days: a technician's own, or all of them for the administrator. Yesterday's too,
 * because one that ran late may still have to be completed. Throws `forbidden`.
 */
export async function listVisits(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Principal,
  days = 14,
): Promise<Visit[]> {
  if (actor.role !== 'technician' && actor.role !== 'administrator') throw forbidden();
  const today = instantInIndia(dayInIndia(clock.now()), '00:00').getTime();
  const found = await selectVisits(db, {
    ...(actor.role === 'technician' && { uid: actor.uid }),
    from: new Date(today - DAY_MS),
    to: new Date(today + days * DAY_MS),
  });
  return found.map((visit) => ({ ...visit, code: '' }));
}
