import { radians } from './angles.ts';
import type { SunOfDay } from './sun-position.ts';

/** Half an hour of the mean day on a horizontal plane. */
export type HalfHour = {
  /** Solar time of its middle, 0–24. */
  hour: number;
  hourAngle: number;
  cosZenith: number;
  /** kW/m², all and the part from the sky; the rest comes straight from the sun. */
  global: number;
  diffuse: number;
};

const HALF_HOURS = 48;

/**
 * A day's sun spread over the half hours between sunrise and sunset: Collares-Pereira and Rabl for all of it, Liu and Jordan for the part from the
 * sky, each scaled so that the half hours add up to the day.
 *
 * @param global @param diffuse kWh/m² a day
 */
export function dayProfile(sun: SunOfDay, global: number, diffuse: number): HalfHour[] {
  const a = 0.409 + 0.5016 * Math.sin(sun.sunset - radians(60));
  const b = 0.6609 - 0.4767 * Math.sin(sun.sunset - radians(60));
  const [sines, cosines] = [
    Math.sin(sun.latitude) * Math.sin(sun.declination),
    Math.cos(sun.latitude) * Math.cos(sun.declination),
  ];
  const shape: HalfHour[] = [];
  for (let index = 0; index < HALF_HOURS; index += 1) {
    const hour = (index + 0.5) / 2;
    const hourAngle = radians(15 * (hour - 12));
    if (Math.abs(hourAngle) >= sun.sunset) continue;
    const cosine = Math.cos(hourAngle);
    const height = cosine - Math.cos(sun.sunset);
    const cosZenith = sines + cosines * cosine;
    shape.push({ hour, hourAngle, cosZenith, global: height * (a + b * cosine), diffuse: height });
  }
  const [ofGlobal, ofDiffuse] = [total(shape, 'global'), total(shape, 'diffuse')];
  return shape.map((one) => ({
    ...one,
    global: (one.global / ofGlobal) * global * 2,
    diffuse: (one.diffuse / ofDiffuse) * diffuse * 2,
  }));
}

const total = (shape: HalfHour[], key: 'global' | 'diffuse') => shape.reduce((all, one) => all + one[key], 0);
