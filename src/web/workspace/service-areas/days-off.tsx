import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
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
  const removal = useMutation('roster.dayOff');
  const { fields, field, submit, busy, error } = useForm<{ day: string; technicianId: string; name: string }>({
    area: 'roster.dayOff',
    values: { day: '', technicianId: '', name: '' },
    send: (typed) => addDayOff({ ...typed, technicianId: typed.technicianId || null }),
    done: t('saved'),
    onSent: () => fields.reset({ ...fields.getValues(), day: '', name: '' }),
  });
  const whose = (id: string | null) => (id ? technicians.find((one) => one.id === id)?.name : t('everybody'));
  return (
    <div className="grid gap-4">
      {(error ?? removal.error) && <ErrorNotice>{error ?? removal.error}</ErrorNotice>}
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('addDay')}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-5 sm:grid-cols-2 xl:grid-cols-[12rem_16rem_minmax(0,1fr)_auto]"
      >
        <TextField type="date" label={t('day')} min={today} {...field('day')} />
        <SelectField label={t('whose')} {...field('technicianId')}>
          <option value="">{t('everybody')}</option>
          {technicians.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={t('dayName')} {...field('name')} maxLength={60} />
        <LiveButton type="submit" look="secondary" loading={busy} className="xl:mt-7">
          {t('addDay')}
        </LiveButton>
      </form>
      {days.length === 0 ? (
        <p className="rounded-card bg-mist px-5 py-4 text-soft">{t('noDays')}</p>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {days.map((one) => (
            <li key={one.id} className="flex items-center gap-4 py-1.5 ps-5 pe-2">
              <span className="min-w-0 grow sm:flex sm:gap-4">
                <span className="tabular block sm:shrink-0 sm:basis-64">{one.label}</span>
                <span className="block text-soft max-sm:text-sm">
                  {[one.name, whose(one.technicianId)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <IconButton
                label={t('removeDay', { day: one.label })}
                onClick={() => removal.run(() => removeDayOff(one.id), t('removed'))}
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
