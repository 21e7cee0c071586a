import { type Paise, paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { selectZones } from './delivery.store.ts';
import { isServed } from './zone.ts';

/** The most that delivery costs for goods of this total; undefined where the shop delivers nowhere. */
export type DearestDelivery = (total: Paise) => Paise | undefined;

/** For those who want one figure for the whole country: nobody pays more. Tag it with DELIVERY_TAG. */
export async function dearestDelivery(
  platform: Pick<Platform, 'db' | 'settings' | 'shopSettings'>,
): Promise<DearestDelivery> {
  const states = soldStates(platform);
  const zones = (await selectZones(platform.db)).filter((zone) => isServed(zone, states));
  return (total) =>
    zones.length === 0
      ? undefined
      : paise(Math.max(...zones.map(({ charge, freeFrom }) => (freeFrom !== null && total >= freeFrom ? 0 : charge))));
}
