import { useTranslations } from 'use-intl';
import { BOOKING_STATES } from '#src/kernel/booking-lifecycle.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useLookAgain } from '#src/web/features/live-updates/use-look-again.ts';
import { PurchaseList } from '#src/web/features/purchase/purchase-list.tsx';
import { Unconfirmed } from '#src/web/features/purchase/unconfirmed.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BookingCard } from './booking-card.tsx';
import { isChanging } from './booking-view.ts';

export { loader } from './page.server.ts';

export default function MyServices({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('myServices');
  const { uid, one, bookings, filter, counts } = loaderData;
  useLookAgain(bookings.some(isChanging));
  const cards = bookings.map((booking) => <BookingCard key={booking.id} booking={booking} />);
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
          Object.keys(counts).length > 0 && (
            <LinkButton look="secondary" to={hrefs.services()}>
              {t('bookAnother')}
            </LinkButton>
          )
        }
      />
      <div className="grid gap-6">
        <Unconfirmed uid={uid} area="myServices" />
        {one ? (
          cards
        ) : (
          <PurchaseList
            {...loaderData}
            area="myServices"
            path={hrefs.myServices()}
            href={(change) => hrefs.myServices({ ...filter, ...change })}
            statuses={BOOKING_STATES}
            none={{ text: t('noneText'), action: <LinkButton to={hrefs.services()}>{t('noneAction')}</LinkButton> }}
          >
            {cards}
          </PurchaseList>
        )}
      </div>
    </div>
  );
}
