import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { addHoliday, removeHoliday } from '#src/wire/client/delivery-desk.ts';

/** Days without dispatch or delivery: the list, and a line to add one. */
export function Holidays({ holidays, today }: { holidays: { day: string; name: string }[]; today: string }) {
  const t = useTranslations('deliveryDesk');
  const format = useFormatter();
  const removal = useMutation('deliveryDesk');
  const { fields, field, submit, busy, error } = useForm<{ day: string; name: string }>({
    area: 'deliveryDesk',
    values: { day: '', name: '' },
    send: addHoliday,
    done: t('saved'),
    onSent: () => fields.reset(),
  });
  const written = (day: string) => format.dateTime(new Date(`${day}T12:00:00+05:30`), { dateStyle: 'full' });
  return (
    <section aria-labelledby="holidays" className="grid gap-4">
      <div>
        <h2 id="holidays" className="text-lg font-bold tracking-tight">
          {t('holidays')}
        </h2>
        <p className="text-sm text-soft">{t('holidaysText')}</p>
      </div>
      {(error ?? removal.error) && <ErrorNotice>{error ?? removal.error}</ErrorNotice>}
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('addHoliday')}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-5 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <TextField {...field('day')} type="date" label={t('day')} min={today} />
        <TextField {...field('name')} label={t('name')} maxLength={60} />
        <LiveButton type="submit" look="secondary" loading={busy} className="sm:mt-7">
          {t('addHoliday')}
        </LiveButton>
      </form>
      {holidays.length === 0 ? (
        <p className="text-soft">{t('noHolidays')}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {holidays.map(({ day, name }) => (
            <li key={day} className="flex items-center gap-4 py-1.5 ps-5 pe-2">
              <span className="tabular min-w-0 grow sm:grow-0 sm:basis-64">{written(day)}</span>
              <span className="min-w-0 grow text-soft max-sm:text-sm">{name}</span>
              <IconButton
                label={t('removeHoliday', { day: written(day) })}
                onClick={() => removal.run(() => removeHoliday(day), t('removed'))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
