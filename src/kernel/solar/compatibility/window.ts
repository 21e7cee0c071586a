import { coldVoltage, panelFigures, workingVoltage } from './panel-figures.ts';
import type { Part } from './part.ts';
import type { PvInput } from './pv-input.ts';

export type Temperatures = { coldC: number; hotC: number };

/** Bifacial panels gain from behind: their short-circuit current is taken a tenth higher. */
const BIFACIAL_GAIN = 1.1;

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
  return Math.min(Math.floor(input.maxShortCircuitCurrentA / one), input.mpptMaxStrings ?? 64, 64);
}
