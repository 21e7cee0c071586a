import type { Platform } from '#src/platform/platform.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { findZone } from './delivery.store.ts';
import { isServed } from './zone.ts';

/** The State and area of a PIN code, and whether goods are delivered there; undefined for one that no zone has. */
export async function placeOfPin(
  { db, settings, shopSettings }: Pick<Platform, 'db' | 'settings' | 'shopSettings'>,
  pin: string,
): Promise<{ state: string; area: string; served: boolean } | undefined> {
  const zone = await findZone(db, pin);
  return zone && { state: zone.state, area: zone.area, served: isServed(zone, soldStates({ settings, shopSettings })) };
}
