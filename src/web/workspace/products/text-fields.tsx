import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PLACEMENT_NAMES } from '#src/kernel/placements.ts';
import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { PLACEHOLDERS } from '#src/wire/client/product-words.ts';
import { KindField } from './fields/kind-field.tsx';
import type { FormValues } from './form-values.ts';
import { isTypedSku } from './is-sku.ts';

/** The texts of spec.md §2 below its numbers, and where it is placed. */
export function TextFields({ draft, categories, onAdd }: { draft: boolean; categories: string[]; onAdd: () => void }) {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  const short = (field: 'name' | 'title' | 'description') => (value: string) =>
    value.trim().length > MAIN_FIELDS[field].most ? t('invalid.tooLong', { max: MAIN_FIELDS[field].most }) : undefined;
  /** A new product's placeholder text must be replaced before it goes on sale. */
  const own = (field: keyof typeof PLACEHOLDERS) => (value: string, values: FormValues) =>
    draft && Number(values.price) > 0 && value.trim() === PLACEHOLDERS[field]
      ? t('invalid.placeholder')
      : short(field)(value);
  return (
    <div className="grid gap-4">
      <TextField
        {...register('name', {
          validate: (value, values) => (value.trim() ? own('name')(value, values) : t('invalid.name')),
        })}
        label={t('fields.name')}
        aria-required
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextField
        {...register('title', { validate: own('title') })}
        label={t('fields.title')}
        hint={t('hints.title')}
        autoComplete="off"
        error={errors.title?.message}
      />
      <TextField
        {...register('sku', { validate: (value) => (isTypedSku(value) ? undefined : t('invalid.sku')) })}
        label={t('fields.sku')}
        hint={t('hints.sku')}
        autoComplete="off"
        spellCheck={false}
        error={errors.sku?.message}
      />
      <KindField kind="category" names={categories} onAdd={onAdd} />
      <TextArea
        {...register('description', { validate: own('description') })}
        label={t('fields.description')}
        hint={t('hints.description')}
        rows={6}
        error={errors.description?.message}
      />
      <SelectField {...register('placement')} label={t('fields.placement')} error={errors.placement?.message}>
        {PLACEMENT_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`placements.${name}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
