import { dayProfile } from './day-profile.ts';
import { diffuseShare } from './diffuse-share.ts';
import { type Losses, leftAfter, STANDARD_LOSSES } from './losses.ts';
import { onPlane, type Plane } from './plane-of-array.ts';
import { sunOfMonth } from './sun-position.ts';

/** What the sky gives at a place, by month from January. */
export type Climate = {
  lat: number;
  /** On a horizontal plane, kWh/m² a day. */
  ghi: readonly number[];
  /** Air, °C. */
  t2m: readonly number[];
};

export type SolarSystem = Plane & {
  /** Of the modules, at standard test conditions. */
  kwp: number;
  /** Change of power in % per °C, negative. */
  gamma: number;
  /** Of the inverter, 0–1. */
  efficiency: number;
  /** What the inverter gives at most; without it nothing is cut off. */
  acKw?: number | undefined;
  /** Cell temperature at 800 W/m² and 20 °C, °C. */
  noct?: number | undefined;
  /** Flat on the roof without air below: 5 °C warmer. */
  flush?: boolean | undefined;
  losses?: Losses | undefined;
};

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const STANDARD_NOCT = 45;
const FLUSH_WARMER = 5;
/** Solar time at which the air is warmest, and how far it is then from the month's mean, °C. */
const WARMEST = 2.5;
const SWING = 5;

/** What a system gives in each month of its first year, kWh. Formulas 1–7 of docs/solar.md. */
export const yieldByMonth = (climate: Climate, system: SolarSystem): number[] =>
  DAYS.map((days, month) => days * yieldOfDay(climate, system, month));

/** The sun on the panels on the mean day of each month, kWh/m². */
export const sunOnPlane = (climate: Climate, plane: Plane): number[] =>
  DAYS.map((_, month) => halfHours(climate, plane, month).reduce((all, { irradiance }) => all + irradiance / 2, 0));

function yieldOfDay(climate: Climate, system: SolarSystem, month: number): number {
  const left = leftAfter(system.losses ?? STANDARD_LOSSES);
  const heating = ((system.noct ?? STANDARD_NOCT) - 20) / 0.8;
  const most = system.acKw ?? Number.POSITIVE_INFINITY;
  const mean = (climate.t2m[month] as number) + (system.flush ? FLUSH_WARMER : 0);
  let energy = 0;
  for (const { hour, irradiance } of halfHours(climate, system, month)) {
    const cell = mean + SWING * Math.cos((Math.PI / 12) * (hour - 12 - WARMEST)) + heating * irradiance;
    const direct = system.kwp * irradiance * (1 + (system.gamma / 100) * (cell - 25)) * left;
    energy += Math.min(Math.max(0, direct) * system.efficiency, most) / 2;
  }
  return energy;
}

function halfHours(climate: Climate, plane: Plane, month: number): { hour: number; irradiance: number }[] {
  const sun = sunOfMonth(climate.lat, month);
  const global = climate.ghi[month] as number;
  const diffuse = global * diffuseShare(global / sun.extraterrestrial, sun.sunset);
  const irradiance = onPlane(sun, plane);
  return dayProfile(sun, global, diffuse).map((half) => ({ hour: half.hour, irradiance: irradiance(half) }));
}
