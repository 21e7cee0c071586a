import type { Queryable } from '#src/platform/database/database.ts';
import { selectNewestPlan } from './proposal.store.ts';
import type { FittingPlan } from './proposal.ts';

/** The newest plan that a customer saved for a home with this PIN code: what a home there uses, and what a unit costs it. */
export const newestPlanAt = (
  db: Queryable,
  uid: string,
  pin: string,
): Promise<Pick<FittingPlan, 'use' | 'rate'> | undefined> => selectNewestPlan(db, uid, pin);
