import type { PartKind } from '#src/kernel/solar/compatibility/part.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type NamedPart, selectNamedParts } from './part.store.ts';

export type { NamedPart };

/** The category in which parts of a kind are sold. */
const CATEGORIES: Partial<Record<PartKind, string>> = {
  panel: 'solar-panels',
  inverter: 'solar-inverters',
  battery: 'solar-batteries',
  structure: 'solar-rooftop',
  kit: 'solar-rooftop',
  pump: 'solar-pumps',
  'pump-controller': 'solar-pumps',
  heater: 'solar-water-heaters',
  'ev-charger': 'ev-chargers',
};

/** What is on sale of these kinds, sold out or not, cheapest first. */
export async function listParts({ db }: Pick<Platform, 'db'>, kinds: readonly PartKind[]): Promise<NamedPart[]> {
  const categories = [...new Set(kinds.map((kind) => CATEGORIES[kind] ?? 'balance-of-system'))];
  const parts = await selectNamedParts(db, categories);
  return parts.filter(({ kind }) => kinds.includes(kind));
}
