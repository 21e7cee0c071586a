import { useTranslations } from 'use-intl';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import { daysToChoose } from './days.ts';
import type { useBookForm } from './use-book-form.ts';

/** When, who and why; the button that sends it stands at the dialog's foot. */
export function BookFields({ id, book }: { id: string; book: ReturnType<typeof useBookForm> }) {
  const t = useTranslations('service.booking');
  const { form, field, submit } = book;
  const { errors } = form.formState;
  const { first, last } = daysToChoose(Date.now());
  return (
    <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-4">
      <h3 className="text-section font-bold">{t('visit')}</h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('preferredDay')}
          label={t('day')}
          hint={t('dayHint')}
          type="date"
          min={first}
          max={last}
          aria-required
          error={errors.preferredDay?.message}
        />
        <SelectField {...form.register('preferredTime')} label={t('half')}>
          {(['any', 'morning', 'afternoon'] as const).map((time) => (
            <option key={time} value={time}>
              {t(`times.${time}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} aria-required error={errors.name?.message} />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" maxLength={254} aria-required error={errors.email?.message} />
      </div>
      <TextArea {...form.register('problems')} label={t('problems')} hint={t('problemsHint')} rows={3} maxLength={2000} />
      <TextArea {...form.register('note')} label={t('note')} hint={t('noteHint')} rows={2} maxLength={1000} />
    </form>
  );
}
