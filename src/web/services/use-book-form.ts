import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { Refusal } from '#src/contract/client/call.ts';
import { requestVisit } from '#src/contract/client/enquiries.ts';
import type { Address, PreferredTime } from '#src/contract/domain.ts';
import { RULES } from '#src/contract/rules.ts';
import { goToForm } from '../checkout/address-section.tsx';
import { useFaultWords } from '../fault-words.ts';
import type { BookedPlan } from './book-dialog.tsx';
import { daysToChoose } from './days.ts';

export type BookValues = { name: string; email: string; preferredDay: string; preferredTime: PreferredTime; problems: string; note: string };
type RuledField = 'name' | 'email' | 'preferredDay';

const TESTS: Record<RuledField, (value: string) => boolean> = {
  name: (value) => !RULES.name(value),
  email: (value) => !RULES.email(value),
  preferredDay: (value) => {
    const { first, last } = daysToChoose(Date.now());
    return value >= first && value <= last;
  },
};

type Input = { plan: BookedPlan; buyer: { name: string; email: string }; address: Address | undefined; section: RefObject<HTMLElement | null> };

/** The request for a visit; nothing typed is lost by a refusal. */
export function useBookForm({ plan, buyer, address, section }: Input) {
  const t = useTranslations('service.booking');
  const words = useFaultWords('service.booking');
  const locale = useLocale().slice(0, 2);
  const form = useForm<BookValues>({
    mode: 'onTouched',
    defaultValues: { name: buyer.name, email: buyer.email, preferredDay: '', preferredTime: 'any', problems: '', note: '' },
  });
  const [trouble, setTrouble] = useState<{ title: string; text?: string }>();
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState<{ reference: string; phone: string }>();

  const field = (name: RuledField) => form.register(name, { validate: (value) => (TESTS[name](value) ? undefined : t(`invalid.${name}`)) });

  async function send(typed: BookValues) {
    setTrouble(undefined);
    setMissing(!address);
    if (!address) {
      goToForm(section.current);
      return;
    }
    try {
      const request = { ...typed, name: typed.name.trim(), email: typed.email.trim(), plan: plan.id, addressId: address.id, locale };
      setSent({ reference: await requestVisit(request), phone: address.phone });
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const refused = error instanceof Refusal ? error.fields : {};
      const wrong = (Object.keys(TESTS) as RuledField[]).filter((name) => refused[name]);
      wrong.forEach((name, at) => form.setError(name, { message: t(`invalid.${name}`) }, { shouldFocus: at === 0 }));
      setTrouble(wrong.length ? { title: t('incomplete') } : { title: t('failed'), text: words(error) });
    }
  }

  const submit = form.handleSubmit(send, () => setTrouble({ title: t('incomplete') }));
  return {
    form,
    field,
    submit,
    sent,
    missing: missing && !address,
    trouble: form.formState.isValid && trouble?.title === t('incomplete') ? undefined : trouble,
  };
}
