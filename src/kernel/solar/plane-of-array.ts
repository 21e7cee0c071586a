import { radians } from './angles.ts';
import type { HalfHour } from './day-profile.ts';
import type { SunOfDay } from './sun-position.ts';

/** How panels stand. Degrees. */
export type Plane = {
  /** 0 lies flat, 90 stands upright. */
  tilt: number;
  /** From south, west positive: −90 east, 90 west, 180 north. */
  azimuth: number;
};

const GROUND_REFLECTS = 0.2;
/** cos 85°: lower than that, sun and model are both too weak to divide by. */
const LOWEST_SUN = 0.087;

/**
 * The sun on panels through one half hour, kW/m². The sky is taken as equally bright everywhere (Liu and Jordan 1963), which for panels that face
 * south is 1–4 % below the newer models: the careful choice.
 */
export function onPlane(sun: SunOfDay, plane: Plane): (half: HalfHour) => number {
  const [tilt, azimuth] = [radians(plane.tilt), radians(plane.azimuth)];
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)];
  const [sinLat, cosLat] = [Math.sin(sun.latitude), Math.cos(sun.latitude)];
  const [sinDec, cosDec] = [Math.sin(sun.declination), Math.cos(sun.declination)];
  const steady = sinDec * sinLat * cosTilt - sinDec * cosLat * sinTilt * Math.cos(azimuth);
  const withCosine = cosDec * cosLat * cosTilt + cosDec * sinLat * sinTilt * Math.cos(azimuth);
  const withSine = cosDec * sinTilt * Math.sin(azimuth);
  return ({ hourAngle, cosZenith, global, diffuse }) => {
    const incidence = steady + withCosine * Math.cos(hourAngle) + withSine * Math.sin(hourAngle);
    const beam = (Math.max(0, global - diffuse) * Math.max(0, incidence)) / Math.max(cosZenith, LOWEST_SUN);
    return beam + (diffuse * (1 + cosTilt)) / 2 + (GROUND_REFLECTS * global * (1 - cosTilt)) / 2;
  };
}
