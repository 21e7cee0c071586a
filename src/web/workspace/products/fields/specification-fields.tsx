import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import type { SpecificationField } from '#src/wire/domain.ts';
import type { FormValues } from '../form-values.ts';
import { isSpecificationValue } from '../typed-specification.ts';
import { useFigureLabels } from './use-field-labels.ts';

/** The category's specifications, each in a field of its kind, and further ones that the product has. */
export function SpecificationFields({ fields }: { fields: SpecificationField[] }) {
  const t = useTranslations('manage');
  const { control } = useFormContext<FormValues>();
  const typed = useWatch({ control, name: 'specification' });
  const known = new Set(fields.map(({ key }) => key));
  const others = Object.keys(typed).filter((key) => !known.has(key) && typed[key]);
  if (fields.length + others.length === 0) return <p className="text-sm text-soft">{t('hints.noFigures')}</p>;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <FigureField key={field.key} field={field} />
      ))}
      {others.map((key) => (
        <FigureField key={key} field={{ key, kind: typed[key]?.includes('\n') ? 'list' : 'text', usual: false }} />
      ))}
    </div>
  );
}

function FigureField({ field }: { field: SpecificationField }) {
  const t = useTranslations('manage');
  const words = useFigureLabels()(field.key);
  const { register, formState } = useFormContext<FormValues>();
  const shared = {
    ...register(`specification.${field.key}`, {
      validate: (value) =>
        isSpecificationValue(value ?? '', field) ? undefined : t(field.whole ? 'invalid.whole' : 'invalid.number'),
    }),
    label: words.unit ? `${words.label} (${words.unit})` : words.label,
    error: formState.errors.specification?.[field.key]?.message,
    autoComplete: 'off',
  };
  if (field.kind === 'flag' || field.choices) {
    const options = field.choices?.map((choice) => ({ value: String(choice), words: words.value(choice) })) ?? [
      { value: 'yes', words: t('yes') },
      { value: 'no', words: t('no') },
    ];
    return (
      <SelectField {...shared}>
        <option value="">–</option>
        {options.map(({ value, words: option }) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.kind === 'list') return <TextArea rows={3} hint={t('hints.lines')} {...shared} />;
  return (
    <TextField
      inputMode={field.kind === 'number' ? 'decimal' : 'text'}
      className={field.kind === 'number' ? 'tabular' : ''}
      maxLength={300}
      {...shared}
    />
  );
}
