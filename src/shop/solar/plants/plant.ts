import type { Day } from '#src/kernel/india-time.ts';
import type { Month } from '#src/kernel/solar/plant/generation.ts';
import type { PlantVerdict } from '#src/kernel/solar/plant/judge-months.ts';
import type { PlantSite } from '#src/shop/solar/plant-yield/expectation.ts';

/** What its owner says of a plant. */
export type PlantDraft = PlantSite & { name: string };

export type Plant = PlantDraft & {
  id: string;
  uid: string;
  /** The language of its mails. */
  locale: string;
  /** The installed order that it comes from. */
  installationId: string | undefined;
  /** How its last judged month was. `share`: of what was expected. */
  verdict: { is: PlantVerdict; month: Month; share: number } | undefined;
  toldMonth: Month | undefined;
};

export const READING_KINDS = ['meter', 'month'] as const;
/** `meter`: what the meter showed in all on a day. `month`: what one month gave; `on` is its first day. */
export type PlantReading = { kind: (typeof READING_KINDS)[number]; on: Day; kwh: number };

/** The most plants of one account, and readings of one plant: a roof of fifty years with one each month. */
export const MOST_PLANTS = 20;
export const MOST_READINGS = 600;
