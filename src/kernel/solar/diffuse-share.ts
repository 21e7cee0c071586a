import { radians } from './angles.ts';

const SPRING_TO_WINTER = radians(81.4);

/**
 * The share of a month's mean daily sun that comes from the sky instead of the disc (Erbs, Klein and Duffie 1982, monthly).
 *
 * @param clearness K_T, the sun on the ground over that above the atmosphere; taken as 0.3–0.8, for which the fit was made
 * @param sunset hour angle in radians
 */
export function diffuseShare(clearness: number, sunset: number): number {
  const k = Math.min(0.8, Math.max(0.3, clearness));
  return sunset <= SPRING_TO_WINTER
    ? 1.391 - 3.56 * k + 4.189 * k ** 2 - 2.137 * k ** 3
    : 1.311 - 3.022 * k + 3.427 * k ** 2 - 1.821 * k ** 3;
}
