import { nameOfPlacement, placementNamed } from '#src/kernel/placements.ts';
import type { productFileAnswer } from '#src/wire/catalogue/product.ts';
import type { archivedBody, productBody } from '#src/wire/catalogue/product-edit.ts';
import type { Specification } from '#src/wire/domain.ts';
import { type Answered, call, Refusal, type Sent } from './call.ts';
import { domainProductField } from './product-words.ts';

type WireProduct = Answered<typeof productFileAnswer>['data']['product'];
type WireReview = WireProduct['reviews'][number];
type One = { answer: typeof productFileAnswer };

/** A comment as the product manager shows it. One without an id is new, and becomes the store's own. */
export type ManagedReview = Pick<WireReview, 'name' | 'msg'> & Partial<Pick<WireReview, 'id' | 'kind' | 'draft'>>;

/** The wire's product in the domain's terms. */
export const decodeProduct = ({
  _id,
  id: _number,
  url: _url,
  categorySlug: _slug,
  tital,
  catagoriy,
  discription,
  addTo,
  otherImage,
  ...rest
}: WireProduct) => ({
  ...rest,
  id: _id,
  title: tital,
  category: catagoriy,
  description: discription,
  placement: nameOfPlacement(addTo),
  otherImages: otherImage,
  reviews: rest.reviews as ManagedReview[],
  specification: rest.specification as Specification,
});

/**
 * The part of a product that the product manager edits. Money in whole rupees, as entered. `version` is sent back with an edit, so that
 * nobody's work is overwritten unseen.
 */
export type ManagedProduct = ReturnType<typeof decodeProduct>;

/**
 * Only what was edited, by the body's own schema, so that a field that is renamed there does not compile here. `stockWas` and `reviewsWas`
 * are what the editor saw (rules.md §3, §4).
 */
export type ProductEdit = Omit<WireEdit, Otherwise> &
  Partial<Pick<ManagedProduct, 'title' | 'category' | 'description' | 'placement' | 'otherImages' | 'reviews'>> &
  Partial<Pick<ManagedProduct, 'dimensionsMm'>>;
type WireEdit = Sent<typeof productBody>;
type Otherwise = 'tital' | 'catagoriy' | 'discription' | 'addTo' | 'otherImage' | 'reviews' | 'dimensionsMm';

const encode = ({
  title,
  category,
  description,
  placement,
  otherImages,
  reviews,
  dimensionsMm,
  ...rest
}: ProductEdit): WireEdit => ({
  ...rest,
  tital: title,
  catagoriy: category,
  discription: description,
  addTo: placement && placementNamed(placement),
  otherImage: otherImages,
  reviews: reviews?.map(({ id, name, msg }) => ({ id, name, msg })),
  dimensionsMm: dimensionsMm as WireEdit['dimensionsMm'],
});

const path = (id: string) => `/products/${encodeURIComponent(id)}`;

/** A new product with the specification's defaults: a draft until it has a price. */
export const addProduct = async (): Promise<ManagedProduct> =>
  decodeProduct((await call<One & { body: typeof productBody }>('POST', '/products', {})).data.product);

/** Saves the edited fields; answers the product as it is now. Field errors come as {@link Refusal.fields}. */
export const saveProduct = async (id: string, edit: ProductEdit): Promise<ManagedProduct> =>
  decodeProduct(
    (await call<One & { body: typeof productBody }>('PUT', path(id), encode(edit)).catch(fromWire)).data.product,
  );

/** The current product, from the refusal of an edit whose version is outdated; undefined for other refusals. */
export const conflictOf = (error: unknown): ManagedProduct | undefined =>
  error instanceof Refusal && error.code === 'conflict' && error.detail['product']
    ? decodeProduct(error.detail['product'] as WireProduct)
    : undefined;

/** Creates a draft with this product's contents. */
export const copyProduct = async (id: string): Promise<ManagedProduct> =>
  decodeProduct((await call<One>('POST', `${path(id)}/copies`, {})).data.product);

/** Puts an archived product back into the shop. */
export const restoreProduct = async (id: string): Promise<void> => {
  await call<{ body: typeof archivedBody }>('PUT', `${path(id)}/archived`, { archived: false });
};

/** Archives a product; one that is gone already counts as done. */
export const archiveProduct = async (id: string): Promise<void> => {
  await call('DELETE', path(id)).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
  });
};

/** A refusal's fields under the domain's names. */
function fromWire(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, reason]) => [domainProductField(name), reason]),
  );
  throw new Refusal(error.status, error.code, error.message, {
    fields,
    reason: error.reason,
    detail: error.detail,
    retryAfter: error.retryAfter,
  });
}
