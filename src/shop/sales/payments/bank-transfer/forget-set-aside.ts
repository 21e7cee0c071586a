import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { strikeSetAside } from './credit.store.ts';

/** In days: long enough to notice that something was set aside by mistake. */
const KEPT = 90;

/** Forgets who sent the credits that were no customers' payments. Known rows stay known, by their fingerprints. */
export const forgetSetAside = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  strikeSetAside(db, new Date(clock.now().getTime() - KEPT * DAY_MS));
