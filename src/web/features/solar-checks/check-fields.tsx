import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import type { CheckState, Option } from './check.ts';

type Own = { data: CheckState; name: string; label: string; hint?: string; required?: boolean };

/** A number to type, with what was typed before, or a usual value, and what is wrong with it. */
export const NumberField = ({ data: { answers, errors }, name, usual, ...rest }: Own & { usual?: string }) => (
  <TextField
    {...rest}
    name={name}
    defaultValue={answers[name] ?? (errors[name] ? '' : usual)}
    {...(errors[name] && { error: errors[name] })}
    inputMode="decimal"
    autoComplete="off"
    className="tabular"
  />
);

/** Fields that have the whole width of a form with two columns. */
export const WholeRow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div data-whole-row="" className={className}>
    {children}
  </div>
);

/** One of a list, or none of it. */
export function ChoiceField({ data: { answers, errors }, name, options, ...rest }: Own & { options: Option[] }) {
  const t = useTranslations('solarChecks');
  return (
    <SelectField
      {...rest}
      name={name}
      defaultValue={answers[name] ?? ''}
      {...(errors[name] && { error: errors[name] })}
    >
      <option value="">{t('notChosen')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
