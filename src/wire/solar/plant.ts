import { z } from '@hono/zod-openapi';
import { PLANT_VERDICTS } from '#src/kernel/solar/plant/judge-months.ts';
import { type Plant, type PlantDraft, type PlantReading, READING_KINDS } from '#src/shop/solar/plants/plant.ts';
import type { PlantFile } from '#src/shop/solar/plants/show-plants.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success, words } from '#src/wire/values.ts';

// Customers' solar plants: calls of our own, so the names are spelt correctly (rules.md §3).

const between = (min: number, max: number) =>
  z
    .number({ error: coded('must-be-number') })
    .min(min, coded('at-least'))
    .max(max, coded('at-most'));
const day = z.iso.date({ error: coded('must-be-day-like') });
const month = z.string({ error: coded('must-be-month') }).regex(/^\d{4}-(0[1-9]|1[0-2])$/, coded('must-be-month'));

const draft = {
  name: words(60),
  kwp: between(0.1, 1000).openapi({ description: 'Of all panels, at standard test conditions' }),
  tilt: between(0, 90).int(coded('must-be-whole')).openapi({ description: 'Degrees; 0 lies flat' }),
  azimuth: between(-180, 180).int(coded('must-be-whole')).openapi({ description: 'Degrees from south, west positive' }),
  pin: z.string({ error: coded('required') }).regex(/^[1-9]\d{5}$/, coded('zipcode-format')),
  commissionedOn: day.nullable().openapi({ description: 'The day on which it began to generate; null until then' }),
};

/** PUT /plants/{id} */
export const plantBody = z.object(draft).openapi('PlantBody');
/** POST /plants */
export const newPlantBody = z
  .object({
    ...draft,
    installationId: id.optional().openapi({ description: 'The installed order that it comes from' }),
  })
  .openapi('NewPlantBody');
export const decodePlant = (body: z.infer<typeof plantBody>): PlantDraft => body;

/** POST /plants/{id}/readings */
export const readingBody = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('meter'), on: day, kwh: between(0, 10_000_000) }),
      z.object({ kind: z.literal('month'), on: month, kwh: between(0, 10_000_000) }),
    ],
    { error: coded('one-of') },
  )
  .openapi('PlantReadingBody', {
    description:
      '`meter`: what the meter showed in all on a day. `month`: what a whole month gave, `on` such as 2026-11',
  });
export const decodeReading = ({ kind, on, kwh }: z.infer<typeof readingBody>): PlantReading => ({
  kind,
  on: kind === 'month' ? `${on}-01` : on,
  kwh,
});
export const readingParams = z.object({
  id,
  kind: z.enum(READING_KINDS, { error: coded('one-of') }),
  on: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/, coded('must-be-day-like')),
});

const wireVerdict = z
  .object({
    is: z.enum(PLANT_VERDICTS),
    month: z.string(),
    share: z.number().openapi({ description: 'Of what was expected' }),
  })
  .nullable()
  .openapi({ description: 'How the last month was that could be judged' });
const wirePlant = z
  .object({ id: z.string(), ...draft, installationId: z.string().nullable(), verdict: wireVerdict })
  .openapi('Plant');
const encodeVerdict = (verdict: Plant['verdict']): z.infer<typeof wireVerdict> =>
  verdict ? { ...verdict, share: Math.round(verdict.share * 1000) / 1000 } : null;
const encodePlant = (plant: Plant): z.infer<typeof wirePlant> => ({
  id: plant.id,
  name: plant.name,
  kwp: plant.kwp,
  tilt: plant.tilt,
  azimuth: plant.azimuth,
  pin: plant.pin,
  commissionedOn: plant.commissionedOn,
  installationId: plant.installationId ?? null,
  verdict: encodeVerdict(plant.verdict),
});

export const plantsAnswer = z.object({ status: success, data: z.object({ plants: z.array(wirePlant) }) });
export const encodePlants = (plants: Plant[]) => plants.map(encodePlant);
export const plantMadeAnswer = z.object({ status: success, data: z.object({ id: z.string() }) });
export const verdictAnswer = z.object({ status: success, data: z.object({ verdict: wireVerdict }) });
export const encodeVerdictAnswer = (verdict: Plant['verdict']) => ({ verdict: encodeVerdict(verdict) });

const kwh = (energy: number) => Math.round(energy * 10) / 10;
export const plantAnswer = z.object({
  status: success,
  data: z.object({
    plant: wirePlant,
    expectedYear: z.number().nullable().openapi({ description: 'Of a new plant, kWh; null where no sun is measured' }),
    months: z.array(
      z.object({
        month: z.string(),
        kwh: z.number(),
        days: z.number().int().openapi({ description: 'How many of its days are known' }),
        isAveraged: z.boolean().openapi({ description: 'Spread evenly between readings far apart' }),
        expected: z.number().openapi({ description: 'For these days' }),
        verdict: z.enum(PLANT_VERDICTS).nullable(),
      }),
    ),
    readings: z.array(z.object({ kind: z.enum(READING_KINDS), on: z.string(), kwh: z.number() })),
  }),
});
export const encodePlantFile = ({
  plant,
  expectation,
  months,
  readings,
}: PlantFile): z.infer<typeof plantAnswer>['data'] => ({
  plant: encodePlant(plant),
  expectedYear: expectation ? kwh(expectation.year) : null,
  months: months.map((one) => ({
    month: one.month,
    kwh: kwh(one.kwh),
    days: one.days,
    isAveraged: one.isAveraged,
    expected: kwh(one.expected),
    verdict: one.verdict ?? null,
  })),
  readings: readings.map(({ kind, on, kwh: energy }) => ({
    kind,
    on: kind === 'month' ? on.slice(0, 7) : on,
    kwh: energy,
  })),
});
