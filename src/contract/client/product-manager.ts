import { call, Refusal } from '#src/contract/client/call.ts';
import { domainProductField, PLACEMENT_ON_WIRE, type PlacementName, placementOf } from '#src/contract/client/product-words.ts';

/** A comment as the product manager shows it. One without an id is new, and becomes the store's own. */
export type ManagedReview = { id?: string; name: string; msg: string; kind?: 'shopper' | 'store'; draft?: boolean };

/** What the product manager edits of a product. Money in whole rupees, as it is typed. */
export type ManagedProduct = {
  id: string;
  name: string;
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
};

/** Only what was edited; `stockWas` and `reviewsWas` say what the editor had seen (decisions.md §3, §4). */
export type ProductEdit = Partial<Omit<ManagedProduct, 'id' | 'listPrice' | 'reviewCount' | 'rating' | 'ratingCount'>> & {
  stockWas?: number;
  reviewsWas?: string[];
};

type WireProduct = Omit<ManagedProduct, 'id' | 'title' | 'category' | 'description' | 'placement' | 'otherImages'> & {
  _id: string;
  tital: string;
  catagoriy: string;
  discription: string;
  addTo: string;
  otherImage: string[];
};
type One = { data: { product: WireProduct } };

const decode = ({ _id, tital, catagoriy, discription, addTo, otherImage, ...rest }: WireProduct): ManagedProduct => ({
  ...rest,
  id: _id,
  title: tital,
  category: catagoriy,
  description: discription,
  placement: placementOf(addTo),
  otherImages: otherImage,
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
export const addProduct = async (): Promise<ManagedProduct> => decode((await call<One>('POST', '/products', {})).data.product);

/** Saves the edited fields; answers the product as it stands now. Field errors come as {@link Refusal.fields}. */
export const saveProduct = async (id: string, edit: ProductEdit): Promise<ManagedProduct> =>
  decode((await call<One>('PUT', path(id), encode(edit)).catch(fromWire)).data.product);

/** Takes a product off sale for good; one that is gone already counts as done. */
export const archiveProduct = async (id: string): Promise<void> => {
  await call('DELETE', path(id)).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
  });
};

/** A refusal's fields under the domain's names. */
function fromWire(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, message]) => [domainProductField(name), message]));
  throw new Refusal(error.status, error.code, error.message, { fields, detail: error.detail, retryAfter: error.retryAfter });
}
