import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import type { SlotDay } from '#src/wire/client/bookings.ts';
import { useVisitTimes } from './visit-time.ts';

type StripProps = { days: SlotDay[]; chosen: string; onChoose: (day: string) => void };

/** The days as a strip of radio buttons, each with its free slots; a day without any says so and cannot be chosen. */
export function DayStrip({ days, chosen, onChoose }: StripProps) {
  const t = useTranslations('booking.when');
  const times = useVisitTimes();
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  // On a wide screen the days stand in weeks, two of them in sight.
  const turn = (by: 1 | -1) =>
    strip.current?.scrollBy({ left: by * strip.current.clientWidth * 0.8, top: by * strip.current.clientHeight });
  // Days before the chosen one may be full: scroll it into view without moving the page.
  useEffect(() => {
    const view = strip.current;
    const own = view?.querySelector<HTMLElement>('label:has(:checked)');
    if (!view || !own) return;
    if (own.offsetLeft + own.offsetWidth > view.clientWidth) view.scrollLeft = own.offsetLeft - 8;
    if (own.offsetTop + own.offsetHeight > view.clientHeight) view.scrollTop = own.offsetTop - 4;
  }, []);
  return (
    <div role="radiogroup" aria-labelledby={`${name}-title`} aria-required className="relative min-w-0">
      <p id={`${name}-title`} className="mb-1.5 text-sm font-semibold">
        {t('date')}
      </p>
      <div className="absolute end-0 -top-2.5 flex pointer-coarse:hidden">
        <IconButton label={t('earlier')} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={t('later')} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div
        ref={strip}
        className="day-strip relative -mx-1 flex gap-2 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin] lg:grid lg:max-h-60 lg:auto-rows-[7rem] lg:snap-y lg:scroll-py-1 lg:grid-cols-7 lg:overflow-x-hidden lg:overflow-y-auto"
      >
        {days.map(({ day, slots }) => {
          const free = slots.length;
          return (
            <label
              key={day}
              className="relative grid w-19 shrink-0 cursor-pointer snap-start content-center justify-items-center lg:w-auto gap-0.5 rounded-card px-1 py-2.5 lg:py-1 text-center inset-ring inset-ring-edge transition-colors duration-150 hover:bg-mist has-checked:bg-brand has-checked:text-on-brand has-checked:inset-ring-brand has-disabled:cursor-not-allowed has-disabled:bg-mist has-disabled:text-soft has-disabled:inset-ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
            >
              <input
                type="radio"
                name={name}
                value={day}
                checked={day === chosen}
                disabled={free === 0}
                onChange={() => onChoose(day)}
                aria-label={`${times.date(day)}, ${free ? t('free', { count: free }) : t('full')}`}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <span aria-hidden className="text-xs font-normal">
                {times.weekday(day)}
              </span>
              <span aria-hidden className="tabular text-lg leading-tight font-bold">
                {Number(day.slice(8))}
              </span>
              <span aria-hidden className="text-xs font-normal">
                {times.month(day)}
              </span>
              <span aria-hidden className="mt-1 text-xs leading-tight font-semibold">
                {free ? t('free', { count: free }) : t('fullShort')}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
