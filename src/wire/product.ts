import { z } from '@hono/zod-openapi';
import { fromRupees, toRupees } from '#src/kernel/money.ts';
import { PLACEMENTS, type Placement, type Product, type Review } from '#src/shop/catalogue/products/product.ts';
import type { ProductChange } from '#src/shop/catalogue/products/product-draft.ts';
import { isSku, SKU_LENGTH, tidySku } from '#src/shop/catalogue/products/sku.ts';
import { hrefs } from './pages.ts';
import { id, listed, rupees, success, words } from './values.ts';

// The only place, with the rest of this folder, where a product has misspelt fields (spec.md §3).

const review = z
  .object({
    id: z.string(),
    name: z.string(),
    msg: z.string(),
    kind: z.enum(['shopper', 'store']),
    date: z.iso.datetime(),
    draft: z.boolean().optional(),
  })
  .openapi('Review');

export const wireProduct = z
  .object({
    _id: z.string(),
    id: z.number().int().openapi({ description: 'The product number' }),
    sku: z.string().openapi({ description: 'What the trade calls it by; no other product has it in any capitals' }),
    name: z.string(),
    tital: z.string(),
    catagoriy: z.string(),
    discription: z.string(),
    price: z.number().openapi({ description: 'Rupees, tax included' }),
    discount: z.number().int().openapi({ description: 'Percent under the list price' }),
    listPrice: z.number(),
    stock: z.number().int(),
    mainImage: z.string(),
    otherImage: z.array(z.string()),
    addTo: z.enum(PLACEMENTS),
    reviews: z.array(review),
    reviewCount: z.number().int(),
    rating: z.number(),
    ratingCount: z.number().int(),
    brand: z.string(),
    url: z.string(),
  })
  .openapi('Product');
export type WireProduct = z.infer<typeof wireProduct>;

const encodeReview = (one: Review): z.infer<typeof review> => ({
  id: one.id,
  name: one.name,
  msg: one.msg,
  kind: one.kind,
  date: one.at.toISOString(),
  ...(one.draft && { draft: true }),
});

export const encodeProduct = (product: Product): WireProduct => ({
  _id: product.id,
  id: product.number,
  sku: product.sku,
  name: product.name,
  tital: product.title,
  catagoriy: product.category,
  discription: product.description,
  price: toRupees(product.price),
  discount: product.discount,
  listPrice: toRupees(product.listPrice),
  stock: product.stock,
  mainImage: product.mainImage,
  otherImage: product.pictures.map((picture) => picture.url).filter((url) => url !== product.mainImage),
  addTo: product.placement,
  reviews: product.reviews.map(encodeReview),
  reviewCount: product.reviewCount,
  rating: product.rating,
  ratingCount: product.ratingCount,
  brand: product.brand?.name ?? '',
  url: hrefs.product(product.id),
});

/** Everything that the administrator writes of a product, and its version, which a later edit sends back. */
const wireProductFile = wireProduct
  .extend({
    version: z
      .number()
      .int()
      .openapi({ description: 'Sent back with an edit; another one in the shop is 409 with the product as it stands' }),
    pictureAlts: z
      .record(z.string(), z.string())
      .openapi({ description: 'Alternative texts by the address of the picture' }),
    categorySlug: z.string(),
    hsn: z.string(),
    gstPercent: z.number(),
    gstClass: z.string(),
    gstFrom: z.string(),
    countryOfOrigin: z.string(),
    warranty: z.object({
      years: z.number().optional(),
      performanceYears: z.number().optional(),
      words: z.string().optional(),
    }),
    specification: z.record(z.string(), z.unknown()),
    certifications: z.array(z.string()),
    inTheBox: z.array(z.string()),
    almm: z.boolean(),
    dcr: z.boolean(),
    dimensionsMm: z.array(z.number()).nullable(),
    weightKg: z.number().nullable(),
  })
  .openapi('ProductFile');
export type WireProductFile = z.infer<typeof wireProductFile>;

export const encodeProductFile = (product: Product): WireProductFile => ({
  ...encodeProduct(product),
  version: product.version,
  pictureAlts: Object.fromEntries(product.pictures.flatMap(({ url, alt }) => (alt ? [[url, alt]] : []))),
  categorySlug: product.categorySlug,
  hsn: product.hsn ?? '',
  gstPercent: product.gst.rateBp / 100,
  gstClass: product.gst.class ?? '',
  gstFrom: product.gst.from ?? '',
  countryOfOrigin: product.countryOfOrigin,
  warranty: product.warranty,
  specification: product.specification,
  certifications: product.certifications,
  inTheBox: product.inTheBox,
  almm: product.almm,
  dcr: product.dcr,
  dimensionsMm: product.dimensionsMm ?? null,
  weightKg: product.weightKg ?? null,
});

export const productAnswer = z.object({ status: success, data: z.object({ product: wireProduct }) });
export const productFileAnswer = z.object({ status: success, data: z.object({ product: wireProductFile }) });
export const productsAnswer = z.object({
  status: success,
  ...listed,
  data: z.object({ products: z.array(wireProduct) }),
});
/** What POST /products/{id}/reviews answers. */
export const postedAnswer = z.object({ status: success, updatedProduct: wireProduct });

/** PUT /products/{id}/archived */
export const archivedBody = z
  .object({ archived: z.boolean({ error: 'Must be true or false' }) })
  .openapi('ArchivedBody');

/** Our own picture, or an https address; nothing else may become the source of an image. */
const picture = z
  .string({ error: 'Must be an address' })
  .trim()
  .max(2048)
  .refine(
    (value) =>
      value === '' || /^\/(media|brands)\/[\w./-]+$/.test(value) || (/^https:\/\//.test(value) && URL.canParse(value)),
    'Must be the address of a picture',
  );

/** A comment's id; one that was counted, as in spec.md §3, is read as text. */
const reviewId = z
  .union([z.string().max(200), z.number()], { error: 'Must be text or a number' })
  .transform(String)
  .openapi({ type: 'string', maxLength: 200 });

const years = z
  .number({ error: 'Must be a number' })
  .int('Must be a whole number')
  .min(1, 'Must be 1 or more')
  .max(100);
const millimetres = z
  .number({ error: 'Must be a number' })
  .int('Must be a whole number')
  .min(1, 'Must be 1 or more')
  .max(100_000);

/** The body of POST and PUT /products: every field is optional, only those present are written. */
export const productBody = z
  .object({
    name: words(120),
    sku: z
      .string({ error: 'Must be text' })
      .transform(tidySku)
      .refine((sku) => sku === '' || isSku(sku), 'A SKU has at most 64 letters, digits, spaces and - _ . /')
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
      .number({ error: 'Must be a number' })
      .int('Must be a whole number')
      .min(0, 'Discount must be 0 to 90')
      .max(90, 'Discount must be 0 to 90'),
    listPrice: rupees,
    stock: z
      .number({ error: 'Must be a number' })
      .int('Must be a whole number')
      .min(0, 'Must be 0 or more')
      .max(1_000_000),
    stockWas: z.number().int().min(0).max(1_000_000),
    mainImage: picture,
    otherImage: z.array(picture).max(20),
    addTo: z.enum(PLACEMENTS, { error: `Must be one of ${PLACEMENTS.join(', ')}` }),
    reviews: z.array(z.object({ id: reviewId.optional(), name: words(100), msg: words(2000) }).loose()).max(200),
    reviewsWas: z.array(reviewId).max(200),
    version: z.number().int().min(1),
    pictureAlts: z
      .record(z.string().max(2048), words(200, 0))
      .refine((alts) => Object.keys(alts).length <= 30, 'At most 30'),
    brand: words(60, 0).openapi({ description: 'The name or slug of a brand of the shop; empty for none' }),
    hsn: z
      .string({ error: 'Must be text' })
      .trim()
      .regex(/^(\d{4,8})?$/, 'HSN has 4 to 8 figures'),
    gstPercent: z
      .number({ error: 'Must be a number' })
      .min(0, 'Must be 0 to 40')
      .max(40, 'Must be 0 to 40')
      .multipleOf(0.01, 'At most two decimals'),
    gstClass: words(120, 0),
    gstFrom: z.union([z.literal(''), z.iso.date('Must be a date')]),
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
        'Must be text, a number, or yes or no',
      ),
    ),
    certifications: z.array(words(120)).max(30),
    inTheBox: z.array(words(120)).max(50),
    almm: z.boolean(),
    dcr: z.boolean(),
    dimensionsMm: z.tuple([millimetres, millimetres, millimetres]).nullable(),
    weightKg: z.number({ error: 'Must be a number' }).positive('Must be above 0').max(100_000).nullable(),
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
