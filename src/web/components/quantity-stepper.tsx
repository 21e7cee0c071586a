import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from './button.tsx';

/** How many: never below 1, above without limit (spec.md §4). `about` names the product for a screen reader. */
export function QuantityStepper({
  value,
  onChange,
  about,
  disabled = false,
}: {
  value: number;
  onChange: (quantity: number) => void;
  about: string;
  disabled?: boolean;
}) {
  const t = useTranslations('shell');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div role="group" aria-label={t('quantityOf', { name: about })} className="inline-flex items-center rounded-full inset-ring inset-ring-edge">
      <IconButton label={t('decrease')} disabled={disabled || value <= 1} onClick={() => onChange(value - 1)}>
        <Minus />
      </IconButton>
      <output className="tabular min-w-8 text-center font-semibold">{value}</output>
      <IconButton label={t('increase')} disabled={disabled} onClick={() => onChange(value + 1)}>
        <Plus />
      </IconButton>
    </div>
  );
}
