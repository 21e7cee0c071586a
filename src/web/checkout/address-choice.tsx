import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#src/contract/domain.ts';
import { Badge } from '../components/badge.tsx';
import { AddressText } from './address-text.tsx';

type ChoiceProps = { addresses: Address[]; chosen: string | undefined; onChoose: (id: string) => void };

/** The saved addresses, the default first. */
export function AddressChoice({ addresses, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('checkout.address');
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('choose')}</legend>
      {addresses.map((address) => (
        <label
          key={address.id}
          className="flex cursor-pointer items-start gap-3 rounded-card p-4 inset-ring inset-ring-line transition-shadow duration-150 hover:inset-ring-edge has-checked:bg-brand-wash has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
        >
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={address.id === chosen}
            onChange={() => onChoose(address.id)}
            className="mt-0.5 size-5 shrink-0 accent-(--color-link)"
          />
          <span className="min-w-0 grow">
            <AddressText address={address} />
          </span>
          {address.isDefault && <Badge tone="brand">{t('default')}</Badge>}
        </label>
      ))}
    </fieldset>
  );
}
