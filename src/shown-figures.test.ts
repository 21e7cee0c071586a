import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wireTags } from '#src/api/catalogue/products.ts';
import type { Product } from '#src/shop/catalogue/products/product.ts';
import { toProduct } from '#src/shop/catalogue/products/product-row.store.ts';
import { changedViews, type Figures } from '#src/shop/catalogue/products/shown.ts';
import { tagsOf, tagsWithStars, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { toView, viewTags } from '#src/web/storefront/product/view.server.ts';
import { encodeProduct } from '#src/wire/catalogue/product.ts';

// A page is made anew if, and only if, it would look otherwise. So for any two states of a product: whatever shows them alike keeps its page, and
// whatever shows them differently has a tag that is expired.

type ProductRow = Parameters<typeof toProduct>[0];
const id = 'prd_1';
/** A product with these figures, as it comes from the database. */
const productWith = (figures: Figures): Product => ({
  ...toProduct({ id, pictures: [], pricePaise: 100, listPricePaise: 100, ...figures } as unknown as ProductRow),
  description: 'A panel',
  countryOfOrigin: 'India',
  inTheBox: [],
  gstPercent: 18,
  specification: {},
  warranty: {} as Product['warranty'],
});
const beside = {
  specification: [],
  comments: [],
  questions: [],
  questionCount: 0,
  commentCount: 0,
  goesWith: [],
  worksWith: [],
  system: [],
  related: [],
  locale: 'en' as const,
  restockOn: undefined,
  pieces: [],
};

const SURFACES: { what: string; tags: string[]; shows(figures: Figures): unknown }[] = [
  { what: 'a card', tags: tagsWithStars([{ id }]), shows: (figures) => toTile(productWith(figures), 'en') },
  {
    what: 'a card without stars',
    tags: tagsOf([{ id }]),
    shows: (figures) => toTile({ ...productWith(figures), rating: 0, ratingCount: 0 }, 'en'),
  },
  {
    what: 'the page of a product',
    tags: viewTags(id),
    // The numbers of each star change with every rating, as these do.
    shows: (figures) =>
      toView(productWith(figures), { ...beside, starCounts: [figures.ratingCount, figures.ratingSum] }),
  },
  { what: 'a call’s answer', tags: wireTags(id), shows: (figures) => encodeProduct(productWith(figures)) },
];

/** Stars that may exist: each rating has one to five. */
const stars = fc
  .tuple(fc.nat({ max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([ratingCount, share]) => ({ ratingCount, ratingSum: Math.round(ratingCount * (1 + 4 * share)) }));
const stock = fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 1000 }));
const figures = fc.tuple(stock, stars).map(([left, given]) => ({ stock: left, ...given }));
const change = fc.oneof(
  fc.tuple(figures, figures),
  fc.tuple(figures, stock).map(([one, left]) => [one, { ...one, stock: left }] as [Figures, Figures]),
  // A single rating more.
  fc
    .tuple(figures, fc.integer({ min: 1, max: 5 }))
    .map(([one, given]): [Figures, Figures] => [
      one,
      { ...one, ratingCount: one.ratingCount + 1, ratingSum: one.ratingSum + given },
    ]),
);

it.each(SURFACES)('expires $what if, and only if, it shows something else', ({ tags, shows }) => {
  fc.assert(
    fc.property(change, ([before, after]) => {
      const { hard, soft } = changedViews(id, before, after);
      const looksOtherwise = JSON.stringify(shows(before)) !== JSON.stringify(shows(after));
      expect(tags.some((tag) => hard.includes(tag) || soft.includes(tag))).toBe(looksOtherwise);
      expect(tags.some((tag) => hard.includes(tag))).toBe(before.stock > 0 !== after.stock > 0);
    }),
    { numRuns: 2_000 },
  );
});
