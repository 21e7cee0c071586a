import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { useAct } from '#src/web/features/order/use-act.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { cancelBooking } from '#src/wire/client/bookings.ts';
import type { BookingView } from './booking-view.ts';

/** The way out of a booking, with the question before it; closing it means No. */
export function CancelBooking({
  booking,
  act,
  busy,
  describedBy,
}: { booking: BookingView; describedBy: string } & Pick<ReturnType<typeof useAct>, 'act' | 'busy'>) {
  const t = useTranslations('myServices.cancel');
  const [asking, setAsking] = useState(false);
  const number = String(booking.number);
  const yes = () => {
    setAsking(false);
    void act(() => cancelBooking(booking.id), t('done', { number }));
  };
  return (
    <>
      <LiveButton look="danger" loading={busy} aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {t('action')}
      </LiveButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('question')}
        keep={t('no')}
        act={t('yes')}
        onAct={yes}
      >
        <p className="text-soft">{t('text', { number, amount: formatPrice(booking.total) })}</p>
      </ConfirmDialog>
    </>
  );
}
