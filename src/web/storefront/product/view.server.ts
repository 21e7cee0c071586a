import { FIGURE_UNITS } from '#src/kernel/figure-units.ts';
import { dateFormat, formatDecimal } from '#src/kernel/format.ts';
import { isGtin } from '#src/kernel/gtin.ts';
import type { Day } from '#src/kernel/india-time.ts';
import { shownStock } from '#src/kernel/shown-figures.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import type { SystemLine } from '#src/shop/catalogue/compatibility/whole-system.ts';
import type { Partner } from '#src/shop/catalogue/compatibility/works-with.ts';
import { isDraft, TAGS } from '#src/shop/catalogue/products/product.ts';
import type { AnsweredQuestion } from '#src/shop/engagement/questions/question.ts';
import type { Comment } from '#src/shop/engagement/reviews/comment.ts';
import { catalogueWords, categoryOf } from '#src/web/features/product-card/catalogue-words.server.ts';
import { toSource, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import type { BoxPiece } from '#src/web/features/product-facts/box-piece.ts';
import { figuresOnPage } from '#src/web/features/product-facts/deciding.server.ts';
import { dimensionDrawing } from '#src/web/features/product-facts/dimension-drawing.ts';
import { checksOf } from '#src/web/features/solar-checks/checks-of.ts';
import type { Locale, Product, ProductCard } from '#src/wire/domain.ts';
import { dateOf } from './comment-date.ts';
import type { CommentView, ProductView } from './view.ts';

type Beside = Pick<ProductView, 'specification' | 'starCounts'> & {
  comments: Comment[];
  commentCount: number;
  questions: AnsweredQuestion[];
  questionCount: number;
  goesWith: ProductCard[];
  worksWith: Partner[];
  system: SystemLine[];
  related: ProductCard[];
  /** For each line of the box's contents. */
  pieces: BoxPiece[];
  locale: Locale;
  restockOn: Day | undefined;
};

/** What the page shows of a product: see `shown.ts`. */
export const viewTags = (id: string): string[] =>
  [TAGS.product, TAGS.few, TAGS.stars, TAGS.votes, TAGS.comments, TAGS.questions].map((tag) => tag(id));

/** Only the fields that the page shows: each travels twice, in the markup and in the data. */
export const toView = (
  product: Product,
  {
    comments,
    commentCount,
    questions,
    goesWith,
    worksWith,
    system,
    related,
    pieces,
    locale,
    restockOn,
    ...beside
  }: Beside,
): ProductView => ({
  ...beside,
  id: product.id,
  name: product.name,
  sku: product.sku,
  gtin: product.gtin && isGtin(product.gtin) ? product.gtin : undefined,
  title: product.title,
  paragraphs: product.description
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(keepUnits),
  category: { slug: product.categorySlug, name: catalogueWords(locale).category(categoryOf(product)) },
  brand: product.brand && { slug: product.brand.slug, name: catalogueWords(locale).brand(product.brand) },
  price: product.price,
  listPrice: product.listPrice,
  discount: product.discount,
  stock: shownStock(product.stock),
  restock:
    restockOn && dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(restockOn)),
  rating: product.rating,
  ratingCount: product.ratingCount,
  pictures: product.pictures
    .map((picture) => toSource(picture, { blurred: true }))
    .filter((picture) => picture !== undefined),
  figures: figuresOnPage(product, locale),
  drawing: product.dimensionsMm ? dimensionDrawing(product.dimensionsMm) : undefined,
  warranty: product.warranty.words,
  origin: catalogueWords(locale).country(product.countryOfOrigin),
  hsn: product.hsn || undefined,
  gst: formatDecimal(product.gstPercent, 2),
  certifications: product.certifications,
  inTheBox: product.inTheBox.map((text, at) => ({ text: keepUnits(text), piece: pieces[at] ?? 'parcel' })),
  almm: product.almm,
  dcr: product.dcr,
  draft: isDraft(product),
  comments: comments.map((comment) => toComment(comment, locale)),
  commentCount,
  questions: questions.map(({ id, name, question, at, answer }) => ({
    ...{ id, name, question, answer },
    on: dateOf(at, locale),
  })),
  goesWith: goesWith.map((card) => toTile(card, locale)),
  worksWith: worksWith.map(({ card, note }) => ({
    product: toTile(card, locale),
    ...(note && { note: sayFinding(locale, note) }),
  })),
  system: system.map(({ card, quantity }) => ({ product: toTile(card, locale), quantity })),
  checks: checksOf(product.id, product.categorySlug, product.specification),
  related: related.map((card) => toTile(card, locale)),
});

/** "5.5 kW" does not break between the figure and its unit. */
const BEFORE_UNIT = new RegExp(String.raw`(\d) (?=(?:${FIGURE_UNITS})\b)`, 'gu');
const keepUnits = (text: string) => text.replaceAll(BEFORE_UNIT, '$1\u00a0');

const toComment = ({ id, name, msg, kind, at, verified, stars }: Comment, locale: string): CommentView => ({
  id,
  name,
  msg,
  store: kind === 'store',
  on: dateOf(at, locale),
  verified,
  stars,
});
