import { useLocale, useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import type { Language } from '#src/kernel/locales.ts';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import { useForm } from '#src/web/ui/use-form.ts';
import { type EnquiryAbout, sendEnquiry } from '#src/wire/client/enquiries.ts';
import type { PreferredTime } from '#src/wire/domain.ts';

export type EnquiryValues = {
  name: string;
  phone: string;
  email: string;
  pincode: string;
  message: string;
  preferredTime: PreferredTime;
};

/** The enquiry form; `sent` is the reference number and the number we will call. `known`: the initial values. */
export function useEnquiryForm(about: EnquiryAbout, known?: Partial<EnquiryValues>) {
  const t = useTranslations('services.enquiry.invalid');
  const locale = useLocale().slice(0, 2) as Language;
  const form = useForm<EnquiryValues, { reference: string; phone: string }>({
    area: 'services.enquiry',
    refresh: 'never',
    values: known,
    rules: {
      name: (value) => (RULES.name(value) ? t('name') : undefined),
      phone: (value) => (RULES.phone(tenDigits(value)) ? t('phone') : undefined),
      email: (value) => (RULES.email(value) ? t('email') : undefined),
      pincode: (value) => (RULES.zipcode(value) ? t('pincode') : undefined),
      message: (value) => (value.trim() && value.length <= 2000 ? undefined : t('message')),
    },
    async send({ preferredTime, ...typed }) {
      const phone = tenDigits(typed.phone);
      const [name, email, pincode, message] = [
        typed.name.trim(),
        typed.email.trim(),
        typed.pincode.trim(),
        typed.message.trim(),
      ];
      const enquiry = { name, email, pincode, message, phone, preferredTime, ...about, locale };
      return { reference: await sendEnquiry(enquiry), phone };
    },
  });
  /** Resets the form, with everything but the message filled in as before. */
  const again = () => {
    form.fields.setValue('message', '');
    form.again();
  };
  return { ...form, again };
}
