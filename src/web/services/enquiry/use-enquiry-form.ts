import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { Refusal } from '#src/contract/client/call.ts';
import { type EnquiryAbout, sendEnquiry } from '#src/contract/client/enquiries.ts';
import type { PreferredTime } from '#src/contract/domain.ts';
import { RULES } from '#src/contract/rules.ts';
import { tenDigits } from '../../checkout/ten-digits.ts';
import { useFaultWords } from '../../fault-words.ts';

export type EnquiryFields = { name: string; phone: string; email: string; pincode: string; message: string; preferredTime: PreferredTime };
type RuledField = 'name' | 'phone' | 'email' | 'pincode' | 'message';

const TESTS: Record<RuledField, (value: string) => boolean> = {
  name: (value) => !RULES.name(value),
  phone: (value) => !RULES.phone(tenDigits(value)),
  email: (value) => !RULES.email(value),
  pincode: (value) => !RULES.zipcode(value),
  message: (value) => value.trim().length > 0 && value.length <= 2000,
};

/** The enquiry form: checked when a field is left and then with each change; nothing typed is lost by a refusal. */
export function useEnquiryForm(about: EnquiryAbout, known?: Partial<EnquiryFields>) {
  const t = useTranslations('services.enquiry');
  const words = useFaultWords('services.enquiry');
  const locale = useLocale().slice(0, 2);
  // Without default values, unless they are known: what was typed before the scripts came stays.
  const form = useForm<EnquiryFields>({ mode: 'onTouched', defaultValues: known });
  const [trouble, setTrouble] = useState<{ title: string; text?: string }>();
  const [sent, setSent] = useState<{ reference: string; phone: string }>();

  const field = (name: RuledField) => form.register(name, { validate: (value) => (TESTS[name](value) ? undefined : t(`invalid.${name}`)) });

  async function send(typed: EnquiryFields) {
    setTrouble(undefined);
    const phone = tenDigits(typed.phone);
    try {
      const reference = await sendEnquiry({ ...trimmed(typed), phone, ...about, locale });
      setSent({ reference, phone });
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const refused = error instanceof Refusal ? error.fields : {};
      const wrong = (Object.keys(TESTS) as RuledField[]).filter((name) => refused[name]);
      wrong.forEach((name, at) => form.setError(name, { message: t(`invalid.${name}`) }, { shouldFocus: at === 0 }));
      setTrouble(wrong.length ? { title: t('incomplete') } : { title: t('failed'), text: words(error) });
    }
  }

  const submit = form.handleSubmit(send, () => setTrouble({ title: t('incomplete') }));
  const again = () => {
    form.setValue('message', '');
    form.clearErrors();
    setSent(undefined);
  };
  return { form, field, submit, sent, again, trouble: form.formState.isValid && trouble?.title === t('incomplete') ? undefined : trouble };
}

const trimmed = (fields: EnquiryFields): EnquiryFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])) as EnquiryFields;
