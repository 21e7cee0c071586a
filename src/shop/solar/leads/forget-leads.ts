import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteLostBefore } from './lead.store.ts';

/** Days that a lost lead is kept after its last change. */
const KEPT_DAYS = 730;

export const forgetLostLeads = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  deleteLostBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
