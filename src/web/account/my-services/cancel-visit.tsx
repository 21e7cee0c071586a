import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { cancelVisit } from '#src/wire/client/bookings.ts';
import type { BookingView, VisitView } from './booking-view.ts';

/** Cancels one visit of a plan with several and credits it back to the plan, after asking; closing the dialog means No. */
export function CancelVisit({
  booking,
  visit,
  describedBy,
}: {
  booking: BookingView;
  visit: VisitView;
  describedBy: string;
}) {
  const t = useTranslations('myServices.giveBack');
  const label = useTranslations('myServices.visit');
  const [asking, setAsking] = useState(false);
  const { busy, error, act } = useAction('myServices');
  const yes = async () => {
    if (await act(() => cancelVisit(booking.id, visit.id), t('done'))) setAsking(false);
  };
  return (
    <>
      <LiveButton look="quiet" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {label('give')}
      </LiveButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('question')}
        keep={t('no')}
        act={t('yes')}
        look="primary"
        busy={busy}
        error={error}
        onAct={() => void yes()}
      >
        <p className="text-soft">{t('text', { day: visit.day, hours: visit.hours, until: booking.until })}</p>
      </ConfirmDialog>
    </>
  );
}
