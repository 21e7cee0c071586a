import type { ReactNode } from 'react';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { DeskTools, deskHref } from './desk-tools.tsx';
import type { DeskView } from './desk-view.server.ts';

type DeskListProps<Row> = {
  /** The area of its texts: title, lead, states, none and noneText. */
  area: string;
  path: string;
  view: DeskView;
  states: readonly string[];
  search?: boolean;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** A page with one list: states, search and paging, each row a card. */
export function DeskList<Row>({ area, path, view, states, search, rows, keyOf, children }: DeskListProps<Row>) {
  const t = useTextsOf(area);
  const { state, q, page, pages } = view;
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <DeskTools path={path} view={view} states={states} area={area} search={search} />
      {rows.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className="grid gap-4">
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <Paging area="desk" page={page} pages={pages} to={(wanted) => deskHref(path, { state, q, page: wanted })} />
    </>
  );
}
