import { data } from 'react-router';
import { addDays, type Day, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { Fault } from '#src/platform/fault.ts';
import { stockedBeside } from '#src/shop/catalogue/compatibility/stocked-beside.ts';
import { wholeSystem } from '#src/shop/catalogue/compatibility/whole-system.ts';
import { worksWith } from '#src/shop/catalogue/compatibility/works-with.ts';
import { findArchived } from '#src/shop/catalogue/products/find-archived.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { goesWith, guessProducts, relatedProducts, wordsOf } from '#src/shop/catalogue/products/related-products.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { listAnswered } from '#src/shop/engagement/questions/list-questions.ts';
import { QUESTIONS_ON_PAGE } from '#src/shop/engagement/questions/question.ts';
import { countStars } from '#src/shop/engagement/reviews/count-stars.ts';
import { listComments } from '#src/shop/engagement/reviews/list-comments.ts';
import { type PageArgs, pageLoader } from '#src/web/context/page-loader.server.ts';
import { catalogueWords, categoryOf } from '#src/web/features/product-card/catalogue-words.server.ts';
import { tagsWithStars, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { boxPiece } from '#src/web/features/product-facts/box-piece.ts';
import { loadSpecification } from '#src/web/features/product-facts/parts.server.ts';
import { kitParts } from '#src/web/features/product-facts/specification.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Product, ProductCard } from '#src/wire/domain.ts';
import { toView, viewTags } from './view.server.ts';
import type { MissingView, ProductView } from './view.ts';

type ProductPage = PageArgs<'product'>;

/** Comments on the page itself; the others are loaded page by page. */
const COMMENTS = 10;

export const loader = pageLoader('product', async (page) => {
  const { id } = page.params;
  const common = {
    origin: page.origin,
    texts: texts(page.locale, 'product', 'questions', 'compare', 'delivery', 'alerts'),
  };
  const product = await findProduct(page, id);
  if (!product) {
    const missing = await showMissing(page, id);
    return data(
      { ...common, product: undefined as ProductView | undefined, missing },
      { status: missing.name ? 410 : 404 },
    );
  }
  page.tag(...viewTags(id), TAGS.categories);
  return data({ ...common, product: await showView(page, product), missing: undefined as MissingView | undefined });
});

async function findProduct(page: ProductPage, id: string): Promise<Product | undefined> {
  try {
    return await showProduct(page.shop, id, { drafts: await mayReadDrafts(page) });
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') return undefined;
    throw error;
  }
}

async function showView(page: ProductPage, product: Product): Promise<ProductView> {
  const { shop, tag, locale } = page;
  const beside = stockedBeside(shop, product);
  const [specification, starCounts, { items, total }, asked, partners, fitting, system, related] = await Promise.all([
    loadSpecification(page, product),
    product.ratingCount ? countStars(shop, product.id) : [],
    listComments(shop, { productId: product.id, page: 1, limit: COMMENTS }),
    listAnswered(shop, { productId: product.id, page: 1, limit: QUESTIONS_ON_PAGE }),
    goesWith(shop, product, kitParts(product)),
    beside.then((parts) => worksWith(shop, parts)),
    beside.then((parts) => wholeSystem(shop, parts)),
    relatedProducts(shop, product),
  ]);
  const others = related.filter(({ id }) => !partners.some((partner) => partner.id === id));
  tag(
    ...tagsWithStars(
      partners,
      [...fitting, ...system].map(({ card }) => card),
      others,
    ),
  );
  const restockOn = restockDay(page, product);
  return toView(spokenIn(locale, product), {
    pieces: product.inTheBox.map(boxPiece),
    specification,
    starCounts,
    comments: items,
    commentCount: total,
    questions: asked.items,
    questionCount: asked.total,
    goesWith: partners,
    worksWith: fitting,
    system,
    related: others,
    locale,
    restockOn,
  });
}

/** The day on which a sold-out product is expected; a day that has passed is not said, so the page ends with it. */
function restockDay({ shop, until }: ProductPage, { stock, restockOn }: Product): Day | undefined {
  if (stock > 0 || !restockOn || restockOn < dayInIndia(shop.clock.now())) return undefined;
  until(instantInIndia(addDays(restockOn, 1), '00:00'));
  return restockOn;
}

/** Suggests alternatives at the address of a product that was archived, or never existed. */
async function showMissing({ shop, locale }: ProductPage, id: string): Promise<MissingView> {
  const archived = await findArchived(shop, id);
  const words = wordsOf(id).join(' ');
  const tile = (card: ProductCard) => toTile(card, locale);
  if (!archived) return { words, others: (await guessProducts(shop, id)).map(tile) };
  const { name, categorySlug: slug } = spokenIn(locale, archived);
  return {
    name,
    category: slug ? { slug, name: catalogueWords(locale).category(categoryOf(archived)) } : undefined,
    words,
    others: (await relatedProducts(shop, archived)).map(tile),
  };
}

/** A cached page is the same for all and must not ask who is signed in; where the shop does not cache, the database decides. */
async function mayReadDrafts({ kind, session }: ProductPage): Promise<boolean> {
  if (kind !== 'administrator') return false;
  try {
    return isAdministrator(await session());
  } catch {
    return false;
  }
}
