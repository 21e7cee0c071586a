import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { type FormValues, numeric } from './form-values.ts';

type NumberProps = {
  name: 'price' | 'discount' | 'listPrice' | 'stock';
  hint: string;
  validate: (value: string) => string | undefined;
  onTyped?: (value: string) => void;
  placeholder?: string;
};

/** A number field; text that is not a number becomes empty (spec.md §5). */
export function NumberField({ name, hint, validate, onTyped, placeholder }: NumberProps) {
  const t = useTranslations('manage.fields');
  const { register, formState } = useFormContext<FormValues>();
  const { onChange, ...field } = register(name, { validate });
  return (
    <TextField
      {...field}
      label={t(name)}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      aria-required={name !== 'listPrice' || undefined}
      placeholder={placeholder}
      className="tabular"
      error={formState.errors[name]?.message}
      onChange={(event) => {
        event.target.value = numeric(event.target.value);
        onTyped?.(event.target.value);
        return onChange(event);
      }}
    />
  );
}
