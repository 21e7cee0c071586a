import type { DatedFigure } from './dated-figure.ts';
import type { FigureKey } from './figure-table.ts';

const PRICE: FigureKey[] = ['gst-installed', 'work-per-kw'];
const SAVED: FigureKey[] = ['slabs', 'fuel-adjustment', 'duty', 'surplus', 'losses'];
const SUBSIDY: FigureKey[] = ['subsidy-rates'];

/** Which dated figures the results that decide rest on. */
const RESTS_ON = {
  installed: PRICE,
  saved: SAVED,
  payback: [...PRICE, ...SAVED, ...SUBSIDY, 'upkeep'],
  subsidy: SUBSIDY,
};

type Result = keyof typeof RESTS_ON;

/** The results that rest on a figure that nobody has confirmed. */
export const unconfirmedIn = (used: readonly Pick<DatedFigure, 'key' | 'confirmed'>[]): Result[] =>
  (Object.keys(RESTS_ON) as Result[]).filter((result) =>
    used.some(({ key, confirmed }) => !confirmed && (RESTS_ON[result] as string[]).includes(key)),
  );
