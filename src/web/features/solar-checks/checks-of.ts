import type { Specification } from '#src/kernel/product-details.ts';
import { kindOf, type PartKind } from '#src/kernel/solar/compatibility/part.ts';
import { hrefs } from '#src/wire/pages.ts';

export const CHECKS = ['fit', 'ev', 'water', 'pump', 'backup'] as const;
export type Check = (typeof CHECKS)[number];

/** The addresses of the checks without answers. */
export const CHECK_PAGES: Record<Check, string> = {
  fit: hrefs.solarFit(),
  ev: hrefs.solarEv(),
  water: hrefs.solarWater(),
  pump: hrefs.solarPump(),
  backup: hrefs.solarBackup(),
};

const OF_KIND: Partial<Record<PartKind, (id: string) => [Check, string][]>> = {
  panel: (panel) => [['fit', hrefs.solarFit({ panel })]],
  structure: (structure) => [['fit', hrefs.solarFit({ structure })]],
  kit: (kit) => [['fit', hrefs.solarFit({ kit })]],
  inverter: (inverter) => [
    ['fit', hrefs.solarFit({ inverter })],
    ['backup', hrefs.solarBackup({ inverter })],
  ],
  battery: (battery) => [
    ['backup', hrefs.solarBackup({ battery })],
    ['fit', hrefs.solarFit({ battery })],
  ],
  'ev-charger': (charger) => [['ev', hrefs.solarEv({ charger })]],
  heater: (heater) => [['water', hrefs.solarWater({ heater })]],
  pump: (pump) => [['pump', hrefs.solarPump({ pump })]],
};

/** The checks that concern a product, with it filled in. An inverter without terminals for a battery carries nothing through a power cut. */
export function checksOf(id: string, category: string, figures: Specification): { check: Check; to: string }[] {
  const kind = kindOf(category, figures);
  const found = kind ? (OF_KIND[kind]?.(id) ?? []) : [];
  return found
    .filter(([check]) => check !== 'backup' || kind !== 'inverter' || 'batteryVoltageV' in figures)
    .map(([check, to]) => ({ check, to }));
}
