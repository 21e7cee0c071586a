import { radians } from './angles.ts';

/** Degrees, north and east positive. */
export type Point = { lat: number; lon: number };

/** A place whose sun was measured: one row of seed/climate.json. Months begin with January. */
export type ClimateRow = Point & {
  id: string;
  name: string;
  elevationM: number;
  /** On a horizontal plane, kWh/m² a day, and how much a month differs from year to year (1 σ). */
  ghi: readonly number[];
  ghiSd: readonly number[];
  /** Air, °C. */
  t2m: readonly number[];
  /** The coldest morning that strings are made for, °C: an assumption. */
  tColdC: number;
  source: string;
  /** The years of the figures: `2015–2024`. */
  period: string;
  checkedOn: string;
};

/** The sun of a point, by the nearest measured place. */
export type LocalClimate = {
  row: ClimateRow;
  distanceKm: number;
  /** What a year gives in bad and in good years, as shares of what is expected. */
  careful: number;
  good: number;
};

/** Beyond this a place's sun says nothing about another's. */
const FARTHEST_KM = 450;
/** 7 % together: 3 % from year to year, 4 % of the satellite, 5 % of the losses. */
const CAREFUL = 0.88;
const GOOD = 1.06;
/** How much wider the range becomes on both sides for each kilometre: 2 % in 100 km. */
const WIDER_PER_KM = 0.02 / 100;
const EARTH_RADIUS_KM = 6371;

/** The nearest measured place within 450 km; undefined if there is none. docs/solar.md, "The sun of a place". */
export function climateAt(rows: readonly ClimateRow[], point: Point): LocalClimate | undefined {
  let [nearest, distanceKm]: [ClimateRow | undefined, number] = [undefined, FARTHEST_KM];
  for (const row of rows) {
    const distance = kilometresBetween(row, point);
    if (distance <= distanceKm) [nearest, distanceKm] = [row, distance];
  }
  if (!nearest) return undefined;
  // In whole kilometres, as pages say it: whoever adds up the page comes to the same range.
  const wider = Math.round(distanceKm) * WIDER_PER_KM;
  return { row: nearest, distanceKm, careful: CAREFUL - wider, good: GOOD + wider };
}

/** Along the surface, by the haversine formula. */
export function kilometresBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2];
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
