import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKey } from '#src/web/features/purchase/use-action.ts';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { bookVisit } from '#src/wire/client/bookings.ts';
import type { BookingView } from './booking-view.ts';

const SlotDialog = lazyWithRetry(() => import('./slot-dialog.tsx'));

/** A plan with several visits: how many have no time yet, until when they are valid, and the button to book the next. */
export function FurtherVisit({ booking }: { booking: BookingView }) {
  const t = useTranslations('myServices');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [key, renew] = useKey();
  if (booking.left === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line px-4 py-3 sm:px-5">
      <p className="flex items-center gap-3">
        <CalendarDays aria-hidden className="size-5 shrink-0 text-link" />
        {t('left', { left: booking.left, of: booking.of, until: booking.until })}
      </p>
      <LiveButton
        look={booking.next ? 'secondary' : 'primary'}
        className="max-sm:w-full"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t('take.open')}
      </LiveButton>
      {asked && (
        <Suspense fallback={null}>
          <SlotDialog
            booking={booking}
            kind="take"
            open={open}
            onClose={() => setOpen(false)}
            send={async (slot, problems) => {
              await bookVisit(booking.id, { slot, problems }, key);
              renew();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
