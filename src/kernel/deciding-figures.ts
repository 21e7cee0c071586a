import type { Figure, Specification } from './product-details.ts';

/** A figure by which shoppers choose among products of a kind, by its key in the specification. */
export type DecidingFigure = readonly [key: string, value: Figure];

/** For each kind of product, the figures that decide, the first of which tells the kind. A card has room for two. */
const KINDS = [
  ['peakPowerWp', 'efficiencyPercent'],
  ['systemPowerKw', 'batteryKwh', 'phases'],
  ['ratedPowerW', 'batteryVoltageV', 'phases'],
  ['energyKwh', 'nominalVoltageV'],
  ['lumens', 'lampPowerW'],
  ['capacityL', 'peoplePerHome'],
  ['powerHp', 'maxHeadM', 'phases'],
  ['ratedCurrentA', 'systemVoltageV'],
  ['powerKw', 'phases'],
  ['ratedA', 'phases'],
  ['areaMm2'],
] as const;
const ROOM = 2;

/** The deciding figures of a product, at most two; none for a kind without any. */
export function decidingFigures(specification: Specification): DecidingFigure[] {
  const kind = KINDS.find(([first]) => specification[first] !== undefined) ?? [];
  return kind
    .flatMap((key): DecidingFigure[] => {
      const value = specification[key];
      return value === undefined ? [] : [[key, value]];
    })
    .slice(0, ROOM);
}
