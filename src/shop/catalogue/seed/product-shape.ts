import { z } from 'zod';
import { PLACEMENTS } from '#src/kernel/placements.ts';
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

/** The keys of every product. Prices are whole rupees, GST included. */
const common = z.strictObject({
  slug,
  sku: z.string().refine(isSku, 'expected letters, digits and - _ . / with single spaces inside, at most 64'),
  brand: slug,
  name: text,
  title: text,
  description: text,
  listPrice: whole,
  price: whole,
  stock: z.int().nonnegative(),
  placement: z.enum(PLACEMENTS),
  hsn: z.string().regex(/^\d{6}$/, 'expected six figures'),
  gst: z.strictObject({ ratePercent: z.number().nonnegative().max(40), class: text, effectiveFrom: day, source: text }),
  warranty: z.strictObject({ years: whole, performanceYears: whole.optional(), words: text }),
  countryOfOrigin: text,
  dimensionsMm: millimetres,
  weightKg: positive,
  certifications: z.array(text).min(1),
  almm: z.boolean(),
  dcr: z.boolean(),
  inTheBox: z.array(text).min(1),
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
