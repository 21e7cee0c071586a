import { z } from 'zod';
import { PLACEMENTS } from '#src/kernel/placements.ts';
import { DETAIL_FIELDS, MAIN_FIELDS } from '#src/kernel/product-fields.ts';
import { isSku } from '#src/shop/catalogue/products/sku.ts';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters and figures joined by hyphens');
export const text = z.string().trim().min(1);
export const positive = z.number().positive();
export const whole = z.int().positive();
export const percent = z.number().positive().max(100);
export const ingress = z.string().regex(/^IP\d\d$/, 'expected an IP code such as IP65');
export const phases = z.literal([1, 3]);
export const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'expected a colour such as #0E1B33');
const day = z.iso.date();
/** Length, width and height in millimetres. */
export const millimetres = z.tuple([whole, whole, whole]);

/** What the picture models need for every product; a family adds its own keys. The label is the text printed on it, '' for none. */
const look = z.strictObject({ size_mm: millimetres, label: z.string(), notes: text });
export const COLOURS = { color: colour, accent: colour };

/** At most as long, as much or as many as the field's row in the table allows. */
const textOf = ({ most }: { most: number }) => text.max(most);
const wholeOf = ({ most }: { most: number }) => whole.max(most);
const listOf = ({ most, longest }: { most: number; longest: number }) => z.array(text.max(longest)).min(1).max(most);
const { warrantyYears, performanceYears, warrantyWords } = DETAIL_FIELDS.warranty.parts;
const { lengthMm, widthMm, heightMm } = DETAIL_FIELDS.dimensionsMm.parts;

/** The keys of every product. Prices are whole rupees, GST included. */
const common = z.strictObject({
  slug,
  sku: z.string().refine(isSku, 'expected letters, digits and - _ . / with single spaces inside, at most 64'),
  brand: slug,
  name: textOf(MAIN_FIELDS.name),
  title: textOf(MAIN_FIELDS.title),
  description: textOf(MAIN_FIELDS.description),
  listPrice: wholeOf(MAIN_FIELDS.listPrice),
  price: wholeOf(MAIN_FIELDS.price),
  stock: z.int().nonnegative().max(MAIN_FIELDS.stock.most),
  placement: z.enum(PLACEMENTS),
  hsn: z.string().regex(/^\d{6}$/, 'expected six digits'),
  gst: z.strictObject({
    ratePercent: z.number().nonnegative().max(DETAIL_FIELDS.gstPercent.most),
    class: textOf(DETAIL_FIELDS.gstClass),
    effectiveFrom: day,
    source: text,
  }),
  warranty: z.strictObject({
    years: wholeOf(warrantyYears),
    performanceYears: wholeOf(performanceYears).optional(),
    words: textOf(warrantyWords),
  }),
  countryOfOrigin: textOf(DETAIL_FIELDS.countryOfOrigin),
  dimensionsMm: z.tuple([wholeOf(lengthMm), wholeOf(widthMm), wholeOf(heightMm)]),
  weightKg: positive.max(DETAIL_FIELDS.weightKg.most),
  certifications: listOf(DETAIL_FIELDS.certifications),
  almm: z.boolean(),
  dcr: z.boolean(),
  inTheBox: listOf(DETAIL_FIELDS.inTheBox),
  serialised: z.boolean(),
  /** What carriers have to know of it: 'battery', or nothing. */
  hazard: z.literal(['', 'battery']),
});

/** The common keys plus those of one category's families: their specification and the look that their pictures need. */
export const productOf = <
  const C extends string,
  const F extends readonly string[],
  S extends z.ZodRawShape,
  L extends z.ZodRawShape,
>(
  category: C,
  families: F,
  specification: S,
  looks: L,
) =>
  common.extend({
    category: z.literal(category),
    family: z.literal(families),
    look: look.extend(looks),
    specification: z.strictObject(specification),
  });

/** A product of any category. */
export type AnyProduct = z.infer<typeof common> & { category: string; family: string };
