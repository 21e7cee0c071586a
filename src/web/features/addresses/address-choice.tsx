import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { AddressActions } from './address-actions.tsx';
import { AddressText } from './address-text.tsx';
import type { Addresses } from './use-addresses.ts';

type ChoiceProps = { state: Addresses };

/** The saved addresses, the default first; the chosen one shows its actions. */
export function AddressChoice({ state }: ChoiceProps) {
  const { addresses } = state;
  const chosen = state.chosen?.id;
  const t = useTranslations('checkout.address');
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('choose')}</legend>
      {addresses.map((address) => (
        <div
          key={address.id}
          className="rounded-card inset-ring inset-ring-line transition-shadow duration-150 hover:inset-ring-edge has-checked:inset-ring-2 has-checked:inset-ring-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-link"
        >
          <label className="flex cursor-pointer items-start gap-3 p-4">
            <input
              type="radio"
              name={name}
              value={address.id}
              checked={address.id === chosen}
              onChange={() => state.choose(address.id)}
              className="mt-0.5 size-5 shrink-0 accent-(--color-link)"
            />
            <span className="min-w-0 grow">
              <AddressText address={address} />
            </span>
            {address.isDefault && <Badge tone="brand">{t('default')}</Badge>}
          </label>
          {address.id === chosen && (
            <div className="-mt-2 ps-12 pe-4 pb-2">
              <AddressActions address={address} state={state} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
