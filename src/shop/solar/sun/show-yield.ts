import type { Point } from '#src/kernel/solar/climate.ts';
import { type LocalYield, yieldAt } from '#src/kernel/solar/local-yield.ts';
import type { SolarSystem } from '#src/kernel/solar/yield.ts';
import { transact } from '#src/platform/database/transact.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { findPin, findPlace, places } from './places.ts';

/** The id of a place, or a PIN code. */
export type Where = { place?: string | undefined; pin?: string | undefined };

/** A minute, for a network: whoever moves a slider needs dozens. */
const MOST = 300;
const MINUTE = 60_000;

/**
 * What a system gives where the reader is.
 * @param network the caller's
 * @throws `invalid` for a place that is not known or that no measured place is near to, `too-many`
 */
export async function showYield(
  platform: Platform,
  where: Where,
  system: SolarSystem,
  network: string,
): Promise<LocalYield> {
  const { field, point } = pointOf(where);
  const limit = { what: 'solar yield', who: network, most: MOST, within: MINUTE };
  await transact(platform, ({ trx }) => enforceLimits(trx, platform, [limit], 'too-often'));
  const found = yieldAt(places().places, point, system);
  if (!found) throw invalid({ [field]: 'sun-not-measured' });
  return found;
}

function pointOf({ place, pin }: Where): { field: 'place' | 'pin'; point: Point } {
  if ((place === undefined) === (pin === undefined)) throw invalid({ place: 'place-or-pin' });
  const point = pin === undefined ? findPlace(place ?? '') : findPin(pin);
  if (!point) throw invalid(pin === undefined ? { place: 'place-not-known' } : { pin: 'pin-not-known' });
  return { field: pin === undefined ? 'place' : 'pin', point };
}
