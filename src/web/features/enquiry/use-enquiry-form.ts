import { useLocale } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import type { Language } from '#src/kernel/locales.ts';
import { tenDigits } from '#src/web/features/phone-number/ten-digits.ts';
import { type Tests, useSupportForm } from '#src/web/features/support-form/use-support-form.ts';
import { type EnquiryAbout, sendEnquiry } from '#src/wire/client/enquiries.ts';
import type { PreferredTime } from '#src/wire/domain.ts';

export type EnquiryField = 'name' | 'phone' | 'email' | 'pincode' | 'message' | 'preferredTime';

const TESTS: Tests<EnquiryField> = {
  name: (value) => !RULES.name(value),
  phone: (value) => !RULES.phone(tenDigits(value)),
  email: (value) => !RULES.email(value),
  pincode: (value) => !RULES.zipcode(value),
  message: (value) => value.trim().length > 0 && value.length <= 2000,
  preferredTime: () => true, // one of the options
};

/** The enquiry form; `sent` is the reference number and where we call. `known`: what stands in the fields from the start. */
export function useEnquiryForm(about: EnquiryAbout, known?: Partial<Record<EnquiryField, string>>) {
  const locale = useLocale().slice(0, 2) as Language;
  return useSupportForm({
    area: 'services.enquiry',
    tests: TESTS,
    known,
    async send(typed) {
      const phone = tenDigits(typed.phone);
      const [name, email, pincode, message] = [
        typed.name.trim(),
        typed.email.trim(),
        typed.pincode.trim(),
        typed.message.trim(),
      ];
      const preferredTime = typed.preferredTime as PreferredTime;
      return {
        reference: await sendEnquiry({ name, email, pincode, message, phone, preferredTime, ...about, locale }),
        phone,
      };
    },
  });
}
