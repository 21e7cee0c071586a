import type { Platform } from '#src/platform/platform.ts';
import { hasTestPayment } from './payment.store.ts';
import { selectLastHeard } from './webhook.store.ts';

/** For the owner before opening: when the provider's last webhook came, and whether there are test payments to clear away. */
export async function paymentsSoFar(
  { db }: Pick<Platform, 'db'>,
  test: boolean,
): Promise<{ heardAt: Date | undefined; hasTrials: boolean }> {
  const [heardAt, hasTrials] = await Promise.all([selectLastHeard(db, test), hasTestPayment(db)]);
  return { heardAt, hasTrials };
}
