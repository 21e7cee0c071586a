import type { ReactNode } from 'react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { ListSearch } from './list-search.tsx';
import type { PurchaseArea } from './purchase-view.ts';

type PurchaseListProps<Status extends string> = {
  area: PurchaseArea;
  path: string;
  /** The list's address with these changes; it holds the whole filter, so Back and bookmarks work. */
  href: (change: { status?: Status | undefined; page?: number }) => string;
  statuses: readonly Status[];
  filter: { q?: string | undefined; status?: Status | undefined } & Record<string, string | undefined>;
  /** The number in each state, regardless of the search. */
  counts: Partial<Record<Status, number>>;
  page: number;
  pages: number;
  total: number;
  /** What is said of a search instead of its total. */
  found?: string | undefined;
  /** Further filters. */
  tools?: ReactNode;
  /** What is shown if nothing has been bought yet, and a way on. */
  none: { text: string; action: ReactNode };
  children: ReactNode[];
};

/** Orders or bookings with search and states; a text if there are none, or none that match; and paging. */
export function PurchaseList<Status extends string>({
  area,
  path,
  href,
  statuses,
  filter,
  counts,
  page,
  pages,
  total,
  found,
  tools,
  none,
  children,
}: PurchaseListProps<Status>) {
  const t = useTextsOf(area);
  const searched = Object.values(filter).some(Boolean);
  const any = Object.keys(counts).length > 0;
  return (
    <>
      {any && (
        <ListSearch
          area={area}
          path={path}
          href={(status) => href({ status })}
          statuses={statuses}
          filter={filter}
          counts={counts}
        />
      )}
      {any && tools}
      {searched && (
        <p role="status" className="tabular text-sm text-soft">
          {found ?? t('search.found', { count: total })}
        </p>
      )}
      {children}
      {children.length === 0 && (
        <EmptyState
          title={t('none')}
          text={searched ? t('search.none') : none.text}
          action={searched ? <LinkButton to={path}>{t('search.reset')}</LinkButton> : none.action}
        />
      )}
      <Paging area={area} page={page} pages={pages} to={(wanted) => href({ page: wanted })} />
    </>
  );
}
