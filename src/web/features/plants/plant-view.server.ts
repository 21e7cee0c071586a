import { dateFormat, formatDecimal } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Month } from '#src/kernel/solar/plant/generation.ts';
import type { Plant } from '#src/shop/solar/plants/plant.ts';
import { findPin } from '#src/shop/solar/sun/places.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';

const middle = (month: Month): Date => new Date(`${month}-15T00:00:00Z`);

/** `March 2026` in the reader's language. */
export const sayMonth = (locale: Locale, month: Month): string =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(middle(month));

/** A plant in words, as its card and its page say it. */
export function toPlantView(plant: Plant, locale: Locale) {
  const { id, name, kwp, pin, commissionedOn, verdict } = plant;
  const point = findPin(pin);
  return {
    id,
    name,
    kwp: formatDecimal(kwp, 2),
    place: point ? sayPlace(locale, point.name) : pin,
    /** Undefined until it generates. */
    since: commissionedOn ? sayMonth(locale, commissionedOn.slice(0, 7)) : undefined,
    verdict: verdict && {
      is: verdict.is,
      month: sayMonth(locale, verdict.month),
      percent: String(Math.round(verdict.share * 100)),
    },
  };
}

export type PlantView = ReturnType<typeof toPlantView>;
