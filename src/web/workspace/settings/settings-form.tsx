import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useUnsavedGuard } from '#src/web/ui/use-unsaved-guard.ts';
import { AnyField } from './any-field.tsx';
import type { SettingsData } from './page.server.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** All settings in their sections; saved together, with a question before changes are lost. */
export function SettingsForm({ data }: { data: SettingsData }) {
  const t = useTranslations('settings');
  const { form, errors, failed, busy, changed, valueFor, type, reset, save } = useSettingsForm(data);
  const question = useUnsavedGuard(changed.length > 0 && !busy);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <nav aria-label={t('sectionList')}>
        <ul className="flex flex-wrap gap-x-5">
          {data.sections.map(({ section }) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-link hover:underline"
              >
                {t(`sections.${section}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {data.sections.map(({ section, fields }) => (
        <fieldset
          key={section}
          id={section}
          className="grid scroll-mt-24 gap-5 border-t border-line pt-6 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-10"
        >
          <legend className="sr-only">{t(`sections.${section}.title`)}</legend>
          <div>
            <h2 className="text-lg font-bold tracking-tight">{t(`sections.${section}.title`)}</h2>
            <p className="text-sm text-pretty text-soft">{t(`sections.${section}.text`)}</p>
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {fields.map((field) => (
              <AnyField
                key={field.key}
                data={data}
                field={field}
                value={valueFor(field.key)}
                changed={changed.includes(field.key)}
                error={errors[field.key]}
                onType={(value) => type(field.key, value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-ground/95 px-4 py-3 backdrop-blur-md max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))]">
        {failed && <ErrorNotice>{failed}</ErrorNotice>}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="me-auto text-sm text-soft">{t('changed', { count: changed.length })}</p>
          {changed.length > 0 && (
            <Button look="quiet" onClick={reset}>
              {t('undo')}
            </Button>
          )}
          <LiveButton type="submit" loading={busy} disabled={changed.length === 0}>
            {t('save')}
          </LiveButton>
        </div>
      </div>
      {question && (
        <ConfirmDialog
          title={t('leaveTitle')}
          onClose={question.stay}
          keep={t('stay')}
          act={t('leave')}
          onAct={question.leave}
        >
          <p>{t('leaveText')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
