import { Plus } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import type { FormValues } from '../form-values.ts';

/** The product's category or brand, chosen from the shop's; a new one can be added on the spot. */
export function KindField({ kind, names, onAdd }: { kind: 'category' | 'brand'; names: string[]; onAdd: () => void }) {
  const t = useTranslations('manage');
  const { field, fieldState } = useController<FormValues, 'category' | 'brand'>({ name: kind });
  const error = fieldState.error?.message;
  return (
    <div className="grid justify-items-start gap-1 [&>:first-child]:w-full">
      <SelectField
        {...field}
        label={t(`fields.${kind}`)}
        {...(t.has(`hints.${kind}` as MessageKey<'manage'>) && { hint: t(`hints.${kind}` as MessageKey<'manage'>) })}
        {...(error && { error })}
      >
        <option value="">{t(kind === 'brand' ? 'noBrand' : 'noCategory')}</option>
        {/* The value when the form was opened, even if it has been renamed since. */}
        {field.value && !names.includes(field.value) && <option value={field.value}>{field.value}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button look="quiet" size="small" className="-ms-4" onClick={onAdd}>
        <Plus aria-hidden className="size-4.5" />
        {t(`addKind.${kind}`)}
      </Button>
    </div>
  );
}
