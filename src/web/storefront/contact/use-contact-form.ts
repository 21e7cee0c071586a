import { useLocale, useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import type { Language } from '#src/kernel/locales.ts';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import { useForm } from '#src/web/ui/use-form.ts';
import { sendMessage } from '#src/wire/client/support.ts';

/** `website` is the honeypot: the server checks it. */
type ContactValues = { name: string; email: string; phone: string; message: string; website: string };

/** The contact form; `sent` is the reference number and where the answer will be sent. */
export function useContactForm() {
  const t = useTranslations('contact.invalid');
  const locale = useLocale().slice(0, 2) as Language;
  const form = useForm<ContactValues, { reference: string; email: string }>({
    area: 'contact',
    refresh: 'never',
    rules: {
      name: (value) => (RULES.name(value) ? t('name') : undefined),
      email: (value) => (RULES.email(value) ? t('email') : undefined),
      phone: (value) => (RULES.phone(tenDigits(value)) ? t('phone') : undefined),
      message: (value) => (value.trim() && value.length <= 4000 ? undefined : t('message')),
    },
    async send({ website, ...typed }) {
      const email = typed.email.trim();
      const message = { name: typed.name.trim(), email, phone: tenDigits(typed.phone), message: typed.message.trim() };
      return { reference: await sendMessage({ ...message, website, locale }), email };
    },
  });
  /** Resets the form, with everything but the message filled in as before. */
  const again = () => {
    form.fields.setValue('message', '');
    form.again();
  };
  return { ...form, again };
}
