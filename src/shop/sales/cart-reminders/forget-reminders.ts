import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteSentBefore } from './cart-reminder.store.ts';

/** A year, for the dashboard's comparison, and so that a mail's link still ends them. */
const KEPT_DAYS = 365;

export const forgetReminders = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  deleteSentBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
