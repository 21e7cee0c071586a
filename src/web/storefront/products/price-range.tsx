import { type FormEvent, memo, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductFilter } from '#src/web/features/product-filter/filter.ts';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';

const wrong = (text: string) => text.trim() !== '' && !/^[1-9]\d{0,8}$/.test(text.trim());

type PriceRangeProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>, state: object) => void };

/** From and to, in whole rupees; applied when submitted, not with every key. Input in progress stays when the list reloads. */
export const PriceRange = memo(function PriceRange({ filter, onChange }: PriceRangeProps) {
  const { key, state } = useFormKey(useId(), `${filter.min} ${filter.max}`);
  return <Bounds key={key} filter={filter} onChange={(change) => onChange(change, state)} />;
});

function Bounds({ filter, onChange }: { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void }) {
  const t = useTranslations('products');
  const [from, setFrom] = useState(filter.min ? String(filter.min) : '');
  const [to, setTo] = useState(filter.max ? String(filter.max) : '');
  const [checked, setChecked] = useState(false);
  const set = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (wrong(from) || wrong(to)) return;
    const [low, high] = [Number(from) || undefined, Number(to) || undefined];
    const turned = low !== undefined && high !== undefined && low > high;
    if (turned) {
      setFrom(to);
      setTo(from);
    }
    onChange(turned ? { min: high, max: low } : { min: low, max: high });
  };
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the panel's own form would reload the page
    set();
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{t('price')}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('from')}
          name="min"
          inputMode="numeric"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          onKeyDown={onKeyDown}
          error={checked && wrong(from) ? t('wrongPrice') : undefined}
        />
        <TextField
          label={t('to')}
          name="max"
          inputMode="numeric"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          onKeyDown={onKeyDown}
          error={checked && wrong(to) ? t('wrongPrice') : undefined}
        />
      </div>
      <Button look="secondary" size="small" onClick={() => set()}>
        {t('priceApply')}
      </Button>
    </fieldset>
  );
}
