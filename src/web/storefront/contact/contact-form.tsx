import { useTranslations } from 'use-intl';
import { orGap } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { SentNotice } from '#src/web/features/support-form/sent-notice.tsx';
import { useKnownSender } from '#src/web/features/support-form/use-known-sender.ts';
import { Button } from '#src/web/ui/button.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormSummary } from '#src/web/ui/form-summary.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useContactForm } from './use-contact-form.ts';

/** A message to the shop. A failure loses no input. */
export function ContactForm() {
  const store = useShopSettings();
  const t = useTranslations('contact');
  const { fields, field, submit, busy, summary, sent, again } = useContactForm();
  useKnownSender(fields, ['name', 'email']);
  if (sent) {
    return (
      <SentNotice
        title={t('sent')}
        reference={t('reference')}
        number={sent.reference}
        text={t('next', { email: sent.email, hours: orGap(store.contact.hours) })}
      >
        <Button look="secondary" onClick={again}>
          {t('another')}
        </Button>
      </SentNotice>
    );
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-label={t('form')}
      className="grid gap-4 rounded-panel border border-line bg-paper p-5 sm:p-8"
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
      </div>
      <TextArea
        {...field('message')}
        label={t('message')}
        hint={t('messageHint')}
        rows={6}
        maxLength={4000}
        aria-required
      />
      {/* A trap for bots: people neither see nor reach it. */}
      <div aria-hidden className="sr-only">
        <label>
          {t('trap')}
          <input type="text" {...fields.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
        <LiveButton type="submit" size="large" className="max-sm:w-full" loading={busy}>
          {t('send')}
        </LiveButton>
        <p className="text-sm text-soft">{t('answer')}</p>
      </div>
    </form>
  );
}
