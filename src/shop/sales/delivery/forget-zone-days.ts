import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mayBeSeeded } from '#src/shop/back-office/settings/demonstration.ts';
import { setUntouchedDays } from './delivery.store.ts';

/**
 * Which PIN codes lie in which State is geography; how many days a parcel takes depends on the shop. In any shop but the
 * demonstration, resets every zone that its owner has not set to the days that the terms promise, once in the shop's life.
 */
export async function forgetZoneDays(platform: Platform): Promise<void> {
  const { dispatch, delivery } = platform.shopSettings.current.legal.days;
  await transact(platform, async ({ trx }) => {
    if (await mayBeSeeded(trx, 'zone days', platform.clock.now()))
      await setUntouchedDays(trx, { daysMin: Math.min(dispatch, delivery), daysMax: delivery });
  });
}
