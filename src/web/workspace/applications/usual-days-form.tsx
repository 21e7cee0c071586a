import { useTranslations } from 'use-intl';
import type { ApplicationState } from '#src/kernel/application-lifecycle.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { changeUsualDays } from '#src/wire/client/applications.ts';
import type { BoardData } from './page.server.ts';

const isDays = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text.trim()) && Number(text) <= 365;

/** How long each step takes as a rule: the owner's word. */
export function UsualDaysForm({ usual }: Pick<BoardData, 'usual'>) {
  const t = useTranslations('applicationDesk');
  const { field, submit, busy, error } = useForm<Partial<Record<ApplicationState, string>>>({
    area: 'applicationDesk',
    values: Object.fromEntries(usual.map(({ state, days }) => [state, String(days)])),
    rules: Object.fromEntries(
      usual.map(({ state }) => [
        state,
        (value: string | undefined) => (isDays(value ?? '') ? undefined : t('invalid.days')),
      ]),
    ),
    send: (typed) => changeUsualDays(usual.map(({ state }) => ({ state, days: Number(typed[state]) }))),
    done: t('usualDays.saved'),
  });
  return (
    <Card as="section" aria-labelledby="usual-days" className="p-5 sm:p-6">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="usual-days" className="text-section font-bold">
            {t('usualDays.title')}
          </h2>
          <p className="max-w-prose text-pretty text-soft">{t('usualDays.text')}</p>
        </div>
        {usual.some(({ isAssumed }) => isAssumed) && <Notice tone="warning">{t('usualDays.assumed')}</Notice>}
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {usual.map(({ state }) => (
            <TextField
              key={state}
              {...field(state)}
              label={t('usualDays.days', { step: t(`states.${state}`) })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              className="tabular"
              aria-required
            />
          ))}
        </div>
        <LiveButton type="submit" loading={busy} className="justify-self-start max-sm:w-full">
          {t('usualDays.save')}
        </LiveButton>
      </form>
    </Card>
  );
}
