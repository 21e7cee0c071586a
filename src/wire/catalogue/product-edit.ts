import { z } from '@hono/zod-openapi';
import { fromRupees } from '#src/kernel/money.ts';
import { PLACEMENTS, type Placement } from '#src/kernel/placements.ts';
import { pickDetails } from '#src/kernel/product-details.ts';
import { MAIN_FIELDS, MOST_DISCOUNT } from '#src/kernel/product-fields.ts';
import type { ProductChange } from '#src/shop/catalogue/products/product-draft.ts';
import { isSku, SKU_LENGTH, tidySku } from '#src/shop/catalogue/products/sku.ts';
import { coded } from '#src/wire/coded.ts';
import { id, rupees, words } from '#src/wire/values.ts';
import { detailBodies } from './product-details.ts';

// What is sent about a product: by its owner, and by those who comment on it (spec.md §3, §7).

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

/** A comment's id; a counted one, as in spec.md §3, is read as text. */
const reviewId = z
  .union([z.string().max(200), z.number()], { error: coded('must-be-text-or-number') })
  .transform(String)
  .openapi({ type: 'string', maxLength: 200 });

/** The body of POST and PUT /products: every field is optional, only those present are written. */
export const productBody = z
  .object({
    name: words(MAIN_FIELDS.name.most),
    sku: z
      .string({ error: coded('must-be-text') })
      .transform(tidySku)
      .refine((sku) => sku === '' || isSku(sku), coded('sku-format'))
      .openapi({
        type: 'string',
        maxLength: SKU_LENGTH,
        description: 'Empty: the shop makes one of the product number, such as P-000123',
      }),
    tital: words(MAIN_FIELDS.title.most, 0),
    catagoriy: words(MAIN_FIELDS.category.most, 0),
    discription: words(MAIN_FIELDS.description.most, 0),
    price: rupees,
    discount: z
      .number({ error: coded('must-be-number') })
      .int(coded('must-be-whole'))
      .min(0, coded('discount-range'))
      .max(MOST_DISCOUNT, coded('discount-range')),
    listPrice: rupees,
    stock: z
      .number({ error: coded('must-be-number') })
      .int(coded('must-be-whole'))
      .min(0, coded('at-least'))
      .max(MAIN_FIELDS.stock.most),
    stockWas: z.number().int().min(0).max(MAIN_FIELDS.stock.most),
    mainImage: picture,
    otherImage: z.array(picture).max(20),
    addTo: z.enum(PLACEMENTS, { error: coded('one-of') }),
    reviews: z.array(z.object({ id: reviewId.optional(), name: words(100), msg: words(2000) }).loose()).max(200),
    reviewsWas: z.array(reviewId).max(200),
    version: z.number().int().min(1),
    pictureAlts: z
      .record(z.string().max(2048), words(200, 0))
      .refine((alts) => Object.keys(alts).length <= 30, coded('at-most-entries')),
    brand: words(MAIN_FIELDS.brand.most, 0).openapi({
      description: 'The name or slug of a brand of the shop; empty for none',
    }),
    ...detailBodies,
  })
  .partial()
  .openapi('ProductBody');

/** PUT /products/{id}/stock: what a program for stock and prices may write. */
export const stockBody = productBody
  .pick({ stock: true, stockWas: true, price: true, discount: true, listPrice: true, version: true })
  .openapi('StockBody');

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
    ...pickDetails(body),
  };
  return change;
}

export const findPlacement = (value: string): Placement | undefined => PLACEMENTS.find((one) => one === value);

/** POST /products/{id}/reviews */
export const reviewBody = z
  .object({ comment: z.object({ name: words(100), uid: id, msg: words(2000), product_id: id }) })
  .openapi('ReviewBody');
