import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ListSearch } from '#src/web/features/order/list-search.tsx';
import { ListPaging } from '#src/web/features/order/order-paging.tsx';
import { Unconfirmed } from '#src/web/features/order/unconfirmed.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BookingCard } from './booking-card.tsx';
import { BOOKING_STATES } from './booking-view.ts';
import { useLiveServices } from './use-live-services.ts';

export { loader } from './page.server.ts';

export default function MyServices({
  loaderData: { uid, one, bookings, page, pages, total, filter, counts },
}: Route.ComponentProps) {
  const t = useTranslations('myServices');
  useLiveServices(bookings);
  const searched = Boolean(filter.q || filter.status);
  const any = Object.keys(counts).length > 0;
  return (
    <div className="column">
      <PageHead title={t('title')} />
      {one && (
        <Breadcrumb
          trail={[[hrefs.myServices(), t('title')]]}
          here={t('number', { number: String(bookings[0]?.number) })}
        />
      )}
      <PageTitle
        title={t('title')}
        lead={one ? undefined : t('lead')}
        action={
          any && (
            <LinkButton look="secondary" to={hrefs.services()}>
              {t('bookAnother')}
            </LinkButton>
          )
        }
      />
      <div className="grid gap-6">
        <Unconfirmed uid={uid} area="myServices" />
        {any && !one && (
          <ListSearch
            area="myServices"
            path={hrefs.myServices()}
            href={(status) => hrefs.myServices({ ...filter, status })}
            statuses={BOOKING_STATES}
            filter={filter}
            counts={counts}
          />
        )}
        {searched && (
          <p role="status" className="tabular text-sm text-soft">
            {t('search.found', { count: total })}
          </p>
        )}
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
        {bookings.length === 0 &&
          (searched ? (
            <EmptyState
              title={t('none')}
              text={t('search.none')}
              action={<LinkButton to={hrefs.myServices()}>{t('search.reset')}</LinkButton>}
            />
          ) : (
            <EmptyState
              title={t('none')}
              text={t('noneText')}
              action={<LinkButton to={hrefs.services()}>{t('noneAction')}</LinkButton>}
            />
          ))}
        {!one && (
          <ListPaging
            area="myServices"
            href={(target) => hrefs.myServices({ ...filter, page: target })}
            page={page}
            pages={pages}
          />
        )}
      </div>
    </div>
  );
}
