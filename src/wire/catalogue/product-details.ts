import { z } from '@hono/zod-openapi';
import { eachDetail } from '#src/kernel/product-details.ts';
import { DETAIL_FIELDS, type DetailKey, MAIN_FIELDS } from '#src/kernel/product-fields.ts';
import { tidyWords } from '#src/kernel/product-words.ts';
import { inOtherLanguages, OTHER_LANGUAGE_NAMES } from '#src/wire/by-language.ts';
import { coded } from '#src/wire/coded.ts';
import { words } from '#src/wire/values.ts';

// A product's details, by the kinds of the field table: each has the same name on the wire as in the table.

type KindOf<K extends DetailKey> = (typeof DETAIL_FIELDS)[K]['kind'];

const ANSWERS = {
  text: z.string(),
  hsn: z.string(),
  day: z.string(),
  gst: z.number(),
  whole: z.number().int().nullable(),
  decimal: z.number().nullable(),
  flag: z.boolean(),
  list: z.array(z.string()),
  warranty: z.object({
    years: z.number().optional(),
    performanceYears: z.number().optional(),
    words: z.string().optional(),
  }),
  sides: z.array(z.number()).nullable(),
  words: inOtherLanguages(
    z
      .object({
        name: z.string(),
        title: z.string(),
        description: z.string(),
        inTheBox: z.array(z.string()),
        warrantyWords: z.string(),
      })
      .partial(),
  ),
  figures: z.record(z.string(), z.unknown()),
};
/** The details in an answer. */
export const detailAnswers = eachDetail<{ [K in DetailKey]: (typeof ANSWERS)[KindOf<K>] }>(({ kind }) => ANSWERS[kind]);

const aNumber = () => z.number({ error: coded('must-be-number') });
const whole = ({ least, most }: { least: number; most: number }) =>
  aNumber().int(coded('must-be-whole')).min(least, coded('at-least')).max(most);

const WARRANTY = DETAIL_FIELDS.warranty.parts;
const SIDES = DETAIL_FIELDS.dimensionsMm.parts;

/** The same limits as for the English texts; what is empty is stored as missing, and then the English is shown. */
const wordsIn = {
  name: words(MAIN_FIELDS.name.most, 0),
  title: words(MAIN_FIELDS.title.most, 0),
  description: words(MAIN_FIELDS.description.most, 0),
  inTheBox: z.array(words(DETAIL_FIELDS.inTheBox.longest)).max(DETAIL_FIELDS.inTheBox.most),
  warrantyWords: words(WARRANTY.warrantyWords.most, 0),
};

const BODIES = {
  text: ({ most, required }: { most: number; required?: true }) => words(most, required ? 1 : 0),
  hsn: () =>
    z
      .string({ error: coded('must-be-text') })
      .trim()
      .regex(/^(\d{4,8})?$/, coded('hsn-format')),
  day: () => z.union([z.literal(''), z.iso.date(coded('must-be-day'))]),
  gst: ({ most }: { most: number }) =>
    aNumber().min(0, coded('gst-range')).max(most, coded('gst-range')).multipleOf(0.01, coded('two-decimals')),
  whole: (limits: { least: number; most: number }) => whole(limits).nullable(),
  decimal: ({ most }: { most: number }) => aNumber().positive(coded('above')).max(most).nullable(),
  flag: () => z.boolean(),
  list: ({ most, longest }: { most: number; longest: number }) => z.array(words(longest)).max(most),
  warranty: () =>
    z.object({
      years: whole(WARRANTY.warrantyYears).optional(),
      performanceYears: whole(WARRANTY.performanceYears).optional(),
      words: words(WARRANTY.warrantyWords.most, 0).optional(),
    }),
  sides: () => z.tuple([whole(SIDES.lengthMm), whole(SIDES.widthMm), whole(SIDES.heightMm)]).nullable(),
  words: () =>
    inOtherLanguages(z.object(wordsIn).partial())
      .transform(tidyWords)
      .openapi({ type: 'object', description: `The texts in ${OTHER_LANGUAGE_NAMES}; they replace all former ones` }),
  figures: () =>
    z.record(
      z.string().max(40),
      z.union(
        [words(300), z.number(), z.boolean(), z.array(z.union([words(100), z.number()])).max(30)],
        coded('must-be-plain-value'),
      ),
    ),
};
/** The details in a body, where each may be missing. */
export const detailBodies = eachDetail<{ [K in DetailKey]: ReturnType<(typeof BODIES)[KindOf<K>]> }>((field) => {
  switch (field.kind) {
    case 'text':
      return BODIES.text(field);
    case 'gst':
      return BODIES.gst(field);
    case 'whole':
      return BODIES.whole(field);
    case 'decimal':
      return BODIES.decimal(field);
    case 'list':
      return BODIES.list(field);
    default:
      return BODIES[field.kind]();
  }
});
