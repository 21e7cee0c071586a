import { FILTER_FIGURE_NAMES, type FilterFigure } from '#src/kernel/filter-figures.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { ProductSort } from '#src/shop/catalogue/products/product.store.ts';
import { meanStars, RATINGS } from '#src/shop/catalogue/products/shown.ts';
import type { CODED } from './catalogue-columns.ts';
import { type HeldCatalogue, named } from './held-catalogue.ts';

/** Several values of one kind are alternatives. Prices in paise, both ends included. */
export type Narrowing = {
  category?: string | undefined;
  placement?: Placement | undefined;
  brands?: string[];
  origins?: string[];
  /** Values of figures as texts, by the figure. They are counted only within a category. */
  figures?: Partial<Record<FilterFigure, string[]>>;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** The least average stars. */
  rating?: number | undefined;
  available?: boolean | undefined;
};

/** How many products each further choice would show, leaving out the current choice in its own dimension. */
export type Facets = {
  categories: Counts;
  brands: Counts;
  placements: Counts;
  ratings: Counts;
  origins: Counts;
  figures: Record<FilterFigure, Counts>;
  available: number;
};
type Counts = Record<string, number>;

type Asked = {
  filter: Narrowing;
  sort: ProductSort | undefined;
  /** The only products to look at, the best first. */
  found?: readonly string[] | undefined;
  page: number;
  limit: number;
};

/** What a product fails: only the dimensions that are counted without the current choice in them need telling apart. */
const FAILS = { category: 1, placement: 2, brand: 4, origin: 8, rating: 16, available: 32 } as const;
/** The same for figures, from the next bit on. */
const failsFigure = (at: number) => 64 << at;
/** Such a product counts for no dimension: no one choice would show it. */
const failsTwice = (failed: number) => (failed & (failed - 1)) !== 0;

/**
 * One page of what is left, in order, with the total and the counts. One pass, as the facts lie in memory: a product that matches everything counts for every dimension; one that
 * fails a single dimension counts only for that dimension, as choosing it there would show the product.
 */
export function narrow(held: HeldCatalogue, asked: Asked): { ids: string[]; total: number; facets: Facets } {
  const { filter, page, limit } = asked;
  const { columns, codes, ids } = held.columns;
  const { price, ratingCount, ratingSum, available, category, brand, placement, origin } = columns;
  const wanted = {
    category: chosen(held, 'category', filter.category === undefined ? [] : [filter.category]),
    placement: chosen(held, 'placement', filter.placement === undefined ? [] : [filter.placement]),
    brand: chosen(held, 'brand', filter.brands),
    origin: chosen(held, 'origin', filter.origins),
  };
  const figures = FILTER_FIGURE_NAMES.map((name, at) => ({
    of: columns[name],
    wanted: chosen(held, name, filter.figures?.[name]),
    counts: new Int32Array(codes[name].names.length),
    fails: failsFigure(at),
  })).filter((figure) => filter.category !== undefined || figure.wanted);
  const counts = {
    category: new Int32Array(codes.category.names.length),
    placement: new Int32Array(codes.placement.names.length),
    brand: new Int32Array(codes.brand.names.length),
    origin: new Int32Array(codes.origin.names.length),
    stars: new Int32Array(RATINGS.length),
    available: 0,
  };
  const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY, rating = 0 } = filter;
  const count = (of: Int32Array, code: number) => {
    of[code] = (of[code] as number) + 1;
  };
  const found = asked.found && Int32Array.from(asked.found.flatMap((id) => held.columns.rowOf(id) ?? []));
  const looked = found ?? held.columns.rows();
  let total = 0;
  const matches = new Uint8Array(ids.length);
  for (let at = 0; at < looked.length; at++) {
    const row = looked[at] as number;
    const paise = price[row] as number;
    if (paise < priceFrom || paise > priceTo) continue; // prices are not counted
    const itsCategory = category[row] as number;
    const itsPlacement = placement[row] as number;
    const itsBrand = brand[row] as number;
    const itsOrigin = origin[row] as number;
    let failed = 0;
    if (wanted.category && !wanted.category[itsCategory]) failed |= FAILS.category;
    if (wanted.placement && !wanted.placement[itsPlacement]) failed |= FAILS.placement;
    if (wanted.brand && !wanted.brand[itsBrand]) failed |= FAILS.brand;
    if (wanted.origin && !wanted.origin[itsOrigin]) failed |= FAILS.origin;
    if (filter.available && !available[row]) failed |= FAILS.available;
    if (failsTwice(failed)) continue; // most products, where much was chosen
    const stars = meanStars({ ratingCount: ratingCount[row] as number, ratingSum: ratingSum[row] as number });
    if (stars < rating) failed |= FAILS.rating;
    for (const { of, wanted: one, fails } of figures) if (one && !one[of[row] as number]) failed |= fails;
    if (failsTwice(failed)) continue;
    if (failed === 0) {
      matches[row] = 1;
      total += 1;
    }
    if (failed === 0 || failed === FAILS.category) count(counts.category, itsCategory);
    if (failed === 0 || failed === FAILS.placement) count(counts.placement, itsPlacement);
    if (failed === 0 || failed === FAILS.brand) count(counts.brand, itsBrand);
    if (failed === 0 || failed === FAILS.origin) count(counts.origin, itsOrigin);
    if (failed === 0 || failed === FAILS.rating)
      for (let n = 0; n < RATINGS.length; n++) if (stars >= (RATINGS[n] as number)) count(counts.stars, n);
    if ((failed === 0 || failed === FAILS.available) && available[row]) counts.available += 1;
    for (const figure of figures)
      if (failed === 0 || failed === figure.fails) count(figure.counts, figure.of[row] as number);
  }
  const facets = {
    categories: named(held, 'category', counts.category),
    brands: named(held, 'brand', counts.brand),
    placements: named(held, 'placement', counts.placement),
    origins: named(held, 'origin', counts.origin),
    figures: Object.fromEntries(
      FILTER_FIGURE_NAMES.map((name, at) => {
        const counted = figures.find(({ fails }) => fails === failsFigure(at));
        const { '': _, ...stated } = counted ? named(held, name, counted.counts) : {};
        return [name, stated];
      }),
    ) as Record<FilterFigure, Counts>,
    ratings: Object.fromEntries(
      RATINGS.flatMap((least, at) => (counts.stars[at] ? [[String(least), counts.stars[at]]] : [])),
    ),
    available: counts.available,
  };
  const shown = pageOf(rowsInOrder(held, asked.sort, found), matches, { from: (page - 1) * limit, limit });
  return { ids: shown.map((row) => ids[row] as string), total, facets };
}

/** For each code of a column whether it was chosen; undefined if nothing was. */
function chosen(held: HeldCatalogue, column: (typeof CODED)[number], names: readonly string[] = []) {
  if (names.length === 0) return undefined;
  const codes = held.columns.codes[column];
  const marks = new Uint8Array(codes.names.length);
  for (const name of names) marks[codes.find(name) ?? marks.length] = 1; // written beyond the end, it is nowhere
  return marks;
}

function rowsInOrder(held: HeldCatalogue, sort: ProductSort | undefined, found: Int32Array | undefined): Int32Array {
  const order = sort === 'relevance' ? undefined : sort;
  if (!found) return held.inOrder(order ?? 'placed');
  return order ? found.sort(held.comparing(order)) : found;
}

/** The rows of one page among those that match; what comes after it is not looked at. */
function pageOf(rows: Int32Array, matches: Uint8Array, { from, limit }: { from: number; limit: number }): number[] {
  const shown: number[] = [];
  for (let at = 0, seen = 0; at < rows.length && shown.length < limit; at++) {
    const row = rows[at] as number;
    if (matches[row] && seen++ >= from) shown.push(row);
  }
  return shown;
}
