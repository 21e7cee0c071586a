import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { APPLICATION_STEPS, type ApplicationStep } from '#src/kernel/application-lifecycle.ts';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useUnsavedGuard } from '#src/web/ui/use-unsaved-guard.ts';
import { startApplication } from '#src/wire/client/applications.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Origin } from './origin.server.ts';

type Typed = { state: ApplicationStep; on: string; note: string; name: string; kwp: string };

const asNumber = (text: string): number => Number(text.trim().replace(',', '.') || Number.NaN);

/** Starts an application at the step that it has reached. */
export function StartForm({ origin, today }: { origin: Origin; today: string }) {
  const t = useTranslations('applicationDesk');
  const navigate = useNavigate();
  const isOrder = origin.kind === 'installation';
  const { field, submit, busy, error, fields } = useForm<Typed, string>({
    area: 'applicationDesk',
    values: { state: 'registered', on: today, note: '', name: t('start.home'), kwp: '' },
    rules: {
      on: (value) => (value && value <= today ? undefined : t('invalid.on')),
      name: (value) => (!isOrder || value.trim() ? undefined : t('invalid.name')),
      kwp: (value) => (!isOrder || (asNumber(value) >= 0.1 && asNumber(value) <= 1000) ? undefined : t('invalid.kwp')),
    },
    send: ({ state, on, note, name, kwp }) =>
      startApplication({
        ...{ state, on, note: note.trim() },
        ...(isOrder ? { installationId: origin.id, name: name.trim(), kwp: asNumber(kwp) } : { plantId: origin.id }),
      }),
    done: t('start.started'),
    refresh: 'never',
    onSent: (id) => void navigate(hrefs.application(id)),
  });
  useUnsavedGuard(fields.formState.isDirty && !busy);
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-labelledby="start"
      className="grid gap-5 rounded-panel bg-mist p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <h2 id="start" className="text-section font-bold wrap-anywhere">
          {isOrder ? t('start.titleOrder', { number: origin.name }) : t('start.title', { plant: origin.name })}
        </h2>
        <p className="text-soft wrap-anywhere">{t('start.for', { customer: origin.customer, email: origin.email })}</p>
        {isOrder && <p className="text-soft">{t('start.plantText')}</p>}
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="grid gap-5 sm:grid-cols-2">
        {isOrder && (
          <>
            <TextField {...field('name')} label={t('start.name')} maxLength={60} aria-required />
            <TextField
              {...field('kwp')}
              label={t('start.kwp')}
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
              aria-required
            />
          </>
        )}
        <SelectField {...field('state')} label={t('start.state')}>
          {APPLICATION_STEPS.map((step) => (
            <option key={step} value={step}>
              {t(`states.${step}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('on')} type="date" max={today} label={t('start.on')} className="tabular" aria-required />
      </div>
      <TextArea {...field('note')} label={t('start.note')} hint={t('start.noteHint')} rows={2} maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {t('start.send')}
        </LiveButton>
        <LiveButton look="secondary" type="button" onClick={() => void navigate(hrefs.applicationsDesk())}>
          {t('start.cancel')}
        </LiveButton>
      </div>
    </form>
  );
}
