import { CalendarPlus, CircleCheck, FileText, KeyRound, Plug, UserRound, Waypoints } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { buttonLook, LinkButton } from '#src/web/ui/button.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { BookedVisit, PlanToBook } from './use-booking.ts';
import { useVisitTimes } from './visit-time.ts';

/** What to have ready: for panels that stand, and for a roof without. */
const UPKEEP = ['home', 'roof', 'socket', 'code'] as const;
const SURVEY = ['home', 'way', 'bill', 'code'] as const;
const ICONS = { home: UserRound, roof: Waypoints, way: Waypoints, socket: Plug, bill: FileText, code: KeyRound };

type BookedProps = {
  plan: PlanToBook;
  visit: BookedVisit;
  picture: PictureSource | undefined;
  /** `h1` on a page of its own, whose title it is. */
  heading?: 'h1' | 'h3';
};

/** The visit is booked: when, who comes, what to have ready, and where to find it from now on. Focuses the title. */
export function Booked({ plan, visit, picture, heading: Heading = 'h3' }: BookedProps) {
  const t = useTranslations('booking.booked');
  const times = useVisitTimes();
  const title = useRef<HTMLHeadingElement>(null);
  // At once, in place of the form that had it: until the next frame nothing would have the focus.
  // A dialog that opens again over it looks for the mark.
  useLayoutEffect(() => {
    title.current?.toggleAttribute('autofocus', true);
    title.current?.focus();
  }, []);
  const { bookingId, visitId, slot, phone } = visit;
  const Sub = Heading === 'h1' ? 'h2' : Heading;
  return (
    <section className="@container grid gap-8">
      <div
        className={`grid overflow-hidden rounded-panel bg-leaf-wash ${picture ? '@3xl:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]' : ''}`}
      >
        {picture && (
          <div className="relative aspect-[16/9] bg-clay @3xl:order-last @3xl:aspect-auto @3xl:min-h-100">
            <div className="absolute inset-0">
              <Picture picture={picture} sizes="(min-width: 64rem) 600px, 90vw" eager decorative />
            </div>
          </div>
        )}
        <div className="grid content-center justify-items-start gap-3 p-6 @3xl:p-10">
          <Heading ref={title} tabIndex={-1} className="flex items-center gap-2.5 text-section font-bold outline-none">
            <CircleCheck aria-hidden className="size-7 shrink-0 text-leaf" />
            {t('title')}
          </Heading>
          <p className="rise-late">
            <strong className="block text-[1.75rem] leading-[1.1] font-bold tracking-tight text-balance @3xl:text-[2.5rem]">
              {times.day(slot.start)}
            </strong>
            <span className="tabular mt-1.5 block text-xl">{times.hours(slot)}</span>
          </p>
          <p className="max-w-prose text-pretty">{t('text', { plan: plan.name, phone })}</p>
          <div className="mt-2 flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
            <LinkButton to={hrefs.myServices(bookingId ? { id: bookingId } : {})}>{t('myServices')}</LinkButton>
            {visitId && (
              <a href={`/api/visits/${visitId}/calendar.ics`} className={buttonLook({ look: 'secondary' })}>
                <CalendarPlus aria-hidden className="size-5" />
                {t('calendar')}
              </a>
            )}
          </div>
        </div>
      </div>
      <div className="grid gap-5">
        <Sub className="text-lg font-bold tracking-tight">{t('prepare')}</Sub>
        <ul className="grid gap-x-8 gap-y-5 @xl:grid-cols-2 @5xl:grid-cols-4">
          {(plan.survey ? SURVEY : UPKEEP).map((one) => {
            const Icon = ICONS[one];
            return (
              <li key={one} className="flex gap-3.5 text-[0.9375rem] text-pretty">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
                {t(`ready.${one}`)}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
