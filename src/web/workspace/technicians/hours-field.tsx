import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import type { Technician } from '#src/wire/domain.ts';

type Hours = Technician['hours'][number];
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const TIME = 'min-h-11 w-full min-w-0 rounded-card bg-paper px-2.5 text-base inset-ring inset-ring-edge';

/** The working hours of a week: no entry for a day means a day off, two leave a break. */
export function HoursField({
  value,
  error,
  onChange,
}: {
  value: Hours[];
  error: string | undefined;
  onChange: (hours: Hours[]) => void;
}) {
  const t = useTranslations('roster');
  const change = (old: Hours, next: Partial<Hours>) =>
    onChange(value.map((one) => (one === old ? { ...one, ...next } : one)));
  const add = (weekday: number, before: Hours | undefined) =>
    onChange([
      ...value,
      before ? { weekday, opens: '14:00', closes: '18:00' } : { weekday, opens: '09:00', closes: '13:00' },
    ]);
  return (
    <fieldset aria-describedby="hours-error">
      <legend className="text-sm font-semibold">{t('hours')}</legend>
      <p className="pt-1 text-sm text-soft">{t('hoursHint')}</p>
      <ul className="mt-2 divide-y divide-line">
        {WEEKDAYS.map((weekday) => {
          const own = value.filter((one) => one.weekday === weekday).sort((a, b) => a.opens.localeCompare(b.opens));
          const day = t(`weekdays.${weekday}`);
          return (
            <li key={weekday} className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-2 py-2">
              <span className="py-2.5 text-[0.9375rem]">{day}</span>
              <div className="grid gap-2">
                {own.length === 0 && <span className="py-2.5 text-[0.9375rem] text-soft">{t('free')}</span>}
                {own.map((one) => (
                  <div
                    key={`${one.opens}${value.indexOf(one)}`}
                    className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-1.5"
                  >
                    <input
                      type="time"
                      className={TIME}
                      aria-label={t('opens', { day })}
                      defaultValue={one.opens}
                      onBlur={(event) => event.target.value && change(one, { opens: event.target.value })}
                    />
                    <span aria-hidden>–</span>
                    <input
                      type="time"
                      className={TIME}
                      aria-label={t('closes', { day })}
                      defaultValue={one.closes}
                      onBlur={(event) => event.target.value && change(one, { closes: event.target.value })}
                    />
                    <IconButton
                      label={t('removeHours', { day })}
                      onClick={() => onChange(value.filter((other) => other !== one))}
                    >
                      <X />
                    </IconButton>
                  </div>
                ))}
              </div>
              <IconButton
                label={t('addHours', { day })}
                disabled={own.length >= 3}
                onClick={() => add(weekday, own[0])}
              >
                <Plus />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <p id="hours-error" aria-live="polite" className="text-sm font-semibold text-brick">
        {error}
      </p>
    </fieldset>
  );
}
