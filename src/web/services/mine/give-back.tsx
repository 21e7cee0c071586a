import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cancelVisit } from '#src/contract/client/bookings.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { LiveButton } from '../../live-button.tsx';
import { useAct } from '../../orders/file/use-act.ts';
import type { BookingView, VisitView } from './booking-view.ts';

/** Gives a visit of a plan with several back to it, with the question before it; closing it means No. */
export function GiveBack({ booking, visit, describedBy }: { booking: BookingView; visit: VisitView; describedBy: string }) {
  const t = useTranslations('myServices.giveBack');
  const label = useTranslations('myServices.visit');
  const [asking, setAsking] = useState(false);
  const { busy, failed, act } = useAct('myServices');
  const yes = async () => {
    if (await act(() => cancelVisit(booking.id, visit.id), t('done'))) setAsking(false);
  };
  return (
    <>
      <LiveButton look="quiet" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {label('give')}
      </LiveButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('question')}
        role="alertdialog"
        foot={
          <>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('no')}
            </Button>
            <Button loading={busy} onClick={() => void yes()}>
              {t('yes')}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {failed && (
            <Notice tone="error" live>
              {failed}
            </Notice>
          )}
          <p className="text-soft">{t('text', { day: visit.day, hours: visit.hours, until: booking.until })}</p>
        </div>
      </Dialog>
    </>
  );
}
