import { z } from '@hono/zod-openapi';
import { fromRupees } from '#src/kernel/money.ts';
import { PLACEMENTS, type Placement } from '#src/kernel/placements.ts';
import type { ProductChange } from '#src/shop/catalogue/products/product-draft.ts';
import { isSku, SKU_LENGTH, tidySku } from '#src/shop/catalogue/products/sku.ts';
import { coded } from '#src/wire/coded.ts';
import { id, rupees, words } from './values.ts';

// What the shop is told of a product: by its owner, and by those who comment on it (spec.md §3, §7).

/** PUT /products/{id}/archived */
export const archivedBody = z.object({ archived: z.boolean({ error: coded('must-be-flag') }) }).openapi('ArchivedBody');

/** Our own picture, or an https address; nothing else may become the source of an image. */
const picture = z
  .string({ error: coded('must-be-address') })
  .trim()
  .max(2048)
  .refine(
    (value) =>
      value === '' || /^\/(media|brands)\/[\w./-]+$/.test(value) || (/^https:\/\//.test(value) && URL.canParse(value)),
    coded('picture-address'),
  );

/** A comment's id; one that was counted, as in spec.md §3, is read as text. */
const reviewId = z
  .union([z.string().max(200), z.number()], { error: coded('must-be-text-or-number') })
  .transform(String)
  .openapi({ type: 'string', maxLength: 200 });

const years = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(1, coded('at-least'))
  .max(100);
const millimetres = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(1, coded('at-least'))
  .max(100_000);

/** The body of POST and PUT /products: every field is optional, only those present are written. */
export const productBody = z
  .object({
    name: words(120),
    sku: z
      .string({ error: coded('must-be-text') })
      .transform(tidySku)
      .refine((sku) => sku === '' || isSku(sku), coded('sku-format'))
      .openapi({
        type: 'string',
        maxLength: SKU_LENGTH,
        description: 'Empty: the shop makes one of the product number, such as P-000123',
      }),
    tital: words(200, 0),
    catagoriy: words(60, 0),
    discription: words(10_000, 0),
    price: rupees,
    discount: z
      .number({ error: coded('must-be-number') })
      .int(coded('must-be-whole'))
      .min(0, coded('discount-range'))
      .max(90, coded('discount-range')),
    listPrice: rupees,
    stock: z
      .number({ error: coded('must-be-number') })
      .int(coded('must-be-whole'))
      .min(0, coded('at-least'))
      .max(1_000_000),
    stockWas: z.number().int().min(0).max(1_000_000),
    mainImage: picture,
    otherImage: z.array(picture).max(20),
    addTo: z.enum(PLACEMENTS, { error: coded('one-of') }),
    reviews: z.array(z.object({ id: reviewId.optional(), name: words(100), msg: words(2000) }).loose()).max(200),
    reviewsWas: z.array(reviewId).max(200),
    version: z.number().int().min(1),
    pictureAlts: z
      .record(z.string().max(2048), words(200, 0))
      .refine((alts) => Object.keys(alts).length <= 30, coded('at-most-entries')),
    brand: words(60, 0).openapi({ description: 'The name or slug of a brand of the shop; empty for none' }),
    hsn: z
      .string({ error: coded('must-be-text') })
      .trim()
      .regex(/^(\d{4,8})?$/, coded('hsn-format')),
    gstPercent: z
      .number({ error: coded('must-be-number') })
      .min(0, coded('gst-range'))
      .max(40, coded('gst-range'))
      .multipleOf(0.01, coded('two-decimals')),
    gstClass: words(120, 0),
    gstFrom: z.union([z.literal(''), z.iso.date(coded('must-be-day'))]),
    countryOfOrigin: words(60),
    warranty: z.object({
      years: years.optional(),
      performanceYears: years.optional(),
      words: words(500, 0).optional(),
    }),
    specification: z.record(
      z.string().max(40),
      z.union(
        [words(300), z.number(), z.boolean(), z.array(z.union([words(100), z.number()])).max(30)],
        coded('must-be-plain-value'),
      ),
    ),
    certifications: z.array(words(120)).max(30),
    inTheBox: z.array(words(120)).max(50),
    almm: z.boolean(),
    dcr: z.boolean(),
    dimensionsMm: z.tuple([millimetres, millimetres, millimetres]).nullable(),
    weightKg: z
      .number({ error: coded('must-be-number') })
      .positive(coded('above'))
      .max(100_000)
      .nullable(),
  })
  .partial()
  .openapi('ProductBody');

export function decodeProductChange(body: z.infer<typeof productBody>): ProductChange {
  const change: ProductChange = {
    name: body.name,
    sku: body.sku,
    title: body.tital,
    description: body.discription,
    category: body.catagoriy,
    price: body.price === undefined ? undefined : fromRupees(body.price),
    discount: body.discount,
    listPrice: body.listPrice === undefined ? undefined : fromRupees(body.listPrice),
    stock: body.stock,
    stockWas: body.stockWas,
    placement: body.addTo,
    mainImage: body.mainImage,
    otherImages: body.otherImage,
    reviews: body.reviews?.map(({ id: known, name, msg }) => ({ id: known, name, msg })),
    reviewsWas: body.reviewsWas,
    version: body.version,
    pictureAlts: body.pictureAlts,
    brand: body.brand,
    hsn: body.hsn,
    gstRateBp: body.gstPercent === undefined ? undefined : Math.round(body.gstPercent * 100),
    gstClass: body.gstClass,
    gstFrom: body.gstFrom,
    countryOfOrigin: body.countryOfOrigin,
    warranty: body.warranty,
    specification: body.specification,
    certifications: body.certifications,
    inTheBox: body.inTheBox,
    almm: body.almm,
    dcr: body.dcr,
    dimensionsMm: body.dimensionsMm,
    weightKg: body.weightKg,
  };
  return change;
}

export const findPlacement = (value: string): Placement | undefined => PLACEMENTS.find((one) => one === value);

/** POST /products/{id}/reviews */
export const reviewBody = z
  .object({ comment: z.object({ name: words(100), uid: id, msg: words(2000), product_id: id }) })
  .openapi('ReviewBody');
