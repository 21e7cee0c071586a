import { dateFormat, formatDecimal } from '#src/kernel/format.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { daysIn, type Month, monthOf } from '#src/kernel/solar/plant/generation.ts';
import { expectedIn } from '#src/kernel/solar/plant/judge-months.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import { showApplicationOf } from '#src/shop/solar/applications/show-application.ts';
import { type PlantFile, showPlant } from '#src/shop/solar/plants/show-plants.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toApplicationView } from '#src/web/features/application/application-view.server.ts';
import { directionOf } from '#src/web/features/plants/directions.ts';
import { sayMonth, toPlantView } from '#src/web/features/plants/plant-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Months of the chart, and readings that are listed. */
const [SHOWN, LISTED] = [12, 24];

/** One plant of the signed-in customer's. */
export const loader = pageLoader('plant', async ({ customer, shop, locale, params: { id } }) => {
  const file = await showPlant(shop, customer.uid, id);
  const { plant, expectation } = file;
  const today = dayInIndia(shop.clock.now());
  const [order, application] = await Promise.all([
    plant.installationId ? showInstallation(shop, plant.installationId) : undefined,
    showApplicationOf(shop, plant),
  ]);
  return {
    texts: texts(locale, 'plants', 'applications', 'applicationSteps'),
    plant: toPlantView(plant, locale),
    known: {
      name: plant.name,
      kwp: plant.kwp,
      tilt: plant.tilt,
      azimuth: plant.azimuth,
      pin: plant.pin,
      commissionedOn: plant.commissionedOn,
    },
    application: application && toApplicationView(application, locale, 'customer'),
    direction: directionOf(plant.azimuth),
    order: order && { id: order.id, number: String(order.number) },
    today,
    basis: expectation && {
      place: sayPlace(locale, expectation.place),
      km: Math.round(expectation.distanceKm),
      low: String(Math.round(100 * Math.min(...expectation.low))),
      year: formatDecimal(expectation.year, 0),
    },
    months: chartOf(file, monthOf(today), locale),
    readings: readingsOf(file, locale),
  };
});

export type PlantMonth = ReturnType<typeof chartOf>[number];
export type ReadingRow = ReturnType<typeof readingsOf>[number];

/** The last twelve months up to the newest that is over or has a figure. */
function chartOf({ expectation, months }: PlantFile, now: Month, locale: Locale) {
  const known = new Map(months.map((one) => [one.month, one]));
  const newest = months.at(-1)?.month;
  const last = newest && newest >= before(now) ? newest : before(now);
  const shown = [last];
  while (shown.length < SHOWN) shown.unshift(before(shown[0] as Month));
  const label = (month: Month, style: 'narrow' | 'short') =>
    dateFormat(locale, { month: style, timeZone: 'UTC' }).format(new Date(`${month}-15T00:00:00Z`));
  return shown.map((month) => {
    const one = known.get(month);
    return {
      month,
      name: sayMonth(locale, month),
      short: label(month, 'short'),
      narrow: label(month, 'narrow'),
      kwh: one && Math.round(one.kwh),
      expected: expectation ? Math.round(one?.expected ?? expectedIn(month, daysIn(month), expectation)) : undefined,
      verdict: one?.verdict,
    };
  });
}

const before = (month: Month): Month => {
  const [year = 0, one = 1] = month.split('-').map(Number);
  return one === 1 ? `${year - 1}-12` : `${year}-${String(one - 1).padStart(2, '0')}`;
};

/** Newest first: what was entered, and what technicians noted. */
function readingsOf({ readings, counted }: PlantFile, locale: Locale) {
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const said = (on: string) => day.format(new Date(`${on}T00:00:00Z`));
  const own = readings.map(({ kind, on, kwh }) => ({
    key: `${kind} ${on}`,
    kind: kind as 'meter' | 'month' | 'technician',
    on,
    said: kind === 'month' ? sayMonth(locale, monthOf(on)) : said(on),
    kwh: formatDecimal(kwh, 1),
  }));
  const read = counted.map(({ at, totalKwh }) => ({
    key: `technician ${at.toISOString()}`,
    kind: 'technician' as const,
    on: dayInIndia(at),
    said: said(dayInIndia(at)),
    kwh: formatDecimal(totalKwh, 1),
  }));
  return [...own, ...read].sort((a, b) => b.on.localeCompare(a.on)).slice(0, LISTED);
}
