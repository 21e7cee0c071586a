import { FILTER_FIGURE_NAMES, type FilterFigure } from '#src/kernel/filter-figures.ts';
import { PLACEMENT_NAMES, type PlacementName } from '#src/kernel/placements.ts';
import { hrefs } from '#src/wire/pages.ts';

/** What the list shows (figures, such as the kind of part, as lists like `brand`); all of it is in the address, so Back, Forward and shared links work. */
export type ProductFilter = {
  q?: string;
  category?: string;
  placement?: PlacementName;
  /** One or several slugs, comma-separated; the same for origins. */
  brand?: string;
  origin?: string;
  /** Whole rupees, both limits included. */
  min?: number;
  max?: number;
  rating?: number;
  available?: boolean;
  sort?: SortKey;
  page?: number;
} & Partial<Record<FilterFigure, string>>;

/** Placements by their names in addresses. */
/** The four options of spec.md §2; 'shope' can be linked to but is not offered. */
export const OFFERED_PLACEMENTS = PLACEMENT_NAMES.filter((name) => name !== 'shope');

export const SORT_KEYS = [
  'revenue',
  'popularity',
  'vote-count',
  'vote-average',
  'price-up',
  'price-down',
  'newest',
] as const;
type SortKey = (typeof SORT_KEYS)[number];

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** Reads an address and ignores what it does not know; but an unknown category stays, and finds nothing. */
export function readFilter(query: URLSearchParams): ProductFilter {
  const whole = (name: string, least: number, most: number) => {
    const text = query.get(name) ?? '';
    const value = Number(text);
    return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined;
  };
  const [min, max] = [whole('min', 1, 999_999_999), whole('max', 1, 999_999_999)];
  const page = whole('page', 2, 1_000_000);
  return {
    q: query.get('q')?.trim().slice(0, 100) || undefined,
    category: query.get('category') || undefined,
    placement: oneOf(PLACEMENT_NAMES, query.get('placement')),
    brand: listOf(query.get('brand') ?? undefined).join(',') || undefined,
    origin: listOf(query.get('origin') ?? undefined).join(',') || undefined,
    ...readFigures(query),
    // Limits in the wrong order are swapped.
    min: min !== undefined && max !== undefined ? Math.min(min, max) : min,
    max: min !== undefined && max !== undefined ? Math.max(min, max) : max,
    rating: whole('rating', 1, 5),
    available: query.get('available') === '1' || undefined,
    sort: oneOf(SORT_KEYS, query.get('sort')),
    page,
  };
}

const readFigures = (query: URLSearchParams): Partial<Record<FilterFigure, string>> =>
  Object.fromEntries(
    FILTER_FIGURE_NAMES.flatMap((name) => {
      const list = listOf(query.get(name) ?? undefined).join(',');
      return list ? [[name, list]] : [];
    }),
  );

/** Another category has other figures. */
export const WITHOUT_FIGURES = Object.fromEntries(FILTER_FIGURE_NAMES.map((name) => [name, undefined])) as Partial<
  Record<FilterFigure, undefined>
>;

/** The values of a comma-separated list, each once, at most twenty. */
export const listOf = (value: string | undefined): string[] =>
  [
    ...new Set(
      (value ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ].slice(0, 20);

/** Adds a value to such a list, or removes it. */
export function toggled(value: string | undefined, one: string): string | undefined {
  const list = listOf(value);
  return (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]).join(',') || undefined;
}

/** The list's address for a filter. A new choice starts at the first page. */
export function filterHref(filter: ProductFilter, change: Partial<ProductFilter> = {}): string {
  const { available, ...wanted } = { ...filter, page: undefined, ...change };
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );
  if (available) query.set('available', '1');
  return query.size ? `${hrefs.products()}?${query.toString().replaceAll('%2C', ',')}` : hrefs.products();
}

/** Whether the list is filtered by more than a category, one brand or a placement: such lists are not for search engines. */
export const isFiltered = ({ category: _, placement: __, brand, page: ___, ...rest }: ProductFilter): boolean =>
  listOf(brand).length > 1 || Object.values(rest).some((value) => value !== undefined);
