import { z } from '@hono/zod-openapi';
import { hrefs } from '#src/contract/pages.ts';
import { id, rupees, words } from '#src/contract/wire/values.ts';
import { fromRupees, toRupees } from '#src/platform/money.ts';
import { PLACEMENTS, type Placement, type Product, type Review } from '#src/shop/catalogue/product.ts';
import type { ProductChange } from '#src/shop/catalogue/product-draft.ts';

// The only place, with the rest of this folder, where a product has misspelt fields (spec.md §3).

const review = z
  .object({ id: z.string(), name: z.string(), msg: z.string(), kind: z.enum(['shopper', 'store']), date: z.iso.datetime(), draft: z.boolean().optional() })
  .openapi('Review');

export const wireProduct = z
  .object({
    _id: z.string(),
    id: z.number().int().openapi({ description: 'The product number' }),
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

const encodeReview = (one: Review) => ({
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

/** Our own picture, or an https address; nothing else may become the source of an image. */
const picture = z
  .string({ error: 'Must be an address' })
  .trim()
  .max(2048)
  .refine(
    (value) => value === '' || /^\/(media|brands)\/[\w./-]+$/.test(value) || (/^https:\/\//.test(value) && URL.canParse(value)),
    'Must be the address of a picture',
  );

/** The body of POST and PUT /products: every field is optional, only those present are written. */
export const productBody = z
  .object({
    name: words(120),
    tital: words(200, 0),
    catagoriy: words(60, 0),
    discription: words(10_000, 0),
    price: rupees,
    discount: z.number({ error: 'Must be a number' }).int('Must be a whole number').min(0, 'Discount must be 0 to 90').max(90, 'Discount must be 0 to 90'),
    listPrice: rupees,
    stock: z.number({ error: 'Must be a number' }).int('Must be a whole number').min(0, 'Must be 0 or more').max(1_000_000),
    stockWas: z.number().int().min(0).max(1_000_000),
    mainImage: picture,
    otherImage: z.array(picture).max(20),
    addTo: z.enum(PLACEMENTS, { error: `Must be one of ${PLACEMENTS.join(', ')}` }),
    reviews: z.array(z.object({ id: z.string().max(200).optional(), name: words(100), msg: words(2000) }).loose()).max(200),
    reviewsWas: z.array(z.string().max(200)).max(200),
  })
  .partial()
  .openapi('ProductBody');

export function decodeProductChange(body: z.infer<typeof productBody>): ProductChange {
  const change: ProductChange = {
    name: body.name,
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
  };
  return change;
}

export const findPlacement = (value: string): Placement | undefined => PLACEMENTS.find((one) => one === value);

/** POST /products/{id}/reviews */
export const reviewBody = z.object({ comment: z.object({ name: words(100), uid: id, msg: words(2000), product_id: id }) }).openapi('ReviewBody');
