import { useFormatter, useTranslations } from 'use-intl';
import { sellerOf } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { SentNotice } from '#src/web/features/support-form/sent-notice.tsx';
import { useKnownSender } from '#src/web/features/support-form/use-known-sender.ts';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormSummary } from '#src/web/ui/form-summary.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { TOPICS } from './topics.ts';
import { useComplaintForm } from './use-complaint-form.ts';

/** Files a complaint; its ticket number is shown at once. A failure loses no input. */
export function ComplaintForm() {
  const store = useShopSettings();
  const t = useTranslations('grievance.form');
  const topics = useTranslations('grievance.topics');
  const format = useFormatter();
  const { fields, field, submit, busy, summary, sent } = useComplaintForm();
  useKnownSender(fields, ['name', 'email']);
  if (sent) {
    const date = format.dateTime(new Date(sent.dueAt), { dateStyle: 'long' });
    return (
      <div className="mt-5 max-w-prose">
        <SentNotice
          title={t('sent')}
          reference={t('ticket')}
          number={sent.ticket}
          text={t('next', { officer: store.legal.grievanceOfficer.name || sellerOf(store), date })}
        />
      </div>
    );
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-label={t('title')}
      className="mt-5 grid max-w-prose gap-4 rounded-panel border border-line bg-paper p-5 sm:p-8"
    >
      <FormSummary summary={summary} />
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} aria-required />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-required
        />
        <TextField
          {...field('phone')}
          label={t('phone')}
          type="tel"
          autoComplete="tel-national"
          maxLength={18}
          aria-required
        />
        <SelectField {...field('topic')} label={t('topic')} aria-required>
          <option value="">{t('choose')}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {topics(topic)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('about')} label={t('about')} maxLength={100} />
      </div>
      <TextArea
        {...field('complaint')}
        label={t('complaint')}
        hint={t('complaintHint')}
        rows={6}
        maxLength={4000}
        aria-required
      />
      <LiveButton type="submit" size="large" className="mt-1 justify-self-start max-sm:w-full" loading={busy}>
        {t('send')}
      </LiveButton>
    </form>
  );
}
