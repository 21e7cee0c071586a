import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#src/web/ui/field.tsx';
import type { FormValues } from '../form-values.ts';

/** What a picture shows, for whoever cannot see it. The address of a picture is no path in the form, so the texts are kept as one. */
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
