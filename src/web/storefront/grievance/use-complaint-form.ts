import { useLocale, useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import type { Language } from '#src/kernel/locales.ts';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import { useForm } from '#src/web/ui/use-form.ts';
import { fileGrievance } from '#src/wire/client/support.ts';
import type { GrievanceTopic } from '#src/wire/domain.ts';

type ComplaintValues = { name: string; email: string; phone: string; topic: string; about: string; complaint: string };
type Filed = Awaited<ReturnType<typeof fileGrievance>>;

/** The complaint form; `sent` is the ticket. */
export function useComplaintForm() {
  const t = useTranslations('grievance.form.invalid');
  const locale = useLocale().slice(0, 2) as Language;
  return useForm<ComplaintValues, Filed>({
    area: 'grievance.form',
    refresh: 'never',
    rules: {
      name: (value) => (RULES.name(value) ? t('name') : undefined),
      email: (value) => (RULES.email(value) ? t('email') : undefined),
      phone: (value) => (RULES.phone(tenDigits(value)) ? t('phone') : undefined),
      topic: (value) => (value ? undefined : t('topic')),
      about: (value) => (value.length <= 100 ? undefined : t('about')),
      complaint: (value) => (value.trim() && value.length <= 4000 ? undefined : t('complaint')),
    },
    send: (typed) =>
      fileGrievance({
        name: typed.name.trim(),
        email: typed.email.trim(),
        phone: tenDigits(typed.phone),
        topic: typed.topic as GrievanceTopic,
        about: typed.about.trim(),
        complaint: typed.complaint.trim(),
        locale,
      }),
  });
}
