import type { Figure, Specification } from './product-details.ts';

/** A figure by which shoppers choose among products of a kind, by its key in the specification. */
export type DecidingFigure = readonly [key: string, value: Figure];

/**
 * For each kind of product, the figures that decide, the first of which tells the kind. A card has room for two; the page says more, and other ones
 * where it has a second row.
 */
const KINDS: readonly (readonly [card: readonly string[], page?: readonly string[]])[] = [
  [['peakPowerWp', 'efficiencyPercent']],
  [
    ['systemPowerKw', 'batteryKwh', 'phases'],
    ['systemPowerKw', 'annualYieldKwh', 'roofAreaM2'],
  ],
  [
    ['ratedPowerW', 'batteryVoltageV', 'phases'],
    ['ratedPowerW', 'efficiencyPercent'],
  ],
  [
    ['energyKwh', 'nominalVoltageV'],
    ['usableKwh', 'cycles'],
  ],
  [
    ['lumens', 'lampPowerW'],
    ['lamps', 'lumens', 'runtimeH', 'autonomyH', 'poleHeightM'],
  ],
  [
    ['capacityL', 'peoplePerHome'],
    ['capacityL', 'peoplePerHome', 'collectorAreaM2'],
  ],
  [
    ['powerHp', 'maxHeadM', 'phases'],
    ['powerHp', 'headM', 'flowLph'],
  ],
  [
    ['ratedCurrentA', 'systemVoltageV'],
    ['ratedCurrentA', 'maxPvVoltageV', 'maxPvPowerW'],
  ],
  [
    ['powerKw', 'phases'],
    ['powerKw', 'maxCurrentA', 'cableM'],
  ],
  [['ratedA', 'phases']],
  [['areaMm2']],
];
const ROOM = 2;

const kindOf = (specification: Specification) => KINDS.find(([[first = '']]) => specification[first] !== undefined);

/** The deciding figures of a product, at most two; none for a kind without any. */
export const decidingFigures = (specification: Specification): DecidingFigure[] =>
  known(specification, kindOf(specification)?.[0]).slice(0, ROOM);

/** All figures that decide on its page. */
export function decidingOnPage(specification: Specification): DecidingFigure[] {
  const [card, page = card] = kindOf(specification) ?? [];
  return known(specification, page);
}

const known = (specification: Specification, keys: readonly string[] = []) =>
  keys.flatMap((key): DecidingFigure[] => {
    const value = specification[key];
    return value === undefined ? [] : [[key, value]];
  });
