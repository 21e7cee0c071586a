import type { Platform } from '#src/platform/platform.ts';
import { hasTestPayment } from './payment.store.ts';
import { selectLastHeard } from './webhook.store.ts';

/** What an owner wants to know of payments before opening: when the provider last called, and whether there are trials to clear away. */
export async function paymentsSoFar(
  { db }: Pick<Platform, 'db'>,
  test: boolean,
): Promise<{ heardAt: Date | undefined; hasTrials: boolean }> {
  const [heardAt, hasTrials] = await Promise.all([selectLastHeard(db, test), hasTestPayment(db)]);
  return { heardAt, hasTrials };
}
