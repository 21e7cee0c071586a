import type { Day } from '#src/kernel/india-time.ts';
import { climateAt } from '#src/kernel/solar/climate.ts';
import { type Expectation, lowBounds } from '#src/kernel/solar/plant/judge-months.ts';
import { yieldByMonth } from '#src/kernel/solar/yield.ts';
import { findPin, places } from '#src/shop/solar/sun/places.ts';

/** What decides how much a plant gives. */
export type PlantSite = {
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

/** Crystalline panels and an ordinary inverter, as the planner assumes them. */
const USUAL = { gamma: -0.35, efficiency: 0.97 };

export type PlantExpectation = Expectation & {
  /** The measured place whose sun it is. */
  place: string;
  distanceKm: number;
  /** Of a new plant, kWh. */
  year: number;
};

/** Of a plant that does not generate yet: nothing is expected of it in any month. */
const NOT_YET = '9999-12-31';

/** What a plant should give; undefined where no measured place is near. */
export function expectationOf({ kwp, tilt, azimuth, pin, commissionedOn }: PlantSite): PlantExpectation | undefined {
  const point = findPin(pin);
  const local = point && climateAt(places().places, point);
  if (!local) return undefined;
  const byMonth = yieldByMonth(local.row, { kwp, tilt, azimuth, ...USUAL });
  return {
    byMonth,
    low: lowBounds(local),
    commissionedOn: commissionedOn ?? NOT_YET,
    place: local.row.name,
    distanceKm: local.distanceKm,
    year: byMonth.reduce((all, one) => all + one, 0),
  };
}
