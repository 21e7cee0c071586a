import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { languageTag } from '#src/kernel/locales.ts';
import { DETAIL_FIELDS, type InputField, type InputKey } from '#src/kernel/product-fields.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { type FormValues, numeric } from '../form-values.ts';
import { useFieldLabels } from './use-field-labels.ts';

/** A product detail in the control for its kind, with its label, its hint and its error. */
export function DetailField({ field }: { field: InputField }) {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  const fault = useFault();
  const labelOf = useFieldLabels();
  const hint = `hints.${field.of ?? field.key}` as MessageKey<'manage'>;
  const registered = register(field.key, { validate: (value) => fault(field, String(value).trim()) });
  const shared = {
    ...registered,
    label: labelOf(field.key),
    ...(field.language && { lang: languageTag(field.language) }),
    ...(t.has(hint) && { hint: t(hint) }),
    error: formState.errors[field.key]?.message,
    autoComplete: 'off',
  };
  switch (field.kind) {
    case 'flag':
      return <Flag name={field.key} />;
    case 'list':
      return <TextArea rows={field.form?.rows ?? 3} {...shared} />;
    case 'day':
      return <TextField type="date" {...shared} />;
    case 'text':
      if (field.form?.rows) return <TextArea rows={field.form.rows} {...shared} maxLength={field.most} />;
      return <TextField {...shared} maxLength={field.most} />;
    case 'hsn':
      return <TextField inputMode="numeric" className="tabular" {...shared} />;
    case 'gst':
      return <TextField inputMode="decimal" className="tabular" {...shared} />;
    case 'whole':
    case 'decimal':
      return (
        <TextField
          {...shared}
          inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
          className="tabular"
          onChange={(event) => {
            event.target.value = numeric(event.target.value);
            return registered.onChange(event);
          }}
        />
      );
  }
}

const SIDES = Object.keys(DETAIL_FIELDS.dimensionsMm.parts) as InputKey[];

/** What is wrong with a typed detail, by its row's limits; undefined if it is valid. */
function useFault(): (field: InputField, typed: string) => string | undefined {
  const t = useTranslations('manage.invalid');
  const { getValues } = useFormContext<FormValues>();
  const isMissingSide = (field: InputField) =>
    SIDES.includes(field.key) && SIDES.some((side) => String(getValues(side)).trim() !== '');
  return (field, typed) => {
    switch (field.kind) {
      case 'text':
        if (field.required && typed === '') return t('required');
        return typed.length > field.most ? t('tooLong', { max: field.most }) : undefined;
      case 'hsn':
        return /^(\d{4,8})?$/.test(typed) ? undefined : t('hsn');
      case 'gst':
        return typed !== '' && Number(typed) >= 0 && Number(typed) <= field.most ? undefined : t('gst');
      case 'whole':
        if (typed === '') return isMissingSide(field) ? t('sides') : undefined;
        return Number.isInteger(Number(typed)) && Number(typed) >= field.least && Number(typed) <= field.most
          ? undefined
          : t(field.unit === 'years' ? 'years' : 'measure');
      case 'decimal':
        return typed === '' || (Number(typed) > 0 && Number(typed) <= field.most) ? undefined : t('measure');
      default:
        return undefined;
    }
  };
}

function Flag({ name }: { name: InputKey }) {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  const error = formState.errors[name]?.message;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]">
        <input type="checkbox" {...register(name)} className="size-5 accent-brand" />
        {t(`fields.${name}` as MessageKey<'manage'>)}
      </label>
      {error && (
        <p role="alert" className="text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
