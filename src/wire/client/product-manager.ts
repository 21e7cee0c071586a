import type { Specification } from '#src/wire/domain.ts';
import { call, Refusal } from './call.ts';
import { domainProductField, PLACEMENT_ON_WIRE, type PlacementName, placementOf } from './product-words.ts';

/** A comment as the product manager shows it. One without an id is new, and becomes the store's own. */
export type ManagedReview = { id?: string; name: string; msg: string; kind?: 'shopper' | 'store'; draft?: boolean };

/** What the product manager edits of a product. Money in whole rupees, as it is typed. */
export type ManagedProduct = {
  id: string;
  name: string;
  sku: string;
  title: string;
  category: string;
  price: number;
  listPrice: number;
  discount: number;
  stock: number;
  placement: PlacementName;
  description: string;
  mainImage: string;
  otherImages: string[];
  reviews: ManagedReview[];
  reviewCount: number;
  rating: number;
  ratingCount: number;
  /** Goes back with an edit, so that nobody's work is overwritten unseen. */
  version: number;
  /** By the address of the picture. */
  pictureAlts: Record<string, string>;
  /** Its name, '' for none. */
  brand: string;
  hsn: string;
  gstPercent: number;
  gstClass: string;
  /** `YYYY-MM-DD` or ''. */
  gstFrom: string;
  countryOfOrigin: string;
  warranty: { years?: number; performanceYears?: number; words?: string };
  specification: Specification;
  certifications: string[];
  inTheBox: string[];
  almm: boolean;
  dcr: boolean;
  /** Length, width, height. */
  dimensionsMm: number[] | null;
  weightKg: number | null;
};

/** Only what was edited; `stockWas` and `reviewsWas` say what the editor had seen (rules.md §3, §4). */
export type ProductEdit = Partial<Omit<ManagedProduct, 'id' | 'reviewCount' | 'rating' | 'ratingCount'>> & {
  stockWas?: number;
  reviewsWas?: string[];
};

export type WireProduct = Omit<
  ManagedProduct,
  'id' | 'title' | 'category' | 'description' | 'placement' | 'otherImages' | 'specification'
> & {
  _id: string;
  tital: string;
  catagoriy: string;
  discription: string;
  addTo: string;
  otherImage: string[];
  specification: Record<string, unknown>;
};
type One = { data: { product: WireProduct } };

/** The wire's product in the words of the domain. */
export const decodeProduct = ({
  _id,
  tital,
  catagoriy,
  discription,
  addTo,
  otherImage,
  ...rest
}: WireProduct): ManagedProduct => ({
  ...rest,
  id: _id,
  title: tital,
  category: catagoriy,
  description: discription,
  placement: placementOf(addTo),
  otherImages: otherImage,
  specification: rest.specification as Specification,
});

const encode = ({ title, category, description, placement, otherImages, reviews, ...rest }: ProductEdit) => ({
  ...rest,
  tital: title,
  catagoriy: category,
  discription: description,
  addTo: placement && PLACEMENT_ON_WIRE[placement],
  otherImage: otherImages,
  reviews: reviews?.map(({ id, name, msg }) => ({ id, name, msg })),
});

const path = (id: string) => `/products/${encodeURIComponent(id)}`;

/** A new product with the specification's defaults: a draft until it has a price. */
export const addProduct = async (): Promise<ManagedProduct> =>
  decodeProduct((await call<One>('POST', '/products', {})).data.product);

/** Saves the edited fields; answers the product as it stands now. Field errors come as {@link Refusal.fields}. */
export const saveProduct = async (id: string, edit: ProductEdit): Promise<ManagedProduct> =>
  decodeProduct((await call<One>('PUT', path(id), encode(edit)).catch(fromWire)).data.product);

/** The product as it stands now, from the refusal of an edit whose version is no longer the shop's; undefined for other refusals. */
export const conflictOf = (error: unknown): ManagedProduct | undefined =>
  error instanceof Refusal && error.code === 'conflict' && error.detail['product']
    ? decodeProduct(error.detail['product'] as WireProduct)
    : undefined;

/** A draft that says what this product says. */
export const copyProduct = async (id: string): Promise<ManagedProduct> =>
  decodeProduct((await call<One>('POST', `${path(id)}/copies`, {})).data.product);

/** Puts an archived product back into the shop. */
export const restoreProduct = async (id: string): Promise<void> => {
  await call('PUT', `${path(id)}/archived`, { archived: false });
};

/** Takes a product off sale for good; one that is gone already counts as done. */
export const archiveProduct = async (id: string): Promise<void> => {
  await call('DELETE', path(id)).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
  });
};

/** A refusal's fields under the domain's names. */
function fromWire(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, message]) => [domainProductField(name), message]),
  );
  throw new Refusal(error.status, error.code, error.message, {
    fields,
    detail: error.detail,
    retryAfter: error.retryAfter,
  });
}
