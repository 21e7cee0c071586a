import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from './button.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type StepperProps = { value: number; onChange: (quantity: number) => void; about: string; disabled?: boolean };

/**
 * A quantity, by buttons or typed. Never below 1, with no upper limit (spec.md §4). `about` names the product for a screen reader; the new number
 * is also announced, because the buttons keep the focus.
 */
export function QuantityStepper({ value, onChange, about, disabled = false }: StepperProps) {
  const t = useTranslations('shell');
  const typed = useTypedNumber(value, onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div
      role="group"
      aria-label={t('quantityOf', { name: about })}
      className="inline-flex items-center rounded-full inset-ring inset-ring-edge"
    >
      <IconButton label={t('decrease')} disabled={disabled || value <= 1} onClick={() => onChange(value - 1)}>
        <Minus />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={6}
        aria-label={t('quantityOf', { name: about })}
        disabled={disabled}
        className="tabular h-11 w-12 rounded-card bg-transparent text-center text-base font-semibold focus-visible:-outline-offset-4"
        {...typed}
      />
      <output className="sr-only">{value}</output>
      <IconButton label={t('increase')} disabled={disabled} onClick={() => onChange(value + 1)}>
        <Plus />
      </IconButton>
    </div>
  );
}
