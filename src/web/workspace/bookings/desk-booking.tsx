import { useTranslations } from 'use-intl';
import { CancelButton } from '#src/web/features/purchase/cancel-button.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveBooking } from '#src/wire/client/booking-desk.ts';
import { BOOKING_TONES } from './booking-tones.ts';
import { DeskVisits } from './desk-visits.tsx';
import type { BookingsData } from './page.server.ts';

/** A booking in the workspace: who, where, its visits, and what is to be done. */
export function DeskBooking({ booking }: { booking: NonNullable<BookingsData['opened']> }) {
  const t = useTranslations('bookingDesk');
  const { busy, error, run } = useMutation('bookingDesk', { refresh: 'conflict' });
  const move = (to: 'confirmed' | 'assigned' | 'cancel', done: 'confirmed' | 'assigned' | 'cancelled') =>
    run(() => moveBooking(booking.id, to), t(done));
  return (
    <article aria-labelledby={booking.id} className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 id={booking.id} className="text-lg font-bold tracking-tight wrap-anywhere">
            {booking.name}
          </h3>
          <p className="tabular text-sm text-soft">
            {t('number', { number: booking.number })} · {booking.on}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <TestBadge test={booking.test} />
          <Badge tone={BOOKING_TONES[booking.status] ?? 'plain'}>{t(`status.${booking.status}`)}</Badge>
          <Badge tone={booking.paymentStatus === 'refund failed' ? 'brick' : 'plain'}>
            {t(`payments.${booking.paymentStatus}`)}
          </Badge>
        </div>
      </header>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="grid gap-4 @2xl:grid-cols-2">
        <div className="grid content-start gap-1 text-[0.9375rem]">
          <p className="font-semibold">
            {booking.plan} · <span className="tabular">{formatPrice(booking.total)}</span>
          </p>
          <p className="text-soft wrap-anywhere">{booking.place}</p>
          <p className="flex flex-wrap gap-x-5">
            <a
              href={`tel:+91${booking.address.phone}`}
              className="tabular inline-flex min-h-11 items-center text-link hover:underline"
            >
              {booking.address.phone}
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
          <LiveButton loading={busy} onClick={() => void move('confirmed', 'confirmed')}>
            {t('confirm')}
          </LiveButton>
        )}
        {booking.assignable && (
          <LiveButton
            look={booking.status === 'created' ? 'secondary' : 'primary'}
            loading={busy}
            onClick={() => void move('assigned', 'assigned')}
          >
            {t('assign', { technician: booking.assignable })}
          </LiveButton>
        )}
        <CancelButton
          area="bookingDesk"
          purchase={booking}
          cancel={() => move('cancel', 'cancelled')}
          describedBy={booking.id}
        />
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
    </article>
  );
}
