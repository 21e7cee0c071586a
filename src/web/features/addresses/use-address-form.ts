import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { COUNTRY, RULES } from '#src/kernel/field-rules.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { tenDigits } from '#src/web/features/phone-number/ten-digits.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { editAddress, saveAddress } from '#src/wire/client/checkout.ts';
import type { Address, AddressDraft } from '#src/wire/domain.ts';

export type RuledField = 'fullAddress' | 'city' | 'landmark' | 'zipcode' | 'phone';

/**
 * The address form: checked when a field is left and then with each change; nothing typed is lost by a refusal.
 * @param edited the address that is changed; a new one is added where it is absent
 */
export function useAddressForm(uid: string, onSaved: (address: Address) => void, edited?: Address) {
  const t = useTranslations('checkout.address');
  const words = useFaultWords('checkout');
  const [trouble, setTrouble] = useState<{ title: string; text?: string }>();
  const { states } = useRoot();
  const form = useForm<AddressDraft>({
    mode: 'onTouched',
    defaultValues: { state: states[0], ...(edited && draftOf(edited)), country: COUNTRY },
  });

  /** A field with its rule of spec.md §5. */
  const field = (name: RuledField) =>
    form.register(name, {
      validate: (value) =>
        RULES[name](name === 'phone' ? tenDigits(value) : value) ? t(`invalid.${name}`) : undefined,
    });

  async function send(typed: AddressDraft) {
    const draft = { ...trimmed(typed), phone: tenDigits(typed.phone), country: COUNTRY };
    setTrouble(undefined);
    try {
      if (edited) await editAddress(edited.id, draft);
      const id = edited?.id ?? (await saveAddress(uid, draft));
      form.reset();
      onSaved({ ...draft, id, isDefault: edited?.isDefault ?? true });
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const refused = error instanceof Refusal ? error.fields : {};
      const wrong = (Object.keys(typed) as FieldPath<AddressDraft>[]).filter((name) => refused[name]);
      wrong.forEach((name, at) =>
        form.setError(
          name,
          { message: name === 'state' ? refused[name] : t(`invalid.${name}`) },
          { shouldFocus: at === 0 },
        ),
      );
      setTrouble(wrong.length ? { title: t('incomplete') } : { title: t('failed'), text: words(error) });
    }
  }

  const submit = form.handleSubmit(send, () => setTrouble({ title: t('incomplete') }));
  return {
    form,
    field,
    submit,
    trouble: form.formState.isValid && trouble?.title === t('incomplete') ? undefined : trouble,
  };
}

const draftOf = ({ id: _, isDefault: __, ...draft }: Address): AddressDraft => draft;

const trimmed = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.trim()])) as AddressDraft;
