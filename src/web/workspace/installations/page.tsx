import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { INSTALLATION_STATES, installationTone } from '#src/kernel/installation.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveUpdates } from '#src/web/features/live-updates/live-updates.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Chip } from '#src/web/ui/chip.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { useHereInView } from '#src/web/ui/use-here-in-view.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Installed orders, newest first: what is paid of each, and what is due. */
export default function Installations({ loaderData: { orders, state, page, pages } }: Route.ComponentProps) {
  const t = useTranslations('installations');
  const row = useHereInView<HTMLElement>();
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <span className="flex flex-wrap items-center gap-3">
            <LiveUpdates subjects={['orders']} />
            <LinkButton to={hrefs.newInstallation()}>{t('new')}</LinkButton>
          </span>
        }
      />
      <nav ref={row} aria-label={t('filter')} className="bleed-row relative mb-5 gap-2 py-1">
        <Chip to={hrefs.installations()} current={state === undefined}>
          {t('all')}
        </Chip>
        {INSTALLATION_STATES.map((one) => (
          <Chip key={one} to={hrefs.installations({ state: one })} current={one === state}>
            {t(`states.${one}`)}
          </Chip>
        ))}
      </nav>
      {orders.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
              <div className="min-w-0 grow basis-60">
                <h2 className="flex flex-wrap items-center gap-2 font-bold">
                  <Link
                    to={hrefs.installation(order.id)}
                    className="inline-flex min-h-11 items-center text-link hover:underline"
                  >
                    {t('number', { number: String(order.number) })}
                  </Link>
                  <Badge tone={installationTone(order.state)}>{t(`states.${order.state}`)}</Badge>
                  <TestBadge test={order.test} />
                </h2>
                <p className="text-sm text-soft wrap-anywhere">{`${order.name} · ${order.on}`}</p>
              </div>
              <div className="tabular">
                <p className="font-semibold">
                  {t('paidOf', { paid: formatPrice(order.paid), total: formatPrice(order.total) })}
                </p>
                {order.due && (
                  <p className="text-sm text-soft">
                    {t('dueNow', {
                      milestone: t(`milestones.${order.due.milestone}`),
                      amount: formatPrice(order.due.amount),
                    })}
                  </p>
                )}
              </div>
            </li>
          ))}
        </Card>
      )}
      <Paging
        area="installations"
        page={page}
        pages={pages}
        to={(next) => hrefs.installations({ state, page: next })}
      />
    </>
  );
}
