import { PLACEMENT_NAMES, type PlacementName } from '#src/contract/client/product-words.ts';
import { hrefs } from '#src/contract/pages.ts';

/** What the manager shows. All of it stands in the address, so Back, Forward and a reload keep it. */
export type ManagerView = { q?: string; placement?: PlacementName; page?: number; edit?: string };

export function readView(query: URLSearchParams): ManagerView {
  const page = Number(query.get('page'));
  return {
    q: query.get('q')?.trim().slice(0, 200) || undefined,
    placement: PLACEMENT_NAMES.find((one) => one === query.get('placement')),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    edit: query.get('edit') || undefined,
  };
}

/** The manager's address for a view. Another search or placement starts at the first page. */
export const viewHref = (view: ManagerView, change: ManagerView = {}): string =>
  hrefs.manageProduct({ ...view, ...('q' in change || 'placement' in change ? { page: undefined } : {}), ...change });

/** Whether a place lies in the manager itself. */
export const isManager = <T extends { pathname: string }>(place: T | undefined): place is T => place?.pathname === hrefs.manageProduct();
