import { readFileSync } from 'node:fs';
import type { ClimateRow, Point } from '#src/kernel/solar/climate.ts';
import { type PinPoint, pointOfPin } from '#src/kernel/solar/pin-point.ts';

/** A place that `npm run solar:climate` will fill. */
type WaitingPlace = Point & { id: string; name: string };

type Places = { places: ClimateRow[]; waiting: WaitingPlace[]; pins: PinPoint[] };

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../seed/${name}`, import.meta.url), 'utf8'));

let known: Places | undefined;

/** The measured places, those that wait for figures, and where PIN codes are. Files of the release, read once. */
export function places(): Places {
  known ??= { ...(read('climate.json') as Omit<Places, 'pins'>), pins: read('pin-points.json') as PinPoint[] };
  return known;
}

/** A place by its id, measured or not. */
export const findPlace = (id: string): (Point & { id: string; name: string }) | undefined =>
  [...places().places, ...places().waiting].find((place) => place.id === id);

/** Where a PIN code is; undefined for one that does not exist. */
export const findPin = (pin: string): PinPoint | undefined =>
  /^[1-9]\d{5}$/.test(pin) ? pointOfPin(places().pins, pin) : undefined;
