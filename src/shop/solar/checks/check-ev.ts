import { type ChargerAtHome, type ChargingPlace, checkCharger } from '#src/kernel/solar/checks/charger.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listParts, type NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { inOrderOf } from './order.ts';

export type EvCheck = (ChargerAtHome & { part: NamedPart })[];

/** Which chargers suit a supply, the one asked about first. */
export async function checkEv(platform: Platform, place: ChargingPlace, asked?: string): Promise<EvCheck> {
  const chargers = await listParts(platform, ['ev-charger']);
  return inOrderOf(
    chargers.map((part) => ({ part, ...checkCharger(part, place) })),
    asked,
  );
}
