import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { addDayOff, removeDayOff } from '#src/wire/client/roster.ts';
import type { DayOff, Technician } from '#src/wire/domain.ts';

/** Days without visits: the list, and a line to add one. */
export function DaysOff({
  days,
  technicians,
  today,
}: {
  days: (DayOff & { label: string })[];
  technicians: Technician[];
  today: string;
}) {
  const t = useTranslations('roster');
  const { busy, errors, error, run } = useMutation('roster.dayOff');
  const [draft, setDraft] = useState({ day: '', technicianId: '', name: '' });
  const whose = (id: string | null) => (id ? technicians.find((one) => one.id === id)?.name : t('everybody'));
  async function add(event: FormEvent) {
    event.preventDefault();
    const wish = { ...draft, technicianId: draft.technicianId || null };
    if (await run(() => addDayOff(wish), t('saved'))) setDraft((known) => ({ ...known, day: '', name: '' }));
  }
  return (
    <div className="grid gap-4">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <form
        noValidate
        onSubmit={add}
        aria-label={t('addDay')}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-5 sm:grid-cols-2 xl:grid-cols-[12rem_16rem_minmax(0,1fr)_auto]"
      >
        <TextField
          type="date"
          label={t('day')}
          min={today}
          value={draft.day}
          error={errors['day']}
          onChange={(event) => setDraft((known) => ({ ...known, day: event.target.value }))}
        />
        <SelectField
          label={t('whose')}
          value={draft.technicianId}
          onChange={(event) => setDraft((known) => ({ ...known, technicianId: event.target.value }))}
        >
          <option value="">{t('everybody')}</option>
          {technicians.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('dayName')}
          value={draft.name}
          error={errors['name']}
          maxLength={60}
          onChange={(event) => setDraft((known) => ({ ...known, name: event.target.value }))}
        />
        <LiveButton type="submit" look="secondary" loading={busy} className="xl:mt-6.5">
          {t('addDay')}
        </LiveButton>
      </form>
      {days.length === 0 ? (
        <p className="rounded-card bg-mist px-5 py-4 text-soft">{t('noDays')}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {days.map((one) => (
            <li key={one.id} className="flex items-center gap-4 py-1.5 ps-5 pe-2">
              <span className="tabular min-w-0 grow sm:grow-0 sm:basis-52">{one.label}</span>
              <span className="min-w-0 grow text-soft max-sm:text-sm">
                {[one.name, whose(one.technicianId)].filter(Boolean).join(' · ')}
              </span>
              <IconButton
                label={t('removeDay', { day: one.label })}
                onClick={() => run(() => removeDayOff(one.id), t('removed'))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </Card>
      )}
    </div>
  );
}
