import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { orGap } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { SentNotice } from '#src/web/features/support-form/sent-notice.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormSummary } from '#src/web/ui/form-summary.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { EnquiryAbout } from '#src/wire/client/enquiries.ts';
import { type EnquiryValues, useEnquiryForm } from './use-enquiry-form.ts';
import { useKnownContact } from './use-known-contact.ts';

/** An enquiry about what cannot be booked yet: a kind of home service, or a plan where no technician goes. A failure loses no input. */
export default function EnquiryForm({
  about,
  known,
  takesFocus = false,
}: {
  about: EnquiryAbout;
  known?: Partial<EnquiryValues>;
  /** It stands where the pressed button was. */
  takesFocus?: boolean;
}) {
  const store = useShopSettings();
  const t = useTranslations('services.enquiry');
  const { fields, field, submit, busy, summary, sent, again } = useEnquiryForm(about, known);
  useKnownContact(fields);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const { phone: ours, hours } = store.contact;
  if (sent) {
    return (
      <SentNotice
        title={t('sent')}
        reference={t('reference')}
        number={sent.reference}
        text={t('next', { phone: sent.phone, hours: orGap(hours) })}
      >
        <Button look="secondary" onClick={again}>
          {t('another')}
        </Button>
      </SentNotice>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={submit}
      aria-label={t('title')}
      className="grid gap-4 rounded-panel border border-line bg-paper p-5 sm:p-8"
    >
      <FormSummary summary={summary} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} aria-required />
        <TextField
          {...field('phone')}
          label={t('phone')}
          type="tel"
          autoComplete="tel-national"
          maxLength={18}
          aria-required
        />
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-required
        />
        <TextField
          {...field('pincode')}
          label={t('pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          aria-required
        />
      </div>
      <TextArea {...field('message')} label={t('message')} hint={t('messageHint')} maxLength={2000} aria-required />
      <SelectField {...field('preferredTime')} label={t('preferredTime')}>
        {(['any', 'morning', 'afternoon'] as const).map((time) => (
          <option key={time} value={time}>
            {t(`times.${time}`)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
        <LiveButton type="submit" size="large" className="max-sm:w-full" loading={busy}>
          {t('send')}
        </LiveButton>
        {ours && <p className="text-sm text-soft">{t('orCall', { phone: ours })}</p>}
      </div>
    </form>
  );
}
