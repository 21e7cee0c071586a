import { useTranslations } from 'use-intl';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { keepReading } from '#src/wire/client/plants.ts';

type Typed = { kind: 'meter' | 'month'; on: string; month: string; kwh: string };

const asNumber = (text: string): number => Number(text.trim().replace(',', '.') || Number.NaN);

/** The next reading: what the meter shows in all, or what a whole month gave. */
export function ReadingForm({ id, since, today }: { id: string; since: string; today: string }) {
  const t = useTranslations('plants');
  const { field, submit, busy, error, fields } = useForm<Typed>({
    area: 'plants',
    values: { kind: 'meter', on: today, month: '', kwh: '' },
    rules: {
      on: (value, { kind }) => (kind === 'month' || (value >= since && value <= today) ? undefined : t('invalid.on')),
      month: (value, { kind }) =>
        kind === 'meter' || (value >= since.slice(0, 7) && value < today.slice(0, 7)) ? undefined : t('invalid.month'),
      kwh: (value) => (asNumber(value) >= 0 && asNumber(value) <= 10_000_000 ? undefined : t('invalid.kwh')),
    },
    send: ({ kind, on, month, kwh }) =>
      keepReading(id, { kind, on: kind === 'month' ? month : on, kwh: asNumber(kwh) }),
    done: t('reading.saved'),
    onSent: () => fields.resetField('kwh', { defaultValue: '' }),
  });
  const isMonth = fields.watch('kind') === 'month';
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-labelledby="reading"
      className="grid gap-5 rounded-panel bg-mist p-5 sm:p-6"
    >
      <h2 id="reading" className="text-xl font-bold tracking-tight">
        {t('reading.title')}
      </h2>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <SelectField {...field('kind')} label={t('reading.kind')} hint={isMonth ? undefined : t('reading.meterHint')}>
        <option value="meter">{t('reading.meter')}</option>
        <option value="month">{t('reading.month')}</option>
      </SelectField>
      {isMonth ? (
        <TextField
          {...field('month')}
          key="month"
          type="month"
          min={since.slice(0, 7)}
          max={today.slice(0, 7)}
          placeholder="2026-03"
          label={t('reading.forMonth')}
          className="tabular"
          aria-required
        />
      ) : (
        <TextField
          {...field('on')}
          key="on"
          type="date"
          min={since}
          max={today}
          label={t('reading.on')}
          className="tabular"
          aria-required
        />
      )}
      <TextField
        {...field('kwh')}
        label={t('reading.kwh')}
        hint={isMonth ? undefined : t('reading.newMeter')}
        inputMode="decimal"
        autoComplete="off"
        aria-required
      />
      <LiveButton type="submit" loading={busy}>
        {t('reading.save')}
      </LiveButton>
    </form>
  );
}
