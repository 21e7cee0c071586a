import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/kernel/money.ts';
import { PLACEMENTS } from '#src/kernel/placements.ts';
import { eachDetail, type ProductDetails } from '#src/kernel/product-details.ts';
import type { Product, Review } from '#src/shop/catalogue/products/product.ts';
import { hrefs } from '#src/wire/pages.ts';
import { listed, success } from '#src/wire/values.ts';
import { detailAnswers } from './product-details.ts';

// Only here and in the rest of this folder does a product have misspelt fields (spec.md §3).

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

/** Everything that the administrator edits of a product, and its version, which a later edit sends back. */
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
    ...detailAnswers,
  })
  .openapi('ProductFile');
export type WireProductFile = z.infer<typeof wireProductFile>;

export const encodeProductFile = (product: Product): WireProductFile => ({
  ...encodeProduct(product),
  version: product.version,
  pictureAlts: Object.fromEntries(product.pictures.flatMap(({ url, alt }) => (alt ? [[url, alt]] : []))),
  categorySlug: product.categorySlug,
  ...eachDetail<ProductDetails>(({ key }) => product[key]),
});

export const productAnswer = z.object({ status: success, data: z.object({ product: wireProduct }) });
export const productFileAnswer = z.object({ status: success, data: z.object({ product: wireProductFile }) });
/** The answer of PUT /products/{id}/stock: no more than what its caller may write. */
export const stockAnswer = z.object({
  status: success,
  data: z.object({
    product: wireProductFile
      .pick({ _id: true, sku: true, stock: true, price: true, discount: true, listPrice: true, version: true })
      .openapi('ProductStock'),
  }),
});
export const encodeStock = (product: Product): z.infer<typeof stockAnswer>['data']['product'] => {
  const { _id, sku, stock, price, discount, listPrice, version } = encodeProductFile(product);
  return { _id, sku, stock, price, discount, listPrice, version };
};
export const productsAnswer = z.object({
  status: success,
  ...listed,
  data: z.object({ products: z.array(wireProduct) }),
});
/** The answer of POST /products/{id}/reviews. */
export const postedAnswer = z.object({ status: success, updatedProduct: wireProduct });
