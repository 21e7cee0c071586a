import type { Point } from './climate.ts';

/** Where the PIN codes that begin with `prefix` are: about the middle of the district or region. */
export type PinPoint = Point & { prefix: string; name: string };

/** The point of a PIN code, by the longest prefix; undefined where there is none: field post offices, and codes that do not exist. */
export function pointOfPin(points: readonly PinPoint[], pin: string): PinPoint | undefined {
  let found: PinPoint | undefined;
  for (const point of points)
    if (pin.startsWith(point.prefix) && point.prefix.length > (found?.prefix.length ?? 0)) found = point;
  return found;
}
