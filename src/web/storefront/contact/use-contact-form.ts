import { useLocale } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import type { Language } from '#src/kernel/locales.ts';
import { tenDigits } from '#src/web/features/phone-number/ten-digits.ts';
import { type Tests, useSupportForm } from '#src/web/features/support-form/use-support-form.ts';
import { sendMessage } from '#src/wire/client/support.ts';

const TESTS: Tests<'name' | 'email' | 'phone' | 'message' | 'website'> = {
  name: (value) => !RULES.name(value),
  email: (value) => !RULES.email(value),
  phone: (value) => !RULES.phone(tenDigits(value)),
  message: (value) => value.trim().length > 0 && value.length <= 4000,
  website: () => true, // the trap: the server looks into it
};

/** The contact form; `sent` is the reference number and where the answer goes. */
export function useContactForm() {
  const locale = useLocale().slice(0, 2) as Language;
  return useSupportForm({
    area: 'contact',
    tests: TESTS,
    async send({ website, ...typed }) {
      const email = typed.email.trim();
      const fields = { name: typed.name.trim(), email, phone: tenDigits(typed.phone), message: typed.message.trim() };
      return { reference: await sendMessage({ ...fields, website, locale }), email };
    },
  });
}
