import { Inbox } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { MessageRow } from './message-row.tsx';
import { MessageView } from './message-view.tsx';

export { loader } from './page.server.ts';

/** All mails and SMS, and one of them; on a phone one or the other. */
export default function Outbox({ loaderData: { rows, one, page, pages } }: Route.ComponentProps) {
  const t = useTranslations('outbox');
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          one && (
            <LinkButton look="secondary" to={hrefs.outbox({ page })} className="lg:hidden">
              {t('back')}
            </LinkButton>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <section aria-label={t('list')} className={`grid gap-4 ${one ? 'max-lg:hidden' : ''}`}>
            <Card as="ul" className="divide-y divide-line overflow-hidden">
              {rows.map((row) => (
                <li key={row.id}>
                  <MessageRow row={row} page={page} current={row.id === one?.id} />
                </li>
              ))}
            </Card>
            <Paging area="outbox" page={page} pages={pages} to={(wanted) => hrefs.outbox({ page: wanted })} />
          </section>
          {one ? (
            <MessageView key={one.id} message={one} />
          ) : (
            <div className="grid min-h-96 place-content-center justify-items-center gap-3 rounded-card bg-mist text-soft max-lg:hidden">
              <Inbox aria-hidden className="size-9" />
              <p>{t('choose')}</p>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
