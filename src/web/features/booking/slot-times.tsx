import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Slot, SlotDay } from '#src/wire/client/bookings.ts';
import { partOfDay, useVisitTimes } from './visit-time.ts';

type TimesProps = {
  day: SlotDay;
  chosen: Slot | undefined;
  onChoose: (slot: Slot) => void;
  errorId: string | undefined;
};

/** The free times of one day, by morning and afternoon. */
export function SlotTimes({ day, chosen, onChoose, errorId }: TimesProps) {
  const t = useTranslations('booking.when');
  const times = useVisitTimes();
  const name = useId();
  const parts = (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, slots: day.slots.filter((slot) => partOfDay(slot.start) === part) }))
    .filter(({ slots }) => slots.length > 0);
  return (
    <div
      role="radiogroup"
      data-times
      aria-labelledby={`${name}-title`}
      aria-required
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className="min-w-0"
    >
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={`${name}-title`} className="font-semibold">
          {t('slot')}
        </span>
        <span className="text-soft">{times.date(day.day)}</span>
      </p>
      <div className="grid gap-3">
        {parts.map(({ part, slots }) => (
          <div key={part} className="grid gap-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:items-start">
            <span className="text-sm text-soft sm:pt-3">{t(`parts.${part}`)}</span>
            <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
              {slots.map((slot) => (
                <label
                  key={slot.start}
                  className="tabular relative grid min-h-11 cursor-pointer place-content-center rounded-card px-1 text-center text-[0.9375rem] font-semibold whitespace-nowrap inset-ring inset-ring-edge transition-colors duration-150 hover:bg-mist has-checked:bg-brand has-checked:text-on-brand has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
                >
                  <input
                    type="radio"
                    name={name}
                    value={slot.start}
                    checked={slot.start === chosen?.start}
                    onChange={() => onChoose(slot)}
                    aria-label={times.hours(slot)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <span aria-hidden>{times.clock(slot.start)}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
