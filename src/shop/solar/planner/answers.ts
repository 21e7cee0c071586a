import type { Discom } from '#src/kernel/solar/figures/figure-table.ts';
import type { SHADE } from '#src/kernel/solar/losses.ts';
import type { Consumption } from '#src/kernel/solar/plan/consumption.ts';

/** Where panels look, by eight tiles, with degrees from south, west positive. */
export const FACING = { s: 0, sw: 45, w: 90, nw: 135, n: 180, ne: -135, e: -90, se: -45 } as const;
export type Facing = keyof typeof FACING;

/** What a household answers. All but the PIN code and one of bill, units and year may be left open. */
export type PlanAnswers = Consumption & {
  pin: string;
  /** For a PIN code that two companies share. */
  discom?: Discom | undefined;
  roofM2?: number | undefined;
  shade: keyof typeof SHADE;
  facing: Facing;
  phases?: 1 | 3 | undefined;
  sanctionedKw?: number | undefined;
  home: 'own' | 'flat' | 'rented';
  /** The share by which bills rise each year, 0 unless the reader chooses otherwise. */
  tariffGrowth?: number | undefined;
};
