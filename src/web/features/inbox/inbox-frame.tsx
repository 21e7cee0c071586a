import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { useHereInView } from '#src/web/ui/use-here-in-view.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { InboxRow } from './inbox-row.ts';

/** How much of each waits. */
export type InboxCounts = Record<InboxRow['kind'], number>;

type FrameProps = {
  here: 'all' | InboxRow['kind'];
  counts: InboxCounts;
  /** The area of the page's own texts: lead, none, noneText. */
  area: string;
  /** Search and states, if the list has them. */
  tools?: ReactNode;
  rows: InboxRow[];
  /** The line that the address names. */
  asked: string;
  /** The page with this line open, or none. */
  href: (id: string | undefined) => string;
  paging?: ReactNode;
  /** One line in full. */
  children: (id: string) => ReactNode;
};

const TABS = [
  ['all', hrefs.inbox()],
  ['messages', hrefs.messages],
  ['questions', hrefs.questions],
  ['enquiries', hrefs.enquiries],
  ['complaints', hrefs.grievances],
] as const;

/** What people wrote, in a list, and one of it beside; on a narrow screen one or the other. */
export function InboxFrame({ here, counts, area, tools, rows, asked, href, paging, children }: FrameProps) {
  const t = useTranslations('desk.inbox');
  const own = useTextsOf(area);
  const tabs = useHereInView<HTMLElement>();
  const all = counts.messages + counts.questions + counts.enquiries + counts.complaints;
  const shown = rows.find(({ id }) => id === asked)?.id ?? rows[0]?.id;
  const named = shown !== undefined && shown === asked;
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && named) pane.current?.focus();
    before.current = shown;
  }, [shown, named]);
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={own('lead')} />
      <nav ref={tabs} aria-label={t('kinds')} className="bleed-row relative mb-6 gap-6 border-b border-line">
        {TABS.map(([tab, to]) => (
          <Link
            key={tab}
            to={to}
            aria-current={tab === here ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent font-semibold text-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-link aria-[current=page]:text-link"
          >
            {t(`tabs.${tab}`)}
            <span className="tabular font-normal">{tab === 'all' ? all : counts[tab]}</span>
          </Link>
        ))}
      </nav>
      {tools}
      {rows.length === 0 ? (
        <EmptyState title={own('none')} text={own('noneText')} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <section aria-label={t('list')} className={`grid gap-4 ${named ? 'max-lg:hidden' : ''}`}>
            <Card as="ul" className="divide-y divide-line overflow-hidden">
              {rows.map((row) => (
                <li key={row.id}>
                  <Row row={row} mixed={here === 'all'} to={href(row.id)} current={row.id === shown} />
                </li>
              ))}
            </Card>
            {paging}
          </section>
          <div
            ref={pane}
            tabIndex={-1}
            className={`min-w-0 outline-none lg:sticky lg:top-18 ${named ? '' : 'max-lg:hidden'}`}
          >
            <LinkButton look="quiet" to={href(undefined)} className="-ms-4 mb-2 lg:hidden!">
              <ChevronLeft aria-hidden className="size-5" />
              {t('back')}
            </LinkButton>
            {shown && children(shown)}
          </div>
        </div>
      )}
    </>
  );
}

function Row({ row, mixed, to, current }: { row: InboxRow; mixed: boolean; to: string; current: boolean }) {
  const t = useTranslations('desk.inbox');
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current || undefined}
      className="grid gap-0.5 px-4 py-3 -outline-offset-2 hover:bg-mist lg:aria-[current=true]:bg-brand-wash"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{row.name}</span>
        <span className="tabular shrink-0 text-xs text-soft">{row.when}</span>
      </span>
      <span className="line-clamp-2 text-sm text-soft wrap-anywhere">{row.text}</span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <Badge tone={row.state === 'new' || row.state === 'open' || row.state === 'received' ? 'sun' : 'plain'}>
          {mixed ? t(`kind.${row.kind}`) : row.stateWords}
        </Badge>
        {row.due && <span className={`text-xs ${row.late ? 'font-semibold text-brick' : 'text-soft'}`}>{row.due}</span>}
      </span>
    </Link>
  );
}
