import { checkPump, type Lifting, liftingOf, type PumpInWell, type Well } from '#src/kernel/solar/checks/pump.ts';
import { climateAt } from '#src/kernel/solar/climate.ts';
import { sunOnPlane } from '#src/kernel/solar/yield.ts';
import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listParts, type NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { findPin, places } from '#src/shop/solar/sun/places.ts';
import { inOrderOf } from './order.ts';

export type WellAnswers = Omit<Well, 'sun'> & { pin: string };

export type WellCheck = {
  place: { name: string; measuredAt: string; km: number };
  lifting: Lifting;
  pumps: (PumpInWell & { part: NamedPart })[];
};

/** Panels of a pump stand as those of a roof, degrees and towards the south. */
const PLANE = { tilt: 15, azimuth: 0 };

/**
 * Which pumps suit a well, the one asked about first.
 * @throws `invalid` for a PIN code that is not known or far from any measured sun
 */
export async function checkWell(platform: Platform, answers: WellAnswers, asked?: string): Promise<WellCheck> {
  const point = findPin(answers.pin);
  if (!point) throw invalid({ pin: 'pin-not-known' });
  const local = climateAt(places().places, point);
  if (!local) throw invalid({ pin: 'sun-not-measured' });
  const well: Well = { ...answers, sun: sunOnPlane(local.row, PLANE) };
  const parts = await listParts(platform, ['pump', 'pump-controller']);
  const controllers = parts.filter(({ kind, inStock }) => kind === 'pump-controller' && inStock);
  const judged = parts
    .filter(({ kind }) => kind === 'pump')
    .map((part) => ({ part, ...checkPump(part, well, controllers) }));
  return {
    place: { name: point.name, measuredAt: local.row.name, km: Math.round(local.distanceKm) },
    lifting: liftingOf(well),
    pumps: inOrderOf(judged, asked),
  };
}
