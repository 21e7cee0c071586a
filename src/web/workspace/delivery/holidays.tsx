import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { addHoliday, removeHoliday } from '#src/wire/client/delivery-desk.ts';

/** Days on which nothing leaves and nothing arrives: the list, and a line to add one. */
export function Holidays({ holidays, today }: { holidays: { day: string; name: string }[]; today: string }) {
  const t = useTranslations('deliveryDesk');
  const format = useFormatter();
  const { busy, errors, error, run } = useMutation('deliveryDesk');
  const [draft, setDraft] = useState({ day: '', name: '' });
  const written = (day: string) => format.dateTime(new Date(`${day}T12:00:00+05:30`), { dateStyle: 'full' });
  async function add(event: FormEvent) {
    event.preventDefault();
    if (await run(() => addHoliday(draft), t('saved'))) setDraft({ day: '', name: '' });
  }
  return (
    <section aria-labelledby="holidays" className="grid gap-4">
      <div>
        <h2 id="holidays" className="text-lg font-bold tracking-tight">
          {t('holidays')}
        </h2>
        <p className="text-sm text-soft">{t('holidaysText')}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <form
        noValidate
        onSubmit={add}
        aria-label={t('addHoliday')}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-5 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <TextField
          type="date"
          label={t('day')}
          min={today}
          value={draft.day}
          error={errors['day']}
          onChange={(event) => setDraft((known) => ({ ...known, day: event.target.value }))}
        />
        <TextField
          label={t('name')}
          value={draft.name}
          error={errors['name']}
          maxLength={60}
          onChange={(event) => setDraft((known) => ({ ...known, name: event.target.value }))}
        />
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
                onClick={() => run(() => removeHoliday(day), t('removed'))}
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
