import { useLocale } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import type { Language } from '#src/kernel/locales.ts';
import { tenDigits } from '#src/web/features/phone-number/ten-digits.ts';
import { type Tests, useSupportForm } from '#src/web/features/support-form/use-support-form.ts';
import { fileGrievance } from '#src/wire/client/support.ts';
import type { GrievanceTopic } from '#src/wire/domain.ts';

const TESTS: Tests<'name' | 'email' | 'phone' | 'topic' | 'about' | 'complaint'> = {
  name: (value) => !RULES.name(value),
  email: (value) => !RULES.email(value),
  phone: (value) => !RULES.phone(tenDigits(value)),
  topic: (value) => value !== '',
  about: (value) => value.length <= 100,
  complaint: (value) => value.trim().length > 0 && value.length <= 4000,
};

/** The complaint form; `sent` is the ticket. */
export function useComplaintForm() {
  const locale = useLocale().slice(0, 2) as Language;
  return useSupportForm({
    area: 'grievance.form',
    tests: TESTS,
    send: (typed) => {
      const trimmed = Object.fromEntries(
        Object.entries(typed).map(([name, value]) => [name, value.trim()]),
      ) as typeof typed;
      const topic = trimmed.topic as GrievanceTopic;
      return fileGrievance({ ...trimmed, topic, phone: tenDigits(typed.phone), locale });
    },
  });
}
