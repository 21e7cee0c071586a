import { type Finding, worst } from '../compatibility/finding.ts';
import { judge } from '../compatibility/judge.ts';
import { numberOf, type Part, positiveOf } from '../compatibility/part.ts';
import type { Site } from '../compatibility/site.ts';
import { AC_AREAS_MM2 } from '../compatibility/wiring.ts';
import { chargingHours } from '../ev-charging.ts';

export type ChargingPlace = {
  phases: 1 | 3;
  sanctionedKw?: number | undefined;
  /** The most that the house draws already. */
  peakKw?: number | undefined;
  /** From the meter to the charger, one way. */
  cableM?: number | undefined;
  cableMm2?: number | undefined;
  vehicle?: { batteryKwh: number; fromPercent: number; toPercent: number; mostKw?: number | undefined } | undefined;
};

export type ChargerAtHome = {
  findings: Finding[];
  /** By the setting that the supply allows, or what the vehicle takes, if that is less; undefined where the charger cannot be used. */
  charging: { kw: number; setA: number | undefined; hours: number } | undefined;
  /** The thinnest cable that holds the drop at this length, mm²; undefined if none does or the length is not known. */
  thinnestMm2: number | undefined;
};

/** What a charger does at a supply: R15, and formula 22 of docs/solar.md. */
export function checkCharger(charger: Part, place: ChargingPlace): ChargerAtHome {
  const one = { ...charger, quantity: 1 };
  const findings = judge([one], siteOf(place));
  return { findings, charging: chargingOf(one, findings, place), thinnestMm2: thinnest(one, place) };
}

const siteOf = ({ phases, sanctionedKw, peakKw, cableM, cableMm2 }: ChargingPlace): Site => ({
  phases,
  ...(sanctionedKw !== undefined && { sanctionedLoadKw: sanctionedKw }),
  ...(peakKw !== undefined && { peakLoadKw: peakKw }),
  ...(cableM !== undefined && { evCableM: cableM }),
  ...(cableMm2 !== undefined && { evCableMm2: cableMm2 }),
});

function chargingOf(charger: Part, findings: Finding[], { vehicle }: ChargingPlace): ChargerAtHome['charging'] {
  const supply = findings.find(({ aspect }) => aspect === 'supply');
  const powerKw = positiveOf(charger, 'powerKw');
  if (!vehicle || !supply || powerKw === undefined || supply.verdict === 'blocks' || supply.verdict === 'unknown')
    return undefined;
  const figure = (key: string) => numberOf({ ...charger, figures: supply.figures }, key);
  const [setKw, setA] = [figure('setKw'), figure('setA')];
  const kw = Math.min(setKw ?? powerKw, vehicle.mostKw ?? Number.POSITIVE_INFINITY);
  const share = (vehicle.toPercent - vehicle.fromPercent) / 100;
  return { kw, setA, hours: chargingHours(vehicle.batteryKwh, share, kw) };
}

function thinnest(charger: Part, place: ChargingPlace): number | undefined {
  if (place.cableM === undefined) return undefined;
  return AC_AREAS_MM2.find((cableMm2) => {
    const found = judge([charger], siteOf({ ...place, cableMm2 })).filter(
      ({ rule, aspect }) => rule === 'R15' && aspect === 'drop',
    );
    return worst(found) === 'fits';
  });
}
