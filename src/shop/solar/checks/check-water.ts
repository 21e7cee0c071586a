import { checkHeater, type HeaterAtHome, litresWanted, type WaterNeed } from '#src/kernel/solar/checks/heater.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listParts, type NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { inOrderOf } from './order.ts';

export type WaterCheck = { litres: number; heaters: (HeaterAtHome & { part: NamedPart })[] };

/** Which heaters suit a home, the one asked about first. */
export async function checkWater(platform: Platform, need: WaterNeed, asked?: string): Promise<WaterCheck> {
  const heaters = await listParts(platform, ['heater']);
  const judged = heaters.map((part) => ({ part, ...checkHeater(part, need) }));
  return { litres: litresWanted(need), heaters: inOrderOf(judged, asked) };
}
