import { useTranslations } from 'use-intl';
import { COUNTRY, RULES } from '#src/kernel/field-rules.ts';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { useForm } from '#src/web/ui/use-form.ts';
import { editAddress, saveAddress } from '#src/wire/client/checkout.ts';
import type { Address, AddressDraft } from '#src/wire/domain.ts';

/** The rules of spec.md §5 for an address, also used where it is part of another form. */
export function useAddressRules(t: (key: `invalid.${RuledField}`) => string) {
  const rule = (name: RuledField, read = (value: string) => value) => ({
    [name]: (value: string) => (RULES[name](read(value)) ? t(`invalid.${name}`) : undefined),
  });
  return {
    ...rule('fullAddress'),
    ...rule('city'),
    ...rule('landmark'),
    ...rule('zipcode'),
    ...rule('phone', tenDigits),
  };
}
type RuledField = 'fullAddress' | 'city' | 'landmark' | 'zipcode' | 'phone';

/** The form of an address. @param edited the one being edited; without it, a new one is added */
export function useAddressForm(uid: string, onSaved: (address: Address) => void, edited?: Address) {
  const t = useTranslations('checkout.address');
  const faults = useFaultWords('checkout');
  const { states } = useRoot();
  const form = useForm<AddressDraft, Address>({
    area: 'checkout.address',
    refresh: 'never',
    words: faults,
    values: { state: states[0], ...(edited && draftOf(edited)), country: COUNTRY },
    rules: useAddressRules(t),
    fieldWords: (field, message) => (field === 'state' ? message : undefined),
    async send(typed) {
      const draft = { ...trimmed(typed), phone: tenDigits(typed.phone), country: COUNTRY };
      if (edited) await editAddress(edited.id, draft);
      const id = edited?.id ?? (await saveAddress(uid, draft));
      return { ...draft, id, isDefault: edited?.isDefault ?? true };
    },
    onSent(address) {
      form.fields.reset();
      onSaved(address);
    },
  });
  return form;
}

const draftOf = ({ id: _, isDefault: __, ...draft }: Address): AddressDraft => draft;

const trimmed = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.trim()])) as AddressDraft;
