import type { Platform } from '#src/platform/platform.ts';
import { isDemonstration } from '#src/shop/back-office/settings/demonstration.ts';
import { countTestCustomers } from './test-customer.store.ts';
import { countTrial, hasRealMoney, type TrialCounts } from './trial.store.ts';

export type Trial = {
  counts: TrialCounts;
  customers: number;
  /** Whether the shop shows the demonstration, which can be cleared along with the trial. */
  demonstration: boolean;
  /** Real money was received: trial data stays from now on, marked as such (docs/decisions/0030). */
  closed: boolean;
  /** The name to enter as confirmation. */
  name: string;
};

/** The existing trial data, and whether it can still be cleared. */
export async function showTrial({ db, shopSettings }: Pick<Platform, 'db' | 'shopSettings'>): Promise<Trial> {
  const [counts, customers, demonstration, closed] = await Promise.all([
    countTrial(db),
    countTestCustomers(db),
    isDemonstration(db),
    hasRealMoney(db),
  ]);
  return { counts, customers, demonstration, closed, name: shopSettings.current.name };
}
