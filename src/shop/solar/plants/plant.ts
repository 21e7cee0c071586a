import type { Day } from '#src/kernel/india-time.ts';
import type { Month } from '#src/kernel/solar/plant/generation.ts';
import type { PlantVerdict } from '#src/kernel/solar/plant/judge-months.ts';

/** What its owner says of a plant. */
export type PlantDraft = {
  name: string;
  /** Of all panels, at standard test conditions. */
  kwp: number;
  /** Degrees; 0 lies flat. */
  tilt: number;
  /** Degrees from south, west positive. */
  azimuth: number;
  pin: string;
  /** The day on which it began to generate; null until then. */
  commissionedOn: Day | null;
};

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
