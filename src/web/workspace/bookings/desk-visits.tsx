import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { cancelVisit } from '#src/wire/client/bookings.ts';
import { hrefs } from '#src/wire/pages.ts';
import { PlanVisitDialog } from './plan-visit-dialog.tsx';

type VisitRow = {
  id: string;
  position: number;
  state: string;
  technician: string;
  time: string;
  day: string;
  returnable: boolean;
};
/** A booking's visits as the page shows them; days and times are formatted text. */
export type VisitsOfBooking = {
  id: string;
  of: number;
  left: number;
  until: string;
  plannable: boolean;
  visits: VisitRow[];
};

/** A booking's visits: each linked to the calendar or cancelled back to its plan, and the next one booked for the customer. */
export function DeskVisits({ booking }: { booking: VisitsOfBooking }) {
  const t = useTranslations('bookingDesk');
  const states = useTranslations('calendar');
  const [giving, setGiving] = useState<VisitRow>();
  const [planning, setPlanning] = useState(false);
  return (
    <>
      <ul className="grid content-start gap-3">
        {booking.visits.map((visit) => (
          <li key={visit.id} className="grid gap-0.5 rounded-card bg-mist px-4 py-3 text-[0.9375rem]">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm text-soft">{t('visit', { position: visit.position, of: booking.of })}</span>
              <span className="text-xs font-semibold text-soft">
                {states(`states.${visit.state}` as MessageKey<'calendar'>)}
              </span>
            </p>
            <p id={`time-${visit.id}`} className="tabular font-semibold">
              {visit.time}
            </p>
            <p>{visit.technician}</p>
            <p className="flex flex-wrap items-center gap-x-5">
              <Link
                to={hrefs.calendar(visit.day)}
                aria-describedby={`time-${visit.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
              >
                {t('inCalendar')}
              </Link>
              {visit.state === 'completed' && (
                <a
                  href={`/api/visits/${visit.id}/report.pdf`}
                  aria-describedby={`time-${visit.id}`}
                  className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
                >
                  {t('report')}
                </a>
              )}
              {visit.returnable && (
                <LiveButton
                  look="quiet"
                  size="small"
                  className="-mx-4"
                  aria-describedby={`time-${visit.id}`}
                  onClick={() => setGiving(visit)}
                >
                  {t('give')}
                </LiveButton>
              )}
            </p>
          </li>
        ))}
        {booking.left > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card border border-line px-4 py-3 text-[0.9375rem]">
            {t('visitsLeft', { count: booking.left, until: booking.until })}
            {booking.plannable && (
              <LiveButton look="secondary" size="small" onClick={() => setPlanning(true)}>
                {t('plan')}
              </LiveButton>
            )}
          </li>
        )}
      </ul>
      {planning && <PlanVisitDialog bookingId={booking.id} onClose={() => setPlanning(false)} />}
      {giving && <GiveBackDialog booking={booking} visit={giving} onClose={() => setGiving(undefined)} />}
    </>
  );
}

function GiveBackDialog({
  booking,
  visit,
  onClose,
}: {
  booking: VisitsOfBooking;
  visit: VisitRow;
  onClose: () => void;
}) {
  const t = useTranslations('bookingDesk');
  const { busy, error, run } = useMutation('bookingDesk');
  const give = async () => {
    if (await run(() => cancelVisit(booking.id, visit.id).then(() => undefined), t('given'))) onClose();
  };
  return (
    <ConfirmDialog
      title={t('giveTitle')}
      onClose={onClose}
      keep={t('back')}
      act={t('give')}
      busy={busy}
      error={error}
      onAct={() => void give()}
    >
      <p>{t('giveText', { time: visit.time, until: booking.until })}</p>
    </ConfirmDialog>
  );
}
