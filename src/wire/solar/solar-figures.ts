import { z } from '@hono/zod-openapi';
import { type DatedFigure, FIGURE_KINDS } from '#src/kernel/solar/figures/dated-figure.ts';
import {
  DISCOMS,
  FIGURE_KEYS,
  FIGURES,
  type FigureField,
  type FigureKey,
  type FigureShape,
  type FigureValue,
  type SlabsValue,
  shapeOf,
} from '#src/kernel/solar/figures/figure-table.ts';
import { invalid } from '#src/platform/fault.ts';
import { coded } from '#src/wire/coded.ts';
import { misfit } from '#src/wire/fault.ts';
import { success, words } from '#src/wire/values.ts';

const day = z.iso.date({ error: coded('must-be-day-like') });
const VALUE = {
  description: 'By key, as docs/solar.md has them; money in rupees',
  example: { perUnit: 2.3 },
};

/** POST /admin/solar/figures */
export const figureBody = z
  .object({
    key: z.enum(FIGURE_KEYS, { error: coded('one-of') }),
    scope: words(60),
    value: z.record(z.string(), z.unknown(), { error: coded('must-be-object') }).openapi(VALUE),
    source: words(200),
    url: z
      .url({ protocol: /^https$/, error: coded('must-be-https') })
      .max(500, coded('at-most-characters'))
      .nullable(),
    kind: z.enum(FIGURE_KINDS, { error: coded('one-of') }),
    confirmed: z.boolean({ error: coded('must-be-flag') }).default(true),
    effectiveFrom: day,
    effectiveTo: day.nullable().default(null),
    note: words(400, 0).default(''),
  })
  .openapi('SolarFigureBody');
export const figureEndBody = z
  .object({ effectiveTo: day.nullable().openapi({ description: 'null: until something replaces it' }) })
  .openapi('SolarFigureEnd');
export const figureCheckBody = z
  .object({ confirm: z.boolean({ error: coded('must-be-flag') }).default(false) })
  .openapi('SolarFigureCheck');

const wireFigure = figureBody
  .extend({ id: z.string(), confirmed: z.boolean(), checkedOn: z.string(), effectiveTo: z.string().nullable() })
  .openapi('SolarFigure');
export const figureAnswer = z.object({ status: success, data: z.object({ figure: wireFigure }) });
export const figuresAnswer = z.object({ status: success, data: z.object({ figures: z.array(wireFigure) }) });

/** Throws `invalid` for a scope that the key does not have, and for a value of another shape. */
export function decodeFigure({ value, ...body }: z.infer<typeof figureBody>): Omit<DatedFigure, 'id' | 'checkedOn'> {
  const scopes: readonly string[] = FIGURES[body.key].scopes;
  if (!scopes.includes(body.scope)) throw invalid({ scope: 'unknown-id' });
  const found = valueSchema(shapeOf(body.key)).safeParse(value);
  if (!found.success) throw misfit(found.error, value);
  return { ...body, value: found.data as FigureValue } as Omit<DatedFigure, 'id' | 'checkedOn'>;
}

export const encodeFigure = (figure: DatedFigure): z.infer<typeof wireFigure> => ({
  ...figure,
  value: encodeValue(figure.key, figure.value),
});

function encodeValue(key: FigureKey, value: FigureValue): Record<string, unknown> {
  const shape = shapeOf(key);
  if (shape.kind === 'numbers')
    return Object.fromEntries(
      Object.entries(shape.fields).map(([name, { unit }]) => {
        const number = (value as Record<string, number>)[name] as number;
        return [name, unit === 'rupees' ? number / 100 : number];
      }),
    );
  if (shape.kind !== 'slabs') return value;
  const { fixed, slabs } = value as SlabsValue;
  return {
    fixed: fixed.map(({ upToKw, paise }) => ({ upToKw, rupees: paise / 100 })),
    slabs: slabs.map(({ upTo, paisePerUnit }) => ({ upTo, rupees: paisePerUnit / 100 })),
  };
}

const plain = (most: number, least = 0) =>
  z
    .number({ error: coded('must-be-number') })
    .min(least, coded('at-least'))
    .max(most, coded('at-most'));
/** Rupees with at most two decimals, to paise. */
const rupees = (most: number) =>
  plain(most)
    .refine((amount) => Math.round(amount * 100) / 100 === amount, coded('two-decimals'))
    .transform((amount) => Math.round(amount * 100));
const fieldSchema = ({ unit, max, least }: FigureField) => (unit === 'rupees' ? rupees(max) : plain(max, least));

/** Steps rise, and the last, and only it, has no end. */
const steps = <Step extends { end: number | null }>(all: readonly Step[]): boolean =>
  all.every(
    ({ end }, index) =>
      (end === null) === (index === all.length - 1) && (end === null || end > (all[index - 1]?.end ?? 0)),
  );
const end = z.number().positive().max(1_000_000).nullable();
const fixed = z
  .array(z.object({ upToKw: end, rupees: rupees(100_000) }), { error: coded('steps-format') })
  .min(1, coded('steps-format'))
  .max(20, coded('at-most-entries'))
  .refine((all) => steps(all.map(({ upToKw }) => ({ end: upToKw }))), coded('steps-format'))
  .transform((all) => all.map(({ upToKw, rupees: paise }) => ({ upToKw, paise })));
const slabs = z
  .array(z.object({ upTo: end, rupees: rupees(1000) }), { error: coded('steps-format') })
  .min(1, coded('steps-format'))
  .max(20, coded('at-most-entries'))
  .refine((all) => steps(all.map(({ upTo }) => ({ end: upTo }))), coded('steps-format'))
  .transform((all) => all.map(({ upTo, rupees: paisePerUnit }) => ({ upTo, paisePerUnit })));
const prefixes = z
  .record(z.string().regex(/^[1-9]\d{1,5}$/), z.array(z.enum(DISCOMS)).min(1).max(DISCOMS.length))
  .refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= 500, coded('prefixes-format'));

function valueSchema(shape: FigureShape): z.ZodType {
  switch (shape.kind) {
    case 'numbers':
      return z.strictObject(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, fieldSchema(field)])),
      );
    case 'slabs':
      return z.strictObject({ fixed, slabs });
    case 'prefixes':
      return prefixes;
    case 'text':
      return z.strictObject({ text: words(100) });
  }
}
