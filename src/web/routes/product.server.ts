import type { RouterContextProvider } from 'react-router';
import type { Product, Review } from '#src/contract/domain.ts';
import { type PageContext, pageContext } from '#src/pages/page-context.ts';
import { listCards } from '#src/shop/catalogue/list-products.ts';
import { isDraft, TAGS } from '#src/shop/catalogue/product.ts';
import { showProduct } from '#src/shop/catalogue/show-product.ts';
import { isAdministrator } from '#src/shop/identity/customer.ts';
import { countStars } from '#src/shop/reviews/count-stars.ts';
import { withReviews } from '#src/shop/reviews/list-reviews.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { toSource } from '../product-tile.server.ts';
import { kitParts, specificationRows } from './product/specification.server.ts';
import type { CommentView, ProductView } from './product/view.ts';

type Args = { context: Readonly<RouterContextProvider>; params: { id: string } };

export const loadProduct = ({ context, params: { id } }: Args) =>
  answered(context, async () => {
    const page = context.get(pageContext);
    const { shop, tag, locale, origin } = page;
    tag(TAGS.product(id), TAGS.categories);
    const [product] = await withReviews(shop, [await showProduct(shop, id, { drafts: await mayReadDrafts(page) })], { each: 50, drafts: false });
    if (!product) throw new Error('a product without its comments');
    const parts = kitParts(product);
    const kit = parts.length ? (await listCards(shop, { ids: parts, page: 1, limit: parts.length })).items : [];
    for (const part of kit) tag(TAGS.product(part.id));
    const rows = specificationRows(product, texts(locale, 'specification')['specification'] as never, new Map(kit.map((part) => [part.id, part.name])));
    return { origin, texts: texts(locale, 'product'), product: toView(product, rows, product.ratingCount ? await countStars(shop, id) : []) };
  });

/** A cached page is the same for all and must not ask who is signed in; where the shop does not cache, the database decides. */
async function mayReadDrafts({ kind, session }: PageContext): Promise<boolean> {
  if (kind !== 'administrator') return false;
  try {
    return isAdministrator(await session());
  } catch {
    return false;
  }
}

const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

const toView = (product: Product, specification: ProductView['specification'], starCounts: number[]): ProductView => ({
  id: product.id,
  name: product.name,
  title: product.title,
  paragraphs: product.description.split(/\n\s*\n/).filter(Boolean),
  category: { slug: product.categorySlug, name: product.category },
  brand: product.brand && { slug: product.brand.slug, name: product.brand.name },
  price: product.price,
  listPrice: product.listPrice,
  discount: product.discount,
  stock: product.stock,
  rating: product.rating,
  ratingCount: product.ratingCount,
  starCounts,
  pictures: product.pictures.map((picture) => toSource(picture, { blurred: true })).filter((picture) => picture !== undefined),
  specification,
  warranty: product.warranty.words,
  origin: product.countryOfOrigin,
  hsn: product.hsn,
  gst: percent.format(product.gst.rateBp / 100),
  certifications: product.certifications,
  inTheBox: product.inTheBox,
  almm: product.almm,
  dcr: product.dcr,
  draft: isDraft(product),
  comments: product.reviews.map(toComment),
  commentCount: product.reviewCount,
});

const toComment = ({ id, name, msg, kind, at }: Review): CommentView => ({ id, name, msg, store: kind === 'store', on: date.format(at) });
