import type { Platform } from '#src/platform/platform.ts';
import { isDemonstration } from '#src/shop/back-office/settings/demonstration.ts';
import { countTestCustomers } from './test-customer.store.ts';
import { countTrial, hasRealMoney, type TrialCounts } from './trial.store.ts';

export type Trial = {
  counts: TrialCounts;
  customers: number;
  /** Whether the shop shows the demonstration, which can be cleared with it. */
  demonstration: boolean;
  /** Real money was received: what was tried stays from now on, marked as it is (docs/decisions/0030). */
  closed: boolean;
  /** What is typed to confirm. */
  name: string;
};

/** What there is of trials, and whether it can still be cleared. */
export async function showTrial({ db, shopSettings }: Pick<Platform, 'db' | 'shopSettings'>): Promise<Trial> {
  const [counts, customers, demonstration, closed] = await Promise.all([
    countTrial(db),
    countTestCustomers(db),
    isDemonstration(db),
    hasRealMoney(db),
  ]);
  return { counts, customers, demonstration, closed, name: shopSettings.current.name };
}
