import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { buttonLook, LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { BookedVisit, PlanToBook } from './use-booking.ts';
import { useVisitTimes } from './visit-time.ts';

/** What to have ready: for panels that stand, and for a roof without. */
const UPKEEP = ['home', 'roof', 'socket', 'code'] as const;
const SURVEY = ['home', 'way', 'bill', 'code'] as const;

/** The visit is booked: when, who comes, what to have ready, and where to find it from now on. Focuses the title. */
export function Booked({
  plan,
  visit,
  heading: Heading = 'h3',
}: {
  plan: PlanToBook;
  visit: BookedVisit;
  heading?: 'h2' | 'h3';
}) {
  const t = useTranslations('booking.booked');
  const times = useVisitTimes();
  const title = useRef<HTMLHeadingElement>(null);
  // At once, in place of the form that had it: until the next frame nothing would have the focus.
  useLayoutEffect(() => title.current?.focus(), []);
  const { bookingId, visitId, slot, phone } = visit;
  return (
    <section className="grid gap-6">
      <div className="grid justify-items-start gap-3 rounded-panel bg-leaf-wash p-6 sm:p-8">
        <CircleCheck aria-hidden className="size-10 text-leaf" />
        <Heading ref={title} tabIndex={-1} className="text-section font-bold outline-none">
          {t('title')}
        </Heading>
        <p className="text-lg">
          <strong className="block font-bold">{times.day(slot.start)}</strong>
          <span className="tabular">{times.hours(slot)}</span>
        </p>
        <p className="max-w-prose text-pretty">{t('text', { plan: plan.name, phone })}</p>
      </div>
      <div className="grid gap-3">
        <Heading className="font-bold">{t('prepare')}</Heading>
        <ul className="grid list-disc gap-1.5 ps-5 text-pretty text-soft marker:text-link">
          {(plan.survey ? SURVEY : UPKEEP).map((one) => (
            <li key={one}>{t(`ready.${one}`)}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <LinkButton to={hrefs.myServices(bookingId ? { id: bookingId } : {})}>{t('myServices')}</LinkButton>
        {visitId && (
          <a href={`/api/visits/${visitId}/calendar.ics`} className={buttonLook({ look: 'secondary' })}>
            <CalendarPlus aria-hidden className="size-5" />
            {t('calendar')}
          </a>
        )}
      </div>
    </section>
  );
}
