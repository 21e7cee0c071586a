import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#src/web/ui/field.tsx';
import type { FormValues } from '../form-values.ts';

/** A picture's alternative text. A picture's address cannot be a path in the form, so the texts are stored as one value. */
export function AltField({ url, label }: { url: string; label: string }) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const alts = useWatch({ control, name: 'pictureAlts' });
  return (
    <TextField
      label={label}
      value={alts[url] ?? ''}
      maxLength={200}
      autoComplete="off"
      className="text-sm"
      onChange={(event) =>
        setValue('pictureAlts', { ...getValues('pictureAlts'), [url]: event.target.value }, { shouldDirty: true })
      }
    />
  );
}
