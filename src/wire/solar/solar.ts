import { z } from '@hono/zod-openapi';
import { readPlainNumber } from '#src/kernel/plain-number.ts';
import type { LocalYield } from '#src/kernel/solar/local-yield.ts';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';

/** A value in an address, which must not say it twice. */
export const single = () => z.string({ error: coded('must-be-one-value') });

/** One of a few words in an address. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => coded(Array.isArray(input) ? 'must-be-one-value' : 'one-of') });

/** A number in an address. */
export const decimal = (min: number, max: number, description: string) =>
  single()
    .refine((text) => readPlainNumber(text) !== undefined, { error: coded('must-be-number'), abort: true })
    .transform(readPlainNumber)
    .pipe(z.number().min(min, coded('at-least')).max(max, coded('at-most')))
    .openapi({ type: 'number', minimum: min, maximum: max, description });

/** GET /solar/yield */
export const yieldQuery = z.object({
  place: single().max(60, coded('at-most-characters')).optional().openapi({
    description: 'The id of a place, such as ahmedabad; or `pin`',
  }),
  pin: single().max(60, coded('at-most-characters')).optional().openapi({ description: 'A PIN code; or `place`' }),
  kwp: decimal(0.01, 10_000, 'Power of the modules, kW'),
  tilt: decimal(0, 90, 'Degrees; 0 lies flat').default(15),
  azimuth: decimal(-180, 180, 'Degrees from south, west positive').default(0),
  gamma: decimal(-2, 0, 'Change of the modules’ power, % per °C').default(-0.35),
  efficiency: decimal(0.5, 1, 'Of the inverter, as a share').default(0.97),
  acKw: decimal(0.01, 10_000, 'What the inverter gives at most, kW; without it nothing is cut off').optional(),
});

const wireYield = z
  .object({
    place: z.string().openapi({ description: 'The id of the measured place whose sun this is' }),
    distanceKm: z.number().openapi({ description: 'From there' }),
    months: z.array(z.number()).length(12).openapi({ description: 'kWh from January, in the first year' }),
    year: z.number(),
    careful: z.number().openapi({ description: 'A year with little sun, kWh' }),
    good: z.number().openapi({ description: 'A year with much sun, kWh' }),
  })
  .openapi('SolarYield');

export const yieldAnswer = z.object({ status: success, data: z.object({ yield: wireYield }) });

/** Tenths of a Wh: enough for any system, without the noise of doubles. */
const kwh = (energy: number) => Math.round(energy * 10_000) / 10_000;

export const encodeYield = (found: LocalYield): z.infer<typeof wireYield> => ({
  place: found.row.id,
  distanceKm: Math.round(found.distanceKm),
  months: found.months.map(kwh),
  year: kwh(found.year),
  careful: kwh(found.inCarefulYear),
  good: kwh(found.inGoodYear),
});
