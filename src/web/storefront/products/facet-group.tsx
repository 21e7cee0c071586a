import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatCount } from '#src/web/ui/price.tsx';
import type { OptionName } from './press-option.ts';

export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

type OptionProps = {
  type: 'radio' | 'checkbox';
  name: OptionName;
  value: string;
  checked: boolean;
  count?: number | undefined;
  onPress: (name: OptionName, value: string) => void;
  children: ReactNode;
};

/**
 * One choice, with how many products it would show. One that shows none is listed only while it is chosen. A press renders only the options that it
 * changes: with dozens of them a cheap phone would show it late.
 */
export const FacetOption = memo(function FacetOption(option: OptionProps) {
  const { type, name, value, checked, count, onPress, children } = option;
  const t = useTranslations('products');
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-card text-[0.9375rem] has-checked:font-semibold hover:text-link">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onPress(name, value)}
        className="size-5 shrink-0 accent-[var(--color-link)]"
      />
      <span className={count === 0 && !checked ? 'text-soft' : ''}>{children}</span>
      {count !== undefined && (
        <span className="tabular ms-auto text-sm font-normal text-soft">
          {t('countOf', { count: formatCount(count) })}
        </span>
      )}
    </label>
  );
});
