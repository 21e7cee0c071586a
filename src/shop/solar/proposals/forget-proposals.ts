import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteForgotten } from './proposal.store.ts';

/** Days that a plan is kept which nobody has asked about, and that is in no account. */
const KEPT_DAYS = 365;

export const forgetProposals = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  deleteForgotten(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
