import { coldVoltage, panelFigures, workingVoltage } from './panel-figures.ts';
import type { Part } from './part.ts';
import type { PvInput } from './pv-input.ts';

export type Temperatures = { coldC: number; hotC: number };

/** Bifacial panels gain from behind: their short-circuit current is taken a tenth higher. */
const BIFACIAL_GAIN = 1.1;

/** A current in A without what binary fractions add: three strings of 19.3 A are 57.9 A, not 57.900000000000006, and fit a limit of 57.9 A. */
export const toMicroamperes = (currentA: number): number => Math.round(currentA * 1e6) / 1e6;

/** The short-circuit current to be reckoned with, of one string; undefined if the data are not stated. */
export function strongestCurrent(panel: Part): number | undefined {
  const { iscA } = panelFigures(panel);
  const bifacial = panel.figures['bifacial'];
  if (iscA === undefined || typeof bifacial !== 'boolean') return undefined;
  return bifacial ? iscA * BIFACIAL_GAIN : iscA;
}

/** The voltage that a string stays below: the input's or the panel's own, whichever is lower. */
function voltageLimit(panel: Part, input: PvInput): number | undefined {
  const { maxSystemVoltageV } = panelFigures(panel);
  const { maxDcVoltageV } = input;
  return maxSystemVoltageV === undefined || maxDcVoltageV === undefined
    ? undefined
    : Math.min(maxDcVoltageV, maxSystemVoltageV);
}

/** The most panels in series that stay below the limit in the cold; undefined if the data are not stated. */
export function mostInSeries(panel: Part, input: PvInput, { coldC }: Temperatures): number | undefined {
  const one = coldVoltage(panel, coldC);
  const limit = voltageLimit(panel, input);
  if (one === undefined || limit === undefined || one <= 0) return undefined;
  const most = Math.floor(limit / one);
  return most * one < limit ? most : most - 1;
}

/** The fewest panels in series that keep the tracker awake in the heat; undefined if the data are not stated. */
export function fewestInSeries(panel: Part, input: PvInput, { hotC }: Temperatures): number | undefined {
  const one = workingVoltage(panel, hotC);
  if (one === undefined || input.mpptMinV === undefined || one <= 0) return undefined;
  const fewest = Math.max(1, Math.ceil(input.mpptMinV / one));
  return fewest * one > input.mpptMinV ? fewest : fewest + 1;
}

/** The most strings side by side on one tracker by their short-circuit current; undefined if the data are not stated. */
export function mostInParallel(panel: Part, input: PvInput): number | undefined {
  if (input.mpptMaxStrings === 1) return 1;
  const one = strongestCurrent(panel);
  if (one === undefined || input.maxShortCircuitCurrentA === undefined) return undefined;
  // The nearest number, then the same comparison as in R4, so that both agree where a limit is met exactly.
  const nearest = Math.round(input.maxShortCircuitCurrentA / one);
  const most = toMicroamperes(nearest * one) <= input.maxShortCircuitCurrentA ? nearest : nearest - 1;
  return Math.min(most, input.mpptMaxStrings ?? 64, 64);
}
