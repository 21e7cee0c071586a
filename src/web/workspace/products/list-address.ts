import { PLACEMENT_NAMES, type PlacementName } from '#src/kernel/placements.ts';
import { hrefs } from '#src/wire/pages.ts';

export const STOCKS = ['out', 'low', 'in'] as const;
export const STATES = ['live', 'draft', 'archived'] as const;
export const SORTS = ['newest', 'name', 'price-up', 'price-down', 'stock-up', 'stock-down', 'sold'] as const;

/** Which products the manager lists. */
export type ManagerFilter = {
  q?: string | undefined;
  placement?: PlacementName | undefined;
  category?: string | undefined;
  brand?: string | undefined;
  stock?: (typeof STOCKS)[number] | undefined;
  state?: (typeof STATES)[number] | undefined;
};
/** What the manager shows. All of it is in the address, so Back, Forward and a reload keep it. */
export type ManagerView = ManagerFilter & {
  sort?: (typeof SORTS)[number] | undefined;
  page?: number | undefined;
  edit?: string | undefined;
};

export function readView(query: URLSearchParams): ManagerView {
  const page = Number(query.get('page'));
  const oneOf = <T extends string>(values: readonly T[], name: string) => values.find((one) => one === query.get(name));
  const slug = (name: string) => query.get(name)?.slice(0, 100) || undefined;
  return {
    q: query.get('q')?.trim().slice(0, 200) || undefined,
    placement: oneOf(PLACEMENT_NAMES, 'placement'),
    category: slug('category'),
    brand: slug('brand'),
    stock: oneOf(STOCKS, 'stock'),
    state: oneOf(STATES, 'state'),
    sort: oneOf(SORTS, 'sort'),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    edit: query.get('edit') || undefined,
  };
}

/** The manager's address for a view. Another search, filter or order starts at the first page. */
export const viewHref = (view: ManagerView, change: ManagerView = {}): string =>
  hrefs.manageProduct({
    ...view,
    ...(Object.keys(change).some((key) => key !== 'edit') && { page: undefined }),
    ...change,
  });

/** The list's filters, without the search. */
export const filtersOf = ({ placement, category, brand, stock, state }: ManagerView): ManagerFilter => ({
  placement,
  category,
  brand,
  stock,
  state,
});

export const filterOf = ({ q, ...view }: ManagerView): ManagerFilter => ({ q, ...filtersOf(view) });

/** Whether a location is in the manager itself. */
export const isManager = <T extends { pathname: string }>(place: T | undefined): place is T =>
  place?.pathname === hrefs.manageProduct();
