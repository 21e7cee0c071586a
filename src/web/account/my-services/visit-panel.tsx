import { CalendarClock, CalendarPlus, Clock3, CloudRain, KeyRound, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VISIT_WAY } from '#src/kernel/visit-lifecycle.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Steps } from '#src/web/ui/steps.tsx';
import { moveVisit } from '#src/wire/client/bookings.ts';
import type { BookingView, VisitView } from './booking-view.ts';
import { CancelVisit } from './cancel-visit.tsx';

// Few customers move a visit, so the picker loads only then.
const SlotDialog = lazyWithRetry(() => import('./slot-dialog.tsx'));

/** A visit to come or in progress: when, who, its status, and the code for the door. */
export function VisitPanel({ booking, visit, title }: { booking: BookingView; visit: VisitView; title: string }) {
  const t = useTranslations('myServices.visit');
  const steps = useTranslations('myServices');
  const { phone } = useShopSettings().contact;
  const [asked, setAsked] = useState(false);
  const [moving, setMoving] = useState(false);
  const MovedIcon = visit.movedFor === 'weather' ? CloudRain : CalendarClock;
  const id = `visit-${visit.id}`;
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-card bg-brand-wash p-4 sm:p-5">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <div className="grid gap-1">
          <h3 id={id} className="text-sm font-semibold text-soft">
            {title}
          </h3>
          <p className="text-xl leading-snug font-bold tracking-tight">{visit.day}</p>
          <p className="tabular flex items-center gap-2">
            <Clock3 aria-hidden className="size-4.5 text-link" />
            {visit.hours}
          </p>
          <p className="flex items-center gap-2">
            <UserRound aria-hidden className="size-4.5 text-link" />
            {t('technician', { name: visit.technician })}
          </p>
        </div>
        {visit.code && (
          <div className="grid gap-1 rounded-card bg-paper px-4 py-3 sm:max-w-60">
            <p className="flex items-center gap-2 text-sm font-semibold">
              <KeyRound aria-hidden className="size-4.5 text-link" />
              {t('code')}
            </p>
            <p className="tabular text-3xl font-bold tracking-[0.3em]">{visit.code}</p>
            <p className="text-sm text-pretty text-soft">{t('codeText')}</p>
          </div>
        )}
      </div>
      {visit.movedFor && (
        <p className="flex gap-3 rounded-card bg-paper px-4 py-3 text-[0.9375rem] text-pretty">
          <MovedIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
          <span>
            {t(`movedFor.${visit.movedFor}`)} {visit.moving === 'free' && t('movedText')}
          </span>
        </p>
      )}
      <Steps
        label={steps('steps')}
        steps={VISIT_WAY}
        here={visit.state}
        name={(state) => steps(`visitStates.${state}`)}
      />
      <div className="flex flex-wrap items-center gap-3 max-sm:grid">
        {visit.moving !== 'no' && (
          <LiveButton
            look="secondary"
            aria-describedby={id}
            onClick={() => {
              setAsked(true);
              setMoving(true);
            }}
          >
            {t(visit.moving === 'late' ? 'weather' : 'move')}
          </LiveButton>
        )}
        {visit.state !== 'started' && (
          <a
            href={`/api/visits/${visit.id}/calendar.ics`}
            aria-describedby={id}
            className={buttonLook({ look: 'quiet' })}
          >
            <CalendarPlus aria-hidden className="size-5" />
            {t('calendar')}
          </a>
        )}
        {visit.moving === 'free' && booking.of > 1 && <CancelVisit booking={booking} visit={visit} describedBy={id} />}
        {visit.moving === 'late' && (
          <p className="text-sm text-pretty text-soft">
            {t('late')}{' '}
            {phone && (
              <a
                href={`tel:${phone.replaceAll(' ', '')}`}
                className="tabular font-semibold whitespace-nowrap text-link underline underline-offset-4"
              >
                {phone}
              </a>
            )}
          </p>
        )}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <SlotDialog
            booking={booking}
            kind="move"
            open={moving}
            onClose={() => setMoving(false)}
            now={visit}
            send={(slot) =>
              moveVisit(booking.id, visit.id, {
                slot,
                version: visit.version,
                ...(visit.moving === 'late' && { reason: 'weather' }),
              })
            }
          />
        </Suspense>
      )}
    </section>
  );
}
