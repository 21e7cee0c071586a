import type { Platform } from '#src/platform/platform.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { findZone } from './delivery.store.ts';
import { type DeliveryZone, isServed } from './zone.ts';

/** The working days that a parcel to a PIN code is on its way; undefined where the shop does not deliver. Tag it with DELIVERY_TAG. */
export async function usualDays(
  platform: Pick<Platform, 'db' | 'settings' | 'shopSettings'>,
  pincode: string,
): Promise<Pick<DeliveryZone, 'daysMin' | 'daysMax'> | undefined> {
  const zone = await findZone(platform.db, pincode);
  return zone && isServed(zone, soldStates(platform)) ? zone : undefined;
}
