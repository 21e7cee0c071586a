import type { Finding } from '../compatibility/finding.ts';
import { judge } from '../compatibility/judge.ts';
import { type Part, positiveOf } from '../compatibility/part.ts';
import { heaterSaves, heatOf, litresFor } from '../water-heater.ts';

export type WaterNeed = {
  people: number;
  hardWater: boolean;
  /** Of the cold water where it enters; undefined if the reader does not know. */
  pressureBar?: number | undefined;
  roofLoadKg?: number | undefined;
  /** By how much the water is warmed, °C, and on how many days of a year. */
  riseC: number;
  days: number;
};

export type HeaterAtHome = {
  findings: Finding[];
  litres: number | undefined;
  /** Of the water that is used: a larger tank saves no more. Undefined where the heater's litres are not stated. */
  savedKwh: number | undefined;
  /** Heat of a day, kWh. */
  heatKwh: number | undefined;
};

export const litresWanted = ({ people }: WaterNeed): number => litresFor(people);

/** What a heater does for a home: R17, and formula 19 of docs/solar.md. */
export function checkHeater(heater: Part, need: WaterNeed): HeaterAtHome {
  const litres = positiveOf(heater, 'capacityL');
  const used = litres === undefined ? undefined : Math.min(litres, litresWanted(need));
  const { people, hardWater, pressureBar, roofLoadKg } = need;
  return {
    findings: judge([{ ...heater, quantity: 1 }], {
      ...{ people, hardWater },
      ...(pressureBar !== undefined && { pressureBar }),
      ...(roofLoadKg !== undefined && { roofLoadKg }),
    }),
    litres,
    savedKwh: used === undefined ? undefined : heaterSaves(used, need.riseC, need.days),
    heatKwh: used === undefined ? undefined : heatOf(used, need.riseC),
  };
}
