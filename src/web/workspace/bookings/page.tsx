import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useLive } from '#src/web/features/live-updates/use-live.ts';
import { DeskPaging, DeskTools } from '#src/web/features/workspace-list/desk-tools.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveBooking } from '#src/wire/client/booking-desk.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { DeskVisits } from './desk-visits.tsx';

export { loader } from './page.server.ts';

type BookingRow = Route.ComponentProps['loaderData']['bookings'][number];
const TONES: Record<string, 'sun' | 'brand' | 'leaf' | 'plain'> = {
  created: 'sun',
  confirmed: 'brand',
  assigned: 'brand',
  started: 'brand',
  completed: 'leaf',
};

/** Every plan that was bought. */
export default function Bookings({ loaderData: { view, states, bookings } }: Route.ComponentProps) {
  const t = useTranslations('bookingDesk');
  useLive(['bookings']);
  const { busy, error, run } = useMutation('bookingDesk');
  const [cancelling, setCancelling] = useState<BookingRow>();
  const cancel = async ({ id }: BookingRow) => {
    if (await run(() => moveBooking(id, 'cancel').then(() => undefined), t('cancelled'))) setCancelling(undefined);
  };
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <DeskTools path={hrefs.bookings()} view={view} states={states} area="bookingDesk" />
      {error && !cancelling && (
        <div className="pb-4">
          <ErrorNotice>{error}</ErrorNotice>
        </div>
      )}
      {bookings.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard
              booking={booking}
              busy={busy}
              onConfirm={() => run(() => moveBooking(booking.id, 'confirmed').then(() => undefined), t('confirmed'))}
              onAssign={() => run(() => moveBooking(booking.id, 'assigned').then(() => undefined), t('assigned'))}
              onCancel={() => setCancelling(booking)}
            />
          </li>
        ))}
      </ul>
      <DeskPaging path={hrefs.bookings()} view={view} />
      <ConfirmDialog
        open={cancelling !== undefined}
        title={t('cancelTitle')}
        onClose={() => setCancelling(undefined)}
        keep={t('no')}
        act={t('yes')}
        busy={busy}
        error={error}
        onAct={() => cancelling && cancel(cancelling)}
      >
        <p>{cancelling && t('cancelText', { total: formatPrice(cancelling.total) })}</p>
      </ConfirmDialog>
    </>
  );
}

type BookingCardProps = {
  booking: BookingRow;
  busy: boolean;
  onConfirm: () => void;
  onAssign: () => void;
  onCancel: () => void;
};

function BookingCard({ booking, busy, onConfirm, onAssign, onCancel }: BookingCardProps) {
  const t = useTranslations('bookingDesk');
  return (
    <Card as="article" aria-labelledby={booking.id} className="grid gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={booking.id} className="text-lg font-bold tracking-tight wrap-anywhere">
            {booking.name}
          </h2>
          <p className="tabular text-sm text-soft">
            {t('number', { number: booking.number })} · {booking.when}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <TestBadge test={booking.test} />
          <Badge tone={TONES[booking.status] ?? 'plain'}>{t(`status.${booking.status}`)}</Badge>
          <Badge tone={booking.paymentStatus === 'refund failed' ? 'brick' : 'plain'}>
            {t(`payments.${booking.paymentStatus}`)}
          </Badge>
        </div>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="grid content-start gap-1 text-[0.9375rem]">
          <p className="font-semibold">
            {booking.plan} · <span className="tabular">{formatPrice(booking.total)}</span>
          </p>
          <p className="text-soft wrap-anywhere">{booking.place}</p>
          <p className="flex flex-wrap gap-x-5">
            <a
              href={`tel:+91${booking.phone}`}
              className="tabular inline-flex min-h-11 items-center text-link hover:underline"
            >
              {booking.phone}
            </a>
            <a
              href={`mailto:${booking.email}`}
              className="inline-flex min-h-11 items-center text-link hover:underline wrap-anywhere"
            >
              {booking.email}
            </a>
          </p>
          {(['problems', 'note'] as const).map(
            (name) =>
              booking[name] && (
                <p key={name} className="whitespace-pre-line wrap-anywhere">
                  <span className="text-soft">{t(name)}: </span>
                  {booking[name]}
                </p>
              ),
          )}
        </div>
        <DeskVisits booking={booking} />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        {booking.status === 'created' && (
          <LiveButton loading={busy} onClick={onConfirm}>
            {t('confirm')}
          </LiveButton>
        )}
        {booking.assignable && (
          <LiveButton look={booking.status === 'created' ? 'secondary' : 'primary'} loading={busy} onClick={onAssign}>
            {t('assign', { technician: booking.assignable })}
          </LiveButton>
        )}
        {booking.cancellable && (
          <LiveButton look="danger" onClick={onCancel}>
            {t('cancel')}
          </LiveButton>
        )}
        {booking.papers.map(({ id, number }) => (
          <a
            key={id}
            href={`/api/documents/${id}.pdf`}
            className="tabular inline-flex min-h-11 items-center px-1 text-link hover:underline"
          >
            {number}
          </a>
        ))}
      </div>
    </Card>
  );
}
